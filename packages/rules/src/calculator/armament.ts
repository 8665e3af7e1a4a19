/** What the weapons of a unit of the catalog mean for a question that leaves them out. */

type Values = Readonly<Record<string, unknown>>;

/** A weapon that a unit carries. */
export interface CarriedWeapon {
  readonly id: string;
  readonly count: number;
  /** As in the catalog. */
  readonly figures: Values;
}

/** A list of a question that the weapons of its unit fill where they leave no choice. */
export interface Armament {
  /** The field with the unit. */
  readonly unit: string;
  /** The field with the list. */
  readonly list: string;
  /** The items, from the weapons of the unit and the question with the figures of the unit. Undefined where the player has a choice. */
  readonly items: (weapons: readonly CarriedWeapon[], question: Values) => readonly object[] | undefined;
}
