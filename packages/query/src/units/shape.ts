/**
 * The shape of a catalog: kinds, figures and texts of units, weapons and armor, derived from the entries of the rule sets. A rule set
 * adds a unit, a figure or a name in its own folder.
 */
import { type AnyEntryType, type EntryFigure, type EntrySort, type RuleSystem, systems } from '@rangefinder/rules';

/** The part of a rule set that a catalog needs. */
export type RuleSet = Pick<RuleSystem, 'entries' | 'printed'> & { readonly slug: string };

/** A type of entries and its rule set. */
interface ShapedType {
  readonly system: string;
  readonly type: AnyEntryType;
}

/** The types of entries of some rule sets. */
export interface Shape {
  readonly ruleSets: readonly RuleSet[];
  /** Rule sets with entries, or with entries of a sort. */
  systems(sort?: EntrySort): readonly string[];
  /** All types of a sort, in the order of their rule sets. */
  types(sort?: EntrySort): readonly ShapedType[];
  /** Kinds of a sort, over all rule sets or in one. */
  kinds(sort: EntrySort, system?: string): readonly string[];
  /** The type of a kind. Without a kind, the only type of that sort in the rule set. */
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

/** The values without repetitions. */
export const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The figures of a type by name, in their order. */
export const figuresOfType = ({ figures }: AnyEntryType): Readonly<Record<string, EntryFigure<object>>> =>
  figures as Readonly<Record<string, EntryFigure<object>>>;

/** The shape of all rule sets. */
export const SHAPE = shapeOf(systems);

/** The slug of a rule set with entries. */
export type System = string;
/** A kind of unit, by its id in its rule set. */
export type UnitKind = string;
/** A kind of weapon, by its id in its rule set. */
export type WeaponKind = string;

/** Rule sets with entries. */
export const SYSTEMS: readonly System[] = SHAPE.systems();
/** Kinds of units of all rule sets. */
export const UNIT_KINDS: readonly UnitKind[] = SHAPE.kinds('unit');
/** Kinds of weapons of all rule sets. */
export const WEAPON_KINDS: readonly WeaponKind[] = SHAPE.kinds('weapon');
