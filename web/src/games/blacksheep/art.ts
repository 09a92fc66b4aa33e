/** The six animals: heads, so that they are told apart by their outline alone. 48 × 48 each. */

const wool = (fill: string) =>
  `<path fill="${fill}" d="M24 5c4-3 9-1 10 3 5-1 9 3 8 8 4 2 5 8 1 11 2 5-2 9-6 9-1 5-7 7-10 4-3 3-9 2-10-3-5 1-9-3-8-8-5-2-6-8-2-11-2-5 2-9 6-9 1-5 7-7 11-4z"/>`;

export const animals: Record<string, string> = {
  horse:
    '<path fill="#5a3a24" d="M17 9C9 11 5 19 6 30c0 4-1 7-3 9 4 1 7 0 9-2l8-20z"/><path fill="#b0733d" d="M17 9l2-6 5 4c9 2 14 9 16 19 1 3 4 5 4 9 0 5-5 8-10 6-4-2-6-5-9-7-1 5 0 8 3 11H10c-3-10 0-18 5-24z"/><path fill="#5a3a24" d="M19 3l5 4-2 7c-3-2-5-5-5-5z"/><circle cx="26" cy="19" r="2" fill="#3b2413" stroke="none"/><path d="M38 35c1 1 2 1 3 0M33 40c2-1 3-2 4-4"/><path stroke="#fff" stroke-opacity=".55" d="M31 16c3 3 4 6 5 10"/>',
  cow: '<path fill="#efe2c4" d="M11 13C5 12 3 8 4 3c4 4 8 5 12 5zM37 13c6-1 8-5 7-10-4 4-8 5-12 5z"/><path fill="#c98f68" d="M12 16c-4-2-9-1-10 3 3 4 7 5 11 3zM36 16c4-2 9-1 10 3-3 4-7 5-11 3z"/><path fill="#fffaf0" d="M13 12c3-5 19-5 22 0 2 4 1 14-1 19H14c-2-5-3-15-1-19z"/><path fill="#5a3a24" d="M13 12c2-3 6-4 9-4 1 6 0 12-4 15-3 0-5-1-6-3 0-3 0-6 1-8z"/><path fill="#eab5a3" d="M11 33c0-5 5-8 13-8s13 3 13 8-6 11-13 11-13-6-13-11z"/><circle cx="18" cy="19" r="2" fill="#fffaf0" stroke="none"/><circle cx="30" cy="19" r="2" fill="#3b2413" stroke="none"/><g fill="#3b2413" stroke="none"><ellipse cx="19" cy="33" rx="1.800" ry="2.400"/><ellipse cx="29" cy="33" rx="1.800" ry="2.400"/></g><path d="M20 39c2 1.500 6 1.500 8 0"/>',
  pig: '<path fill="#e79a93" d="M9 18C5 14 5 7 7 4c5 0 9 3 11 6zM39 18c4-4 4-11 2-14-5 0-9 3-11 6z"/><path fill="#f2b3a9" d="M24 8c11 0 18 7 18 18S34 44 24 44 6 37 6 26 13 8 24 8z"/><ellipse cx="24" cy="31" rx="10" ry="7.500" fill="#dd857e"/><g fill="#3b2413" stroke="none"><ellipse cx="20" cy="31" rx="1.900" ry="3"/><ellipse cx="28" cy="31" rx="1.900" ry="3"/><circle cx="15" cy="20" r="2"/><circle cx="33" cy="20" r="2"/></g><path stroke="#fff" stroke-opacity=".6" d="M13 15c2-2 4-3 7-3"/>',
  sheep:
    wool('#fffaf0') +
    '<path fill="#4a372a" d="M15 19c-4-2-9-1-10 2 2 4 6 5 10 4zM33 19c4-2 9-1 10 2-2 4-6 5-10 4z"/><path fill="#5c4636" d="M15 17c4-4 14-4 18 0 2 8-1 22-9 25-8-3-11-17-9-25z"/><g fill="#fffaf0" stroke="none"><circle cx="20" cy="24" r="2.600"/><circle cx="28" cy="24" r="2.600"/></g><g fill="#3b2413" stroke="none"><circle cx="20" cy="24.500" r="1.300"/><circle cx="28" cy="24.500" r="1.300"/></g><path stroke="#e8d2b4" d="M22 34l2 2 2-2M24 36v2"/>',
  chicken:
    '<path fill="#c8402f" d="M17 9c-3-5 2-9 5-5 1-5 8-4 7 1 4-2 6 3 3 7z"/><path fill="#fbf1da" d="M24 8c9 0 12 8 12 16 0 6 4 9 5 20H7c1-11 5-14 5-20 0-8 3-16 12-16z"/><path fill="#e2a02f" d="M18 23l6-4 6 4-6 7z"/><path d="M18 23h12"/><path fill="#c8402f" d="M21 29c-2 5 0 8 3 8s5-3 3-8l-3 2z"/><g fill="#3b2413" stroke="none"><circle cx="17" cy="18" r="2"/><circle cx="31" cy="18" r="2"/></g><path d="M12 37l3 2 3-2M30 37l3 2 3-2"/>',
  'black-sheep':
    wool('#2c2622') +
    '<path fill="#1d1916" d="M15 21c-4 0-9 2-11 7 3 3 8 2 12-2zM33 21c4 0 9 2 11 7-3 3-8 2-12-2z"/><path fill="#4d443d" d="M15 17c4-4 14-4 18 0 2 8 0 16-3 20-1 2-3 4-6 4s-5-2-6-4c-3-4-5-12-3-20z"/><path fill="#2c2622" d="M15 17c1-5 4-7 9-7s8 2 9 7c-3 3-6 0-9 3-3-3-6 0-9-3z"/><g fill="#fffaf0" stroke="none"><path d="M16 22l7 3c-1 4-6 4-7-3zM32 22l-7 3c1 4 6 4 7-3z"/></g><g fill="#1d1916" stroke="none"><circle cx="20.500" cy="25" r="1.200"/><circle cx="27.500" cy="25" r="1.200"/></g><path stroke="#fffaf0" stroke-width="1.600" d="M21 32l3 2 3-2M19 36c3 1 7 1 10 0"/><path fill="#e2757f" d="M22 37h5c1 5-1 8-3 8s-3-4-2-8z"/>',
};

/** What else lies on the table. */
export const things: Record<string, string> = {
  task: '<path fill="#f2c94c" d="M24 2c3 3 4 6 4 8 3-3 6-4 10-3 0 4-1 7-4 9 4 0 7 1 10 4-3 4-6 5-9 4 3 3 4 6 4 10-4 0-8-1-10-4 0 4-2 7-5 9-3-2-5-5-5-9-2 3-6 5-10 5 0-4 1-7 4-10-4 1-7-1-9-4 2-3 5-5 9-5-3-2-5-5-4-9 4-1 8 0 11 3 0-3 1-6 4-8z"/><circle cx="24" cy="22" r="9" fill="#7a4b22"/>',
};
