/**
 * The faces of the inn: a family drawn from the same few strokes. Each is told from the others by its outline alone: hat,
 * hair and beard. What changes in a face is what everyone has just seen; what someone hides is never in it.
 */

export type Mood = 'calm' | 'caught' | 'vindicated' | 'crowned';

interface Drawn {
  skin: string;
  /** Half the width and half the height of the head. */
  head: [number, number];
  /** Behind the head: hair, hood, shoulders are below them all. */
  behind: string;
  /** Over the head: hair and hat. */
  over: string;
  /** Below the mouth: beard; and what one wears about the neck. */
  below?: string;
  coat: string;
  brow?: number;
  nose?: string;
}

const INK = '#2e1a0c';

/** In this order: those after whom the bots are called first (see `faceOf`). */
export const faces: Drawn[] = [
  // Marian: a long braid over the shoulder, a circlet.
  {
    skin: '#f1c7a0', head: [13, 15], coat: '#7a2f4f',
    behind: '<path fill="#8a4b1e" d="M17 32c-3-20 8-26 15-26s18 6 15 26c0 6 2 8 1 12H16c-1-4 1-6 1-12z"/>',
    over: '<path fill="#8a4b1e" d="M19 29c0-12 6-17 13-17s13 5 13 17c-3-8-6-11-13-12-7 1-10 4-13 12z"/><path fill="#f2c94c" d="M18 22c9-5 19-5 28 0v3c-9-5-19-5-28 0z"/><circle cx="32" cy="19.500" r="2" fill="#3d7a3a"/>',
    below: '<path fill="#8a4b1e" d="M45 38c5 3 5 8 3 12s-1 8-3 12h-5c3-8-1-14 1-22z"/><path d="M42 45l5 2M41 51l6 2M41 57l5 2"/>',
    brow: 1.6,
  },
  // Little John: as broad as a door, a great square beard, bare-headed.
  {
    skin: '#e2ab7d', head: [16, 16], coat: '#3d5a2a',
    behind: '<path fill="#5a3416" d="M14 30c-2-16 8-24 18-24s20 8 18 24z"/>',
    over: '<path fill="#5a3416" d="M16 27c0-11 7-17 16-17s16 6 16 17c-3-5-5-8-7-9-6 2-12 2-18 0-2 1-4 4-7 9z"/>',
    below: '<path fill="#5a3416" d="M16 33c1 2 3 4 6 4 6-1 14-1 20 0 3 0 5-2 6-4 1 10 0 22-4 25H20c-4-3-5-15-4-25z"/><path d="M26 46v10M32 47v11M38 46v10" stroke-width="1.200"/>',
    brow: 3,
  },
  // Will Scarlet: a cap with a long feather, a pointed chin beard.
  {
    skin: '#f3cfa8', head: [12, 15], coat: '#a12c20',
    behind: '<path fill="#3b2413" d="M19 30c-2-14 5-20 13-20s15 6 13 20l-2 10H21z"/>',
    over: '<path fill="#b3352a" d="M14 22c5-12 18-16 32-9 4 2 5 6 3 9-11-4-23-4-35 0z"/><path fill="#fbf1da" d="M40 15C48 2 56 2 62 4c-5 2-8 8-19 14z"/><path d="M42 16c6-6 10-9 16-11" stroke-width="1.200"/>',
    below: '<path fill="#3b2413" d="M29 43h6l-3 9z"/><path d="M25 38c3 1 4 0 7-1 3 1 4 2 7 1" stroke-width="2.400"/>',
    brow: 1.8,
  },
  // Much: the miller's son, a flour sack of a cap, jug ears, freckles.
  {
    skin: '#f6d3ae', head: [13, 14], coat: '#8b7a5a',
    behind: '<circle cx="17" cy="32" r="5" fill="#f6d3ae"/><circle cx="47" cy="32" r="5" fill="#f6d3ae"/>',
    over: '<path fill="#e8ddc0" d="M17 25c-3-12 6-20 15-20 6 0 12 2 14 7 3 0 5 3 3 6-1 2-3 2-4 1l1 6c-9-4-20-4-29 0z"/><path d="M20 20c8-3 16-3 24 0" stroke-width="1.400"/><path d="M20 27l-2 4M23 26l-1 4" stroke="#c77c2e" stroke-width="2.400"/><g fill="#b5763f" stroke="none"><circle cx="23" cy="36" r=".9"/><circle cx="26" cy="37.500" r=".9"/><circle cx="41" cy="36" r=".9"/><circle cx="38" cy="37.500" r=".9"/></g>',
    brow: 1.4,
  },
  // Gilbert: a deep hood drawn low, a long moustache.
  {
    skin: '#d9a679', head: [12, 15], coat: '#33475c',
    behind: '<path fill="#33475c" d="M12 52C8 24 18 3 32 3s24 21 20 49z"/>',
    over: '<path fill="#27384a" d="M15 46C12 22 20 8 32 8s20 14 17 38c-1-14-5-24-9-27-5-3-11-3-16 0-4 3-8 13-9 27z"/>',
    below: '<path fill="#3f3a36" d="M32 38c-4-1-8 0-10 5 3 0 4 2 3 6 3-2 5-5 7-8 2 3 4 6 7 8-1-4 0-6 3-6-2-5-6-6-10-5z" stroke-width="1.500"/>',
    brow: 2.6,
  },
  // Friar Tuck: the tonsure, round cheeks, three chins.
  {
    skin: '#f0bd95', head: [17, 16], coat: '#5b4029',
    behind: '<path fill="#4a2f18" d="M12 33c-1-8 1-13 4-16h32c3 3 5 8 4 16-1 3-3 5-5 6H17c-2-1-4-3-5-6z"/>',
    over: '<path fill="#4a2f18" d="M15 29c0-6 2-10 5-12 8-3 16-3 24 0 3 2 5 6 5 12-2-3-3-6-5-8-8-3-16-3-24 0-2 2-3 5-5 8z"/><path fill="#f0bd95" d="M20 18c2-7 6-10 12-10s10 3 12 10c-8-3-16-3-24 0z"/>',
    below: '<path d="M24 48c5 3 11 3 16 0M22 52c6 4 14 4 20 0"/><circle cx="21.500" cy="38" r="3" fill="#e08f78" stroke="none" opacity=".7"/><circle cx="42.500" cy="38" r="3" fill="#e08f78" stroke="none" opacity=".7"/>',
    brow: 2.2,
  },
  // The alewife: a white coif tied below the chin, curls at the temples.
  {
    skin: '#edbb92', head: [14, 15], coat: '#27598f',
    behind: '<path fill="#fbf6e8" d="M13 30C11 14 20 5 32 5s21 9 19 25l-2 14H15z"/>',
    over: '<path fill="#fbf6e8" d="M16 28c2-11 8-15 16-15s14 4 16 15l3-2C50 12 42 4 32 4S14 12 13 26z"/><path d="M18 21c8-5 20-5 28 0" stroke-width="1.300"/><path fill="#b5651d" d="M18 27c-3 1-3 5 0 6 2 0 2-3 1-3M46 27c3 1 3 5 0 6-2 0-2-3-1-3"/>',
    below: '<path fill="#fbf6e8" d="M20 44c7 6 17 6 24 0l-3 7h-5l-4-3-4 3h-5z"/>',
    brow: 1.6,
  },
  // The pedlar: a broad straw hat, stubble.
  {
    skin: '#c98f5f', head: [13, 15], coat: '#a97b2c',
    behind: '',
    over: '<path fill="#d9b45a" d="M3 24c8-4 14-4 17-5 1-10 6-14 12-14s11 4 12 14c3 1 9 1 17 5-10 5-48 5-58 0z"/><path fill="#7a2f2a" d="M20 18c8 3 16 3 24 0v4c-8 3-16 3-24 0z"/><path d="M8 24h9M47 24h9" stroke-width="1.200"/>',
    below: '<g fill="#3b2413" stroke="none" opacity=".75"><circle cx="24" cy="43" r=".8"/><circle cx="27" cy="45.500" r=".8"/><circle cx="32" cy="46.500" r=".8"/><circle cx="37" cy="45.500" r=".8"/><circle cx="40" cy="43" r=".8"/><circle cx="29.500" cy="43.800" r=".8"/><circle cx="34.500" cy="43.800" r=".8"/></g>',
    brow: 2,
  },
  // The trader of the south: a turban with a jewel, a trimmed full beard.
  {
    skin: '#a96b42', head: [13, 15], coat: '#1f7a7a',
    behind: '',
    over: '<path fill="#f4ead2" d="M15 26C10 12 20 3 32 3s22 9 17 23c-10-6-24-6-34 0z"/><path d="M16 21c10-2 18-7 24-16M15 25c12-2 24-7 31-15M22 8c8 2 18 8 25 15" stroke-width="1.400"/><circle cx="32" cy="15" r="3" fill="#b3352a"/>',
    below: '<path fill="#231610" d="M19 35c1 12 6 18 13 18s12-6 13-18c-2 3-4 4-6 4-4-2-10-2-14 0-2 0-4-1-6-4z"/>',
    brow: 2.4,
  },
  // The widow of the mill: a headscarf, spectacles of horn.
  {
    skin: '#e7b58f', head: [13, 15], coat: '#4c3a5e',
    behind: '<path fill="#6a3d8c" d="M13 34C10 14 20 5 32 5s22 9 19 29c0 8-2 14-4 18H17c-2-4-4-10-4-18z"/>',
    over: '<path fill="#6a3d8c" d="M17 34c-1-14 6-20 15-20s16 6 15 20l4-2C51 14 42 4 32 4S13 14 13 32z"/><path d="M22 9l3 5M32 6v6M42 9l-3 5" stroke="#d9c2ec" stroke-width="1.500"/><g fill="none" stroke-width="1.700"><circle cx="26" cy="32" r="4.800"/><circle cx="38" cy="32" r="4.800"/><path d="M30.800 31.500h2.400"/></g>',
    brow: 1.2,
  },
  // The minstrel: a mass of curls, an ear-ring, no hat.
  {
    skin: '#8d5a3a', head: [12, 15], coat: '#b5761a',
    behind: '<path fill="#1f1410" d="M32 3c5-2 9 0 11 3 4 0 7 3 7 7 4 2 5 7 3 11 2 4 1 9-3 11 0 4-4 7-8 6H22c-4 1-8-2-8-6-4-2-5-7-3-11-2-4-1-9 3-11 0-4 3-7 7-7 2-3 6-5 11-3z"/>',
    over: '<path fill="#1f1410" d="M20 27c-1-5 1-9 4-11 3-3 6-3 8-1 2-2 5-2 8 1 3 2 5 6 4 11-1-3-3-4-5-4-1-2-4-2-7-1-3-1-6-1-7 1-2 0-4 1-5 4z"/><circle cx="45.500" cy="38" r="2.300" fill="none" stroke="#f2c94c" stroke-width="1.800"/>',
    brow: 2,
  },
  // The old archer: a bald crown, an eye-patch, a forked white beard.
  {
    skin: '#e5b48c', head: [13, 16], coat: '#55606b',
    behind: '<path fill="#e9e4d8" d="M16 26c-2 5-2 10 0 13h32c2-3 2-8 0-13z"/>',
    over: '<path d="M19 23c9 5 18 9 27 10" stroke-width="1.800"/><path fill="#2b2420" d="M20.500 28.500c3-2 8-1 10 1.500 1 4-2 7-5.500 7s-5.500-4-4.500-8.500z"/><path d="M28 20.500c3-.8 6-.8 9 0M29.500 23.500c2-.5 5-.5 7 0" stroke-width="1.200"/>',
    below: '<path fill="#f2ede1" d="M19 37c3 3 6 3 9 2 3-1 5-1 8 0 3 1 6 1 9-2 1 8-2 12-4 23-3-5-5-8-9-10-4 2-6 5-9 10-2-11-5-15-4-23z"/>',
    brow: 2.6,
  },
];

/** Both eyes alike. */
const eyes = (one: (x: number) => string) => one(26) + one(38);
const GLAD = {
  eyes: '<path d="M23 33c1.500-3 4.500-3 6 0M35 33c1.500-3 4.500-3 6 0" stroke-width="2"/>',
  brows: 'M22.500 27c2-2 4.500-2 6.500-.5M35 26.500c2-1.500 4.500-1.500 6.500.5',
  mouth: '<path fill="#5a1c16" d="M26.500 40.500c3 1.500 8 1.500 11 0-.5 4-2.500 6-5.500 6s-5-2-5.500-6z" stroke-width="1.400"/>',
};
const LOOKS: Record<Mood, { eyes: string; brows: string; mouth: string }> = {
  calm: {
    eyes: eyes((x) => `<circle cx="${x}" cy="32" r="1.900" fill="${INK}" stroke="none"/>`),
    brows: 'M22.500 28c2-1.500 4.500-1.500 6.500-.5M35 27.500c2-1 4.500-1 6.500.5',
    mouth: '<path d="M28 41.500c2.500 1 5.500 1 8 0" stroke-width="1.800"/>',
  },
  caught: {
    eyes: eyes((x) => `<circle cx="${x}" cy="32" r="3.800" fill="#fffaf0" stroke-width="1.400"/><circle cx="${x + 0.8}" cy="32.500" r="1.500" fill="${INK}" stroke="none"/>`),
    brows: 'M22 27c2-2 4-3.500 6.500-4M35.500 23c2.500.5 4.500 2 6.500 4',
    mouth: '<ellipse cx="32" cy="43" rx="2.800" ry="3.300" fill="#5a1c16" stroke-width="1.400"/><path fill="#9fd0ee" d="M47 20c2 3 3 5 1.500 7-2 1.500-4-.5-3.500-3z" stroke-width="1.100"/>',
  },
  vindicated: GLAD,
  crowned: GLAD,
};
const CROWN = '<path fill="#f2c94c" d="M19 13l-3-11 8 5 8-7 8 7 8-5-3 11z"/><path d="M20 10.500h24" stroke-width="1.200"/>';

/** What stands inside an SVG of 64 × 64. */
export function drawnFace(number: number, mood: Mood): string {
  const face = faces[number % faces.length]!;
  const [wide, high] = face.head;
  const look = LOOKS[mood];
  return (
    `<path fill="${face.coat}" d="M6 66c1-13 9-18 19-19h14c10 1 18 6 19 19z"/>` +
    face.behind +
    `<path fill="${face.skin}" d="M27 42h10v9c-3 3-7 3-10 0z" stroke="none"/>` +
    `<ellipse cx="32" cy="33" rx="${wide}" ry="${high}" fill="${face.skin}"/>` +
    (face.below ?? '') +
    face.over +
    look.eyes +
    `<path d="${look.brows}" stroke-width="${face.brow ?? 2}"/>` +
    `<path d="${face.nose ?? 'M32 32.500c-.5 2-1.500 3.500-1.500 4.500 1 .8 2 .8 3 .2'}" stroke-width="1.500"/>` +
    look.mouth +
    (mood === 'crowned' ? CROWN : '')
  );
}
