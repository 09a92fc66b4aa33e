/** Small signs in the colour of the words beside them. 24 × 24 each; drawn here, so that no font is asked for them. */

export const signs = {
  tick: '<path d="M4 13l5 6L20 5"/>',
  cross: '<path d="M5 5l14 14M19 5L5 19"/>',
  stop: '<path d="M7 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5a1.5 1.5 0 0 1 3 0v8l1.500-2.500a1.500 1.500 0 0 1 2.600 1.500L17 19c-1.200 2-3 3-5.500 3C8 22 6 20 6 17l-1.500-4a1.300 1.300 0 0 1 2.500-1z"/>',
  knife: '<path d="M4 20L15 9l3 3-6.500 6.500c-2 2-5 2.500-7.500 1.500zM16.500 10.500L21 6l-2.500-2.500L14 8"/>',
  hands: '<path d="M2 7l4-2 5 2 3-1.500 4 1.500h4M2 15l3 .500 5 4.500c1 .800 2 .500 2.500-.500 1.200.600 2.300 0 2.500-1.200 1.200.200 2-.600 2-1.800 1 0 1.800-1 1.500-2L22 14M11 7l-3.500 4c1.500 1.500 3.500 1 5-.500L18.500 15"/>',
  scales: '<path d="M12 3v18M7 21h10M4 6h16M4 6L1.500 14a3 3 0 0 0 5 0zM20 6l-2.500 8a3 3 0 0 0 5 0z"/>',
  sand: '<path d="M6 3h12M6 21h12M7 3v3c0 3 5 4 5 6s-5 3-5 6v3M17 3v3c0 3-5 4-5 6s5 3 5 6v3"/><path d="M9 19l3-3 3 3z" fill="currentColor"/>',
  die: '<path d="M4 4h16v16H4z"/><path d="M8 8h.010M16 8h.010M12 12h.010M8 16h.010M16 16h.010" stroke-width="3"/>',
  keys: '<path d="M2 6h20v12H2z"/><path d="M6 10h.010M10 10h.010M14 10h.010M18 10h.010M7 14h10"/>',
  cup: '<path d="M7 3h10v7a5 5 0 0 1-10 0zM7 5H3c0 4 1.500 6 4.500 6M17 5h4c0 4-1.500 6-4.500 6M12 15v4M8 21h8" />',
  back: '<path d="M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4"/>',
  before: '<path d="M18 4v16L6 12z" fill="currentColor"/>',
  after: '<path d="M6 4v16l12-8z" fill="currentColor"/>',
  cog: '<circle cx="12" cy="12" r="4"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3"/>',
  unknown: '<path d="M8 8c0-5 8-5 8 0 0 3-4 3-4 6M12 19h.010"/>',
  more: '<path d="M5 12h.010M12 12h.010M19 12h.010" stroke-width="3.500"/>',
  none: '<path d="M5 12h14"/>',
} as const;

export type SignName = keyof typeof signs;
