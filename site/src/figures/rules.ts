/** Figures and words from the rules. Drawings copy nothing that the rules print. */
import { cellText as printed } from '@rangefinder/rulebook';
import { type AnyCalculator, answer, type Cell, LANGUAGES, type Language, systems, type Table, type Text } from '@rangefinder/rules';

/** A printed table by its id. */
export function tableOf(id: string): Table {
  const table = systems.flatMap(({ tables }) => tables).find((one) => one.id === id);
  if (!table) throw new Error(`no table ${id}`);
  return table;
}

/** The text of a cell in a language; a dash for an empty one. */
export const cellText = (cell: Cell | undefined, language: Language): string => printed(cell ?? null, language);

/** The row of a table with this English word in its first cell. */
export function rowOf(id: string, name: string): readonly Cell[] {
  const row = tableOf(id).rows.find(([first]) => cellText(first, 'en') === name);
  if (!row) throw new Error(`no row ${name} in ${id}`);
  return row;
}

/** Builds a text in both languages. */
export const inBoth = (make: (language: Language) => string): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as { readonly [L in Language]: string };

/** A calculator by the slug of its rule set and its name. */
export function calculatorOf(slug: string, name: string): AnyCalculator {
  const calculator = systems.find((system) => system.slug === slug)?.calculators.find((one) => one.name === name);
  if (!calculator) throw new Error(`no calculator ${slug} ${name}`);
  return calculator;
}

/** Figures of an answer. Throws for an invalid draft. */
export function figuresFor<T>(slug: string, name: string, draft: object, language: Language = 'en'): T {
  const given = answer(calculatorOf(slug, name), draft, language);
  if (!given.ok) throw new Error(`${slug} ${name} does not answer ${JSON.stringify(draft)}: ${JSON.stringify(given.problems)}`);
  return { ...given.value.figures, allowed: given.value.allowed } as T;
}

/** A modifier with its sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
