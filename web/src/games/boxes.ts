/** The games that can be counted without a table of the inn: every folder here with a `box.ts`. */

import { gameNames } from '.';
import type { GameBox } from './box';

const boxes = import.meta.glob<GameBox>('./*/box.ts', { import: 'box' });

export const boxNames = gameNames.filter((name) => `./${name}/box.ts` in boxes);

export async function loadBox(name: string): Promise<GameBox | null> {
  return (await boxes[`./${name}/box.ts`]?.()) ?? null;
}
