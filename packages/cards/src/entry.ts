/** Entries of the catalog as the API returns them. */

/** A unit, a squad, a weapon or an armor with its figures. */
export interface CardEntry {
  readonly id: string;
  readonly system: string;
  readonly kind: string;
  readonly name: string;
  readonly nameRu: string | null;
  readonly aliases: readonly string[];
  readonly cost: number | null;
  readonly faction?: string | null;
  readonly factionRu?: string | null;
  readonly stats?: Stats;
  readonly weapons?: readonly MountedWeapon[];
  readonly abilities?: readonly string[];
  /** By ids of eras and factions; null if unknown. */
  readonly availability?: readonly { readonly era: string; readonly factions: readonly string[] }[] | null;
  /** Id. */
  readonly source?: string;
  readonly sourcePage?: string | null;
  /** Name of the source of a unit that is not official. */
  readonly badge?: string | null;
}

/** Figures by name; `__typename` is the type of the entry. */
export type Stats = Readonly<Record<string, unknown>>;

interface Named {
  readonly name: string;
  readonly nameRu: string;
}

/** The factions that can field a unit in an era. */
export interface Availability {
  readonly era: Named;
  readonly factions: readonly Named[];
}

/** A weapon of a unit. */
export interface MountedWeapon {
  readonly count?: number;
  readonly weapon: {
    readonly id: string;
    readonly system: string;
    readonly name: string;
    readonly nameRu?: string | null;
    readonly stats?: Stats;
  };
}

/** An entry with everything that its page shows. */
export interface EntryPage {
  readonly entry: CardEntry;
  /** Other units of the same family. */
  readonly variants: readonly CardEntry[];
  /** Availability by names. */
  readonly availability?: readonly Availability[];
}

/** What the service hands to the route of an entry's page, as `Astro.locals.entryPage`. */
export interface EntryPageRequest extends EntryPage {
  /** Public address of the site, without a slash at its end: `PUBLIC_URL`. */
  readonly origin: string;
}
