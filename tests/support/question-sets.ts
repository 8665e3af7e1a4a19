/** Question sets: reads them, and scores what the service makes of them. Prints no question. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calculatorBy, systems } from '@rangefinder/rules';

const FOLDER = fileURLToPath(new URL('../search/questions/', import.meta.url));

export interface SetQuestion {
  readonly lang: 'en' | 'ru';
  readonly text: string;
  /** Absent where a question is of no certain rule set. */
  readonly system?: string;
  readonly question: string;
  readonly expected?: { readonly figure?: string; readonly names?: readonly string[] };
}

/** What the service answers. */
export interface AskedBody {
  readonly readings: readonly {
    readonly question: string;
    readonly arguments: { readonly id?: unknown };
    readonly answer: Readonly<Record<string, unknown>> | null;
    readonly assumed: readonly unknown[];
    readonly missing: readonly unknown[];
    readonly unread: readonly string[];
    readonly summary: string;
  }[];
  readonly results: readonly { readonly id: string; readonly title: string }[];
}

/** Totals of a set in one language. */
export interface SetScore {
  questions: number;
  first: number;
  amongThree: number;
  /** Questions that a calculator answers. */
  withFigure: number;
  figureRight: number;
  wrongUnexplained: number;
  withNames: number;
  foundWithinFive: number;
}

/** Results that count as found. */
const WITHIN = 5;
/** Questions that wait for an answer at the same time: half of the time of each is spent in the database. */
const CONCURRENT = 3;

const EMPTY: SetScore = {
  questions: 0,
  first: 0,
  amongThree: 0,
  withFigure: 0,
  figureRight: 0,
  wrongUnexplained: 0,
  withNames: 0,
  foundWithinFive: 0,
};

export const SET_NAMES = ['dev', 'held', 'unseen', 'blind'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** The set of a file: that of its ending. The blind questions are counted by themselves; half of them is only for development. */
const setOf = (file: string): string | undefined =>
  file.startsWith('blind-') ? (file === 'blind-unseen.jsonl' ? 'blind' : undefined) : /-(\w+)\.jsonl$/.exec(file)?.[1];

const questionsOf = (name: SetName): readonly SetQuestion[] =>
  readdirSync(FOLDER)
    .filter((file) => setOf(file) === name)
    .toSorted()
    .flatMap((file) => readFileSync(`${FOLDER}${file}`, 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as SetQuestion);

/** Asks the questions of a set, or those chosen, and returns the totals by language. */
export async function scoreSet(
  name: SetName,
  ask: (question: Pick<SetQuestion, 'text' | 'lang' | 'system'>) => Promise<AskedBody>,
  choose = (all: readonly SetQuestion[]): readonly SetQuestion[] => all,
): Promise<Readonly<Record<'en' | 'ru' | 'all', SetScore>>> {
  const scores = { en: { ...EMPTY }, ru: { ...EMPTY }, all: { ...EMPTY } };
  const questions = choose(questionsOf(name)).values();
  const askInTurn = async (): Promise<void> => {
    for (const question of questions) {
      const body = await ask(question);
      for (const score of [scores[question.lang], scores.all]) count(score, question, body);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, askInTurn));
  return scores;
}

function count(score: SetScore, { question, expected }: SetQuestion, { readings, results }: AskedBody): void {
  const place = readings.findIndex((reading) => reading.question === question);
  const [top] = readings;
  score.questions++;
  if (place === 0) score.first++;
  if (place >= 0 && place < 3) score.amongThree++;
  if (expected?.names?.length) {
    score.withNames++;
    // Units are expected by their English names, which are in their ids.
    const found = [
      ...readings.flatMap(({ summary, arguments: { id } }) => [summary, String(id ?? ''), ...headingsOf(String(id ?? ''))]),
      ...results.slice(0, WITHIN).flatMap(({ id, title }) => [id, title, ...headingsOf(id)]),
    ].map(folded);
    if (expected.names.some((one) => found.some((text) => text.includes(folded(one))))) score.foundWithinFive++;
  }
  if (!calculatorBy(question) || expected?.figure === undefined) return;
  score.withFigure++;
  if (!top?.answer) return;
  if (place === 0 && isStated(expected.figure, top.answer, top.summary)) score.figureRight++;
  else if (top.assumed.length + top.missing.length + top.unread.length === 0) score.wrongUnexplained++;
}

/** Headings of sections in the sources, by id. Writers who know a source expect its headings. */
const HEADINGS = new Map<string, readonly string[]>(
  systems.flatMap(({ sections }) => sections.map(({ id, source: { en, ru } }) => [id, [en, ru]] as const)),
);

const headingsOf = (id: string): readonly string[] => HEADINGS.get(id) ?? [];

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** The value of `7/12` or `4`. */
function numberIn(text: string): number {
  const [, numerator, denominator] = /^(-?\d+)\/(\d+)$/.exec(text) ?? [];
  return numerator && denominator ? Number(numerator) / Number(denominator) : Number(text);
}

const TOLERANCE = 1e-9;
/** Percentages are given with one decimal. Answers have them as such, or as odds between 0 and 1. */
const PERCENT_TOLERANCE = 0.051;
const isPercentage = (text: string, percent: number): boolean =>
  [numberIn(text), 100 * numberIn(text)].some((value) => Math.abs(value - percent) < PERCENT_TOLERANCE);

/** Decimals of a number: 3 of `17.908`. */
const decimalsIn = (text: string): number => /^-?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
const MIN_DECIMALS = 2;

/** Whether a decimal is another figure, or its percentage, as far as it is given: `17.908` of a mean, `31.78` of odds. */
function isRounded(decimal: string, figure: string): boolean {
  const digits = decimalsIn(decimal);
  const tolerance = 0.5 * 10 ** -digits + TOLERANCE;
  return digits >= MIN_DECIMALS && [1, 100].some((factor) => Math.abs(factor * numberIn(figure) - Number(decimal)) < tolerance);
}

function isStated(expected: string, answer: Readonly<Record<string, unknown>>, summary: string): boolean {
  const figure = (expected.replaceAll(/(?<=\d),(?=\d)/g, '.').split(/[,;(]/)[0] ?? '').trim();
  if (figure === 'yes') return answer.allowed === true;
  if (figure === 'no') return answer.allowed === false;
  const figures = figuresIn(answer);
  const [, percent] = /^([\d.]+)\s*%/.exec(figure) ?? [];
  if (percent) return figures.some((text) => isPercentage(text, Number(percent)));
  const value = numberIn(figure);
  const isSame = (text: string): boolean =>
    folded(text).trim() === folded(figure).trim() ||
    (Number.isFinite(value) &&
      (Math.abs(numberIn(text) - value) < TOLERANCE ||
        (figure.includes('/') && Math.abs(1 - numberIn(text) - value) < TOLERANCE) ||
        isRounded(figure, text) ||
        isRounded(text, figure)));
  return figures.some(isSame) || (!Number.isFinite(value) && folded(summary).includes(folded(figure).trim()));
}

/** Every figure of an answer outside its steps. */
function figuresIn(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'steps' ? [] : figuresIn(inner)));
}
