/** What a card of a reading shows: figures, what was understood, assumed and missing, each with a control to correct it. */
import type { Reading } from '@rangefinder/questions';
import {
  type AnyCalculator,
  calculatorBy,
  type Field,
  type Fields,
  inLanguage,
  isObject,
  type Language,
  shortLabel,
  systems,
  valueLabel,
} from '@rangefinder/rules';
import { describe } from '../describe.js';
import type { WidgetAnswer } from '../description.js';
import { summaryFigures } from '../read.js';
import { conditionsOf, stepsOf } from './paths.js';

/** How the value of an argument is entered. */
type ChipControl =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'text' };

/** An argument of a reading. */
export interface Chip {
  /** Path of the argument. */
  readonly field: string;
  readonly label: string;
  /** The value in words; empty for a missing one. */
  readonly text: string;
  readonly state: 'understood' | 'assumed' | 'missing';
  /** The value in the notation of its control. */
  readonly value: string;
  /** Without one, the value can only be removed. */
  readonly control?: ChipControl;
}

/** An interpretation of a question, prepared for its card in one language. */
export interface ReadingView {
  readonly reading: Reading;
  readonly title: string;
  /** Title of the rule set; empty where there is none. */
  readonly game: string;
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly chips: readonly Chip[];
  /** The rule that the answer follows from. */
  readonly rule: { readonly title: string; readonly url: string } | null;
}

const SEPARATOR = ' · ';

/** A field with the labels of the objects around it. */
interface PlacedField {
  readonly field: Field;
  readonly labels: readonly string[];
}

function fieldAt(fields: Fields, path: string, language: Language): PlacedField | undefined {
  let inner: Fields | undefined = fields;
  let found: Field | undefined;
  const labels: string[] = [];
  for (const step of stepsOf(path)) {
    if (found) labels.push(shortLabel(found, language));
    if (typeof step === 'number') {
      if (found?.kind !== 'list') return undefined;
      found = found.item;
      labels.pop();
    } else {
      found = inner?.[step];
    }
    if (!found) return undefined;
    inner = found.kind === 'object' ? found.fields : undefined;
  }
  return found && { field: found, labels };
}

const withNumber = (label: string, path: string): string => {
  const [place] = stepsOf(path).filter((step) => typeof step === 'number');
  return place === undefined ? label : `${label} ${place + 1}`;
};

/** The label of a field, with those of the objects around it: `Target 1 · Armor`. */
function labelOf({ field, labels }: PlacedField, path: string, language: Language): string {
  const around = labels.map((label, at) => (at === labels.length - 1 ? withNumber(label, path) : label));
  return [...around, field.label[language]].join(SEPARATOR);
}

const YES_NO = { en: { true: 'yes', false: 'no' }, ru: { true: 'да', false: 'нет' } } as const;
/** Longer lists are better chosen from in the calculator itself. */
const MAX_OPTIONS = 60;

function controlOf(field: Field, language: Language): ChipControl | undefined {
  if (field.kind === 'int' || field.kind === 'number')
    return { kind: 'number', min: field.min, max: field.max, isWhole: field.kind === 'int' };
  const options = optionsOf(field, language);
  if (options.length > 0 && options.length <= MAX_OPTIONS) return { kind: 'choice', options };
  return field.kind === 'text' && !field.deck ? { kind: 'text' } : undefined;
}

function optionsOf(field: Field, language: Language): readonly { readonly value: string; readonly label: string }[] {
  if (field.kind === 'boolean') return Object.entries(YES_NO[language]).map(([value, label]) => ({ value, label }));
  if (field.kind === 'choice') return Object.entries(field.type.values).map(([value, text]) => ({ value, label: text[language] }));
  if (field.kind === 'id') return field.of.map((value) => ({ value, label: namedId(field.names?.[value], value, language) }));
  return [];
}

const PRINTED = new Map(systems.flatMap(({ slug, printed }) => printed.map(({ id, name }) => [`${slug}/${id}`, name] as const)));
const namedId = (name: { readonly en: string; readonly ru: string } | undefined, id: string, language: Language): string =>
  (name ?? [...PRINTED].find(([key]) => key.endsWith(`/${id}`))?.[1])?.[language] ?? id;

function valueText(field: Field, value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? '…' : String(item))).join(', ');
  if (isObject(value)) return '…';
  if (field.kind === 'id') return namedId(field.names?.[String(value)], String(value), language);
  return valueLabel(field, value, language);
}

function chipsOf(fields: Fields, reading: Reading, prefix: string, language: Language): readonly Chip[] {
  const chip = (path: string, value: unknown, state: Chip['state'], typed?: string): readonly Chip[] => {
    const own = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    const placed = fieldAt(fields, own, language);
    if (!placed) return [];
    const { field } = placed;
    const isEntry = field.kind === 'catalog';
    const control = prefix === '' ? controlOf(field, language) : undefined;
    const text = value === undefined ? '' : isEntry ? (typed ?? String(value)) : valueText(field, value, language);
    return [
      {
        ...{ field: path, label: labelOf(placed, own, language), text, state, value: value === undefined ? '' : String(value) },
        ...(control && { control }),
      },
    ];
  };
  return shortened([
    ...reading.missing.flatMap(({ field }) => chip(field, undefined, 'missing')),
    ...reading.understood.flatMap(({ field, value, text }) => chip(field, value, 'understood', text)),
    ...reading.assumed.flatMap(({ field, value }) => chip(field, value, 'assumed')),
  ]);
}

/** Names the objects around a field only where several chips have its label: `Attacker · Skill`, `Target · Skill`. */
function shortened(chips: readonly Chip[]): readonly Chip[] {
  const ownLabel = ({ label }: Chip): string => label.split(SEPARATOR).at(-1) ?? label;
  const isShared = (chip: Chip): boolean => chips.some((other) => other !== chip && ownLabel(other) === ownLabel(chip));
  return chips.map((chip) => (isShared(chip) ? chip : { ...chip, label: ownLabel(chip) }));
}

function chipsOfOther({ question, arguments: args }: Reading): readonly Chip[] {
  const chip = (text: string, control?: ChipControl): Chip => ({
    ...{ field: question === 'dice' ? 'expression' : 'query', label: '', text, state: 'understood', value: text },
    ...(control && { control }),
  });
  if (question === 'dice') return [chip(String(args.expression), { kind: 'text' })];
  return typeof args.query === 'string' ? conditionsOf(args.query).map((condition) => chip(condition)) : [];
}

const KIND_TITLES: Readonly<Record<string, { readonly en: string; readonly ru: string }>> = {
  units: { en: 'Units', ru: 'Юниты' },
  ranking: { en: 'Ranking', ru: 'Рейтинг' },
  dice: { en: 'Dice', ru: 'Кубики' },
  rule: { en: 'Rule', ru: 'Правило' },
  term: { en: 'Term', ru: 'Термин' },
  unit: { en: 'Card', ru: 'Карточка' },
};

const gameOf = (slug: string | undefined, language: Language): string =>
  systems
    .find((system) => system.slug === slug)
    ?.title[language].split(',')
    .at(0) ?? '';

/** The calculator of a reading; for a ranking the one that ranks. */
const calculatorOf = ({ question, arguments: { calculator } }: Reading): AnyCalculator | undefined =>
  calculatorBy(question) ?? (typeof calculator === 'string' ? calculatorBy(calculator) : undefined);

/** @example readingView(reading, 'en').chips[0] // { field: 'skill', label: 'Skill', text: '4', state: 'understood', … } */
export function readingView(reading: Reading, language: Language): ReadingView {
  const calculator = calculatorOf(reading);
  const isRanking = calculator !== undefined && calculatorBy(reading.question) === undefined;
  const answer = reading.answer as WidgetAnswer | null;
  const isWhole = calculator !== undefined && !isRanking && answer !== null && 'steps' in answer;
  const rule = isWhole ? (answer.refusal?.rule ?? answer.steps[0]?.rule) : undefined;
  return {
    reading,
    title: calculator ? inLanguage(calculator.title, language) : (KIND_TITLES[reading.question]?.[language] ?? reading.question),
    game: gameOf(calculator?.system ?? systemIn(reading), language),
    figures: isWhole ? summaryFigures(describe(calculator), answer, language) : [],
    chips: calculator ? chipsOf(calculator.input, reading, isRanking ? 'draft.' : '', language) : chipsOfOther(reading),
    rule: rule?.url ? { title: rule.title, url: rule.url } : null,
  };
}

/** The rule set of a place or an entry. */
const systemIn = ({ arguments: { id } }: Reading): string | undefined => (typeof id === 'string' ? id.split('/')[0] : undefined);
