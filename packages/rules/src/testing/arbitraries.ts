/** Random drafts, valid and invalid, generated from the field definitions that the check uses. */
import fc from 'fast-check';
import { type AnyCalculator, check, costOf } from '../calculator/calculator.js';
import { checkFields, noInput } from '../calculator/check.js';
import { uncountedIn } from '../calculator/counted.js';
import { type Field, type Fields, type ListField, type TextField, wordsOf } from '../calculator/fields.js';

export { runs, sample } from './runs.js';

type Draft = Readonly<Record<string, unknown>>;

/** Drafts that pass the check of each single field. Relations between fields may still reject them. */
export const draftOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> => recordOf(fields).map((draft) => counted(fields, draft));

const recordOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, presence(field)])), { noNullPrototype: true });

const without = (held: unknown, [step, ...below]: readonly (string | number)[]): unknown => {
  const copy = (Array.isArray(held) ? [...held] : { ...(held as Draft) }) as Record<string | number, unknown>;
  copy[step as string | number] = below.length === 0 ? undefined : without(copy[step as string | number], below);
  return copy;
};

/** The draft without values that do not count in it: most random circumstances of a test do not. */
export function counted<D extends object>(fields: Fields, draft: D): D {
  const checked = checkFields(fields, draft);
  return checked.ok ? uncountedIn(fields, checked.value as Draft).reduce((rest, { path }) => without(rest, path) as D, draft) : draft;
}

const mayBeAbsent = (field: Field): boolean => field.optional === true || ('default' in field && field.default !== undefined);
const presence = (field: Field): fc.Arbitrary<unknown> =>
  mayBeAbsent(field)
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: arbitraryOf(field) })
    : arbitraryOf(field);

/** Brute-force tests enumerate all dice of all items, so lists stay short. */
const MAX_ITEMS = 4;
/** Size of a hand of cards. */
const MAX_CARDS = 5;

function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'int':
      return fc.oneof(fc.integer({ min: field.min, max: field.max }), ...Object.keys(field.words ?? {}).map((word) => fc.constant(word)));
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.ceil(field.min), max: Math.floor(Math.min(field.max, 60)) }),
        fc.double({ min: field.min, max: field.max, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...wordsOf(field.type));
    case 'id':
      return fc.constantFrom(...field.of);
    case 'text':
      return textOf(field);
    case 'catalog':
      return fc.constant(undefined);
    case 'list':
      return listOf(field);
    case 'object':
      return recordOf(field.fields);
    default:
      return noInput(field);
  }
}

/** Values of a set, and those with a notation, such as cards, are distinct: repeated ones would nearly always be refused. */
function listOf({ item, min, max, isSet }: ListField): fc.Arbitrary<unknown> {
  const isNotation = item.kind === 'text' && item.written !== undefined;
  const length = { minLength: min, maxLength: Math.min(max, Math.max(min, isNotation ? MAX_CARDS : MAX_ITEMS)) };
  return isNotation || isSet ? fc.uniqueArray(arbitraryOf(item), length) : fc.array(arbitraryOf(item), length);
}

/** Special abilities of a card. They are free text that the rules parse, so no pattern describes them. */
const ABILITIES = [
  'CASE',
  'CASE II',
  'ENE',
  'OVL',
  'MEL',
  'HT1/1/-',
  'REAR1/0*/-',
  'LRM1/2/2',
  'SRM2/1',
  'IF2',
  'ССХБ',
  'НН 1/1/–',
  'НПН 1',
  'REAR1',
  'PRB',
];

/** Values of the field's notation if it has one, else values that match its pattern or resemble its example. */
function textOf({ written, pattern, maxLength, example }: TextField): fc.Arbitrary<string> {
  const isAllowed = (text: string): boolean => text.length <= maxLength && (pattern?.test(text) ?? true);
  const own = Object.keys(written ?? {}).filter(isAllowed);
  if (own.length > 0) return fc.constantFrom(...own);
  if (example !== undefined && ABILITIES.includes(example)) return fc.constantFrom(...ABILITIES);
  const drawn = pattern
    ? fc.stringMatching(new RegExp(pattern.source.replaceAll('\\s*', ''), pattern.flags))
    : fc.string({ maxLength: Math.min(maxLength, 12) });
  const allowed = drawn.filter(isAllowed);
  return example === undefined ? allowed : fc.oneof(fc.constant(example), allowed);
}

/** Average number of values of an example that are replaced. */
const CHANGES = 1.5;
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value);

function leavesOf(fields: Fields): number {
  const ofField = (field: Field): number => {
    if (field.kind === 'object') return leavesOf(field.fields);
    return field.kind === 'list' ? 1 + ofField(field.item) : 1;
  };
  return Object.values(fields).reduce((sum, field) => sum + ofField(field), 0);
}

/** The draft with every value, including values of nested objects, replaced once in `rarity` times. */
const changed = (fields: Fields, draft: Draft, rarity: number): fc.Arbitrary<Draft> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changedValue(field, draft[name], rarity)])), {
    noNullPrototype: true,
  });

function changedValue(field: Field, given: unknown, rarity: number): fc.Arbitrary<unknown> {
  if (field.kind === 'object' && isDraft(given)) return changed(field.fields, given, rarity);
  const kept = { weight: 2 * Math.max(1, rarity - 1), arbitrary: fc.constant(given) };
  const drawn = { weight: 1, arbitrary: presence(field) };
  if (field.kind !== 'list' || !Array.isArray(given) || given.length === 0) return fc.oneof(kept, { ...drawn, weight: 2 });
  const items = given.map((item) => changedValue(field.item, item, Math.max(rarity, given.length)));
  return fc.oneof(kept, drawn, { weight: 1, arbitrary: fc.tuple(...items) });
}

/** Tests with hundreds of questions skip more expensive ones: the most expensive legal questions take seconds each. */
const MAX_COST_MS = 20;

function isCheap(calculator: AnyCalculator, draft: Draft): boolean {
  const checked = check(calculator, draft);
  return !checked.ok || costOf(calculator, checked.value) <= MAX_COST_MS;
}

/**
 * Drafts of a calculator: random ones, and its examples with a value or two replaced. Fully random drafts of many questions, such
 * as hands of cards or complete attacks, are hardly ever allowed. All drafts are cheap to answer.
 */
export function questionsOf(calculator: AnyCalculator): fc.Arbitrary<Draft> {
  const input: Fields = calculator.input;
  if (Object.keys(input).length === 0) return draftOf(input);
  const rarity = Math.ceil(leavesOf(input) / CHANGES);
  const near = fc.oneof(...calculator.examples.map(({ draft }) => changed(input, draft, rarity)));
  const drafts = fc.oneof({ weight: 1, arbitrary: draftOf(input) }, { weight: 2, arbitrary: near });
  return drafts.map((draft) => counted(input, draft)).filter((draft) => isCheap(calculator, draft));
}

/** Plausible names. The items of a list get different ones. */
const NAMES = { en: ['Anna', 'Boris', 'Clara', 'Denis'], ru: ['Анна', 'Борис', 'Клара', 'Денис'] } as const;

/** Replaces implausible random names, such as `{ x`, with plausible ones. For tests that check the wording. */
export const plainNames = (fields: Fields, draft: Draft, language: keyof typeof NAMES, at = 0): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, fields[name] ? plainValue(fields[name], value, language, at) : value]),
  );

/** An ability without a rule, as printed on cards of each language. */
const UNKNOWN_ABILITY = { en: 'PRB', ru: 'ЗНД' } as const;

function plainValue(field: Field, value: unknown, language: keyof typeof NAMES, at: number): unknown {
  if (value === UNKNOWN_ABILITY.en) return UNKNOWN_ABILITY[language];
  if (field.kind === 'object' && isDraft(value)) return plainNames(field.fields, value, language, at);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item, index) => plainValue(field.item, item, language, index));
  const isName = field.kind === 'text' && field.written === undefined && !ABILITIES.includes(field.example ?? '');
  const isAnyName = isName && typeof value === 'string' && (field.pattern?.test(NAMES.ru[0]) ?? true);
  return isAnyName ? (NAMES[language][at] ?? `${NAMES[language][0]} ${at + 1}`) : value;
}

/** Values of any type in place of the fields. */
export const hostileDraftOf = (fields: Fields): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc.record(
      Object.fromEntries(
        Object.keys(fields).map((name) => [
          name,
          fc.oneof(fc.anything(), fc.constantFrom(Number.NaN, Infinity, -1, 1e308, 0.5, 'x'.repeat(10_000), null)),
        ]),
      ),
      { requiredKeys: [] },
    ),
  );
