/** Rows of the Master Unit List's QuickList: the fields that the tables need, as the source spells them. */

interface Named {
  readonly Name: string;
}

/** A unit in a QuickList response. */
export interface QuickListUnit {
  readonly Id: number;
  readonly Name: string;
  readonly Class: string;
  readonly Variant: string | null;
  readonly Tonnage: number;
  readonly BattleValue: number;
  readonly Cost: number;
  readonly Technology: Named;
  readonly Rules: string;
  readonly DateIntroduced: string;
  readonly EraId: number;
  readonly Type: Named;
  readonly Role: Named;
  readonly BFType: string | null;
  readonly BFSize: number;
  readonly BFMove: string | null;
  readonly BFArmor: number;
  readonly BFStructure: number;
  readonly BFThreshold: number;
  readonly BFDamageShort: number;
  readonly BFDamageShortMin: boolean;
  readonly BFDamageMedium: number;
  readonly BFDamageMediumMin: boolean;
  readonly BFDamageLong: number;
  readonly BFDamageLongMin: boolean;
  readonly BFDamageExtreme: number;
  readonly BFDamageExtemeMin: boolean;
  readonly BFOverheat: number;
  readonly BFPointValue: number;
  readonly BFAbilities: string | null;
}

/** The units of a response; empty if the file is some other JSON. */
export const unitsOf = (json: string): readonly QuickListUnit[] =>
  (JSON.parse(json) as { readonly Units?: readonly QuickListUnit[] }).Units ?? [];
