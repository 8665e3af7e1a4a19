/** Row types of the Bronepehota data files, and the factions. */
import type { Checked, Text } from '@rangefinder/rules';
import type { gun, machine, squad, weapon } from '@rangefinder/rules/bronepehota/entries';

/** Figures of the rule set. */
type Figures<E extends { readonly fields: unknown }> = Checked<E['fields']>;
/** A soldier of a squad. */
export type Soldier = Figures<typeof squad>['soldiers'][number];

/** Armies of the sheets; the sheet of the guns belongs to both. */
export const FACTIONS = {
  polaris: { en: 'Polaris Empire', ru: 'Империя Полярис' },
  protectorate: { en: 'Trade Protectorate', ru: 'Торговый Протекторат' },
  both: { en: 'Both armies', ru: 'Обе армии' },
} as const satisfies Record<string, Text>;

interface Entry {
  readonly name: Text;
  readonly aliases?: readonly string[];
  readonly faction: keyof typeof FACTIONS;
  readonly cost: number;
}

/** A squad: shared values, and range, power and close combat of each soldier in the order of the sheet. */
export interface SquadEntry extends Entry {
  readonly every: Pick<Soldier, 'rank' | 'speed' | 'armor' | 'repairs' | 'jump'>;
  readonly soldiers: readonly (readonly [range: string | null, power: string | null, closeCombat: number])[];
}

/** A machine or gun with its weapons and their counts. */
export interface CrewedEntry extends Entry {
  readonly stats: ({ readonly kind: 'machine' } & Figures<typeof machine>) | ({ readonly kind: 'gun' } & Figures<typeof gun>);
  readonly weapons: readonly (readonly [weapon: string, count: number])[];
}

/** A weapon of machines and guns. */
export interface ArsenalEntry {
  readonly kind: keyof typeof weapon.kinds;
  readonly name: Text;
  readonly stats: Partial<Figures<typeof weapon>>;
}
