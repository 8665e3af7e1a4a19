/** Arguments shared by the lists of units and weapons: text, and an order by name or price. */
import { fieldIn, LANGUAGES } from '@rangefinder/rules';
import { registerEnumType } from 'type-graphql';
import { inEnglish } from '../localized.js';

const constant = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Converts names to enum names: `moveInches` to `MOVE_INCHES`. */
export const constants = <T extends string>(names: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [constant(name), name]));

/** Descriptions of enum values. */
export const describedValues = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries([...texts].map(([name, description]) => [constant(name), { description }]));

export const COST = ['cost', 'Cost of its rule set. Unit: points'] as const;
export const NAMES = LANGUAGES.map((language) => [fieldIn('name', language), `${inEnglish(language)} name`] as const);

export const WORDS_OF_NAMES = 'Words of the names in either language, with prefix matching and typo tolerance.';

export const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;
export type Direction = (typeof DIRECTIONS)[keyof typeof DIRECTIONS];
registerEnumType(DIRECTIONS, {
  name: 'OrderDirection',
  description: 'Sort direction.',
  valuesConfig: { ASC: { description: 'Ascending' }, DESC: { description: 'Descending' } },
});

/** Converts an order for the catalog. */
export const orderOf = <By>({ by, direction }: { readonly by: By; readonly direction: Direction }) => ({
  by,
  descending: direction === 'desc',
});
