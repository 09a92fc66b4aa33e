/** The games of the house. A new game is registered here, and nowhere else in the client. */

import type { GameClient } from './game';

const games: Record<string, () => Promise<GameClient>> = {
  sheriff: async () => (await import('./sheriff')).sheriff,
  blacksheep: async () => (await import('./blacksheep')).blacksheep,
};

export const gameNames = Object.keys(games);

export function loadGame(name: string): Promise<GameClient> {
  const load = games[name];
  if (!load) throw new Error(`there is no table for the game ${name}`);
  return load();
}
