/** What jsdom has not: every question about the screen is answered with no. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
