/** Fields of the side that acts, whose name is that of a field of the other side: the armor of the thrower, and the armor that is hit. */

import type { Leaf } from './leaves.js';
import { isNumeric } from './left-over.js';
import { sideOf } from './sides.js';

/** The field of the side that acts for a number of no side: `throwerArmor` for `armor`. */
export function actingTwinOf(leaves: readonly Leaf[], { path, field }: Leaf): Leaf | undefined {
  const [name = ''] = path;
  if (path.length > 1 || sideOf({ path }) !== undefined || !isNumeric({ path, field } as Leaf)) return undefined;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return leaves.find((one) => one.path.length === 1 && one.path[0]?.endsWith(title) && sideOf(one) === 'acting' && isNumeric(one));
}
