/** How long Thor’s hammer lasts. */
import { atLeast, complement, die, type Fraction, multiply, ONE, toText } from '@rangefinder/dice';
import type { Table } from '../../../reference/reference.js';
import { same } from '../../../text/language.js';

/** The storm ends on this or more. */
const STORM_ENDS_ON = 5;

export interface StormPhase {
  /** Marker phase since the storm broke, from 1. */
  readonly phase: number;
  /** What the die has to show without its bonus. */
  readonly needed: number;
  /** That the storm ends in just this phase. */
  readonly chance: Fraction;
  /** That it is over by the end of this phase. */
  readonly over: Fraction;
}

const D6 = die(6);

/** Phases up to the one in which the storm ends on any roll; `raging` is the chance to have come so far. */
function phasesFrom(phase: number, raging: Fraction): readonly StormPhase[] {
  const needed = STORM_ENDS_ON - (phase - 1);
  const ends = atLeast(D6, needed);
  const after = multiply(raging, complement(ends));
  const row = { phase, needed, chance: multiply(raging, ends), over: complement(after) };
  return needed <= 1 ? [row] : [row, ...phasesFrom(phase + 1, after)];
}

export const STORM_PHASES: readonly StormPhase[] = phasesFrom(1, ONE);

export const stormTable: Table = {
  id: 'world-at-war/table/storm',
  title: { en: 'End of the storm', ru: 'Конец бури' },
  section: 'world-at-war/chaos-thors-hammer',
  columns: [
    { en: 'Marker phase', ru: 'Фаза снятия маркеров' },
    { en: 'Ends on', ru: 'Стихает при' },
    { en: 'Odds', ru: 'Шанс' },
  ],
  rows: STORM_PHASES.map(({ phase, needed, chance }) => [phase, same(`${needed}+`), same(toText(chance))]),
};
