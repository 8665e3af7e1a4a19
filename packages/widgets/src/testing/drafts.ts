/** Drafts at random, as the fields of a calculator allow them. */
import * as fc from 'fast-check';
import type { Draft, Field, Fields } from '../description.js';

const LONGEST_LIST = 3;

/** Any draft whose values have the types of the fields; each field may be left out. */
export const draftOf = (fields: Fields): fc.Arbitrary<Draft> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])), { requiredKeys: [] });

function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'int':
      return fc.integer({ min: field.min, max: field.max });
    case 'number':
      return fc.double({ min: field.min, max: field.max, noNaN: true }).map((value) => (value === 0 ? 0 : value));
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...Object.keys(field.type.values));
    case 'id':
      return fc.constantFrom(...field.of);
    case 'list':
      return fc.array(
        field.item.kind === 'list'
          ? valueOf(field.item)
          : fc.oneof({ weight: 9, arbitrary: valueOf(field.item) }, { weight: 1, arbitrary: gapOf(field) }),
        { maxLength: Math.min(LONGEST_LIST, field.max) },
      );
    case 'object':
      return draftOf(field.fields);
    default:
      return fc.oneof(fc.string({ maxLength: 8, unit: 'grapheme' }), fc.constantFrom('', ',', '&=', '0*', 'a.b', 'null', 'Лс'));
  }
}

/** A gap in the middle of a list is a row that is not filled in; one at the end says nothing. */
const gapOf = (field: Extract<Field, { kind: 'list' }>): fc.Arbitrary<unknown> =>
  field.item.kind === 'text' ? fc.constant('') : valueOf(field.item);
