/** The random source of a game, as `core/chance.py` has it: SHAKE-128 of the deal's seed and an entry's number. */

const MASK = (1n << 64n) - 1n;
const RATE = 168;
const turned = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & MASK;

function keccak(lanes: bigint[]): void {
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!);
    for (let x = 0; x < 5; x++) {
      const change = columns[(x + 4) % 5]! ^ turned(columns[(x + 1) % 5]!, 1n);
      for (let y = 0; y < 25; y += 5) lanes[x + y]! ^= change;
    }
    let [x, y] = [1, 0];
    let moved = lanes[1]!;
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = lanes[x + 5 * y]!;
      lanes[x + 5 * y] = turned(moved, BigInt((((step + 1) * (step + 2)) / 2) % 64));
      moved = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let place = 0; place < 5; place++) lanes[row + place] = old[place]! ^ (~old[(place + 1) % 5]! & MASK & old[(place + 2) % 5]!);
    }
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) lanes[0]! ^= 1n << BigInt((1 << bit) - 1);
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
}

export function shake128(text: string, length: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  padded[bytes.length]! ^= 0x1f;
  padded[padded.length - 1]! ^= 0x80;
  const lanes = Array<bigint>(25).fill(0n);
  const numbers = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) lanes[lane]! ^= numbers.getBigUint64(block + 8 * lane, true);
    keccak(lanes);
  }
  const made = new Uint8Array(Math.ceil(length / RATE) * RATE);
  const out = new DataView(made.buffer);
  for (let block = 0; block < made.length; block += RATE) {
    if (block) keccak(lanes);
    for (let lane = 0; lane < RATE / 8; lane++) out.setBigUint64(block + 8 * lane, lanes[lane]!, true);
  }
  return made.slice(0, length);
}

const FIRST = 3 * 56;
const MOST = 32 * FIRST;

export class Chance {
  private made: Uint8Array = new Uint8Array();
  private place = 0;
  private blocks = 0;

  constructor(
    private readonly seed: string,
    private readonly stream: number,
  ) {}

  below(bound: number): number {
    if (this.place === this.made.length) {
      this.made = shake128(`${this.seed}/${this.stream}/${this.blocks}`, Math.min(FIRST << this.blocks, MOST));
      this.blocks++;
      this.place = 0;
    }
    const [first, second, third] = this.made.subarray(this.place, (this.place += 3)) as unknown as [number, number, number];
    return Math.floor(((first * 65536 + second * 256 + third) * bound) / 2 ** 24);
  }

  shuffled<T>(cards: readonly T[]): T[] {
    const mixed = [...cards];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }
}
