/** Which fields of an answer are asked for: all of them, or those that `fields=` names. */
import type { Problem } from '@rangefinder/rules';
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType, isUnionType } from 'graphql';

/** Fields by name, each with the fields below it. */
interface Wanted {
  readonly [name: string]: Wanted;
}

/** A selection in GraphQL, or what is wrong with the wish. */
export type SelectionResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Everything that a type has, each type once on the way down. */
export function everything(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name} ${everything(one, above)}`)
      .join(' ')} }`;
  if (!isObjectType(named) || above.includes(named.name)) return '';
  return `{ ${fieldsOf(named)
    .map((field) => ({ name: field.name, below: everything(field.type, [...above, named.name]), needed: isComposite(field.type) }))
    .filter(({ below, needed }) => !needed || below !== '')
    .map(({ name, below }) => `${name} ${below}`)
    .join(' ')} }`;
}

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields()).filter(({ args }) => args.length === 0);
const isComposite = (type: GraphQLOutputType): boolean => isObjectType(getNamedType(type)) || isUnionType(getNamedType(type));

/** The fields that `fields=target,chance.fraction` names. */
export function someFields(type: GraphQLOutputType, wish: string): SelectionResult {
  const problems: Problem[] = [];
  const text = select(type, tree(wish), [], problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, text };
}

function tree(wish: string): Wanted {
  const root: Record<string, Record<string, unknown>> = Object.create(null);
  for (const path of wish
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    let at: Record<string, unknown> = root;
    for (const name of path.split('.')) {
      at[name] ??= Object.create(null);
      at = at[name] as Record<string, unknown>;
    }
  }
  return root as unknown as Wanted;
}

function select(type: GraphQLOutputType, wanted: Wanted, path: readonly string[], problems: Problem[]): string {
  const names = Object.keys(wanted);
  const named = getNamedType(type);
  if (names.length === 0) return everything(type);
  if (isUnionType(named)) return everything(type);
  if (!isObjectType(named)) {
    problems.push(strange(path, names[0] ?? '', []));
    return '';
  }
  const known = fieldsOf(named);
  return `{ ${names
    .map((name) => {
      const field = known.find((one) => one.name === name);
      if (field) return `${name} ${select(field.type, wanted[name] ?? {}, [...path, name], problems)}`;
      problems.push(
        strange(
          path,
          name,
          known.map((one) => one.name),
        ),
      );
      return '';
    })
    .join(' ')} }`;
}

function strange(path: readonly string[], name: string, known: readonly string[]): Problem {
  const allowed = known.join(', ') || '–';
  return { code: 'UNKNOWN_VALUE', path: ['fields'], given: [...path, name].join('.'), allowed: { en: allowed, ru: allowed } };
}
