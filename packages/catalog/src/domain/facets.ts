/** Facets: what an entry is looked for by its exact value. They stand in the search vector beside the words of the names. */

import { foldText } from '../text/fold.js';
import { remembered } from '../text/remembered.js';
import type { UnitDraft } from './drafts.js';
import { specialNames } from './specials.js';

/** The letter that marks each facet. */
const FACETS = { special: 's', type: 't', role: 'r', faction: 'f', technology: 'k', source: 'o' } as const;
/** Name of a facet. */
export type Facet = keyof typeof FACETS;

/**
 * A facet as the search vector holds it.
 * @example facet('role', 'Missile Boat') // '=r:missile-boat'
 */
export const facet = (name: Facet, value: string): string => FACET_OF[name](value);

const FACET_OF = Object.fromEntries(
  Object.entries(FACETS).map(([name, letter]) => [name, remembered((value) => `=${letter}:${foldText(value).replaceAll(' ', '-')}`)]),
) as Readonly<Record<Facet, (value: string) => string>>;

/** All facets of a unit. */
export function facetsOf({ abilities, faction, stats, source }: UnitDraft): readonly string[] {
  const card = 'pointValue' in stats ? stats : undefined;
  const given: readonly (readonly [Facet, string | undefined])[] = [
    ['type', card?.type || undefined],
    ['role', card?.role],
    ['technology', card?.technology],
    ['faction', faction?.en],
    ['faction', faction?.ru],
    ['source', source],
  ];
  const facets = new Set<string>();
  for (const ability of abilities) for (const each of facetsOfSpecial(ability)) facets.add(each);
  for (const [name, value] of given) if (value !== undefined) facets.add(facet(name, value));
  return [...facets];
}

const facetsOfSpecial = remembered((special) => specialNames([special]).map((name) => facet('special', name)));
