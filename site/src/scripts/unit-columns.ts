/** Columns of the table of units, as the page brings them along. */
import { shown } from '@rangefinder/cards';
import type { UnitColumn, UnitTable } from '../model/unit-table.js';
import { CATALOG } from '../texts/catalog.js';
import type { CatalogUnit } from './catalog-api.js';
import { valueWords } from './catalog-words.js';
import { need, say } from './dom.js';

const tables = JSON.parse(need('[data-unit-tables]').textContent ?? '{}') as Readonly<Record<string, UnitTable>>;

/** The table of a rule set; undefined while none is chosen, or where it has no units. */
export const tableOf = (system: string | undefined): UnitTable | undefined => (system === undefined ? undefined : tables[system]);

/** A value of a unit in a column. */
export function cellOf({ field, at, words, label, short }: UnitColumn, unit: CatalogUnit): string {
  const value = unit.stats?.[field];
  const one = at === undefined ? value : (value as readonly unknown[] | undefined)?.[at];
  return shown({ name: field, label, short, ...(words && { words }) }, one, valueWords(unit));
}

/** An order of a table in words: `sort:-armor` is the armor, falling. Undefined where no column has it. */
export function orderText(order: string, system: string | undefined): string | undefined {
  const [, falls, sort] = /^sort:(-?)(.+)$/.exec(order) ?? [];
  if (sort === undefined) return undefined;
  const column = tableOf(system)?.columns.find((one) => one.sort === sort);
  const label = column?.label ?? (sort === 'cost' ? tableOf(system)?.cost : say(CATALOG.name));
  return `${label}, ${say(falls === '' ? CATALOG.rising : CATALOG.falling)}`;
}
