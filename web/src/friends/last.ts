/** The last thing that happened in a game and is worth a line, as its chronicle would tell it. */

import type { Entry } from '../connection/api';
import { seatName } from '../connection/names';
import { standing } from '../connection/taken-back';
import type { Event, GameClient } from '../games/game';
import type { MyGame } from '../protocol/http';

export function lastLine(client: GameClient, game: MyGame): string | null {
  const name = (seat: number) => seatName(game.table, seat);
  for (const entry of standing(game.last as Entry[]).toReversed()) {
    for (const event of (entry.events as Event[]).toReversed()) {
      const line = client.tell(event, name);
      if (line) return line;
    }
  }
  return null;
}
