/** Random drafts made from the same field data that checks them: what is allowed, and what is not. */
import fc from 'fast-check';
import type { AnyCalculator } from '../calculator/calculator.js';
import { type Field, type Fields, type ListField, type TextField, wordsOf } from '../calculator/fields.js';

/** Drafts that pass the check of each field by itself (relations between fields may still object). */
export const draftOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, presence(field)])), { noNullPrototype: true });

const mayBeAbsent = (field: Field): boolean => field.optional === true || ('default' in field && field.default !== undefined);
const presence = (field: Field): fc.Arbitrary<unknown> =>
  mayBeAbsent(field)
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: arbitraryOf(field) })
    : arbitraryOf(field);

/** Brute-force tests count every fall of the dice of every item. */
const MAX_ITEMS = 4;
/** A hand of cards. */
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
      return draftOf(field.fields);
    default:
      throw new Error(`${field.kind} is a kind of figure, not of input`);
  }
}

/** Values of a notation of their own, such as cards, are different ones: repeats would nearly always be refused. */
function listOf({ item, min, max }: ListField): fc.Arbitrary<unknown> {
  const isNotation = item.kind === 'text' && item.written !== undefined;
  const length = { minLength: min, maxLength: Math.min(max, Math.max(min, isNotation ? MAX_CARDS : MAX_ITEMS)) };
  return isNotation ? fc.uniqueArray(arbitraryOf(item), length) : fc.array(arbitraryOf(item), length);
}

/** Values of its own notation where it has one; else what its pattern lets through. */
function textOf({ written, pattern, maxLength, example }: TextField): fc.Arbitrary<string> {
  const own = Object.keys(written ?? {});
  if (own.length > 0) return fc.constantFrom(...own);
  if (example === undefined) return fc.string({ maxLength: Math.min(maxLength, 12) });
  if (!pattern) return fc.constant(example);
  const drawn = fc.stringMatching(new RegExp(pattern.source.replaceAll('\\s*', ''), pattern.flags));
  return fc.oneof(
    fc.constant(example),
    drawn.filter((text) => text.length <= maxLength && pattern.test(text)),
  );
}

/**
 * Drafts of a calculator: random ones, and its examples with one field drawn anew, since some questions, such as hands of
 * cards, are hardly ever allowed when everything is random.
 */
export function questionsOf({ input, examples }: AnyCalculator): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(input as Fields);
  if (names.length === 0) return draftOf(input);
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.constantFrom(...names), draftOf(input))
    .map(([{ draft }, name, drawn]) => ({ ...draft, [name]: drawn[name] }));
  return fc.oneof({ weight: 3, arbitrary: draftOf(input) }, { weight: 1, arbitrary: changed });
}

/** Anything at all in place of the fields: hostile values of every type. */
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
