/** Columns of unit tables, embedded in the page as JSON. */
import { type CardEntry, shown, valueWords } from '@rangefinder/cards';
import { readJson, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { cardContext } from './page-cards.js';

/** A column with the values of `stats[field]`, or of one item of that list. */
export interface UnitColumn {
  readonly label: string;
  readonly short: string;
  readonly field: string;
  /** Index of the item. */
  readonly at?: number;
  /** Wording of its values. */
  readonly words?: Readonly<Record<string, string>>;
  /** Sort key of the query language; absent if it cannot sort by the column. */
  readonly sort?: string;
}

export interface UnitTable {
  readonly columns: readonly UnitColumn[];
  /** What costs are counted in, such as `PV`. */
  readonly cost: string;
}

let tables: Readonly<Record<string, UnitTable>> | undefined;

/** The table of a rule set; undefined without a rule set or without units in it. */
export function tableOf(system: string | undefined): UnitTable | undefined {
  tables ??= readJson<Readonly<Record<string, UnitTable>>>('[data-unit-tables]');
  return system === undefined ? undefined : tables[system];
}

/** The value of a unit in a column. */
export function cellOf({ field, at, words, label, short }: UnitColumn, unit: CardEntry): string {
  const value = unit.stats?.[field];
  const one = at === undefined ? value : (value as readonly unknown[] | undefined)?.[at];
  return shown({ name: field, label, short, ...(words && { words }) }, one, valueWords(unit, cardContext()));
}

/** A sort order as text: `sort:-armor` → `Armor, falling`; undefined if no column has the key. */
export function orderText(order: string, system: string | undefined): string | undefined {
  const [, falls, sort] = /^sort:(-?)(.+)$/.exec(order) ?? [];
  if (sort === undefined) return undefined;
  const column = tableOf(system)?.columns.find((one) => one.sort === sort);
  const label = column?.label ?? (sort === 'cost' ? tableOf(system)?.cost : say(CATALOG_TEXTS.name));
  return `${label}, ${say(falls === '' ? CATALOG_TEXTS.rising : CATALOG_TEXTS.falling)}`;
}
