/** Determines whether a unit can fire on the move, and with which odds. */
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Text } from '../../../text/language.js';
import {
  LEVELS,
  type LevelId,
  type MovingFireEntry,
  type MovingFireUnit,
  movingFire,
  nationId,
} from '../../reference/tables/moving-fire.js';
import type { MovingFireLevel, Nation } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import {
  asksForShot,
  type Modifiers,
  modifiers,
  type ShotFacts,
  type ShotRefusals,
  shotFigures,
  shotRefusal,
  shotSteps,
  usedBy,
} from './shot.js';

export type Question = Checked<typeof input>;

export interface Facts extends ShotFacts {
  readonly row: { readonly nation: Nation; readonly name: Text };
  readonly otherReading: {
    readonly levels: readonly MovingFireLevel[];
    readonly needed: number | undefined;
    readonly dice: number | undefined;
  };
}
export interface Refusals extends ShotRefusals {
  readonly NOT_LISTED: { readonly nation: Nation; readonly name: Text };
}
type FireStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, Refusals>;

const UNITS: readonly MovingFireUnit[] = movingFire;
const nameOf = (id: string): Text => (UNITS.find((unit) => unit.id === id) as MovingFireUnit).name;
const levelOf = (id: LevelId): MovingFireLevel => LEVELS[id].level;

/** Smoke and movement are separate: the advanced level does not mention movement. */
const levelStep = (given: Modifiers): FireStep => ({
  key: given.smoke ? 'smoke' : 'moving',
  value: given.toHit,
  rule: 'world-at-war/ruling/to-hit-sign',
  given,
});

function otherSteps(other: readonly MovingFireLevel[], shot: Checked<typeof output>['otherShot']): readonly FireStep[] {
  return other.length > 0
    ? [
        {
          key: 'otherReading',
          value: null,
          rule: 'world-at-war/ruling/moving-fire-columns',
          given: { levels: other, needed: shot?.needed, dice: shot?.dice },
        },
      ]
    : [];
}

/** The levels of a unit, and those by the other reading of a damaged row. Ruling: world-at-war/ruling/moving-fire-columns. */
function readingsOf({ movingFire, otherReading }: MovingFireUnit, { readings }: Question) {
  const inOrder = otherReading?.map((level): MovingFireEntry => ({ level, only: null }));
  if (!inOrder) return { entries: movingFire, others: [] };
  return readings.includes('cells-in-order') ? { entries: inOrder, others: movingFire } : { entries: movingFire, others: inOrder };
}

/** The shot by the other reading. Undefined without one, or when it forbids the shot. */
function otherShot(others: readonly MovingFireEntry[], question: Question, name: Text): Checked<typeof output>['otherShot'] {
  if (others.length === 0 || !asksForShot(question)) return undefined;
  const used = usedBy(
    question,
    others.map((entry) => modifiers(entry, question.readings)),
  );
  if (shotRefusal(question, used, name, [])) return undefined;
  const { needed, dice, hit, anyHit } = shotFigures(question, used);
  return { needed, dice, hit, anyHit };
}

function listed(unit: MovingFireUnit, question: Question): Answered {
  const { name } = unit;
  const { entries, others } = readingsOf(unit, question);
  const other = others.map(({ level }) => levelOf(level));
  const levels = entries.map((entry) => modifiers(entry, question.readings));
  const used = usedBy(question, levels);
  const refusal: Refusal<Refusals> | undefined = shotRefusal(question, used, name, other);
  const shot = shotFigures(question, used);
  const row: FireStep = { key: 'row', value: null, rule: 'world-at-war/table/moving-fire', given: { nation: question.nation, name } };
  const steps = asksForShot(question) ? shotSteps(question, used, shot) : levels.map(levelStep);
  return {
    figures: {
      name,
      levels,
      moving: levels.some(({ smoke }) => !smoke),
      smoke: levels.some(({ smoke }) => smoke),
      otherReading: other,
      otherShot: otherShot(others, question, name),
      ...(refusal ? NO_SHOT : shot),
    },
    steps: refusal ? [] : [row, ...steps, ...otherSteps(other, otherShot(others, question, name))],
    ...(refusal ? { refusal } : {}),
  };
}

const NO_SHOT = { change: 0, needed: undefined, dice: undefined, hit: undefined, hits: [], anyHit: undefined };

const notListed = (name: Text, nation: Nation): Answered => ({
  figures: { name, levels: [], moving: false, smoke: false, otherReading: [], otherShot: undefined, ...NO_SHOT },
  steps: [],
  refusal: { code: 'NOT_LISTED', rule: 'world-at-war/table/moving-fire', given: { nation, name } },
});

/** Resolves a checked question. Source: the moving-fire table. */
export function resolve(question: Question): Answered {
  const found = UNITS.find(({ id, nation: of }) => id === question.unit && of.id === nationId(question.nation));
  return found ? listed(found, question) : notListed(nameOf(question.unit), question.nation);
}
