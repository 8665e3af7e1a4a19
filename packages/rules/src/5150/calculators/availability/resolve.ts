/** Possessions of ordinary people: the odds of each weapon, armor or Rep. */
import { certain, chain, chanceOf, type Distribution, die, type Fraction, map, plus, sum } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import { type Checked, wordsOf } from '../../../calculator/fields.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { ARMOR_IDS } from '../../reference/tables/armors.js';
import {
  ARMOR_ROWS,
  givenBy,
  LASER_ROLL,
  LASERS_BY_RATE,
  LAW_LEVEL_MODIFIERS,
  LEADER_MODIFIER,
  MATCHING_LASERS,
  SPECIAL_ARMOR_ROWS,
  WEAPON_ROWS,
} from '../../reference/tables/availability.js';
import { ORDINARY_REPS } from '../../reference/tables/points.js';
import { mayCarry } from '../../reference/tables/weapon-tables.js';
import { WEAPON_IDS, type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import { type Availability, FIGURE_CLASSES, type FigureClass, type LawLevel } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;

export interface Facts {
  readonly roll: { readonly kind: Availability; readonly dice: number };
  readonly corner: { readonly dice: number };
  readonly lawLevel: { readonly lawLevel: LawLevel };
  readonly leader: object;
  readonly laser: { readonly chance: Fraction };
  readonly special: { readonly chance: Fraction; readonly modifier: number };
  readonly starred: { readonly who: FigureClass; readonly barred: readonly WeaponId[]; readonly others: readonly Barred[] };
}

/** What another class than the given one may not carry. */
interface Barred {
  readonly who: FigureClass;
  readonly barred: readonly WeaponId[];
}

const D6 = die(6);
const SECOND = sum(D6, 2);
const LASER_CHANCE = chanceOf(SECOND, LASER_ROLL);

const modifierOf = ({ lawLevel, leader }: Question): number => LAW_LEVEL_MODIFIERS[lawLevel] + (leader ? LEADER_MODIFIER : 0);
const rollOf = (question: Question): Distribution<number> => plus(sum(D6, question.dice), modifierOf(question));

const laserOf = (weapon: WeaponId, { readings }: Question): WeaponId => {
  const lasers = readings.includes('laser-by-rate') ? LASERS_BY_RATE : MATCHING_LASERS;
  return lasers[weapon as keyof typeof MATCHING_LASERS];
};
const weaponOdds = (question: Question): Distribution<WeaponId> =>
  chain(
    map(rollOf(question), (roll) => givenBy(WEAPON_ROWS, roll)),
    (weapon) => map(SECOND, (second) => (second === LASER_ROLL ? laserOf(weapon, question) : weapon)),
  );

/** The highest roll of the table of special armor. */
const MAX_SPECIAL_ROLL = Math.max(...SPECIAL_ARMOR_ROWS.map(({ to }) => to));

/** The second roll for armor, without modifiers. By another reading it has those of the first; more than 12 is 12. */
function specialOf(question: Question): Distribution<ArmorId> {
  const modifier = question.readings.includes('special-armor-modified') ? modifierOf(question) : 0;
  return map(SECOND, (roll) => givenBy(SPECIAL_ARMOR_ROWS, Math.min(MAX_SPECIAL_ROLL, roll + modifier)));
}
const firstArmor = (question: Question): Distribution<ArmorId | 'special'> => map(rollOf(question), (roll) => givenBy(ARMOR_ROWS, roll));
const armorOdds = (question: Question): Distribution<ArmorId> =>
  chain(firstArmor(question), (armor) => (armor === 'special' ? specialOf(question) : certain(armor)));

const repOf = (face: number): number => ORDINARY_REPS.find(({ from, to }) => from <= face && face <= to)?.rep ?? 0;
const REPS = map(D6, repOf);

const has = <T>(odds: Distribution<T>, value: T): boolean => odds.outcomes.some((outcome) => outcome.value === value);
const NONE: Figures = { weapons: [], armors: [], reps: [] };

function weapons(question: Question): Figures {
  const odds = weaponOdds(question);
  return {
    ...NONE,
    weapons: WEAPON_IDS.filter((id) => has(odds, id)).map((id) => ({
      weapon: id,
      chance: chanceOf(odds, id),
      mayCarry: mayCarry(question.figureClass, weaponOf(id)),
    })),
  };
}

function armors(question: Question): Figures {
  const odds = armorOdds(question);
  return { ...NONE, armors: ARMOR_IDS.filter((id) => has(odds, id)).map((id) => ({ armor: id, chance: chanceOf(odds, id) })) };
}

const reps = (): Figures => ({ ...NONE, reps: ORDINARY_REPS.map(({ rep }) => ({ rep, chance: chanceOf(REPS, rep) })) });

const FIGURES: Readonly<Record<Availability, (question: Question) => Figures>> = { WEAPON: weapons, ARMOR: armors, REP: reps };

const TABLES = { WEAPON: '5150/table/weapon-availability', ARMOR: '5150/table/armor-availability', REP: '5150/table/reps' } as const;

const rollStep = ({ kind, dice }: Question): Step<Facts> => ({
  key: 'roll',
  value: null,
  rule: TABLES[kind],
  given: { kind, dice: kind === 'REP' ? 1 : dice },
});

const modifierSteps = ({ kind, lawLevel, leader }: Question): readonly Step<Facts>[] => [
  ...(lawLevel === 'NORMAL'
    ? []
    : [{ key: 'lawLevel', value: LAW_LEVEL_MODIFIERS[lawLevel], rule: TABLES[kind], given: { lawLevel } } as const]),
  ...(leader ? [{ key: 'leader', value: LEADER_MODIFIER, rule: TABLES[kind], given: {} } as const] : []),
];

/** Weapons that can be found but not carried by a class. */
const barredTo = (who: FigureClass, found: Figures['weapons']): readonly WeaponId[] =>
  found.map(({ weapon }) => weapon as WeaponId).filter((weapon) => !mayCarry(who, weaponOf(weapon)));

/** Who may carry what is found. Where the class may carry everything, the classes that may not are named: the class may be assumed. */
function starredStep(question: Question): Step<Facts> {
  const who = question.figureClass;
  const found = weapons(question).weapons;
  const barred = barredTo(who, found);
  const others = wordsOf(FIGURE_CLASSES)
    .map((other) => ({ who: other, barred: barredTo(other, found) }))
    .filter((other) => other.barred.length > 0);
  const given = { who, barred, others: barred.length > 0 ? [] : others };
  return { key: 'starred', value: null, rule: '5150/ruling/restricted-weapons', given };
}

const weaponSteps = (question: Question): readonly Step<Facts>[] => [
  { key: 'corner', value: null, rule: '5150/ruling/weapon-dice', given: { dice: question.dice } },
  ...modifierSteps(question),
  { key: 'laser', value: null, rule: '5150/ruling/matching-laser', given: { chance: LASER_CHANCE } },
  starredStep(question),
];

const armorSteps = (question: Question): readonly Step<Facts>[] => [
  ...modifierSteps(question),
  {
    key: 'special',
    value: null,
    rule: '5150/ruling/special-armor-roll',
    given: {
      chance: chanceOf(firstArmor(question), 'special'),
      modifier: question.readings.includes('special-armor-modified') ? modifierOf(question) : 0,
    },
  },
];

const FURTHER: Readonly<Record<Availability, (question: Question) => readonly Step<Facts>[]>> = {
  WEAPON: weaponSteps,
  ARMOR: armorSteps,
  REP: () => [],
};

/** Resolves a checked question. Source: army lists of ordinary people. */
export const resolve = (question: Question): Outcome<typeof output, Facts, Record<never, never>> => ({
  figures: FIGURES[question.kind](question),
  steps: [rollStep(question), ...FURTHER[question.kind](question)],
});
