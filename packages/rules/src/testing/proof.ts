/**
 * Comparisons of a calculator with an independent enumeration that shares no code with it. Tests ask a few hundred questions,
 * enough to notice a change. `npm run proof` asks 10,000 of each, or all if there are fewer, and records how many were asked, how
 * many were compared, and which differed.
 */
import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Text } from '../text/language.js';
import { assertMostly, SKIPPED } from './mostly.js';

/** The calculator and its reference. */
export interface Comparison {
  /** Rule set and calculator: `alpha-strike attack`. */
  readonly calculator: string;
  /** The independent enumeration: "every face of every die". */
  readonly against: Text;
}

/** A line of the record. */
interface Compared extends Comparison {
  readonly questions: number;
  /** Questions whose figures were compared. The others were refused or make no sense. */
  readonly answered: number;
  readonly differences: number;
  /** Whether the questions cover all possible inputs. */
  readonly all: boolean;
  /** The first different question, readable. */
  readonly first?: string;
}

const { PROOF_QUESTIONS, PROOF_RECORD } = process.env;

function write(line: Compared): void {
  if (PROOF_RECORD) appendFileSync(PROOF_RECORD, `${JSON.stringify(line)}\n`);
}

let skipped = 0;

/** Records that the current question was skipped. */
export const skipQuestion = (): void => void skipped++;

/**
 * Checks a property that compares one calculator with its independent enumeration.
 * @example prove({ calculator: '5150 hitTable', against: { en: 'every face', ru: 'каждая грань' } }, fc.property(drafts, (draft) =>
 *   …), { numRuns: 600 })
 */
export function prove<T>(comparison: Comparison, property: fc.IProperty<T>, parameters: fc.Parameters<T> = {}): void {
  if (!PROOF_QUESTIONS) {
    fc.assert(property, parameters);
    return;
  }
  skipped = 0;
  const details = fc.check(property, {
    ...parameters,
    numRuns: Number(PROOF_QUESTIONS),
    seed: fc.readConfigureGlobal().seed ?? 0,
    maxSkipsPerRun: 1000,
  });
  const refused = skipped + details.numSkips;
  const runs = details.numRuns + details.numSkips;
  const first = details.failed ? { first: fc.defaultReportMessage(details) ?? '' } : {};
  write({
    ...comparison,
    questions: runs,
    answered: Math.max(0, runs - refused),
    differences: details.failed ? 1 : 0,
    all: false,
    ...first,
  });
  if (details.failed) throw new Error(fc.defaultReportMessage(details));
}

/** Like `prove`, for a property that returns `SKIPPED` for questions it skips. See `assertMostly`. */
export function proveMostly<T>(
  comparison: Comparison,
  inputs: fc.Arbitrary<T>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a property that skips nothing returns nothing
  property: (input: T) => typeof SKIPPED | void,
  options: { readonly numRuns?: number; readonly share?: number },
): void {
  if (!PROOF_QUESTIONS) {
    assertMostly(inputs, property, options);
    return;
  }
  const counted = (input: T): void => {
    if (property(input) === SKIPPED) skipQuestion();
  };
  prove(comparison, fc.property(inputs, counted));
}

/** Records that the caller compared all inputs of a calculator. */
export const provedAll = (comparison: Comparison, questions: number): void =>
  write({ ...comparison, questions, answered: questions, differences: 0, all: true });
