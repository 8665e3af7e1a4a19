/**
 * Answers a question in words: reads it, looks up what a catalog and the rulebook know of it, and computes what can be computed. All
 * transports call this function, each with its own source of answers.
 */
import {
  addressOf,
  calculatorAddress,
  calculatorBy,
  check,
  flatten,
  inLanguage,
  type Language,
  publicProblem,
  type Slug,
} from '@rangefinder/rules';
import type { AnswerSource, FoundPlace, MaybePromise, Outcome } from './answer-source.js';
import { independentFigures } from './independent.js';
import { inOrderOfKinds, type QuestionText } from './kinds/answer-kinds.js';
import { builtInWeapon, isWeapon } from './kinds/built-in-weapons.js';
import { readRanking } from './kinds/ranking.js';
import { fieldAt, ruleScore, ruleWords } from './kinds/rules.js';
import { meaningOf } from './kinds/terms.js';
import { describesNamed, isOnlyConditions, readNamedUnit, readUnits } from './kinds/units.js';
import { MESSAGES } from './messages.js';
import { missingParts } from './missing-parts.js';
import { entriesIn, type SearchedText } from './names/named-entries.js';
import { isWholeName } from './names/possible-names.js';
import { type QuestionReading, readInStages } from './read.js';
import type { Interpretation, NamedEntry, Reading } from './reading.js';
import { finishInTurns } from './stages.js';
import { withoutGame } from './text/named-game.js';
import { tokensOf } from './text/tokens.js';

export interface QuestionOptions {
  readonly language: Language;
  readonly system?: Slug | undefined;
  /** Base URL of the site: `https://rangefinder.example`. */
  readonly site: string;
}

/** The readings of a text, best first, and what a search finds. */
export interface AnsweredQuestion {
  readonly readings: readonly Reading[];
  readonly results: readonly FoundPlace[];
}

export const MAX_READINGS = 3;
export const MAX_RESULTS = 10;
/**
 * Below this confidence the reading of a calculator is a proposal without an answer. Stories have many words that no rule needs: of
 * new questions between 0.15 and 0.35, more than half of the figures are right.
 */
const MIN_ANSWERED_CONFIDENCE = 0.15;
/** Below this confidence a place of the rulebook or an entry is only proposed. */
const MIN_SURE_CONFIDENCE = 0.45;
/** Characters of a text that the search reads. */
const MAX_SEARCHED_CHARACTERS = 200;

const PLACES: ReadonlySet<string> = new Set(['SECTION', 'RULING', 'TABLE']);
const EXPLAINING: ReadonlySet<string> = new Set(['TERM', 'CALCULATOR']);

/**
 * Reads and answers a question.
 * @example (await askInWords('skill 4 at 24 inches', { language: 'en', site: '' }, source)).readings[0].question //
 *   'alpha-strike/target-number'
 */
export async function askInWords(question: string, options: QuestionOptions, source: AnswerSource): Promise<AnsweredQuestion> {
  const { language } = options;
  const game = withoutGame(question);
  const system = options.system ?? game.system;
  const text = system === game.system ? game.rest : question;
  const searched = { text, system, tokens: tokensOf(text), words: source.unitWords?.(text) };
  await source.yieldToOthers?.();
  const { named, corrected } = await entriesIn(searched, source);
  await source.yieldToOthers?.();
  // A corrected name is less sure than what the search finds.
  const typed = await source.search(text.slice(0, MAX_SEARCHED_CHARACTERS), system, named);
  await source.yieldToOthers?.();
  const entries = [...named, ...corrected.filter((entry) => !isWholeName(entry.text, text) || isOfCatalog(typed[0]))];
  const places = typed.flatMap(({ kind, id }) => (PLACES.has(kind) ? [id] : []));
  const ofRules = await finishInTurns(readInStages(question, { ...options, entries, places }), source.yieldToOthers);
  await source.yieldToOthers?.();
  const isUnsure = entries.some((entry) => corrected.includes(entry));
  const read = [...ofRules, ...others(searched, entries, source).map((reading) => (isUnsure ? unsure(reading) : reading))];
  const results = await withMeant(typed, searched, read, source);
  const readings = inOrderOfKinds([...read, ...rulesIn(searched, results)], searched, entries.length > 1);
  return {
    readings: await Promise.all(
      readings
        .slice(0, MAX_READINGS)
        .map((reading) => answered(reading, titleOf(reading, { entries, results }, language), options, source)),
    ),
    results: results.slice(0, MAX_RESULTS),
  };
}

/** How sure a reading is whose name was corrected. */
const CORRECTED_CONFIDENCE = 0.8;
const unsure = (reading: QuestionReading): QuestionReading => ({ ...reading, confidence: reading.confidence * CORRECTED_CONFIDENCE });

/** Whether the best result is no place of the rulebook. */
const isOfCatalog = (result: FoundPlace | undefined): boolean => result?.kind === 'UNIT' || result?.kind === 'WEAPON';

/**
 * Answers a reading whose arguments were corrected.
 * @example (await answerReading({ ...reading, arguments: { skill: 3, inches: 24 } }, options, source)).summary
 */
export function answerReading(reading: Interpretation, options: QuestionOptions, source: AnswerSource): Promise<Reading> {
  const { question, arguments: args, understood, assumed, unread, confidence } = reading;
  const calculator = calculatorBy(question);
  const checked = calculator && check(calculator, args);
  const problems = checked && !checked.ok ? checked.problems : [];
  const whole = { question, arguments: args, understood, assumed, unread, confidence, problems, score: 0 };
  return answered(whole, titleOf(whole, { entries: [], results: [] }, options.language), options, source);
}

/** Results for the words of the text as typed, and for what they mean: in turns, each once. Entries of the catalog come first. */
async function withMeant(
  typed: readonly FoundPlace[],
  { system, tokens }: SearchedText,
  read: readonly QuestionReading[],
  source: AnswerSource,
): Promise<readonly FoundPlace[]> {
  if (typed[0] && !PLACES.has(typed[0].kind) && !EXPLAINING.has(typed[0].kind)) return typed;
  const words = ruleWords(tokens, read).slice(0, MAX_SEARCHED_CHARACTERS);
  const meant = words === '' ? [] : await source.search(words, system);
  const inTurns = Array.from({ length: Math.max(typed.length, meant.length) }, (_, at) => [typed[at], meant[at]]).flat();
  return [...new Map(inTurns.flatMap((place) => (place ? [[`${place.kind} ${place.id}`, place] as const] : []))).values()];
}

/** Readings that a catalog answers. */
function others(
  { text, system, tokens, words }: SearchedText,
  entries: readonly NamedEntry[],
  { unitWords }: AnswerSource,
): readonly QuestionReading[] {
  if (!unitWords) return [];
  const named = words && isOnlyConditions(words) ? [] : readNamedUnit(text, tokens, entries, words);
  // “Savannah Master, the small hover”: one unit, no list of small hovers.
  const listed = named.length > 0 && describesNamed(text, entries, words) ? undefined : readUnits(text, tokens, entries, words);
  return [readRanking(text, tokens, entries), listed, ...named]
    .filter((reading) => reading !== undefined)
    .filter(({ system: own }) => system === undefined || own === undefined || own === system)
    .map((reading) => ({ ...reading, problems: [] }));
}

/** The best place of the rulebook as a reading. */
function rulesIn({ text, tokens }: QuestionText, results: readonly FoundPlace[]): readonly QuestionReading[] {
  const place = results.find(({ kind }) => PLACES.has(kind));
  if (!place) return [];
  const score = ruleScore(text, tokens.filter(({ isFigure }) => isFigure).length);
  return [
    {
      ...{ question: 'rule', arguments: { id: place.id }, understood: [], assumed: [], unread: [], problems: [] },
      ...{ confidence: Math.max(0, Math.min(1, score)), score },
    },
  ];
}

async function answered(reading: QuestionReading, title: string, options: QuestionOptions, source: AnswerSource): Promise<Reading> {
  await source.yieldToOthers?.();
  const { language } = options;
  const { score: _, mention: __, problems: whole, ...rest } = reading;
  const problems = missingParts(reading.question, reading.arguments, whole);
  const missing = problems.map((problem) => {
    const { path, message } = publicProblem(problem, language);
    return { field: path, message };
  });
  const base = { ...rest, confidence: Math.round(rest.confidence * 100) / 100, missing, url: urlOf(reading, options) };
  // The figures of an entry may be all that is missing.
  const filled =
    missing.length > 0 && rest.confidence >= MIN_ANSWERED_CONFIDENCE && namesEntry(reading) ? await answerOf(reading, source) : undefined;
  if (filled?.ok) return { ...base, missing: [], answer: filled.answer, summary: filled.answer.summary };
  const independent =
    rest.confidence < MIN_ANSWERED_CONFIDENCE ? undefined : independentFigures(reading.question, reading.arguments, problems, language);
  if (independent) return { ...base, answer: independent, summary: independent.summary };
  if (missing.length > 0) return { ...base, answer: null, summary: MESSAGES.missing(missing.map(({ message }) => message))[language] };
  const isUnsure = rest.confidence < (calculatorBy(reading.question) ? MIN_ANSWERED_CONFIDENCE : MIN_SURE_CONFIDENCE);
  if (isUnsure) return { ...base, answer: null, summary: MESSAGES.unsure(title)[language] };
  const outcome = await answerOf(reading, source);
  if (outcome === undefined) return { ...base, answer: null, summary: title };
  if (outcome.ok) return { ...base, answer: outcome.answer, summary: outcome.answer.summary };
  const failed = outcome.problems.map(({ path, message }) => ({ field: path, message }));
  return { ...base, missing: failed, answer: null, summary: MESSAGES.missing(failed.map(({ message }) => message))[language] };
}

/** Whether a part of the text is an entry of the catalog. */
const namesEntry = ({ question, understood }: QuestionReading): boolean => {
  const input = calculatorBy(question)?.input;
  return input !== undefined && understood.some(({ field }) => fieldAt(input, field.split('.'))?.kind === 'catalog');
};

function answerOf({ question, arguments: args }: QuestionReading, source: AnswerSource): MaybePromise<Outcome | undefined> {
  if (calculatorBy(question)) return source.calculator(question, args);
  return question === 'dice' ? source.dice(String(args.expression)) : undefined;
}

/** What a reading is about, in words. */
function titleOf(
  { question, arguments: args, understood }: QuestionReading,
  { entries, results }: { readonly entries: readonly NamedEntry[]; readonly results: readonly FoundPlace[] },
  language: Language,
): string {
  const calculator = calculatorBy(question);
  if (calculator) return inLanguage(calculator.title, language);
  const id = String(args.id ?? '');
  const place = question === 'rule' ? results.find((one) => one.id === id) : undefined;
  const what =
    (question === 'term' ? meaningOf(id, language) : undefined) ??
    (place && `${place.title}. ${place.summary}`) ??
    (question === 'unit' ? (builtInWeapon(id)?.[language] ?? entries.find((one) => one.id === id)?.title) : undefined) ??
    String(args.query ?? args.id ?? understood[0]?.text ?? '');
  return MESSAGES.kind(isWeapon(id) ? 'weapon' : question, what)[language];
}

/** The page with the arguments filled in. */
function urlOf({ question, arguments: args }: QuestionReading, { site, language }: QuestionOptions): string {
  const calculator = calculatorBy(question);
  const query = (values: Readonly<Record<string, unknown>>): string => {
    const pairs = new URLSearchParams(flatten(values).map(([name, value]): [string, string] => [name, value])).toString();
    return pairs === '' ? '' : `?${pairs}`;
  };
  if (calculator) return `${site}${calculatorAddress(calculator, language)}${query(args)}`;
  const id = String(args.id ?? '');
  switch (question) {
    case 'dice':
      return `${site}/${language}/dice/${query({ roll: args.expression })}`;
    case 'rule':
      return `${site}${addressOf(id, language)}`;
    case 'term':
      return `${site}/${language}/${id.split('/')[0]}/glossary/#${id.split('/')[1]}`;
    case 'unit':
      return `${site}/${language}/${isWeapon(id) ? 'weapons' : 'units'}/${id}/`;
    default:
      return `${site}/${language}/units/${query({ q: args.query })}`;
  }
}
