/** Single changes of a draft. */
import type { Draft, Field, Fields, Path } from '../description.js';
import { fieldsAt } from './problems.js';
import { isAbsent, valueAt, withObjects, withValue, written } from './values.js';

/** A new value of a field; `undefined` removes it. */
export interface Change {
  readonly path: Path;
  readonly field: Field;
  readonly value: unknown;
}

/** Sibling fields that state the same in another way, and those that do not count with the new value: it replaces theirs. */
export function replacedBy(input: Fields, draft: Draft, { path, value }: Change): readonly Path[] {
  const name = path.at(-1);
  if (isAbsent(value) || typeof name !== 'string') return [];
  const around = path.slice(0, -1);
  const siblings = fieldsAt(input, around);
  return Object.entries(siblings)
    .filter(
      ([other, { insteadOf, countsFor }]) =>
        insteadOf === name ||
        siblings[name]?.insteadOf === other ||
        (countsFor?.field === name && !countsFor.values.includes(String(value))),
    )
    .map(([other]) => [...around, other])
    .filter((other) => !isAbsent(valueAt(draft, other)));
}

/**
 * The draft with a new value in a field, without the fields that it replaces.
 * @example changed(input, { skill: 4, range: 'SHORT' }, { path: ['inches'], field: inches, value: 14 }) // { skill: 4, inches: 14 }
 */
export function changed(input: Fields, draft: Draft, change: Change): Draft {
  const others = replacedBy(input, draft, change).reduce((rest, path) => withValue(rest, path, undefined), draft);
  return withObjects(input, withValue(others, change.path, written(change.field, change.value)));
}
