/** Boards: lists whose rows are pairs of built-in entries, laid out as a matrix. */
import { inLanguage } from '@rangefinder/rules';
import type { Field, Fields } from '../description.js';
import { figureText, type Wording } from './figures.js';
import { type Chance, isOdds, percentOf } from './odds.js';
import type { Figures, Named } from './single.js';

/** One of the odds of a pair. */
interface BoardOdds {
  readonly label: string;
  readonly text: string;
  readonly share: number;
}

/** A pair: its figures as text, and each of its odds. */
export interface BoardCell {
  readonly row: string;
  readonly column: string;
  readonly figures: string;
  readonly odds: readonly BoardOdds[];
}

/** A board. Each cell shows one of its odds. */
export interface Board {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly BoardCell[] }[];
}

const isEntry = ({ kind }: Field): boolean => kind === 'weapon' || kind === 'armor';
/** With a single row or column it stays a list. */
const MIN_BOARD_SIDE = 2;

/** The board of a list of pairs; `undefined` for other lists, or if pairs are missing. */
export function boardOf(fields: Fields, items: readonly Figures[], wording: Wording): Board | undefined {
  const [down, across, ...others] = Object.entries(fields);
  if (!down || !across || !isEntry(down[1]) || !isEntry(across[1])) return undefined;
  const cells = items.map((item) => cellOf(down, across, others, item, wording));
  const columns = [...new Set(cells.map(({ column }) => column))];
  const titles = [...new Set(cells.map(({ row }) => row))];
  const rows = titles.map((title) => ({ title, cells: cells.filter(({ row }) => row === title) }));
  const isFull = rows.every((row) => row.cells.map(({ column }) => column).join() === columns.join());
  return isFull && rows.length >= MIN_BOARD_SIDE && columns.length >= MIN_BOARD_SIDE ? { columns, rows } : undefined;
}

function cellOf(down: Named, across: Named, others: readonly Named[], item: Figures, wording: Wording): BoardCell {
  const single = others.filter(([, field]) => !isOdds(field));
  const label = (field: Field): string => inLanguage(field.label, wording.language);
  return {
    row: figureText(down[1], item[down[0]], wording),
    column: figureText(across[1], item[across[0]], wording),
    figures: single.map(([name, field]) => `${label(field)} ${figureText(field, item[name], wording)}`).join(' · '),
    odds: others
      .filter(([, field]) => isOdds(field))
      .map(([name, field]) => {
        const chance = item[name] as Chance;
        return { label: label(field), text: percentOf(chance, wording.language), share: chance.decimal };
      }),
  };
}

/** A whole percentage for a narrow cell. Only certain outcomes are 0 or 100. @example wholePercent(0.001) // '<1' */
export function wholePercent(share: number): string {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return '<1';
  return share < 1 && rounded === 100 ? '>99' : String(rounded);
}
