/** Does the unit fire on the move, and how well? */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Text } from '../../../text/language.js';
import {
  LEVELS,
  type LevelId,
  type LevelModifiers,
  LIMITS,
  type MovingFireEntry,
  type MovingFireUnit,
  movingFire,
  nationId,
} from '../../reference/tables/moving-fire.js';
import type { MovingFireLevel, Nation } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly row: { readonly nation: Nation; readonly name: Text };
  readonly moving: LevelModifiers & { readonly only: Text | undefined };
  readonly smoke: LevelModifiers;
  readonly otherReading: { readonly levels: readonly MovingFireLevel[] };
}
export interface Refusals {
  readonly NOT_LISTED: { readonly nation: Nation; readonly name: Text };
}
type FireStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, Refusals>;

const UNITS: readonly MovingFireUnit[] = movingFire;
const nameOf = (id: string): Text => (UNITS.find((unit) => unit.id === id) as MovingFireUnit).name;
const levelOf = (id: LevelId): MovingFireLevel => LEVELS[id].level;

const modifiers = ({ level, only }: MovingFireEntry) => ({ ...LEVELS[level], only: only ? LIMITS[only] : undefined });

/** Smoke and movement are separate: the advanced level says nothing of moving. */
const levelStep = (entry: MovingFireEntry): FireStep => {
  const given = modifiers(entry);
  return given.smoke
    ? { key: 'smoke', value: given.toHit, rule: 'world-at-war/ruling/to-hit-sign', given }
    : { key: 'moving', value: given.toHit, rule: 'world-at-war/ruling/to-hit-sign', given };
};

function otherSteps(other: readonly MovingFireLevel[]): readonly FireStep[] {
  return other.length > 0
    ? [{ key: 'otherReading', value: null, rule: 'world-at-war/ruling/moving-fire-columns', given: { levels: other } }]
    : [];
}

function listed({ name, movingFire: entries, otherReading }: MovingFireUnit, nation: Nation): Answered {
  const other = (otherReading ?? []).map(levelOf);
  const levels = entries.map(modifiers);
  return {
    figures: { name, levels, moving: levels.some(({ smoke }) => !smoke), smoke: levels.some(({ smoke }) => smoke), otherReading: other },
    steps: [
      { key: 'row', value: null, rule: 'world-at-war/table/moving-fire', given: { nation, name } },
      ...entries.map(levelStep),
      ...otherSteps(other),
    ],
  };
}

const notListed = (name: Text, nation: Nation): Answered => ({
  figures: { name, levels: [], moving: false, smoke: false, otherReading: [] },
  steps: [],
  refusal: { code: 'NOT_LISTED', rule: 'world-at-war/table/moving-fire', given: { nation, name } },
});

/** Resolves a checked question. Source: the moving-fire table. */
export function resolve({ nation, unit }: Question): Answered {
  const found = UNITS.find(({ id, nation: of }) => id === unit && of.id === nationId(nation));
  return found ? listed(found, nation) : notListed(nameOf(unit), nation);
}
