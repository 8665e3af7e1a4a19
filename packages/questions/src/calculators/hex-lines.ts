/** Distances behind a terrain: “two hexes past a town” is the town with a clear hex behind it. */

import { FILLERS } from '@rangefinder/rulebook/search';
import type { Field } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Branch } from './draft-tree.js';
import type { Known } from './lexicon.js';
import type { Taken } from './taken.js';

const BEHIND: ReadonlySet<string> = new Set(listed('behind past beyond за позади'));

/** Whether the words at a place lead to one for “behind”. */
function isBehind(tokens: readonly Token[], place: number): boolean {
  let next = place;
  while (FILLERS.has(tokens[next]?.folded ?? '') && !BEHIND.has(tokens[next]?.folded ?? '')) next++;
  return BEHIND.has(tokens[next]?.folded ?? '');
}

/** Gives the hexes between a terrain and what is behind it a section of their own. */
export function splitDistances({ calculator }: Known, tokens: readonly Token[], taken: Taken): void {
  for (const [list, field] of Object.entries<Field>(calculator.input)) {
    const sections = taken.draft.root[list] as Branch[] | undefined;
    if (field.kind !== 'list' || !field.hexes || !sections) continue;
    const { terrain, count, to } = field.hexes;
    const end: Field | undefined = calculator.input[to];
    const clear = end && 'default' in end ? end.default : undefined;
    for (let at = sections.length - 1; at >= 0; at--) {
      const section = sections[at] as Branch;
      const distance = section[count];
      const place = taken.placeOf(`${list}.${at}.${count}`);
      if (typeof distance !== 'number' || place === undefined || section[terrain] === undefined || !isBehind(tokens, place + 1)) continue;
      delete section[count];
      if (distance > 1) sections.splice(at + 1, 0, { [terrain]: clear, [count]: distance - 1 });
      taken.move((address) => movedBehind(address, list, at, count, distance > 1));
    }
  }
}

/** The address of a value once a section follows the one at a place. */
function movedBehind(address: string, list: string, at: number, count: string, isAdded: boolean): string {
  const [name, place = '', ...rest] = address.split('.');
  if (!isAdded || name !== list) return address;
  const isMoved = Number(place) > at || (Number(place) === at && rest[0] === count);
  return isMoved ? [name, Number(place) + 1, ...rest].join('.') : address;
}
