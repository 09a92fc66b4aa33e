/** The goods that every table has, drawn in one hand: brown ink outline, flat fills, one highlight. 48 × 48 each. */

export const apple = (x: number, y: number, size: number, fill: string, leaf = '#6d9a3c') =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${fill}" d="M0-8C-4-12-14-11-15 0c-1 10 7 17 11 17 2 0 3-1 4-1s2 1 4 1c4 0 12-7 11-17C14-11 4-12 0-8z"/><path d="M0-8c0-4 1-7 4-9"/><path fill="${leaf}" d="M2-13c4-5 9-4 11-3-1 4-6 6-11 3z"/><path stroke="#fff" stroke-opacity=".55" d="M-10 0c0-3 1-5 4-6"/></g>`;

export const mug = (body: string, more: string) =>
  `<path fill="none" stroke-width="3.4" d="M34 21h5c3 0 5 2 5 5v5c0 3-2 5-5 5h-5"/><path fill="${body}" d="M9 18h26l-2 25H11z"/><path d="M17 21l1 20M27 21l-1 20" stroke-opacity=".45"/><path fill="#d9a441" d="M10 27h24M10.500 36h23"/><path fill="#fffaf0" d="M8 18c-3-5 2-9 6-7 2-5 10-5 12-1 5-3 11 1 10 6-1 3-4 3-5 2-1 4-6 4-7 0-2 3-6 3-7 0-2 4-8 4-9 0z"/>${more}`;

export const crossbow = (limb: string, more: string) =>
  `<path fill="#a8743c" d="M22 8h4v33l-2 4-2-4z"/><path stroke-width="${limb}" d="M5 21C8 12 16 8 24 9c8-1 16 3 19 12"/><path stroke-width="1.500" d="M5 21l19 12 19-12"/><path fill="#c9ced3" d="M24 2l4 7h-8z"/><path d="M24 9v20"/>${more}`;

export const chilli = (fill: string, more = '') =>
  `<path fill="${fill}" d="M17 15c9-2 15 4 17 13 1 7-2 14-9 17 1-8-2-12-7-17-4-4-5-9-1-13z"/><path fill="#5f8a3a" d="M13 16c3-4 9-5 12-2-2 4-6 5-12 2z"/><path d="M17 13c-2-3-2-6 1-9"/><path stroke="#fff" stroke-opacity=".55" d="M22 19c5 2 7 6 8 10"/>${more}`;

export const bolt = (fill: string, fold: string, more: string) =>
  `<path fill="${fold}" d="M12 22v20c4 3 8-2 12 0s8 2 12-1V22z"/><path d="M20 26v15M28 26v16" stroke-opacity=".4"/><rect x="6" y="9" width="36" height="15" rx="7" fill="${fill}"/><ellipse cx="36" cy="16.500" rx="4.500" ry="7.500" fill="#f4e7cc"/><path d="M36 13c2 1 2 6 0 7-1-1-1-4 0-5"/><path stroke="#fff" stroke-opacity=".6" d="M12 13h14"/>${more}`;

export const wedge = (fill: string, rind: string, more: string) =>
  `<path fill="${rind}" d="M4 27L32 9c7 2 12 9 12 18z"/><path fill="${fill}" d="M4 27h40v14H4z"/><path stroke="#fff" stroke-opacity=".6" d="M14 24L31 13"/>${more}`;

const loaf = (fill: string, more: string) =>
  `<path fill="${fill}" d="M5 30c0-12 9-19 19-19s19 7 19 19c0 6-4 9-9 9H14c-5 0-9-3-9-9z"/><path stroke="#fff" stroke-opacity=".5" d="M10 26c1-5 4-8 8-9"/>${more}`;

export const goods: Record<string, string> = {
  apples: apple(24, 25, 1, '#c8402f'),
  cheese: wedge(
    '#f0c24b',
    '#f7d97e',
    '<circle cx="14" cy="34" r="3.500" fill="#c98f24"/><circle cx="27" cy="33" r="2.500" fill="#c98f24"/><circle cx="36" cy="36" r="3" fill="#c98f24"/><circle cx="31" cy="20" r="2.500" fill="#d9a63a"/>',
  ),
  bread: loaf('#cf9248', '<path d="M17 17l5 8M25 16l4 9M33 18l2 8"/>'),
  chickens:
    '<path d="M20 40v5M27 40v5M17 45h5M24 45h6"/><path fill="#f3e3c3" d="M9 12c4-4 11-2 12 4 1 5 5 7 11 6l10-6c2 10-4 24-17 24S9 33 9 25z"/><path fill="#c8402f" d="M9 12c-2-4 2-7 4-4 1-4 6-3 5 1 3-1 4 2 3 5-4-3-8-4-12-2z"/><path fill="#e2a02f" d="M9 15l-6 3 6 3z"/><circle cx="14" cy="16" r="1.500" fill="#3b2413" stroke="none"/><path fill="#d9bd8c" d="M20 27c6 0 12-1 15-5 1 7-3 12-8 12-4 0-7-3-7-7z"/>',
  pepper: chilli('#b3261e'),
  mead: mug('#b9793a', ''),
  silk: bolt('#7a4f9a', '#9a70b8', ''),
  crossbows: crossbow('3.400', ''),
};

/** What else is seen at the door. */
export const things: Record<string, string> = {
  badge:
    '<path fill="#e2b13c" d="M24 2l5.500 9.500L40 9l-2.500 10.500L47 25l-9.500 5.500L40 41l-10.500-2.500L24 47l-5.500-8.500L8 41l2.500-10.500L1 25l9.500-5.500L8 9l10.500 2.500z"/><circle cx="24" cy="25" r="10.500" fill="#fbe9b0"/><path fill="#b3261e" d="M24 17l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500-4.100-3.800 5.600-.700z"/>',
  'bag-closed':
    '<path fill="#b98a55" d="M16 17h16c9 6 12 15 10 22-1 4-5 6-18 6S7 43 6 39C4 32 7 23 16 17z"/><path fill="#d1a670" d="M14 4c3 3 6 3 10 0 4 3 7 3 10 0l-4 12H18z"/><path stroke="#b3261e" stroke-width="3.500" d="M16 16.500h16"/><path d="M13 30c2-4 4-6 6-7M31 24c3 2 5 5 5 9" stroke-opacity=".45"/><path fill="#b3261e" d="M28 17l6 9-5-1-2 5-3-12z" stroke-width="1.500"/>',
  king: '<path fill="#e2b13c" d="M6 38L3 13l11 9L24 6l10 16 11-9-3 25z"/><path d="M7 33h34"/><g fill="#b3261e" stroke-width="1.500"><circle cx="24" cy="27" r="3"/><circle cx="14" cy="28" r="2"/><circle cx="34" cy="28" r="2"/></g>',
};
