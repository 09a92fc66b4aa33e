/** How fast a table is played, and what happens with those who are away: as words, and as the clock's settings. */

import { t, words } from '../language/words.svelte';
import type { ClockSettings } from '../protocol/http';

const MINUTE = 60;
const DAY = 86_400;

export type Tempo = 'live' | 'relaxed' | 'minute' | 'day' | 'week';
type Clock = Pick<ClockSettings, 'move_seconds' | 'absent_seconds' | 'absent'>;

const TIMES: Record<Tempo, { move: number | null; absent: number; rule: ClockSettings['absent'] }> = {
  live: { move: null, absent: 3 * MINUTE, rule: 'bot' },
  relaxed: { move: null, absent: 15 * MINUTE, rule: 'vote' },
  minute: { move: MINUTE, absent: 3 * MINUTE, rule: 'bot' },
  day: { move: DAY, absent: DAY, rule: 'wait' },
  week: { move: 7 * DAY, absent: 7 * DAY, rule: 'wait' },
};
export const tempos = Object.keys(TIMES) as Tempo[];

/** What a table of this pace does with who is away, unless a group wants it otherwise. */
export const usualRule = (tempo: Tempo) => TIMES[tempo].rule;
export const patienceOf = (tempo: Tempo) => TIMES[tempo].absent;

export function clockOf(tempo: Tempo, rule: ClockSettings['absent']): Clock {
  const { move, absent } = TIMES[tempo];
  return { move_seconds: move, absent_seconds: absent, absent: rule };
}

/** Which of them a table has; null for a clock of another kind. */
export function tempoOf(clock: Clock): Tempo | null {
  return tempos.find((one) => TIMES[one].move === (clock.move_seconds ?? null) && (TIMES[one].move !== null || TIMES[one].absent === clock.absent_seconds)) ?? null;
}

/** “3 minutes”, “1 day”. */
export function lasting(seconds: number): string {
  const [unit, size] = seconds >= DAY ? (['day', DAY] as const) : seconds >= 5400 ? (['hour', 3600] as const) : seconds >= MINUTE ? (['minute', MINUTE] as const) : (['second', 1] as const);
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(seconds / size));
}

/** “in 3 minutes”. */
export function inTime(seconds: number): string {
  const [unit, size] = seconds > 2 * DAY ? (['day', DAY] as const) : seconds > 5400 ? (['hour', 3600] as const) : seconds > 90 ? (['minute', MINUTE] as const) : (['second', 1] as const);
  return new Intl.RelativeTimeFormat(words.language).format(Math.ceil(seconds / size), unit);
}

export function ruleInWords(clock: Clock): string {
  if (clock.absent === 'wait' || clock.absent_seconds === null) return t('away-rule-wait');
  const seconds = Math.max(clock.absent_seconds ?? 0, clock.move_seconds ?? 0);
  return t(`away-rule-${clock.absent ?? 'bot'}`, { time: lasting(seconds) });
}
