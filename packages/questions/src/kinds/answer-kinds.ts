/** Tells whether a calculator, a place of the rulebook, entries of a catalog or a term answer a text. */
import { calculatorBy } from '@rangefinder/rules';
import { leadOver } from '../calculators/learned-words.js';
import type { Interpretation } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { ASKS_FOR_FIGURE, ASKS_FOR_RULE, SURELY_ASKS_FOR_RULE } from './rules.js';
import type { TermMention } from './terms.js';
import { asksForList, asksForSeveral, isOnlyWords, type UnitWords } from './units.js';

const KINDS = ['calculator', 'rule', 'catalog', 'term'] as const;
type AnswerKind = (typeof KINDS)[number];

/** What speaks for a kind of answer other than a calculator, or against it. */
type Evidence = ReturnType<typeof evidenceOfText> &
  ReturnType<typeof evidenceOfReadings> &
  ReturnType<typeof evidenceOfMention> & {
    /** How much better the words fit those of known questions of the kind than those for the best calculator. */
    readonly learned: number;
  };

type Weights = Readonly<Partial<Record<keyof Evidence, number>>>;

/** Fitted to questions whose kind is known. The sum for a calculator is 0. */
const WEIGHTS: Readonly<Record<Exclude<AnswerKind, 'calculator'>, Weights>> = {
  rule: {
    ...{ always: 2.4, surelyAsksForRule: 1.21, asksForRule: 1.08, asksForFigure: -0.77, hasFigure: -1.49, hasSeveralFigures: -1.86 },
    ...{ length: -1.61, score: -0.3, isIncomplete: 0.7, learned: 3.28 },
  },
  catalog: {
    ...{ always: 1.75, surelyAsksForRule: -1.61, asksForRule: -0.7, asksForFigure: -0.2, hasSeveralFigures: -1.92 },
    ...{ length: -2.28, score: -0.93, isIncomplete: 0.36, learned: 3.43, asksForList: 1.46, asksForSeveral: 1.46 },
    ...{ conditions: 1.47, otherWords: -0.44, hasOnlyConditions: 1.84, hasSeveralConditionsAlone: 0.89, named: 4.14 },
  },
  term: {
    ...{ always: 2.11, asksForRule: -0.91, asksForFigure: -0.33, hasFigure: -0.57, hasSeveralFigures: -1.07, length: 0.84 },
    ...{ score: -0.51, isIncomplete: 0.8, isEmpty: 0.67, learned: 3.71, named: -0.42, asksForMeaning: 2.51, asksAbout: 1.1 },
    ...{ share: 1.96, isWhole: 0.86, otherWordsOfTerm: -0.58, smallWords: -0.39, isLed: 1.02, isMarked: 0.81 },
  },
};
const WORDS_IN_DOZEN = 12;
const MAX_WORDS = 24;
const MAX_CONDITIONS = 4;
const MAX_OTHER_WORDS = 6;

/** The questions that each kind answers, apart from those of calculators. */
const QUESTIONS_OF: Readonly<Record<AnswerKind, readonly string[]>> = {
  calculator: [],
  rule: ['rule'],
  catalog: ['unit', 'units', 'ranking'],
  term: ['term'],
};

interface RankedReading extends Pick<Interpretation, 'question' | 'confidence' | 'understood'> {
  readonly score: number;
  readonly problems: readonly unknown[];
  readonly mention?: TermMention;
}

/** A text, and what is the same for all its readings. */
export interface QuestionText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: UnitWords | undefined;
}

const kindOf = ({ question }: RankedReading): AnswerKind | undefined =>
  calculatorBy(question) ? 'calculator' : KINDS.find((kind) => QUESTIONS_OF[kind].includes(question));

/**
 * Readings, best first. Of each kind of answer, the best ones change places so that the likelier kind comes first.
 * @param comparesEntries whether the text names two entries, which are compared, not looked up
 */
export function inOrderOfKinds<T extends RankedReading>(
  readings: readonly T[],
  text: QuestionText,
  comparesEntries: boolean,
): readonly T[] {
  const sorted = readings.toSorted((a, b) => b.score - a.score);
  const firsts = KINDS.flatMap((kind) => sorted.find((reading) => kindOf(reading) === kind) ?? []);
  const calculator = firsts.find((reading) => kindOf(reading) === 'calculator');
  if (!calculator) return sorted;
  const likelinessOf = comparedTo(calculator, sorted, text);
  const isRuledOut = (reading: T): boolean => comparesEntries && kindOf(reading) === 'rule';
  const likely = new Map(firsts.map((reading) => [reading, isRuledOut(reading) ? Number.NEGATIVE_INFINITY : likelinessOf(reading)]));
  const byLikeliness = firsts.toSorted((a, b) => (likely.get(b) as number) - (likely.get(a) as number));
  const places = firsts.map((reading) => sorted.indexOf(reading)).toSorted((a, b) => a - b);
  const ordered: T[] = [...sorted];
  for (const [at, place] of places.entries()) ordered[place] = { ...(byLikeliness[at] as T), score: (sorted[place] as T).score };
  return ordered;
}

/** Compares the best calculator with other readings: how much likelier one is. What depends on the text alone is found once. */
function comparedTo(calculator: RankedReading, readings: readonly RankedReading[], text: QuestionText): (reading: RankedReading) => number {
  const named = readings.find(({ question }) => question === 'unit');
  const shared = { ...evidenceOfText(text), ...evidenceOfReadings(calculator, named) };
  const learned = leadOver(text.tokens, calculator.question);
  return (reading) => {
    const kind = kindOf(reading);
    if (kind === undefined || kind === 'calculator') return 0;
    const evidence: Evidence = { ...shared, learned: learned(QUESTIONS_OF[kind]), ...evidenceOfMention(reading.mention) };
    return Object.entries(WEIGHTS[kind]).reduce((sum, [name, weight]) => sum + weight * evidence[name as keyof Evidence], 0);
  };
}

function evidenceOfText({ text, tokens, words }: QuestionText) {
  const figures = tokens.filter(({ isFigure }) => isFigure).length;
  const conditions = words?.conditions.split(' ').filter(Boolean).length ?? 0;
  const hasOnlyConditions = words !== undefined && isOnlyWords(words);
  return {
    always: 1,
    surelyAsksForRule: Number(SURELY_ASKS_FOR_RULE.test(text)),
    asksForRule: Number(ASKS_FOR_RULE.test(text)),
    asksForFigure: Number(ASKS_FOR_FIGURE.test(text)),
    asksForList: Number(asksForList(text)),
    asksForSeveral: Number(asksForSeveral(text)),
    hasFigure: Number(figures > 0),
    hasSeveralFigures: Number(figures > 1),
    /** Dozens of words: a long text describes a situation. */
    length: Math.min(MAX_WORDS, tokens.length) / WORDS_IN_DOZEN,
    /** On units, and the words next to them. */
    conditions: Math.min(MAX_CONDITIONS, conditions),
    otherWords: Math.min(MAX_OTHER_WORDS, words?.text.split(' ').filter(Boolean).length ?? 0),
    hasOnlyConditions: Number(hasOnlyConditions),
    hasSeveralConditionsAlone: Number(hasOnlyConditions && conditions > 1),
  };
}

const evidenceOfReadings = (calculator: RankedReading, named: RankedReading | undefined) => ({
  /** Of the best calculator. It is empty if it takes nothing from the text. */
  score: calculator.score,
  isIncomplete: Number(calculator.problems.length > 0),
  isEmpty: Number(calculator.understood.length === 0),
  /** The share of the name of an entry in the text. */
  named: named?.confidence ?? 0,
});

const NO_MENTION: TermMention = {
  share: 0,
  otherWords: 0,
  smallWords: 0,
  isLed: false,
  isMarked: false,
  asksForMeaning: false,
  asksAbout: false,
};

/** Of a term, how the text mentions it. */
const evidenceOfMention = ({ share, otherWords, smallWords, ...of }: TermMention = NO_MENTION) => ({
  share,
  isWhole: Number(share === 1),
  otherWordsOfTerm: Math.min(MAX_OTHER_WORDS, otherWords),
  smallWords: Math.min(MAX_OTHER_WORDS, smallWords),
  isLed: Number(of.isLed),
  isMarked: Number(of.isMarked),
  asksForMeaning: Number(of.asksForMeaning),
  asksAbout: Number(of.asksAbout),
});
