/** A step of the guided round: when it is on, and what on the table it points at. Its words are in the catalogue. */

export interface Step {
  id: string;
  /** On while this is asked of me. */
  prompt?: string;
  /** On while the game is in this phase. */
  phase?: string;
  /** On only while something like this is on the table. */
  seen?: string;
  /** Told before everything else, once, until it is understood. */
  first?: boolean;
  /** The first of these that is there is pointed at. */
  at?: string[];
}

export interface Now {
  prompts: { prompt: string }[];
  phase: string | undefined;
  /** Is there something like this on the table? */
  there: (selector: string) => boolean;
}

/** The first step that fits. */
export function stepNow(steps: readonly Step[], now: Now): Step | null {
  const fits = (step: Step) =>
    (step.prompt === undefined || now.prompts.some((one) => one.prompt === step.prompt)) &&
    (step.phase === undefined || step.phase === now.phase) &&
    (step.seen === undefined || now.there(step.seen));
  return steps.find((step) => !step.first && fits(step)) ?? null;
}

/** The first sentence: what a small screen has room for. */
export function inShort(text: string): string {
  return /^.+?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;
}
