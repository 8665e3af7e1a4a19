/** What a row of any source says about an Alpha Strike card. */

/**
 * Figures of a card, as the source spells them. Undefined if the row does not give a figure, which leaves the value of the catalog;
 * null if the row says that there is none.
 */
export interface CardFacts {
  readonly source: string;
  readonly sourceId: string;
  readonly name: string | null | undefined;
  readonly type: string | null | undefined;
  /** Category of the Master Unit List. */
  readonly category: string | null | undefined;
  readonly pointValue: number | null | undefined;
  readonly size: number | null | undefined;
  readonly move: string | null | undefined;
  readonly role: string | null | undefined;
  readonly damageShort: string | null | undefined;
  readonly damageMedium: string | null | undefined;
  readonly damageLong: string | null | undefined;
  readonly damageExtreme: string | null | undefined;
  readonly overheatValue: number | null | undefined;
  readonly armor: number | null | undefined;
  readonly threshold: number | null | undefined;
  readonly structure: number | null | undefined;
  /** As printed; a list if the source separates them. */
  readonly specials: string | readonly string[] | null | undefined;
  readonly tmm: number | null | undefined;
  readonly introduced?: string | null | undefined;
  readonly technology?: string | null | undefined;
  readonly tonnage?: number | null | undefined;
  readonly chassis?: string | null | undefined;
  readonly variant?: string | null | undefined;
  readonly productionEra?: string | null | undefined;
  readonly rulesLevel?: string | null | undefined;
  readonly battleValue?: number | null | undefined;
}

export const DAMAGE_FACTS = ['damageShort', 'damageMedium', 'damageLong'] as const;

/** Facts of which none that a new unit needs is null. */
export type SoundFacts = CardFacts & { readonly [F in NeverNull]: Exclude<CardFacts[F], null> };
type NeverNull =
  | 'name'
  | 'pointValue'
  | 'size'
  | 'move'
  | 'overheatValue'
  | 'armor'
  | 'structure'
  | (typeof DAMAGE_FACTS)[number]
  | 'damageExtreme';
