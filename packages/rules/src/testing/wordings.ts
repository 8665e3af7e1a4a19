/**
 * The sentences of every calculator, in both languages: each step, each refusal, summaries, problems between fields and texts among
 * the figures. Random drafts reach them; `RareWordings` adds the rest.
 *
 * A sentence is listed when it has a word that no earlier sentence of the same step has: numbers alone make no new sentence.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { type Answer, word } from '../calculator/answer.js';
import { type AnyCalculator, check, costOf, draftIn } from '../calculator/calculator.js';
import type { Field, Fields } from '../calculator/fields.js';
import type { Problem } from '../calculator/problems.js';
import type { RuleSystem } from '../reference/system.js';
import { LANGUAGES, type Text } from '../text/language.js';
import { plainNames, questionsOf } from './arbitraries.js';

type Draft = Readonly<Record<string, unknown>>;
type ByCalculator<T> = Readonly<Record<string, T>>;

/** Additions to the random drafts of a rule set, by calculator: `<slug>/testing/rare-wordings.json`. */
export interface RareWordings {
  /** Drafts that reach what random ones do not. */
  readonly drafts?: ByCalculator<readonly Draft[]>;
  /** Facts of steps whose questions take seconds to answer: the step is worded without a question. */
  readonly facts?: ByCalculator<ByCalculator<Draft & { readonly value: number }>>;
  /** Wordings that a calculator shares with others and never uses. */
  readonly unused?: ByCalculator<readonly string[]>;
}

/** The additions to the random drafts of a rule set; empty without a file. @example rareWordingsOf('alpha-strike').drafts */
export function rareWordingsOf(slug: string): RareWordings {
  const file = fileURLToPath(new URL(`../${slug}/testing/rare-wordings.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RareWordings) : {};
}

/** The file must not depend on the seed of a test run. */
const SEED = 2;
const MAX_DRAFTS = 400;
/** Drafts of expensive calculators end here, by the estimates of `costOf`. */
const MAX_COST_MS = 300;

const WORD = /\p{L}+/gu;

/** Sentences under their keys: `step skill`, `refusal CONTACT`, `summary`. */
class Sentences {
  readonly #texts = new Map<string, Text[]>();
  readonly #words = new Map<string, Set<string>>();

  add(key: string, text: Text): void {
    const known = this.#words.get(key);
    const words = `${text.en} ${text.ru}`.match(WORD) ?? [];
    if (known && words.every((word) => known.has(word))) return;
    this.#words.set(key, new Set([...(known ?? []), ...words]));
    this.#texts.set(key, [...(this.#texts.get(key) ?? []), text]);
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  /** Lines under the given keys, then those under all other keys. */
  lines(first: readonly string[]): readonly string[] {
    const others = [...this.#texts.keys()].filter((key) => !first.includes(key)).toSorted();
    return [...first, ...others].flatMap((key) => [
      '',
      `### ${key}`,
      ...(this.#texts.get(key) ?? []).flatMap(({ en, ru }) => (en === ru ? [en] : [en, ru])),
    ]);
  }
}

/** Texts of the figures by path; items of a list share a path. */
function* textsIn(fields: Fields, values: Readonly<Record<string, unknown>>, path = ''): Generator<readonly [string, string]> {
  for (const [name, field] of Object.entries(fields)) yield* textsOf(field, values[name], path ? `${path}.${name}` : name);
}

function* textsOf(field: Field, value: unknown, path: string): Generator<readonly [string, string]> {
  if (value === null || value === undefined) return;
  if (field.kind === 'words') yield [path, value as string];
  if (field.kind === 'object') yield* textsIn(field.fields, value as Record<string, unknown>, path);
  if (field.kind === 'list') for (const item of value as readonly unknown[]) yield* textsOf(field.item, item, path);
}

const problemKey = ({ code, path }: Problem): string =>
  `problem ${code} ${path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')}`.trimEnd();

function addAnswers(sentences: Sentences, { output }: AnyCalculator, en: Answer, ru: Answer): void {
  en.steps.forEach(({ key, label, text }, at) => {
    const translated = ru.steps[at];
    sentences.add(`step ${key}`, { en: `${label}: ${text}`, ru: `${translated?.label}: ${translated?.text}` });
  });
  sentences.add(en.refusal ? `refusal ${en.refusal.code}` : 'summary', { en: en.summary, ru: ru.summary });
  const russian = [...textsIn(output, ru.figures)];
  [...textsIn(output, en.figures)].forEach(([path, text], at) => {
    sentences.add(`figure ${path}`, { en: text, ru: russian[at]?.[1] ?? '' });
  });
}

/** Adds what one draft makes a calculator say. Returns the estimated cost of its answer. */
function addDraft(sentences: Sentences, calculator: AnyCalculator, drafts: { readonly en: Draft; readonly ru: Draft }): number {
  const [en, ru] = [check(calculator, drafts.en), check(calculator, drafts.ru)];
  if (!en.ok) for (const problem of en.problems) sentences.add(problemKey(problem), problem.allowed);
  if (!en.ok || !ru.ok) return 0;
  // Names are the only difference between the two drafts.
  const isSame = JSON.stringify(drafts.en) === JSON.stringify(drafts.ru);
  const outcome = calculator.resolve(en.value);
  const translated = isSame ? outcome : calculator.resolve(ru.value);
  addAnswers(sentences, calculator, word(calculator, outcome, en.value, 'en'), word(calculator, translated, ru.value, 'ru'));
  return costOf(calculator, en.value);
}

function addFacts(sentences: Sentences, { words }: AnyCalculator, facts: ByCalculator<Draft & { readonly value: number }>): void {
  for (const [key, { value, ...given }] of Object.entries(facts)) {
    const [en, ru] = [words.en.steps[key]?.(given, value), words.ru.steps[key]?.(given, value)];
    sentences.add(`step ${key}`, { en: `${en?.label}: ${en?.text}`, ru: `${ru?.label}: ${ru?.text}` });
  }
}

function sentencesOf(calculator: AnyCalculator, { drafts, facts }: RareWordings): Sentences {
  const sentences = new Sentences();
  for (const example of calculator.examples) addDraft(sentences, calculator, { en: draftIn(example, 'en'), ru: draftIn(example, 'ru') });
  const random = fc.sample(questionsOf(calculator), { numRuns: MAX_DRAFTS, seed: SEED });
  let spent = 0;
  for (const draft of drafts?.[calculator.name] ?? []) addDraft(sentences, calculator, { en: draft, ru: draft });
  addFacts(sentences, calculator, facts?.[calculator.name] ?? {});
  for (const draft of random) {
    if (spent > MAX_COST_MS) break;
    const [en, ru] = LANGUAGES.map((language) => plainNames(calculator.input, draft, language)) as [Draft, Draft];
    spent += addDraft(sentences, calculator, { en, ru });
  }
  return sentences;
}

/** Keys of all that a calculator can say, whether or not a draft reaches it. */
const keysOf = ({ words }: AnyCalculator): readonly string[] => [
  ...Object.keys(words.en.steps).map((key) => `step ${key}`),
  ...Object.keys(words.en.refusals).map((code) => `refusal ${code}`),
  'summary',
];

/**
 * The sentences of a rule set as lines to read; the steps and refusals that no draft reaches; those that are declared unused and
 * are reached.
 * @example wordingsOf(worldAtWar, {}).unreached // ['salvoFire: step roll']
 */
export function wordingsOf({ title, calculators }: Pick<RuleSystem, 'title' | 'calculators'>, rare: RareWordings) {
  const all = calculators.map((calculator: AnyCalculator) => {
    const { name } = calculator;
    const [keys, unused, sentences] = [keysOf(calculator), rare.unused?.[name] ?? [], sentencesOf(calculator, rare)];
    return {
      lines: ['', `## ${name}`, ...sentences.lines(keys.filter((key) => !unused.includes(key)))],
      unreached: keys.filter((key) => !sentences.has(key) && !unused.includes(key)).map((key) => `${name}: ${key}`),
      used: unused.filter((key) => sentences.has(key) || !keys.includes(key)).map((key) => `${name}: ${key}`),
    };
  });
  return {
    text: [`# ${title.en} = ${title.ru}`, ...all.flatMap(({ lines }) => lines), ''].join('\n'),
    unreached: all.flatMap(({ unreached }) => unreached),
    used: all.flatMap(({ used }) => used),
  };
}
