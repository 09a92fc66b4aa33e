/** What every table and the house around it have. 48 × 48 each. */

export const things: Record<string, string> = {
  coin: '<circle cx="24" cy="24" r="20" fill="#e9b93a"/><circle cx="24" cy="24" r="14" fill="#f6d469" stroke-width="1.500"/><path fill="#c8941f" d="M17 31l-2-13 5.500 5L24 15l3.500 8 5.500-5-2 13z" stroke-width="1.500"/>',
  crown: '<path fill="#f2c94c" d="M6 38l-3-22 11 9L24 8l10 17 11-9-3 22z"/><path d="M7 33h34"/><circle cx="24" cy="8" r="3" fill="#b3352a"/><circle cx="4" cy="15" r="2.500" fill="#27598f"/><circle cx="44" cy="15" r="2.500" fill="#27598f"/>',
  mask: '<path fill="#3b2413" d="M3 18c7-5 14-4 21-1 7-3 14-4 21 1 0 10-4 16-11 16-5 0-7-4-10-4s-5 4-10 4C7 34 3 28 3 18z"/><ellipse cx="14.500" cy="23" rx="5" ry="3.500" fill="#fbf1da"/><ellipse cx="33.500" cy="23" rx="5" ry="3.500" fill="#fbf1da"/>',
  boar: '<path fill="#2b4f81" d="M4 32C2 21 9 11 20 10c2-5 7-8 11-7l-1 7c6 2 10 6 12 11l4 5c1 5-1 9-5 11l-7 1c-3 5-7 7-12 7H12c-4-2-7-7-8-13z"/><path fill="#1f3c63" d="M20 10c-2 3-2 7 1 10 4-2 7-5 9-10zM9 17L4 13l1 8zM14 12L11 6l-2 7z"/><circle cx="32" cy="20" r="2.200" fill="#fbf1da" stroke="none"/><circle cx="32.600" cy="20.300" r="1" fill="#1d1916" stroke="none"/><path fill="#e2a294" d="M40 22c4-1 7 2 7 6s-2 8-6 8c-3-4-3-10-1-14z"/><path d="M43.500 27v3"/><path fill="#fbf1da" d="M32 37c-2-5 0-10 4-12 0 4 2 7 3 11z"/><path d="M29 37c4 1 8 1 12-1"/>',
  deck: '<path fill="#24426c" d="M9 10h26v34H9z"/><path fill="#2b4f81" d="M13 5h26v34H13z"/><path stroke="#f2c94c" d="M17 9h18v26H17z"/><path fill="#f2c94c" d="M26 15l6 7-6 7-6-7z" stroke="none"/>',
  door: '<path fill="#8a5a2c" d="M8 4h22v40H8z"/><path fill="#c99f62" d="M8 4l14 6v38L8 44z"/><circle cx="18" cy="28" r="1.500" fill="#3b2413"/><path d="M30 25h15M39 18l7 7-7 7" stroke-width="3"/>',
  pile: '<path fill="#fff6e2" d="M6 14l24-8 9 27-24 8z"/><path fill="#f0dfb4" d="M12 8h25v33H12z"/><path d="M17 15h15M17 21h15M17 27h9"/>',
  sound:
    '<path fill="#b98250" d="M5 18h9L25 8v32L14 30H5z"/><path d="M31 17c4 4 4 10 0 14M36 12c7 7 7 17 0 24" stroke-width="3"/>',
  muted: '<path fill="#b98250" d="M5 18h9L25 8v32L14 30H5z"/><path d="M32 18l12 12M44 18L32 30" stroke-width="3"/>',
  sun: '<circle cx="24" cy="24" r="9" fill="#f2c94c"/><path d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4" stroke-width="3"/>',
  moon: '<path fill="#f6e7b8" d="M30 6c-12 1-20 10-19 20 1 11 12 18 24 15-9-4-13-11-13-18 0-8 3-13 8-17z"/>',
  scroll: '<path fill="#f3e5c6" d="M12 6h26c-3 2-3 5-3 8v22c0 4-2 6-5 6H8c3-1 4-3 4-6z"/><path fill="#cdb381" d="M12 6c-4 0-6 2-6 5v3h6zM30 42c4 0 6-2 6-6H14c0 4-2 6-6 6z"/><path d="M18 14h12M18 20h12M18 26h8"/>',
  book: '<path fill="#2b4f81" d="M4 8c8-2 14 0 20 4 6-4 12-6 20-4v32c-8-2-14 0-20 4-6-4-12-6-20-4z"/><path fill="#fbf1da" d="M8 11c6-1 11 1 16 4v25c-5-3-10-5-16-4zM40 11c-6-1-11 1-16 4v25c5-3 10-5 16-4z"/>',
};
