/** Fills a question with the figures of a catalog entry. Shared by the service and by pages that load no engine. */
import type { CatalogField, Fields } from '../calculator/fields.js';
import type { Path, Problem } from '../calculator/problems.js';
import type { AnyEntryType } from './entry.js';

/** The needed part of an entry type, as plain data that can be sent to pages. */
export interface Filler {
  readonly unknown?: AnyEntryType['unknown'] | undefined;
  readonly publicNames?: AnyEntryType['publicNames'] | undefined;
  /** What costs are counted in. */
  readonly cost?: AnyEntryType['cost'] | undefined;
  readonly costField?: AnyEntryType['costField'] | undefined;
  readonly abilities?: { readonly field: string } | undefined;
}

type Figures = Readonly<Record<string, unknown>>;

/** The part of an entry that fills questions. */
export interface FillingEntry {
  /** In the language of the question. */
  readonly name: string;
  readonly cost: number | null;
  readonly figures: Figures;
}

/**
 * The figures of an entry that are known and that the question takes.
 * @example knownFigures(card, { name: 'Atlas', cost: 52, figures: { size: 0, armor: 10 } }, unitFields) // { armor: 10 }
 */
export function knownFigures({ unknown = {} }: Filler, { name, cost, figures }: FillingEntry, fields: Fields): Record<string, unknown> {
  const isKnown = (figure: string, value: unknown): boolean =>
    value !== undefined && value !== null && !(Object.hasOwn(unknown, figure) && unknown[figure] === value);
  return Object.fromEntries(
    Object.entries({ name, cost, ...figures }).filter(([figure, value]) => Object.hasOwn(fields, figure) && isKnown(figure, value)),
  );
}

/** The public name of a figure. @example publicNameOf(weapon, 'range') // 'rangeInches' */
export const publicNameOf = ({ publicNames = {} }: Filler, figure: string): string =>
  (publicNames as Readonly<Record<string, string | undefined>>)[figure] ?? figure;

/** An entry as the API shows it. */
export interface ShownEntry {
  readonly cost?: number | null;
  readonly abilities?: readonly string[];
  readonly stats?: Figures;
}

/**
 * The figures that the API shows as fields of every entry instead of under `stats`, by the names of these fields.
 * @example sharedFigures(card) // { pointValue: 'cost', specials: 'abilities' }
 */
export const sharedFigures = ({ costField, abilities }: Filler): Readonly<Record<string, 'cost' | 'abilities'>> => ({
  ...(costField !== undefined && { [costField]: 'cost' as const }),
  ...(abilities && { [abilities.field]: 'abilities' as const }),
});

/**
 * The figures of an entry that the API shows, by the names of their fields.
 * @example ownFigures(weapon, { stats: { rangeInches: 48 } }) // { range: 48 }
 * @example ownFigures(card, { cost: 52, abilities: ['IF1'], stats: { size: 4 } }) // { pointValue: 52, specials: ['IF1'], size: 4 }
 */
export function ownFigures(filler: Filler, entry: ShownEntry): Figures {
  const own = new Map(Object.entries(filler.publicNames ?? {}).map(([figure, shownAs]) => [String(shownAs), figure]));
  const shared = Object.entries(sharedFigures(filler)).flatMap(([figure, field]) => (entry[field] == null ? [] : [[figure, entry[field]]]));
  return Object.fromEntries([...shared, ...Object.entries(entry.stats ?? {}).map(([name, value]) => [own.get(name) ?? name, value])]);
}

/** Notation in which a dice expression is the same: Cyrillic letters, case, spaces. */
const spelled = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[дДd]/g, 'D').replace(/\s/g, '').toUpperCase() : value;

/** Plain data are equal when their JSON is. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(spelled(one)) === JSON.stringify(spelled(other));

/**
 * The given fields that contradict an entry, each as a problem that names both.
 * @example contradictions(weaponField, { id: 'bronepehota/mortar/mortar', figures: { shooter: 'GUN' }, given: { shooter: 'MACHINE' } }, [])
 */
export function contradictions(
  { determines = [] }: Pick<CatalogField, 'determines'>,
  { id, figures, given }: { readonly id: string; readonly figures: Figures; readonly given: Figures },
  around: Path,
): readonly Problem[] {
  return determines
    .filter(
      (name) => given[name] !== undefined && given[name] !== null && figures[name] !== undefined && !isSame(given[name], figures[name]),
    )
    .map((name) => ({
      code: 'CONFLICT',
      path: [...around, name],
      given: given[name],
      allowed: {
        en: `${figures[name]}, the value of ${id}, or none`,
        ru: `${figures[name]} — значение записи ${id} — или ничего`,
      },
    }));
}
