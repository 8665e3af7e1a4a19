/** A fighter at the start of the melee: its dice, its Rep with all modifiers, and their steps. */
import { type Step, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import {
  comparedImpacts,
  countedDice,
  diceOf,
  impactAgainst,
  laterDiceOf,
  opponentsModifier,
  type Readings,
} from '../../engine/melee/modifiers.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { FLANK_MODIFIER, MIN_MELEE_REP } from '../../reference/tables/melee.js';
import type { Impact, WeaponId } from '../../reference/tables/weapons.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
export type FighterInput = Question['fighter'];
export type Side = 'fighter' | 'opponent';
const SIDES = ['fighter', 'opponent'] as const;

export interface FighterFacts {
  readonly rep: { readonly side: Side };
  readonly impact: {
    readonly side: Side;
    readonly weapon: WeaponId;
    readonly armor: ArmorId;
    readonly powered: boolean;
    readonly impact: Impact;
  };
  readonly lowerImpact: { readonly side: Side; readonly own: number; readonly other: number };
  readonly opponents: { readonly side: Side; readonly opponents: number; readonly secondWeapon: boolean };
  readonly floor: { readonly side: Side; readonly least: number };
  readonly flank: { readonly side: Side; readonly rep: number };
  readonly dice: { readonly side: Side; readonly attributes: number; readonly prone: boolean };
  readonly roll: { readonly side: Side; readonly faces: readonly number[]; readonly rep: number };
}
type FighterStep = Step<FighterFacts>;

/** A fighter with applied modifiers. */
export interface Fighter {
  readonly side: Side;
  readonly dice: number;
  readonly laterDice: number;
  /** Rep in the first round and in all later ones. */
  readonly firstRep: number;
  readonly rep: number;
  /** Faces of the first round, if already rolled. */
  readonly roll: readonly number[] | undefined;
  readonly steps: readonly FighterStep[];
}

const MODIFIERS = '5150/table/melee-modifiers';

function impactSteps(side: Side, own: FighterInput, other: FighterInput, readings: Readings): readonly FighterStep[] {
  const impact = impactAgainst(own, other.armor, readings);
  const [mine, theirs] = comparedImpacts(own, other, readings);
  const shown: FighterStep = {
    key: 'impact',
    value: null,
    rule: '5150/table/melee-weapons',
    given: { side, weapon: own.weapon, armor: other.armor, powered: own.powered, impact },
  };
  return mine < theirs
    ? [shown, { key: 'lowerImpact', value: mine - theirs, rule: '5150/ruling/melee-impact', given: { side, own: mine, other: theirs } }]
    : [shown];
}

function opponentsSteps(side: Side, own: FighterInput): readonly FighterStep[] {
  const { opponents, secondWeapon } = own;
  if (opponents === 1) return [];
  return [
    {
      key: 'opponents',
      value: opponentsModifier(own),
      rule: secondWeapon ? '5150/improvised-weapons' : MODIFIERS,
      given: { side, opponents, secondWeapon },
    },
  ];
}

/** The step that raises a sum to the minimum Rep. */
function floorSteps(side: Side, sum: number): readonly FighterStep[] {
  return sum < MIN_MELEE_REP
    ? [{ key: 'floor', value: MIN_MELEE_REP - sum, rule: '5150/improvised-weapons', given: { side, least: MIN_MELEE_REP } }]
    : [];
}

/** The number of passes among dice already rolled. */
const rollSteps = (side: Side, faces: readonly number[] | undefined, rep: number, readings: Readings): readonly FighterStep[] =>
  faces === undefined
    ? []
    : [
        {
          key: 'roll',
          value: countedDice(faces.filter((face) => face <= rep).length, readings),
          rule: '5150/dice',
          given: { side, faces, rep },
        },
      ];

/** Applies the modifiers of one fighter against the other. Source: melee modifiers. */
export function fighterOf(side: Side, own: FighterInput, other: FighterInput, readings: Readings): Fighter {
  const base: FighterStep = { key: 'rep', value: own.rep, rule: '5150/melee-rounds', given: { side } };
  const sum = [base, ...impactSteps(side, own, other, readings), ...opponentsSteps(side, own)];
  const rep = Math.max(MIN_MELEE_REP, totalOf(sum));
  const firstRep = Math.max(MIN_MELEE_REP, totalOf(sum) + (own.flanked ? FLANK_MODIFIER : 0));
  const flank: readonly FighterStep[] = own.flanked
    ? [{ key: 'flank', value: null, rule: '5150/table/being-charged', given: { side, rep: firstRep } }]
    : [];
  const dice: FighterStep = {
    key: 'dice',
    value: null,
    rule: own.prone ? '5150/ruling/melee-prone' : MODIFIERS,
    given: { side, attributes: own.attributes, prone: own.prone },
  };
  return {
    side,
    dice: diceOf(own),
    laterDice: laterDiceOf(own, readings),
    firstRep,
    rep,
    roll: own.roll,
    steps: [...sum, ...floorSteps(side, totalOf(sum)), ...flank, dice, ...rollSteps(side, own.roll, firstRep, readings)],
  };
}

/** The number of given faces equals the number of dice. */
export function relations(question: Question): readonly Problem[] {
  return SIDES.flatMap((side): readonly Problem[] => {
    const { roll, ...fighter } = question[side];
    const dice = diceOf(fighter);
    if (roll === undefined || roll.length === dice) return [];
    return [
      {
        code: 'CONFLICT',
        path: [side, 'roll'],
        given: roll,
        allowed: { en: `${dice} (dice of this fighter: ${dice})`, ru: `${dice} (кубиков у этого бойца: ${dice})` },
      },
    ];
  });
}
