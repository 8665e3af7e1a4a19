/**
 * What a catalog holds, derived from the entries of rule sets: their kinds, figures and texts. Everything game-specific in this
 * package comes from here, so that a rule set gains a unit, a figure or a word in its own folder alone.
 */
import { type AnyEntryType, type EntryFigure, type EntrySort, type RuleSystem, systems } from '@rangefinder/rules';

/** A rule set, as far as a catalog needs it. */
export type RuleSet = Pick<RuleSystem, 'entries' | 'printed'> & { readonly slug: string };

/** A type of entries, and whose it is. */
interface ShapedType {
  readonly system: string;
  readonly type: AnyEntryType;
}

/** What the entries of some rule sets have in common, and how they differ. */
export interface Shape {
  readonly ruleSets: readonly RuleSet[];
  /** Rule sets that have entries, or entries of a sort. */
  systems(sort?: EntrySort): readonly string[];
  /** All types of a sort, in the order of their rule sets. */
  types(sort?: EntrySort): readonly ShapedType[];
  /** Kinds of a sort, over all rule sets or in one. */
  kinds(sort: EntrySort, system?: string): readonly string[];
  /** The type of a kind. Without a kind, the only type that the rule set has of the sort. */
  typeOf(sort: EntrySort, system: unknown, kind?: unknown): AnyEntryType | undefined;
}

/**
 * The shape of a catalog of some rule sets.
 * @example shapeOf(systems).kinds('unit')[0] // 'battlemech'
 */
export function shapeOf(ruleSets: readonly RuleSet[]): Shape {
  const all = ruleSets.flatMap(({ slug, entries }) => entries.map((type): ShapedType => ({ system: slug, type })));
  const types = (sort?: EntrySort) => all.filter(({ type }) => sort === undefined || type.sort === sort);
  const byKind = new Map(all.flatMap(({ system, type }) => kindsOf(type).map((kind) => [keyOf(type.sort, system, kind), type])));
  const onlyOnes = new Map(
    all
      .filter(({ system, type }) => types(type.sort).filter((other) => other.system === system).length === 1)
      .map(({ system, type }) => [keyOf(type.sort, system), type]),
  );
  return {
    ruleSets,
    types,
    systems: (sort) => distinct(types(sort).map(({ system }) => system)),
    kinds: (sort, system) =>
      distinct(types(sort).flatMap((each) => (system === undefined || each.system === system ? kindsOf(each.type) : []))),
    typeOf: (sort, system, kind) =>
      kind === undefined || kind === null ? onlyOnes.get(keyOf(sort, system)) : byKind.get(keyOf(sort, system, kind)),
  };
}

const keyOf = (sort: EntrySort, system: unknown, kind: unknown = ''): string => `${sort} ${system} ${kind}`;
const kindsOf = ({ kinds }: AnyEntryType): readonly string[] => Object.keys(kinds);

/** Values, each once. */
export const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The figures of a type by name, in their order. */
export const figuresOfType = ({ figures }: AnyEntryType): Readonly<Record<string, EntryFigure<object>>> =>
  figures as Readonly<Record<string, EntryFigure<object>>>;

/** The shape of this catalog. */
export const SHAPE = shapeOf(systems);

/** A rule set with entries in the catalog, by its slug. */
export type System = string;
/** What a unit is, in the words of its rule set. */
export type UnitKind = string;
/** What a weapon is, in the words of its rule set. */
export type WeaponKind = string;

/** Rule sets that have something in the catalog. */
export const SYSTEMS: readonly System[] = SHAPE.systems();
/** What a unit can be, over all rule sets. */
export const UNIT_KINDS: readonly UnitKind[] = SHAPE.kinds('unit');
/** What a weapon can be, over all rule sets. */
export const WEAPON_KINDS: readonly WeaponKind[] = SHAPE.kinds('weapon');
