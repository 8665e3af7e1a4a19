/** Random drafts for property tests. */
import * as fc from 'fast-check';
import type { Draft, Field, Fields } from '../description.js';

const MAX_LIST_LENGTH = 3;

/** Any draft whose values have the types of the fields; each field may be left out. */
export const draftOf = (fields: Fields): fc.Arbitrary<Draft> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyOf(field)])), { requiredKeys: [] });

function anyOf(field: Field): fc.Arbitrary<unknown> {
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
      return fc.array(anyOf(field.item), { maxLength: Math.min(MAX_LIST_LENGTH, field.max) });
    case 'object':
      return draftOf(field.fields);
    default:
      return fc.oneof(fc.string({ maxLength: 8, unit: 'grapheme' }), fc.constantFrom('', ',', '&=', '0*', 'a.b', 'null', 'Лс'));
  }
}
