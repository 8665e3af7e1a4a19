/** How an entry of a catalog fills a question: in the service and in pages, which load no engine, in the same way. */
import type { Fields } from '../calculator/fields.js';
import type { AnyEntryType } from './entry.js';

/** What has to be known of a type of entry; plain data that travels to pages. */
export interface Filler {
  readonly unknown?: AnyEntryType['unknown'] | undefined;
  readonly publicNames?: AnyEntryType['publicNames'] | undefined;
}

type Figures = Readonly<Record<string, unknown>>;

/** An entry, as far as questions take it. */
export interface FillingEntry {
  /** In the language of the question. */
  readonly name: string;
  readonly cost: number | null;
  readonly figures: Figures;
}

/**
 * The figures of an entry that a question can take: those that are known and that the question asks for.
 * @example knownFigures(card, { name: 'Atlas', cost: 52, figures: { size: 0, armor: 10 } }, unitFields) // { armor: 10 }
 */
export function knownFigures({ unknown = {} }: Filler, { name, cost, figures }: FillingEntry, asked: Fields): Record<string, unknown> {
  const isKnown = (figure: string, value: unknown): boolean =>
    value !== undefined && value !== null && !(Object.hasOwn(unknown, figure) && unknown[figure] === value);
  return Object.fromEntries(
    Object.entries({ name, cost, ...figures }).filter(([figure, value]) => Object.hasOwn(asked, figure) && isKnown(figure, value)),
  );
}

/** The public name of a figure. @example publicNameOf(weapon, 'range') // 'rangeInches' */
export const publicNameOf = ({ publicNames = {} }: Filler, figure: string): string =>
  (publicNames as Readonly<Record<string, string | undefined>>)[figure] ?? figure;

/** Figures under their own names, out of what a door shows. @example ownFigures(weapon, { rangeInches: 48 }) // { range: 48 } */
export function ownFigures({ publicNames = {} }: Filler, shown: Figures): Figures {
  const own = new Map(Object.entries(publicNames).map(([figure, shownAs]) => [String(shownAs), figure]));
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [own.get(name) ?? name, value]));
}
