/** What else lies on the table. 48 × 48 each. */

export const things: Record<string, string> = {
  badge:
    '<path fill="#e2b13c" d="M24 2l5.500 9.500L40 9l-2.500 10.500L47 25l-9.500 5.500L40 41l-10.500-2.500L24 47l-5.500-8.500L8 41l2.500-10.500L1 25l9.500-5.500L8 9l10.500 2.500z"/><circle cx="24" cy="25" r="10.500" fill="#fbe9b0"/><path fill="#b3261e" d="M24 17l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500-4.100-3.800 5.600-.700z"/>',
  deputy:
    '<path fill="#c3cad0" d="M24 3l17 5c1 16-4 29-17 37C11 37 6 24 7 8z"/><path fill="#e9edf0" d="M24 9l11 3c0 11-3 20-11 26-8-6-11-15-11-26z"/><path fill="#2b4f81" d="M24 15l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500-4.100-3.800 5.600-.700z"/>',
  coin: '<circle cx="24" cy="24" r="20" fill="#e9b93a"/><circle cx="24" cy="24" r="14" fill="#f6d469" stroke-width="1.500"/><path fill="#c8941f" d="M17 31l-2-13 5.500 5L24 15l3.500 8 5.500-5-2 13z" stroke-width="1.500"/>',
  purse:
    '<path fill="#9a6635" d="M17 16h14c9 6 13 14 11 21-1 5-5 7-18 7S7 42 6 37C4 30 8 22 17 16z"/><path fill="#b98250" d="M15 6c3 2 6 2 9 0 3 2 6 2 9 0l-3 10H18z"/><path d="M15 16h18" stroke-width="3"/><circle cx="24" cy="31" r="6.500" fill="#e9b93a"/>',
  'bag-closed':
    '<path fill="#b98a55" d="M16 17h16c9 6 12 15 10 22-1 4-5 6-18 6S7 43 6 39C4 32 7 23 16 17z"/><path fill="#d1a670" d="M14 4c3 3 6 3 10 0 4 3 7 3 10 0l-4 12H18z"/><path stroke="#b3261e" stroke-width="3.500" d="M16 16.500h16"/><path d="M13 30c2-4 4-6 6-7M31 24c3 2 5 5 5 9" stroke-opacity=".45"/><path fill="#b3261e" d="M28 17l6 9-5-1-2 5-3-12z" stroke-width="1.500"/>',
  'bag-open':
    '<path fill="#6b4a2a" d="M7 12c6-5 28-5 34 0-3 5-31 5-34 0z"/><path fill="#b98a55" d="M7 12c6 5 28 5 34 0 3 10 5 20 3 27-1 4-6 6-20 6S5 43 4 39c-2-7 0-17 3-27z"/><path d="M13 24c0 6 1 9 3 12M34 24c1 5 0 9-2 12" stroke-opacity=".45"/>',
  king: '<path fill="#e2b13c" d="M6 38L3 13l11 9L24 6l10 16 11-9-3 25z"/><path d="M7 33h34"/><g fill="#b3261e" stroke-width="1.500"><circle cx="24" cy="27" r="3"/><circle cx="14" cy="28" r="2"/><circle cx="34" cy="28" r="2"/></g>',
  queen:
    '<path fill="#cfd5da" d="M9 38c-2-8-3-14-3-20 5 4 8 4 10-3 3 4 5 3 8-5 3 8 5 9 8 5 2 7 5 7 10 3 0 6-1 12-3 20z"/><path d="M9 34h30"/><g fill="#7a4f9a" stroke-width="1.500"><circle cx="24" cy="28" r="2.600"/><circle cx="6" cy="16" r="2.500"/><circle cx="42" cy="16" r="2.500"/><circle cx="24" cy="8" r="2.500"/></g>',
  mask: '<path fill="#3b2413" d="M3 18c7-5 14-4 21-1 7-3 14-4 21 1 0 10-4 16-11 16-5 0-7-4-10-4s-5 4-10 4C7 34 3 28 3 18z"/><ellipse cx="14.500" cy="23" rx="5" ry="3.500" fill="#fbf1da"/><ellipse cx="33.500" cy="23" rx="5" ry="3.500" fill="#fbf1da"/>',
  loot: '<path fill="#8a5a2c" d="M5 22h38v20H5z"/><path fill="#a8743c" d="M5 22c0-9 6-14 12-14h14c6 0 12 5 12 14z"/><path d="M14 9v33M34 9v33" stroke-width="3"/><path fill="#e2b13c" d="M20 19h8v9h-8z"/><path d="M24 22v3"/>',
  scales:
    '<path d="M24 5v36M14 43h20M8 12l16-3 16 3" stroke-width="2.600"/><path fill="#e2b13c" d="M2 27l6-14 6 14c-3 5-9 5-12 0zM34 27l6-14 6 14c-3 5-9 5-12 0z"/>',
  task: '<path fill="#f2c94c" d="M24 2c3 3 4 6 4 8 3-3 6-4 10-3 0 4-1 7-4 9 4 0 7 1 10 4-3 4-6 5-9 4 3 3 4 6 4 10-4 0-8-1-10-4 0 4-2 7-5 9-3-2-5-5-5-9-2 3-6 5-10 5 0-4 1-7 4-10-4 1-7-1-9-4 2-3 5-5 9-5-3-2-5-5-4-9 4-1 8 0 11 3 0-3 1-6 4-8z"/><circle cx="24" cy="22" r="9" fill="#7a4b22"/>',
  boar: '<path fill="#2b4f81" d="M4 32C2 21 9 11 20 10c2-5 7-8 11-7l-1 7c6 2 10 6 12 11l4 5c1 5-1 9-5 11l-7 1c-3 5-7 7-12 7H12c-4-2-7-7-8-13z"/><path fill="#1f3c63" d="M20 10c-2 3-2 7 1 10 4-2 7-5 9-10zM9 17L4 13l1 8zM14 12L11 6l-2 7z"/><circle cx="32" cy="20" r="2.200" fill="#fbf1da" stroke="none"/><circle cx="32.600" cy="20.300" r="1" fill="#1d1916" stroke="none"/><path fill="#e2a294" d="M40 22c4-1 7 2 7 6s-2 8-6 8c-3-4-3-10-1-14z"/><path d="M43.500 27v3"/><path fill="#fbf1da" d="M32 37c-2-5 0-10 4-12 0 4 2 7 3 11z"/><path d="M29 37c4 1 8 1 12-1"/>',
  deck: '<path fill="#24426c" d="M9 10h26v34H9z"/><path fill="#2b4f81" d="M13 5h26v34H13z"/><path stroke="#f2c94c" d="M17 9h18v26H17z"/><path fill="#f2c94c" d="M26 15l6 7-6 7-6-7z" stroke="none"/>',
  door: '<path fill="#8a5a2c" d="M8 4h22v40H8z"/><path fill="#c99f62" d="M8 4l14 6v38L8 44z"/><circle cx="18" cy="28" r="1.500" fill="#3b2413"/><path d="M30 25h15M39 18l7 7-7 7" stroke-width="3"/>',
  pile: '<path fill="#fff6e2" d="M6 14l24-8 9 27-24 8z"/><path fill="#f0dfb4" d="M12 8h25v33H12z"/><path d="M17 15h15M17 21h15M17 27h9"/>',
  stall:
    '<path fill="#a8743c" d="M8 20h32v25H8z"/><path fill="#c99f62" d="M4 27h40v7H4z"/><path fill="#b3352a" d="M8 4h32l5 14c-2 5-8 5-10.500 0-2 5-8 5-10.500 0-2 5-8 5-10.500 0C11 23 5 23 3 18z"/><path fill="#fff6e2" d="M18 4h12l4.500 14c-2 5-8 5-10.500 0-2 5-8 5-10.500 0z" stroke-width="1.500"/>',
  sound:
    '<path fill="#b98250" d="M5 18h9L25 8v32L14 30H5z"/><path d="M31 17c4 4 4 10 0 14M36 12c7 7 7 17 0 24" stroke-width="3"/>',
  muted: '<path fill="#b98250" d="M5 18h9L25 8v32L14 30H5z"/><path d="M32 18l12 12M44 18L32 30" stroke-width="3"/>',
  sun: '<circle cx="24" cy="24" r="9" fill="#f2c94c"/><path d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4" stroke-width="3"/>',
  moon: '<path fill="#f6e7b8" d="M30 6c-12 1-20 10-19 20 1 11 12 18 24 15-9-4-13-11-13-18 0-8 3-13 8-17z"/>',
  book: '<path fill="#2b4f81" d="M4 8c8-2 14 0 20 4 6-4 12-6 20-4v32c-8-2-14 0-20 4-6-4-12-6-20-4z"/><path fill="#fbf1da" d="M8 11c6-1 11 1 16 4v25c-5-3-10-5-16-4zM40 11c-6-1-11 1-16 4v25c5-3 10-5 16-4z"/>',
};
