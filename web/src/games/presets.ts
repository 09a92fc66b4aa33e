/** Ways to set a table that newcomers and old hands ask for. Data, so that a game may have any number of them. */

export interface Preset {
  name: string;
  edition: string;
  players: number;
  options: Record<string, unknown>;
}

export const presets: Record<string, Preset[]> = {
  sheriff: [
    { name: 'first-game', edition: 'first', players: 4, options: {} },
    {
      name: 'everything',
      edition: 'second',
      players: 5,
      options: { royal_goods: true, black_market: true, merchant_deals: true, inspection_timer: 120 },
    },
  ],
  blacksheep: [
    { name: 'first-game', edition: '', players: 3, options: {} },
    { name: 'everything', edition: '', players: 4, options: { tasks: true } },
  ],
};
