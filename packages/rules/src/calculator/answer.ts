/** Answers a question in three steps: check, resolve, word. Every transport calls this function. */
import type { Language } from '../text/language.js';
import { type AnyCalculator, check, type RuleId, type WordedStep } from './calculator.js';
import type { CheckResult } from './check.js';
import type { Field, Fields, ListField, ObjectField } from './fields.js';
import { readingsOf, readingWords, sentenceWithReadings } from './readings.js';
import type { StepWords } from './step-words.js';

/** An answer in one language, in the format of every transport. The figures are listed under their own names. */
export interface Answer {
  readonly allowed: boolean;
  readonly refusal: { readonly code: string; readonly text: string; readonly rule: RuleId } | null;
  readonly summary: string;
  readonly steps: readonly WordedStep[];
  readonly figures: { readonly [name: string]: unknown };
}

/**
 * Answers a draft in a language, or returns all its problems.
 * @example answer(targetNumber, { skill: 4, range: 'SHORT' }, 'en')
 */
export function answer(calculator: AnyCalculator, draft: unknown, language: Language): CheckResult<Answer> {
  const checked = check(calculator, draft);
  return checked.ok ? { ok: true, value: answerChecked(calculator, checked.value, language) } : checked;
}

/**
 * Answers a checked question. For callers that need `costOf` before they answer.
 * @example answerChecked(targetNumber, question, 'en').summary
 */
export const answerChecked = (calculator: AnyCalculator, question: Record<string, unknown>, language: Language): Answer =>
  word(calculator, calculator.resolve(question), question, language);

/** An outcome without the types of its keys. */
interface AnyOutcome {
  readonly figures: { readonly [name: string]: unknown };
  readonly steps: readonly { readonly key: string; readonly value: number | null; readonly rule: RuleId; readonly given: object }[];
  readonly refusal?: { readonly code: string; readonly rule: RuleId; readonly given: object };
}

function wording<W>(words: { readonly [key: string]: W }, key: string): W {
  const found = words[key];
  if (!found) throw new Error(`no wording for ${key}`);
  return found;
}

/** Wording without the types of its keys. The compiler matches keys and facts where the calculator is defined. */
interface AnyWords {
  readonly steps: { readonly [key: string]: (given: object, value: number) => StepWords };
  readonly refusals: { readonly [key: string]: (given: object) => string };
  summary(answered: object): string;
}

/** Words an outcome in a language. */
export function word(calculator: AnyCalculator, outcome: AnyOutcome, question: unknown, language: Language): Answer {
  const words: AnyWords = calculator.words[language];
  const { figures, steps, refusal } = outcome;
  const played = refusal ? [] : readingsOf(calculator.input, question);
  const worded: readonly WordedStep[] = steps.map(({ key, value, rule, given }) => ({
    key,
    // The wording of a step without a number does not use the value.
    ...wording(words.steps, key)(given, value ?? Number.NaN),
    value,
    rule,
  }));
  const refused = refusal && { code: refusal.code, rule: refusal.rule, text: wording(words.refusals, refusal.code)(refusal.given) };
  return {
    allowed: refused === undefined,
    refusal: refused ?? null,
    summary: refused ? refused.text : sentenceWithReadings(words.summary({ figures, question, steps: worded }), played, language),
    steps: [
      ...worded,
      ...played.map((reading) => ({ key: 'reading', ...readingWords(reading, language), value: null, rule: reading.ruling })),
    ],
    figures: wordFields(calculator.output, figures, language),
  };
}

/** Whether a figure is the same in every language and always complete. Such a figure needs no conversion. */
const isPlain = memoizedByField(({ kind, optional, ...field }: Field): boolean => {
  if (optional || kind === 'words') return false;
  if (kind === 'list') return isPlain((field as ListField).item);
  return kind !== 'object' || Object.values((field as ObjectField).fields).every(isPlain);
});

function memoizedByField(decide: (field: Field) => boolean): (field: Field) => boolean {
  const decided = new WeakMap<Field, boolean>();
  return (field) => {
    const known = decided.get(field) ?? decide(field);
    decided.set(field, known);
    return known;
  };
}

function wordFields(fields: Fields, values: Record<string, unknown>, language: Language): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wordValue(field, values[name], language)]));
}

/** Picks the language of every text inside a figure. Other values are unchanged. */
function wordValue(field: Field, value: unknown, language: Language): unknown {
  if (value === undefined || value === null) return null;
  if (isPlain(field)) return value;
  if (field.kind === 'words') return (value as Record<Language, string>)[language];
  if (field.kind === 'list') return (value as readonly unknown[]).map((item) => wordValue(field.item, item, language));
  return field.kind === 'object' ? wordFields(field.fields, value as Record<string, unknown>, language) : value;
}
