/** Two sides of a question, such as attacker and target. */
import { capital } from '@rangefinder/rules';
import type { Draft, Field, Fields, Path } from '../description.js';
import { withObjects } from './values.js';

/** Names of the two sides: `attacker` and `target`. */
export type Sides = readonly [string, string];

const isLike = (one: Field, other: Field): boolean => one.kind === 'object' && other.kind === 'object' && one.name === other.name;

/** The two groups of a question with the same type; `undefined` if there are none, or more than two. */
export function sidesOf(fields: Fields): Sides | undefined {
  const entries = Object.entries(fields);
  for (const [name, field] of entries) {
    const [other, ...more] = entries.filter(([another, one]) => another !== name && isLike(one, field));
    if (other && more.length === 0) return [name, other[0]];
  }
  return undefined;
}

/** The same field of the other side: `attackerMoved` → `targetMoved`. */
function counterpart(name: string, [one, other]: Sides): string {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (name === from) return to;
    const rest = name.slice(from.length);
    if (name.startsWith(from) && capital(rest) === rest) return `${to}${rest}`;
  }
  return name;
}

/**
 * The question with its two sides swapped, and with all fields that are named after them, at any depth.
 * @example swapped(attack.input, { attacker: atlas, target: loki, situation: { attackerMoved: 'JUMPED' } })
 * // { attacker: loki, target: atlas, situation: { targetMoved: 'JUMPED' } }
 */
export function swapped(fields: Fields, draft: Draft, sides: Sides | undefined = sidesOf(fields)): Draft {
  if (!sides) return draft;
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const other = counterpart(name, sides);
      const field = fields[name];
      const inner = field?.kind === 'object' && other === name ? swapped(field.fields, (value ?? {}) as Draft, sides) : value;
      return [Object.hasOwn(fields, other) ? other : name, inner];
    }),
  );
}

/**
 * The question without the side opposite to a path: a user who chooses one side of an example does not want the other one.
 * @example alone(attack.input, { attacker: stalker, target: rifleman }, ['attacker', 'unit']) // { attacker: stalker, target: {} }
 */
export function alone(fields: Fields, draft: Draft, [name]: Path): Draft {
  const sides = sidesOf(fields);
  const other = sides?.find((side) => side !== name);
  return sides?.some((side) => side === name) && other !== undefined ? withObjects(fields, { ...draft, [other]: undefined }) : draft;
}
