/** Fields of REST answers, and the closed lists among them, which the schema declares as text. */
import { GRAPHQL_ONLY_FIELDS, kindsOf, SLUGS, systems } from '@rangefinder/rules';
import type { GraphQLField, GraphQLObjectType } from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Returns the fields of a type that REST answers contain: those without arguments that are not exclusive to GraphQL.
 * @example restFields(unitConnection).map(({ name }) => name) // ['nodes', 'pageInfo', 'totalCount', …]
 */
export const restFields = (type: GraphQLObjectType): readonly AnyField[] =>
  Object.values(type.getFields()).filter(({ name, args }) => args.length === 0 && !GRAPHQL_ONLY_FIELDS.has(name));

/** Closed lists by name. GraphQL enums cannot contain values such as `alpha-strike`. */
const CLOSED_LISTS: Readonly<Record<string, readonly string[]>> = {
  RuleSetSlug: SLUGS,
  UnitKind: kindsOf(systems, 'unit'),
  WeaponKind: kindsOf(systems, 'weapon'),
};

const LIST_OF_FIELD: Readonly<Record<string, string>> = {
  'RuleSystem.id': 'RuleSetSlug',
  'Unit.kind': 'UnitKind',
  'Weapon.kind': 'WeaponKind',
};

/** Returns the name of the closed list of a field; undefined if it has none. */
export const listOf = (type: GraphQLObjectType, field: Pick<AnyField, 'name'>): string | undefined =>
  field.name === 'system' ? 'RuleSetSlug' : LIST_OF_FIELD[`${type.name}.${field.name}`];

/** Returns the closed lists that fields of a schema use. */
export const listsIn = (types: readonly GraphQLObjectType[]): readonly (readonly [name: string, values: readonly string[]])[] =>
  Object.entries(CLOSED_LISTS).filter(([name]) => types.some((type) => restFields(type).some((field) => listOf(type, field) === name)));
