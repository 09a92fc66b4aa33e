/** SHA-256, of a text or of bytes, in hexadecimal. The browser's own is for secure pages alone; ours works on any. */

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);

/** The fractional parts of roots of primes: the standard has no other numbers. */
function prepare(): void {
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) FIRST[found] = fraction(Math.sqrt(candidate));
    K[found++] = fraction(Math.cbrt(candidate));
  }
}
prepare();

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(data: string | Uint8Array): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const numbers = new DataView(padded.buffer);
  numbers.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  numbers.setUint32(padded.length - 4, bytes.length << 3);
  const state = FIRST.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let place = 0; place < 16; place++) words[place] = numbers.getUint32(block + 4 * place);
    for (let place = 16; place < 64; place++) {
      const a = words[place - 15]!, b = words[place - 2]!;
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[place] = words[place - 16]! + small + words[place - 7]! + large;
    }
    mix(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[place]! + words[place]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** 256 bits that nobody can guess. */
export function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
