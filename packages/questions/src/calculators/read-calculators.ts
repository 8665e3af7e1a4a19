/** Reads a question as one of each calculator, and ranks them. */
import type { Field, Problem } from '@rangefinder/rules';
import type { Found } from '../phrases/phrase-tree.js';
import type { Interpretation } from '../reading.js';
import type { Stages } from '../stages.js';
import { completedOf, isMissing } from './completion.js';
import { valueAt } from './draft-tree.js';
import { type Candidate, candidateOf, type Draft, draftOf, isOfFew } from './drafts.js';
import { scoreOf } from './evidence.js';
import type { Known, Lexicon, Meaning } from './lexicon.js';
import { type Question, weighed } from './weighed-question.js';

/** A calculator with the arguments that a text gives it. */
export interface CalculatorReading extends Interpretation {
  readonly known: Known;
  readonly problems: readonly Problem[];
  readonly score: number;
  /** Numbers of the text that it does not use. */
  readonly unreadNumbers: number;
}

/** The least difference between scores. */
const SCORE_STEP = 0.01;
/** Problems of one kind that count. */
const MAX_PROBLEMS = 3;
/** Calculators whose arguments are checked. The others are too far behind. */
const MAX_CHECKED = 8;
/**
 * How far behind the best draft a draft may be. A check can bring it 1.6 closer. With 2, as many questions have the right reading among
 * the first three as if all calculators were read.
 */
const MAX_DRAFT_BEHIND = 2;

/** The readings of the calculators, best first. */
export function* readCalculators(given: Question, lexicon: Lexicon): Stages<readonly CalculatorReading[]> {
  const question = weighed(given, lexicon);
  yield;
  const byCalculator = new Map<number, Found<Meaning>[]>();
  for (const found of question.found) {
    const own = byCalculator.get(found.meaning.of) ?? [];
    own.push(found);
    byCalculator.set(found.meaning.of, own);
  }
  const candidates: Candidate[] = [];
  for (const known of question.candidates) {
    candidates.push(candidateOf(known, question, byCalculator.get(known.place) ?? [], lexicon));
    yield;
  }
  const drafts: Draft[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.maxScore - a.maxScore)) {
    if (candidate.maxScore < leastScoreOf(drafts)) break;
    drafts.push(draftOf(candidate, question, lexicon));
    yield;
  }
  const least = leastScoreOf(drafts);
  const best = drafts
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CHECKED);
  const readings: CalculatorReading[] = [];
  for (const draft of best) {
    readings.push(checked(draft, question));
    yield;
  }
  return withCompleteFirst(readings.toSorted((a, b) => b.score - a.score));
}

/** A draft with less does not become one of the best readings. */
const leastScoreOf = (drafts: readonly Draft[]): number => Math.max(...drafts.map(({ score }) => score)) - MAX_DRAFT_BEHIND;

/** How far behind a complete reading may be. */
const MAX_BEHIND = 0.75;
/** The same where the likelier one reads as much, but lacks values. */
const MAX_CLOSELY_BEHIND = 0.1;

/** “Two rep 4 against a rep 5”: a complete reading goes before a likelier one that leaves a number of the same words unread. */
function withCompleteFirst(readings: readonly CalculatorReading[]): readonly CalculatorReading[] {
  const [best] = readings;
  const complete = best && readings.find((one) => isMoreComplete(one, best));
  return complete ? [{ ...complete, score: best.score + SCORE_STEP }, ...readings.filter((one) => one !== complete)] : readings;
}

function isMoreComplete(one: CalculatorReading, best: CalculatorReading): boolean {
  const isComplete = one.problems.length === 0 && one.unreadNumbers === 0 && best.score - one.score < MAX_BEHIND;
  if (!isComplete) return false;
  const read = one.understood.map(({ text }) => text);
  const isRead = ({ text }: CalculatorReading['understood'][number]): boolean => read.some((other) => other.includes(text));
  const isCounted = ({ text }: CalculatorReading['understood'][number]): boolean =>
    read.some((other) => other !== text && other.includes(text));
  if (best.problems.length === 0)
    return best.unreadNumbers > 0 && best.understood.every(isRead) && (best.unreadNumbers > 1 || best.understood.some(isCounted));
  // “Skill 4 at 24 inches”: a target number rather than an attack without damage and armor.
  if (best.score - one.score < MAX_CLOSELY_BEHIND && best.understood.every(isRead)) return true;
  // One hand of cards is compared with none.
  const numbers = best.understood.filter(({ text }) => /\d/.test(text));
  return numbers.length > 0 && best.problems.every(({ code }) => code === 'TOO_FEW') && numbers.every(isRead);
}

/** A whole side that is missing has several values. */
const MISSING_GROUP_VALUES = 1.5;

/** Values that are missing. */
const missingIn = (problems: readonly Problem[], { calculator }: Known): number =>
  problems
    .filter(isMissing)
    .reduce((sum, { path }) => sum + (path.length === 1 && isGroup(calculator.input[String(path[0])]) ? MISSING_GROUP_VALUES : 1), 0);
const isGroup = (field: Field | undefined): boolean => field?.kind === 'object';

function checked({ known, filled, unread, unreadFigures, evidence: before }: Draft, { tokens }: Question): CalculatorReading {
  const { draft, understood, assumed, problems, unread: dropped, addedItems } = completedOf(known, filled);
  const evidence = {
    ...before,
    missing: Math.min(MAX_PROBLEMS, before.missing + addedItems + missingIn(problems, known)),
    invalid: Math.min(MAX_PROBLEMS, problems.filter((problem) => !isMissing(problem)).length),
    complete: problems.length === 0 && !isOfFew(known, filled) ? 1 : 0,
    withoutFigures: problems.length === 0 || tokens.some(({ kind }) => kind !== 'word') ? 0 : 1,
  };
  return {
    known,
    question: known.id,
    arguments: draft,
    understood,
    assumed: [...assumed, ...[...filled.assumed].map((field) => ({ field, value: valueAt(draft, field.split('.')) }))],
    unread: [...unread, ...dropped],
    confidence: evidence.coverage * (unreadFigures > 0 ? 0.7 : 1),
    problems,
    score: scoreOf(evidence),
    unreadNumbers: unreadFigures,
  };
}
