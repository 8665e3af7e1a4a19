/** One change of a draft. */
import type { Draft, Field, Fields, Path } from '../description.js';
import { fieldsAt } from './problems.js';
import { isAbsent, valueAt, withObjects, withValue, written } from './values.js';

/** What is changed, and to which value; `undefined` takes it out. */
export interface Change {
  readonly path: Path;
  readonly field: Field;
  readonly value: unknown;
}

/** Fields beside one that say the same in another way, and that a value in it takes out. */
export function rivalsOf(input: Fields, draft: Draft, { path, value }: Change): readonly Path[] {
  const name = path.at(-1);
  if (isAbsent(value) || typeof name !== 'string') return [];
  const around = path.slice(0, -1);
  const siblings = fieldsAt(input, around);
  return Object.entries(siblings)
    .filter(([other, { insteadOf }]) => insteadOf === name || siblings[name]?.insteadOf === other)
    .map(([other]) => [...around, other])
    .filter((rival) => !isAbsent(valueAt(draft, rival)));
}

/**
 * The draft with another value in a field; what says the same in another way is taken out.
 * @example changed(input, { skill: 4, range: 'SHORT' }, { path: ['inches'], field: inches, value: 14 }) // { skill: 4, inches: 14 }
 */
export function changed(input: Fields, draft: Draft, change: Change): Draft {
  const alone = rivalsOf(input, draft, change).reduce((rest, rival) => withValue(rest, rival, undefined), draft);
  return withObjects(input, withValue(alone, change.path, written(change.field, change.value)));
}
