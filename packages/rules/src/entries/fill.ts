/** Fills a question with the figures of a catalog entry. Shared by the service and by pages that load no engine. */
import type { Fields } from '../calculator/fields.js';
import type { AnyEntryType } from './entry.js';

/** The needed part of an entry type, as plain data that can be sent to pages. */
export interface Filler {
  readonly unknown?: AnyEntryType['unknown'] | undefined;
  readonly publicNames?: AnyEntryType['publicNames'] | undefined;
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

/** Converts public figure names back to the names of the fields. @example ownFigures(weapon, { rangeInches: 48 }) // { range: 48 } */
export function ownFigures({ publicNames = {} }: Filler, shown: Figures): Figures {
  const own = new Map(Object.entries(publicNames).map(([figure, shownAs]) => [String(shownAs), figure]));
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [own.get(name) ?? name, value]));
}
