/** Prices of Rep, and the Rep of ordinary people. Prices of weapons and armor are in their own data. */
import type { Table } from '../../../reference/reference.js';

export const MIN_REP = 1;
export const MAX_REP = 7;

/** Points by Rep. Other Reps have no price. */
export const REP_COSTS: Readonly<Partial<Record<number, number>>> = { 5: 83, 4: 66, 3: 50 };

/** Rep of an ordinary person by the face of a d6, inclusive. */
export const ORDINARY_REPS = [
  { from: 1, to: 1, rep: 5 },
  { from: 2, to: 4, rep: 4 },
  { from: 5, to: 6, rep: 3 },
] as const;

/** A range such as `2–4`, or a single number `1`. Internal to the tables. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

export const repsTable: Table = {
  id: '5150/table/reps',
  title: { en: 'Rep of ordinary people', ru: 'Умение «обычных»' },
  section: '5150/ordinary-people',
  columns: [
    { en: 'd6', ru: 'к6' },
    { en: 'Rep', ru: 'Умение' },
    { en: 'Points', ru: 'Очки' },
  ],
  rows: ORDINARY_REPS.map(({ from, to, rep }) => [span(from, to), rep, REP_COSTS[rep] as number]),
};
