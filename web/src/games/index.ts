/** The games of the house: every folder here is one. `door.ts` is brought with the first screen, the rest with a table. */

import { bring } from '../art/pictures.svelte';
import type { GameDoor } from './door';
import type { GameClient } from './game';

const clients = import.meta.glob<GameClient>('./*/index.ts', { import: 'client' });

/** In the order in which they hang at the door. */
export const games: readonly GameDoor[] = Object.values(
  import.meta.glob<GameDoor>('./*/door.ts', { eager: true, import: 'door' }),
).sort((a, b) => a.place - b.place);

for (const { drawings } of games) bring(drawings);

export const gameNames = games.map((game) => game.name);

export function gameDoor(name: string | undefined): GameDoor | undefined {
  return games.find((game) => game.name === name);
}

export async function loadGame(name: string): Promise<GameClient> {
  const load = clients[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no table for the game ${name}`);
  const client = await load();
  bring(client.drawings ?? {});
  return client;
}
