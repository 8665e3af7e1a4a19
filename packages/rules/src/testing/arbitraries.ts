/** Random drafts made from the same field data that checks them: what is allowed, and what is not. */
import fc from 'fast-check';
import { type Field, type Fields, wordsOf } from '../calculator/fields.js';

/** Drafts that pass the check of each field by itself (relations between fields may still object). */
export const draftOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, presence(field)])), { noNullPrototype: true });

const mayBeAbsent = (field: Field): boolean => field.optional === true || ('default' in field && field.default !== undefined);
const presence = (field: Field): fc.Arbitrary<unknown> =>
  mayBeAbsent(field)
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: arbitraryOf(field) })
    : arbitraryOf(field);

const LONGEST_LIST = 4;

function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'int':
      return fc.integer({ min: field.min, max: field.max });
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
      return field.example === undefined ? fc.string({ maxLength: Math.min(field.maxLength, 12) }) : fc.constant(field.example);
    case 'catalog':
      return fc.constant(undefined);
    case 'list':
      return fc.array(arbitraryOf(field.item), { minLength: field.min, maxLength: Math.min(field.max, Math.max(field.min, LONGEST_LIST)) });
    case 'object':
      return draftOf(field.fields);
    default:
      throw new Error(`${field.kind} is a kind of figure, not of input`);
  }
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
