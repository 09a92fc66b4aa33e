/** Royal and promo goods, and what else lies on the table: brought with it. 48 × 48 each. */

import { apple, bolt, chilli, crossbow, mug, wedge } from './art';

const crown = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#e2b13c" d="M-9 6l-2-12 6 5 5-8 5 8 6-5-2 12z"/>`;

const star = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#fff2bf" stroke-width="1.500" d="M0-6l1.800 4 4.200.4-3.200 2.900 1 4.200L0 3.200-3.800 5.500l1-4.200L-6-1.600l4.200-.4z"/>`;

const flame = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#f0862e" d="M0 9c-6 0-8-6-5-10 1 2 2 2 3 2-2-5 1-9 4-10-1 4 5 6 5 12 0 4-3 6-7 6z"/>`;

export const rare: Record<string, string> = {
  'green-apples': apple(15, 28, 0.78, '#8fb84a', '#4d7a35') + apple(33, 28, 0.78, '#8fb84a', '#4d7a35'),
  'golden-apples':
    apple(24, 17, 0.66, '#e9b93a') + apple(13, 33, 0.66, '#e9b93a') + apple(35, 33, 0.66, '#e9b93a'),
  gouda:
    '<ellipse cx="24" cy="31" rx="20" ry="11" fill="#b8532c"/><path fill="#b8532c" d="M4 20v11h40V20z" stroke="none"/><path d="M4 20v11M44 20v11"/><ellipse cx="24" cy="20" rx="20" ry="11" fill="#e8a83c"/><path fill="#f6dc8e" d="M24 20l17-6c4 4 4 9 1 12z"/><path fill="#f9e7ae" d="M24 20v11l17 5 1-10z"/><path stroke="#fff" stroke-opacity=".6" d="M9 17c3-3 8-5 13-5"/>',
  'bleu-cheese': wedge(
    '#f2ecd8',
    '#faf6e8',
    '<path stroke="#3f6e8c" stroke-width="2.600" d="M9 33l5 3 4-5M22 31l4 6 5-3M35 31l3 6M26 20l4-4 4 4"/>',
  ),
  'rye-bread':
    '<path fill="#a8703a" d="M4 36C2 26 18 8 34 8c8 0 11 7 8 13C36 34 14 44 8 41c-2-1-3-3-4-5z"/><path d="M13 27l8 4M20 20l9 5M27 14l9 5"/><path fill="#e8c15a" d="M6 14c4-1 6 1 6 4-4 1-6-1-6-4zM13 6c3 2 3 5 1 7-3-2-3-5-1-7zM3 6c4 0 6 3 5 6-4 0-6-3-5-6z"/><path d="M16 22c-3-3-6-7-9-14"/>',
  pumpernickel:
    '<path fill="#5a3a24" d="M4 18l9-8h31v18l-9 9H4z"/><path fill="#7a5233" d="M4 18h31v19H4z"/><path d="M35 18l9-8M12 18l9-8M19 18l9-8M27 18l9-8"/><g fill="#d8b98a" stroke="none"><circle cx="10" cy="24" r="1.700"/><circle cx="18" cy="30" r="1.700"/><circle cx="27" cy="24" r="1.700"/><circle cx="11" cy="32" r="1.700"/><circle cx="29" cy="33" r="1.700"/><circle cx="20" cy="23" r="1.500"/></g>',
  'royal-rooster':
    '<path d="M20 40v5M26 40v5M17 45h5M23 45h6"/><path fill="#2f6b52" d="M29 24c3-9 8-14 15-14-1 4-2 6-2 8 3 1 2 6 0 8 2 3-4 8-10 9z"/><path fill="#b5502c" d="M10 15c3-4 10-3 11 3s5 8 11 8c0 9-4 15-11 15S9 34 9 27z"/><path fill="#e2a02f" d="M10 17l-6 3 6 3z"/><path fill="#c8402f" d="M10 24c-2 3-2 5 0 6 2-1 2-4 1-6z"/><circle cx="15" cy="18" r="1.500" fill="#3b2413" stroke="none"/><path fill="#8c3a20" d="M19 29c4 1 8 0 11-2 0 6-3 9-6 9s-5-3-5-7z"/>' +
    crown(15.5, 8, 0.72),
  'dragon-pepper': chilli('#b3261e', flame(36, 12, 1) + flame(12, 37, 0.8)),
  'strawberry-mead': mug(
    '#b9793a',
    '<path fill="#d8344a" d="M16 27c4-3 8-3 12 0 0 6-3 10-6 12-3-2-6-6-6-12z"/><path fill="#5f8a3a" d="M17 27l5-3 5 3-5 2z"/>',
  ),
  'golden-silk': bolt('#d9a22e', '#efc762', star(17, 32, 0.8) + star(30, 35, 0.7)),
  'heavy-crossbow': crossbow(
    '5',
    '<path stroke-width="2.500" d="M9 29c3-6 9-9 15-9s12 3 15 9"/><circle cx="24" cy="37" r="5" fill="#8b9298"/><path d="M24 34v6M21 37h6"/>',
  ),
  'feast-plate':
    '<ellipse cx="24" cy="36" rx="21" ry="7" fill="#cfd5da"/><path fill="#e9edf0" d="M8 34c0-12 7-19 16-19s16 7 16 19c-4 3-28 3-32 0z"/><circle cx="24" cy="12" r="3.500" fill="#e2b13c"/><path stroke="#fff" stroke-width="2.500" d="M13 30c1-5 4-9 8-10"/><path d="M6 8c2 2 2 4 0 6M41 6c-2 2-2 4 0 6"/>',
  'royal-summons':
    '<path fill="#f7edd2" d="M10 5h28v36H10z"/><path fill="#e3d2a6" d="M10 5c-5 0-6 7 0 7zM38 41c5 0 6-7 0-7z"/><path d="M16 13h16M16 19h16M16 25h9"/><circle cx="31" cy="33" r="7" fill="#b3261e"/><path fill="#f2c94c" stroke-width="1.400" d="M27 35l-.6-4.500 2.600 2 2-3.500 2 3.500 2.600-2L35 35z"/>',
  'brimstone-oil':
    '<path fill="#4a4f55" d="M19 20h10l3 6c5 3 7 8 5 13-1 4-5 5-13 5s-12-1-13-5c-2-5 0-10 5-13z"/><path fill="#d6b98c" d="M18 15h12v6H18z"/><path stroke="#fff" stroke-opacity=".5" d="M15 33c0-3 1-4 3-5"/><path fill="#f2c94c" d="M24 28l5 9H19z"/><path d="M24 31.500v2.500"/>' +
    flame(24, 8, 0.8),
  'olive-oil':
    '<path fill="#b9713a" d="M18 14h12l-1 5c7 3 9 11 6 17-2 5-4 8-11 8s-9-3-11-8c-3-6-1-14 6-17z"/><path fill="#d99a5c" d="M17 9h14v5H17z"/><path d="M18 17c-7-3-10 4-6 9M30 17c7-3 10 4 6 9"/><path d="M17 33c5-1 10-4 14-8"/><ellipse cx="20" cy="28" rx="3" ry="2.200" fill="#7f9a3c"/><ellipse cx="28" cy="33" rx="3" ry="2.200" fill="#7f9a3c"/>',
  'arcane-scrolls':
    '<g transform="rotate(-38 24 25)"><path fill="#efe0b8" d="M5 24h38v12H5z"/><ellipse cx="43" cy="30" rx="3.500" ry="6" fill="#d9c490"/><path d="M43 28c1 1 1 3 0 4"/><ellipse cx="5" cy="30" rx="3" ry="6" fill="#d9c490"/><path fill="#7a4f9a" d="M20 23h8v14h-8z"/></g><g transform="rotate(38 24 25)"><path fill="#f7edd2" d="M5 17h38v12H5z"/><ellipse cx="43" cy="23" rx="3.500" ry="6" fill="#e3d2a6"/><path d="M43 21c1 1 1 3 0 4"/><ellipse cx="5" cy="23" rx="3" ry="6" fill="#e3d2a6"/><path fill="#7a4f9a" d="M20 16h8v14h-8z"/></g>' +
    star(24, 7, 1) +
    star(24, 43, 0.8),
  'prince-johns-sword':
    '<path fill="#dfe5ea" d="M40 4l4 0 0 4L21 31l-4-4z"/><path d="M42 6L21 27" stroke-opacity=".5"/><path fill="#e2b13c" d="M10 23l15 15-3 3L7 26z"/><path fill="#7a3b22" d="M13 32l3 3-8 8-3-3z"/><circle cx="6" cy="42" r="3.500" fill="#b3261e"/>',
  'tabletop-trophy':
    '<path d="M14 10H6c0 8 3 12 10 13M34 10h8c0 8-3 12-10 13" stroke-width="2.600"/><path fill="#e2b13c" d="M13 6h22c1 12-3 20-11 21-8-1-12-9-11-21z"/><path fill="#c8941f" d="M21 27h6v7h-6z"/><path fill="#7a3b22" d="M13 34h22v8H13z"/><path fill="#fff" stroke-width="1.400" d="M19 10h10v9H19z"/><g fill="#3b2413" stroke="none"><circle cx="22" cy="12.500" r="1.200"/><circle cx="26" cy="16.500" r="1.200"/><circle cx="24" cy="14.500" r="1.200"/></g>',

  deputy:
    '<path fill="#c3cad0" d="M24 3l17 5c1 16-4 29-17 37C11 37 6 24 7 8z"/><path fill="#e9edf0" d="M24 9l11 3c0 11-3 20-11 26-8-6-11-15-11-26z"/><path fill="#2b4f81" d="M24 15l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500-4.100-3.800 5.600-.700z"/>',
  purse:
    '<path fill="#9a6635" d="M17 16h14c9 6 13 14 11 21-1 5-5 7-18 7S7 42 6 37C4 30 8 22 17 16z"/><path fill="#b98250" d="M15 6c3 2 6 2 9 0 3 2 6 2 9 0l-3 10H18z"/><path d="M15 16h18" stroke-width="3"/><circle cx="24" cy="31" r="6.500" fill="#e9b93a"/>',
  'bag-open':
    '<path fill="#6b4a2a" d="M7 12c6-5 28-5 34 0-3 5-31 5-34 0z"/><path fill="#b98a55" d="M7 12c6 5 28 5 34 0 3 10 5 20 3 27-1 4-6 6-20 6S5 43 4 39c-2-7 0-17 3-27z"/><path d="M13 24c0 6 1 9 3 12M34 24c1 5 0 9-2 12" stroke-opacity=".45"/>',
  queen:
    '<path fill="#cfd5da" d="M9 38c-2-8-3-14-3-20 5 4 8 4 10-3 3 4 5 3 8-5 3 8 5 9 8 5 2 7 5 7 10 3 0 6-1 12-3 20z"/><path d="M9 34h30"/><g fill="#7a4f9a" stroke-width="1.500"><circle cx="24" cy="28" r="2.600"/><circle cx="6" cy="16" r="2.500"/><circle cx="42" cy="16" r="2.500"/><circle cx="24" cy="8" r="2.500"/></g>',
  loot: '<path fill="#8a5a2c" d="M5 22h38v20H5z"/><path fill="#a8743c" d="M5 22c0-9 6-14 12-14h14c6 0 12 5 12 14z"/><path d="M14 9v33M34 9v33" stroke-width="3"/><path fill="#e2b13c" d="M20 19h8v9h-8z"/><path d="M24 22v3"/>',
  scales:
    '<path d="M24 5v36M14 43h20M8 12l16-3 16 3" stroke-width="2.600"/><path fill="#e2b13c" d="M2 27l6-14 6 14c-3 5-9 5-12 0zM34 27l6-14 6 14c-3 5-9 5-12 0z"/>',
  stall:
    '<path fill="#a8743c" d="M8 20h32v25H8z"/><path fill="#c99f62" d="M4 27h40v7H4z"/><path fill="#b3352a" d="M8 4h32l5 14c-2 5-8 5-10.500 0-2 5-8 5-10.500 0-2 5-8 5-10.500 0C11 23 5 23 3 18z"/><path fill="#fff6e2" d="M18 4h12l4.500 14c-2 5-8 5-10.500 0-2 5-8 5-10.500 0z" stroke-width="1.500"/>',
};
