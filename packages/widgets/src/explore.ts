/** What each choice would bring: other drafts answered by the engine in the page, while nobody waits for anything else. */
import type { Description, Draft, Engine, Language } from './description.js';
import type { Alternative } from './model/alternatives.js';
import { mainFigure } from './model/headline.js';
import { filledIn } from './model/values.js';

/** What a choice would bring. */
export interface Prospect {
  readonly key: string;
  /** `27.8%`; a dash where the rules forbid it, or the unit cannot do it. */
  readonly text: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** Why the rules forbid it. */
  readonly reason?: string;
}

/** Computing goes on no longer than this without a pause: a screen is drawn every 16 ms. */
const SLICE_MS = 8;
/** A calculator that takes longer for answer after answer is not asked for others: pages would stutter. */
const MAX_ANSWER_MS = 40;
const MAX_SLOW = 3;
/** What is not known by then is not worth the battery. */
const MAX_TOTAL_MS = 2_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What is explored, and for whom. */
interface Exploring {
  readonly description: Description;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Answers alternatives in their order, as many as there is time for; none when the engine is slow, or the signal says so. */
export async function explore(
  engine: Engine,
  alternatives: readonly Alternative[],
  { description, language, signal }: Exploring,
): Promise<readonly Prospect[]> {
  const found: Prospect[] = [];
  let slow = 0;
  const ends = performance.now() + MAX_TOTAL_MS;
  let sliceEnds = performance.now() + SLICE_MS;
  for (const { key, draft } of alternatives) {
    if (performance.now() > sliceEnds) {
      await pause();
      sliceEnds = performance.now() + SLICE_MS;
    }
    if (signal.aborted) return [];
    const began = performance.now();
    if (began > ends) break;
    const prospect = prospectOf(engine, filledIn(description.input, draft), description, language);
    // The first answer also compiles the code, and any may wait for something else that the machine does.
    slow = found.length > 0 && performance.now() - began > MAX_ANSWER_MS ? slow + 1 : 0;
    if (slow === MAX_SLOW) return [];
    if (prospect) found.push({ key, ...prospect });
  }
  return found;
}

const FORBIDDEN = '—';

function prospectOf(engine: Engine, draft: Draft, description: Description, language: Language): Omit<Prospect, 'key'> | undefined {
  const outcome = engine(draft, language, '');
  if (!outcome.ok) return { text: FORBIDDEN, share: 0, reason: outcome.problems[0]?.allowed ?? '' };
  if (!outcome.answer.allowed) return { text: FORBIDDEN, share: 0, reason: outcome.answer.refusal?.text ?? '' };
  const figure = mainFigure(description, outcome.answer, { language });
  return figure?.odds && { text: figure.odds.percent, share: figure.odds.share };
}
