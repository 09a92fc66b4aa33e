/** The steps of the guided round: when each is on, and what on the table it points at. Its words are in the catalogue. */

export interface Step {
  id: string;
  /** On while this is asked of me. */
  prompt?: string;
  /** On while the game is in this phase. */
  phase?: string;
  /** On only while something like this is on the table. */
  seen?: string;
  /** The first of these that is there is pointed at. */
  at?: string[];
}

/** The first step that fits is told. */
const steps: Record<string, Step[]> = {
  sheriff: [
    { id: 'deal', prompt: 'offer', seen: '.builder', at: ['.builder .button.main:enabled', '.builder .sides'] },
    { id: 'answer', prompt: 'answer', seen: '.offer.forme', at: ['.offer.forme'] },
    { id: 'choose-first-merchant', prompt: 'choose-first-merchant', at: ['.ask .row', '.ask'] },
    { id: 'market-picked', prompt: 'market', seen: '.ask .laid .card', at: ['.ask .button.main'] },
    { id: 'market', prompt: 'market', at: ['.hand[role=group]'] },
    { id: 'load-picked', prompt: 'load', seen: '.ask .laid .card', at: ['.ask .button.main'] },
    { id: 'load', prompt: 'load', at: ['.hand[role=group]'] },
    { id: 'declare', prompt: 'declare', at: ['.ask .goods-to-name', '.ask'] },
    { id: 'debt', prompt: 'debt', at: ['.ask'] },
    { id: 'lay-confiscated', prompt: 'lay-confiscated', at: ['.ask'] },
    { id: 'decide', prompt: 'decide', at: ['.gate'] },
    { id: 'offer', prompt: 'offer', seen: '.dealing', at: ['.dealing .button'] },
    { id: 'while-market', phase: 'market', at: ['.centre'] },
    { id: 'while-loading', phase: 'loading', at: ['.others'] },
    { id: 'while-declaration', phase: 'declaration', at: ['.others'] },
    { id: 'while-inspection', phase: 'inspection', at: ['.others'] },
    { id: 'wait' },
  ],
  blacksheep: [
    { id: 'confirm', prompt: 'play', seen: '.confirm', at: ['.confirm .button.main'] },
    { id: 'picked', prompt: 'play', seen: '.hand [aria-pressed=true]', at: ['.fields .button.main', '.fields'] },
    { id: 'play', prompt: 'play', at: ['.hand[role=group]'] },
    { id: 'wait', at: ['.fields'] },
  ],
};

export interface Now {
  prompts: { prompt: string }[];
  phase: string | undefined;
  /** Is there something like this on the table? */
  there: (selector: string) => boolean;
}

export function stepNow(game: string, now: Now): Step | null {
  const fits = (step: Step) =>
    (step.prompt === undefined || now.prompts.some((one) => one.prompt === step.prompt)) &&
    (step.phase === undefined || step.phase === now.phase) &&
    (step.seen === undefined || now.there(step.seen));
  return steps[game]?.find(fits) ?? null;
}
