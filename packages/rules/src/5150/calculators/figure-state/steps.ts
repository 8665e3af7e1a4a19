/** The steps of the state of a figure. */
import type { Fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { ActionOdds } from '../../engine/reaction/outcomes.js';
import type { ReactionTest } from '../../engine/reaction/vocabulary.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { RALLY_INCHES, REACTIONS, SURRENDER_INCHES } from '../../reference/tables/reactions.js';
import type { WeaponId } from '../../reference/tables/weapons.js';
import type { output } from './output.js';
import type { Question } from './relations.js';
import type { FigureOption, FigureState } from './vocabulary.js';

export type Figures = Checked<typeof output>;

export interface Facts {
  readonly rep: { readonly printed: number; readonly lost: number };
  readonly state: { readonly state: FigureState };
  readonly activated: {
    readonly rep: number;
    readonly by: 'ITSELF' | 'LEADER' | 'STAND_IN';
    readonly sides: number;
    readonly chance: Fraction;
  };
  readonly test: { readonly test: ReactionTest; readonly actions: readonly ActionOdds[] };
  readonly surrenders: { readonly inches: number; readonly limit: number };
  readonly noFriend: { readonly inches: number };
  readonly acts: { readonly atOnce: boolean; readonly chance: Fraction };
  readonly options: { readonly options: readonly FigureOption[] };
  readonly move: { readonly fast: Figures['fastMove'] };
  readonly fire: { readonly weapon: WeaponId; readonly rangeInches: number; readonly hit: Fraction };
  readonly noFire: { readonly empty: boolean };
  readonly suppression: { readonly suppressed: boolean | undefined };
  readonly prone: object;
  readonly nextHit: { readonly weapon: WeaponId; readonly armor: ArmorId; readonly results: Figures['nextHit'] };
  readonly nextMiss: { readonly actions: readonly ActionOdds[] };
}
type FigureStep = Step<Facts>;

/** The rule of a state. */
const STATE_RULES: { readonly [S in FigureState]: RuleId } = {
  STEADY: '5150/actions',
  DUCKED_BACK: '5150/mandated-actions',
  STUNNED: '5150/finishing-off',
  PANICKED: '5150/mandated-actions',
  RUNNING: '5150/mandated-actions',
  OUT_OF_THE_FIGHT: '5150/finishing-off',
  DEAD: '5150/damage',
};

/** The rule by which a figure is activated. */
const ACTIVATION_RULES: { readonly [B in Facts['activated']['by']]: RuleId } = {
  ITSELF: '5150/activation',
  LEADER: '5150/leaders',
  STAND_IN: '5150/group-leader',
};

function activationSteps(
  { state, standIn, sides }: Question,
  { rep, activated, surrenders }: Figures,
  best: number,
): readonly FigureStep[] {
  if (state === 'OUT_OF_THE_FIGHT' || state === 'DEAD' || surrenders) return [];
  const by = best === rep ? 'ITSELF' : standIn ? 'STAND_IN' : 'LEADER';
  return [{ key: 'activated', value: best, rule: ACTIVATION_RULES[by], given: { rep: best, by, sides, chance: activated } }];
}

function testSteps(
  { state, friendNear, hero, readings, enemyInches }: Question,
  { test, testActions, acts, activated, surrenders }: Figures,
): readonly FigureStep[] {
  if (surrenders)
    return [
      {
        key: 'surrenders',
        value: null,
        rule: '5150/mandated-actions',
        given: { inches: enemyInches as number, limit: SURRENDER_INCHES },
      },
    ];
  const stuck = (state === 'PANICKED' || state === 'RUNNING') && !friendNear;
  if (stuck) return [{ key: 'noFriend', value: null, rule: '5150/rally', given: { inches: RALLY_INCHES } }];
  if (test === undefined) return [];
  const rule: RuleId = hero && testActions[0]?.action === 'CHOOSE_RESULT' ? '5150/heroes' : REACTIONS[test].id;
  const taken: FigureStep = { key: 'test', value: null, rule, given: { test, actions: testActions } };
  if (activated.numerator === 0n) return [taken];
  const when: RuleId = test === 'RALLY' ? '5150/ruling/rally-when' : '5150/recovery';
  return [
    taken,
    { key: 'acts', value: null, rule: when, given: { atOnce: test === 'RALLY' && readings.includes('rally-at-once'), chance: acts } },
  ];
}

function fireSteps({ weapon, loaded, suppressed, enemyWeapon }: Question, figures: Figures): readonly FigureStep[] {
  const { dice, rangeInches, hit, suppression } = figures;
  if (weapon === undefined || figures.may.length === 0) return [];
  const fire: FigureStep =
    rangeInches !== undefined && hit !== undefined
      ? { key: 'fire', value: dice ?? 0, rule: '5150/hitting', given: { weapon, rangeInches, hit } }
      : {
          key: 'noFire',
          value: 0,
          rule: loaded === false ? '5150/ammunition' : '5150/weapons',
          given: { empty: loaded === false },
        };
  return [
    fire,
    {
      key: 'suppression',
      value: suppression ?? null,
      rule: '5150/suppression',
      given: { suppressed: enemyWeapon === undefined ? undefined : suppressed },
    },
  ];
}

function shotSteps({ state, enemyWeapon, armor, hero }: Question, { nextHit, nextMiss }: Figures): readonly FigureStep[] {
  const hit: readonly FigureStep[] =
    enemyWeapon === undefined || nextHit.length === 0
      ? []
      : [{ key: 'nextHit', value: null, rule: '5150/damage', given: { weapon: enemyWeapon, armor, results: nextHit } }];
  if (nextMiss.length === 0)
    return state === 'STUNNED' || state === 'RUNNING'
      ? [...hit, { key: 'nextMiss', value: null, rule: '5150/ruling/down-under-fire', given: { actions: nextMiss } }]
      : hit;
  const rule: RuleId =
    state === 'PANICKED'
      ? '5150/mandated-actions'
      : hero && nextMiss[0]?.action === 'CHOOSE_RESULT'
        ? '5150/heroes'
        : REACTIONS.RECEIVED_FIRE.id;
  return [...hit, { key: 'nextMiss', value: null, rule, given: { actions: nextMiss } }];
}

/** The steps, in the order of play. */
export function stepsOf(question: Question, figures: Figures, activationRep: number): readonly FigureStep[] {
  const { rep, repLost, state, prone } = question;
  return [
    { key: 'rep', value: figures.rep, rule: '5150/rep', given: { printed: rep, lost: repLost } },
    ...(state === 'STEADY' ? [] : [{ key: 'state', value: null, rule: STATE_RULES[state], given: { state } } as const]),
    ...activationSteps(question, figures, activationRep),
    ...testSteps(question, figures),
    ...(figures.may.length === 0
      ? []
      : [
          { key: 'options', value: null, rule: '5150/actions', given: { options: figures.may } } as const,
          { key: 'move', value: figures.moveInches, rule: '5150/movement', given: { fast: figures.fastMove } } as const,
        ]),
    ...fireSteps(question, figures),
    ...(prone && figures.may.length > 0 ? [{ key: 'prone', value: null, rule: '5150/prone', given: {} } as const] : []),
    ...shotSteps(question, figures),
  ];
}
