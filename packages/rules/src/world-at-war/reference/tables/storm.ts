/** The duration of Thor's hammer. */
import { atLeast, complement, die, type Fraction, multiply, ONE, toText } from '@rangefinder/dice';
import type { Table } from '../../../reference/reference.js';
import { same } from '../../../text/language.js';

/** Minimum result that ends the storm. */
const STORM_ENDS_ON = 5;

export interface StormPhase {
  /** Marker phase since the start of the storm, from 1. */
  readonly phase: number;
  /** Required face of the die, before its bonus. */
  readonly needed: number;
  /** Odds that the storm ends in exactly this phase. */
  readonly chance: Fraction;
  /** Odds that the storm has ended by this phase. */
  readonly over: Fraction;
}

const D6 = die(6);

/** Phases up to the one in which any roll ends the storm. `raging` is the chance of reaching the first of them. */
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
