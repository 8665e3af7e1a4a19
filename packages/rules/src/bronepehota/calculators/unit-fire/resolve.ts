/** Fire of a whole unit in its turn: every soldier of a squad, or the shots of a machine or gun. Sections 7.4 and 7.6 of the source. */
import { atLeast, die, type Fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { type Power, powerOf, type Reach, reachOf } from '../../engine/dice/profile.js';
import { armorProblems } from '../../engine/shooting/armor.js';
import { distanceProblems, roundedUp, stepsOf } from '../../engine/shooting/distance.js';
import { MAX_SHOTS } from '../../engine/shooting/fields.js';
import { type ShotRefusals, spentOn, unseen } from '../../engine/shooting/legality.js';
import {
  afterShot,
  destroyedIn,
  lossesOf,
  meanLoss,
  oddsOf,
  type Standing,
  untouched,
  type VolleyTarget,
} from '../../engine/volley/volley.js';
import { coverBonus } from '../../reference/tables/cover.js';
import type { Target } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

/** A shot with its parsed weapon. */
interface Fired {
  readonly reach: Reach;
  readonly power: Power;
  readonly hit: Fraction;
}

export interface Facts {
  readonly distance: { readonly distance: number };
  readonly squad: { readonly soldiers: number; readonly firing: number };
  readonly target: { readonly kind: Target; readonly armor: number; readonly bonus: number };
  readonly shot: {
    readonly number: number;
    readonly kind: Target;
    readonly reach: Reach;
    readonly power: Power;
    readonly hit: Fraction;
    readonly destroyed: Fraction;
    readonly damage: Fraction;
  };
  readonly ammunition: { readonly used: number; readonly left: number };
  /** A squad whose ammunition is given. */
  readonly unlimited: object;
}

export interface Refusals extends Pick<ShotRefusals, 'UNSEEN'> {
  readonly RATE_OF_FIRE: { readonly shots: number; readonly limit: number };
  readonly SHORT_AMMUNITION: { readonly needed: number; readonly left: number };
  readonly NOBODY_FIRES: object;
}
type FireRefusal = Refusal<Refusals>;

const FIGURES_NEEDED = { en: 'as on the armlist, or a weapon of the catalog', ru: 'как в армлисте, или оружие из каталога' };
const SHOTS_NEEDED = { en: 'the shots, or the soldiers of a squad', ru: 'выстрелы или пехотинцы отряда' };
const CHOICE_NEEDED = { en: 'the weapons that the machine or gun fires', ru: 'оружие, из которого стреляет машина или орудие' };
const ONCE_EACH = { en: 'none: each soldier of a squad fires once', ru: 'ничего: каждый пехотинец отряда стреляет один раз' };
const missing = (path: Problem['path'], allowed: Problem['allowed']): Problem => ({ code: 'MISSING', path, given: null, allowed });

/** Either a squad or shots are given, and each shot has its figures. */
export function relations(question: Question): readonly Problem[] {
  const { unit, soldiers, shots, target, armor, rateOfFire } = question;
  const neither = unit === undefined ? SHOTS_NEEDED : CHOICE_NEEDED;
  const both = { en: 'none (the soldiers of the squad fire)', ru: 'ничего (стреляют пехотинцы отряда)' };
  const tooMany = { en: `at most ${MAX_SHOTS} shots in all`, ru: `всего не больше ${MAX_SHOTS} выстрелов` };
  const count = (shots ?? []).reduce((sum, shot) => sum + shot.count, 0);
  return [
    ...(soldiers === undefined && shots === undefined ? [missing(['shots'], neither)] : []),
    ...(soldiers !== undefined && shots !== undefined
      ? [{ code: 'CONFLICT', path: ['shots'], given: shots.length, allowed: both } as const]
      : []),
    ...(soldiers !== undefined && rateOfFire !== undefined
      ? [{ code: 'CONFLICT', path: ['rateOfFire'], given: rateOfFire, allowed: ONCE_EACH } as const]
      : []),
    ...(count > MAX_SHOTS ? [{ code: 'TOO_MANY', path: ['shots'], given: count, allowed: tooMany } as const] : []),
    ...(shots ?? []).flatMap((shot, index) =>
      (['range', 'power'] as const).flatMap((name) => (shot[name] === undefined ? [missing(['shots', index, name], FIGURES_NEEDED)] : [])),
    ),
    ...distanceProblems(question),
    ...armorProblems(target, armor),
  ];
}

const firingOf = ({ soldiers = [], fallen }: Question) =>
  soldiers.filter(({ range, power, number }, index) => range !== undefined && power !== undefined && !fallen.includes(number ?? index + 1));

function weaponsOf(question: Question): readonly (readonly [range: string, power: string])[] {
  if (question.soldiers) return firingOf(question).map(({ range, power }) => [range as string, power as string]);
  return (question.shots ?? []).flatMap(({ range, power, count }) =>
    Array.from({ length: count }, (): readonly [string, string] => [range as string, power as string]),
  );
}

function fireOf([range, power]: readonly [string, string], distance: number): Fired {
  const reach = reachOf(range);
  return { reach, power: powerOf(power), hit: atLeast(die(reach.faces), Math.max(1, distance - reach.bonus)) };
}

const neededFor = ({ soldiers }: Question, fired: readonly Fired[]): number =>
  soldiers ? 0 : fired.reduce((sum, { power }) => sum + power.count, 0);

function refusalOf(question: Question, fired: readonly Fired[]): FireRefusal | undefined {
  const { rateOfFire, ammunition, soldiers, readings } = question;
  const needed = neededFor(question, fired);
  const hidden = unseen(question);
  if (hidden) return hidden as FireRefusal;
  if (fired.length === 0) return { code: 'NOBODY_FIRES', rule: 'bronepehota/shot-conditions', given: {} };
  if (!soldiers && rateOfFire !== undefined && fired.length > rateOfFire)
    return { code: 'RATE_OF_FIRE', rule: 'bronepehota/rate-of-fire', given: { shots: fired.length, limit: rateOfFire } };
  if (ammunition === undefined || soldiers) return undefined;
  // By another reading the last shot takes what the others leave, if something is left for it.
  const last = fired.at(-1)?.power.count ?? 0;
  const isShort = readings.includes('last-shot-fires') ? needed - last >= ammunition : needed > ammunition;
  return isShort
    ? { code: 'SHORT_AMMUNITION', rule: 'bronepehota/ruling/short-ammunition', given: { needed, left: ammunition } }
    : undefined;
}

/** The target after each shot. */
function standingsOf(target: VolleyTarget, fired: readonly Fired[]): readonly Standing[] {
  let standing = untouched(target);
  return fired.map((shot) => {
    standing = afterShot(standing, lossesOf(target, shot));
    return standing;
  });
}

const textOf = ({ reach, power }: Fired) => ({
  range: `D${reach.faces}${reach.bonus > 0 ? `+${reach.bonus}` : ''}`,
  power: `${power.count}D${power.faces}`,
});

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const distance = roundedUp(stepsOf(question));
  const fired = weaponsOf(question).map((weapon) => fireOf(weapon, distance));
  const refusal = refusalOf(question, fired);
  if (refusal) return { figures: { destroyed: ZERO, mean: ZERO, armorLeft: [], shots: [], ammunitionUsed: 0 }, steps: [], refusal };
  const target = { kind: question.target, armor: question.armor, bonus: coverBonus(question.cover) };
  const after = standingsOf(target, fired);
  const last = after.at(-1) as Standing;
  const used = spentOn(neededFor(question, fired), question.ammunition, question.readings);
  const shots = fired.map((shot, index) => {
    const standing = after[index] as Standing;
    return { ...textOf(shot), hit: shot.hit, destroyed: destroyedIn(standing), damage: meanLoss(standing) };
  });
  return {
    figures: {
      destroyed: destroyedIn(last),
      mean: meanLoss(last),
      armorLeft: oddsOf(last)
        .map((chance, armor) => ({ armor, chance }))
        .filter(({ chance }) => chance.numerator > 0n),
      shots,
      ammunitionUsed: used,
    },
    steps: [...beforeSteps(question, distance, target), ...shotSteps(question, fired, shots), ...ammunitionSteps(question, used)],
  };
}

function beforeSteps(question: Question, distance: number, { kind, armor, bonus }: VolleyTarget): readonly Step<Facts>[] {
  const { soldiers } = question;
  const squad = soldiers ? { soldiers: soldiers.length, firing: firingOf(question).length } : undefined;
  return [
    { key: 'distance', value: distance, rule: 'bronepehota/range-roll', given: { distance } },
    ...(squad ? [{ key: 'squad', value: squad.firing, rule: 'bronepehota/shot-conditions', given: squad } as const] : []),
    { key: 'target', value: armor + bonus, rule: 'bronepehota/damage-and-armor', given: { kind, armor, bonus } },
  ];
}

const shotSteps = (
  { target: kind }: Question,
  fired: readonly Fired[],
  shots: readonly { readonly destroyed: Fraction; readonly damage: Fraction }[],
): readonly Step<Facts>[] =>
  fired.map(({ reach, power, hit }, index) => {
    const { destroyed, damage } = shots[index] as { readonly destroyed: Fraction; readonly damage: Fraction };
    return {
      key: 'shot',
      value: null,
      rule: 'bronepehota/damage-roll',
      given: { number: index + 1, kind, reach, power, hit, destroyed, damage },
    };
  });

function ammunitionSteps({ ammunition, soldiers }: Question, used: number): readonly Step<Facts>[] {
  if (ammunition === undefined) return [];
  return soldiers
    ? [{ key: 'unlimited', value: 0, rule: 'bronepehota/ammunition', given: {} }]
    : [{ key: 'ammunition', value: -used, rule: 'bronepehota/ammunition', given: { used, left: ammunition - used } }];
}
