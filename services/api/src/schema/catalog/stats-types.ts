/** GraphQL types of figures, declared from the fields of entries, and their unions. */
import { type EntrySort, entryTypes, inLanguage, type WithEntries } from '@rangefinder/rules';
import { createUnionType, ObjectType } from 'type-graphql';
import { publicFields } from '../../answering/catalog/figures.js';
import { type AnyClass, namedClass } from '../classes.js';
import { declare } from '../fields.js';

/** Declares the types of units, weapons or armors, and their union. */
export function declareStats(systems: readonly WithEntries[], sort: EntrySort, name: string, description: string): object {
  const made = entryTypes(systems, sort).map((entry) => {
    const type = namedClass(entry.type);
    ObjectType(entry.type, { simpleResolvers: true, description: `${inLanguage(entry.about, 'en')}.` })(type);
    declare(type, publicFields(entry), 'output');
    return type;
  });
  const types = made as unknown as readonly [AnyClass & (new () => { readonly __typename: string })];
  return createUnionType({ name, description, types: () => types, resolveType: ({ __typename }) => __typename });
}
