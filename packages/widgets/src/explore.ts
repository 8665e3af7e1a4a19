/** Answers alternatives of a draft with the engine in the page, in small slices while the page is idle. */
import { capital } from '@rangefinder/rules';
import type { Description, Draft, Engine, Language, WidgetProblem } from './description.js';
import type { Alternative } from './model/alternatives.js';
import { mainFigure } from './model/headline.js';
import { shownProblems } from './model/problems.js';
import { filledIn } from './model/values.js';

/** The outcome of an alternative. */
export interface Prospect {
  readonly key: string;
  /** `27.8%`; a dash where the rules forbid the choice, or the unit cannot do it. */
  readonly text: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** Why the rules forbid the choice, as a sentence; absent if they allow it. */
  readonly reason?: string;
}

/** Maximum time of computing without a pause: a frame takes 16 ms. */
const SLICE_MS = 8;
/** An answer that takes longer is slow. After several slow answers in a row no more are computed, so that the page stays responsive. */
const MAX_ANSWER_MS = 40;
const MAX_SLOW = 3;
/** Alternatives that are not answered by then are left out, to save the battery. */
const MAX_TOTAL_MS = 2_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Exploring {
  readonly description: Description;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Answers alternatives in order until the time is up. Returns none when the engine is slow or the signal is aborted. */
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
    // The first answer includes compiling the code. A single slow one may be due to other load.
    slow = found.length > 0 && performance.now() - began > MAX_ANSWER_MS ? slow + 1 : 0;
    if (slow === MAX_SLOW) return [];
    if (prospect) found.push({ key, ...prospect });
  }
  return found;
}

const FORBIDDEN = '—';

/** Refusals begin with the verdict: `Not allowed: the target cannot be seen.` */
const bare = (refusal: string): string => capital(refusal.replace(/^[^:]{1,20}: /, ''));

/** A choice that only needs more values is not forbidden. */
function forbidden(problems: readonly WidgetProblem[], { input }: Description, language: Language): Omit<Prospect, 'key'> | undefined {
  const [found] = shownProblems(problems, input, language).filter(({ missing }) => !missing);
  return found && { text: FORBIDDEN, share: 0, reason: found.text };
}

function prospectOf(engine: Engine, draft: Draft, description: Description, language: Language): Omit<Prospect, 'key'> | undefined {
  const outcome = engine(draft, language, '');
  if (!outcome.ok) return forbidden(outcome.problems, description, language);
  if (!outcome.answer.allowed) return { text: FORBIDDEN, share: 0, reason: bare(outcome.answer.refusal?.text ?? '') };
  const figure = mainFigure(description, outcome.answer, { language });
  return figure?.odds && { text: figure.odds.percent, share: figure.odds.share };
}
