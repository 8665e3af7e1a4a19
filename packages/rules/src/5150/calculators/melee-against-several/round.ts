/** One round of one against several: his roll is compared with that of each, all at once. */
import { certain, chain, combine, type Distribution, die, type Fraction, fraction, map } from '@rangefinder/dice';
import type { Checked } from '../../../calculator/fields.js';
import { impactRoll } from '../../engine/damage/damage.js';
import {
  comparedImpacts,
  countedDice,
  diceOf,
  type FighterGiven,
  impactAgainst,
  isBlowLost,
  laterDiceOf,
  opponentsModifier,
  type Readings,
} from '../../engine/melee/modifiers.js';
import { countPassed } from '../../engine/pass-dice/pass-dice.js';
import { CRUSHING_DIFFERENCE, CRUSHING_KILL_FACE, FLANK_MODIFIER, MIN_MELEE_REP } from '../../reference/tables/melee.js';
import type { Impact } from '../../reference/tables/weapons.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
type Opponent = Question['opponents'][number];

/** What a round does to a figure, mildest first. */
const LOSSES = ['none', 'stunned', 'outOfTheFight', 'dead'] as const;
export type Loss = (typeof LOSSES)[number];
const worse = (a: Loss, b: Loss): Loss => (LOSSES.indexOf(a) > LOSSES.indexOf(b) ? a : b);

/** Losses of the one and of each opponent; those who do not fight lose nothing. */
export interface Losses {
  readonly fighter: Loss;
  readonly opponents: readonly Loss[];
}
const keyOf = ({ fighter, opponents }: Losses): string => `${fighter} ${opponents.join(' ')}`;

/** The one and an opponent as they meet: Rep of each in the first round and later, Impact of each. */
export interface Meeting {
  readonly fighterImpact: Impact;
  readonly opponentImpact: Impact;
  readonly fighterRep: number;
  readonly opponentRep: number;
}

/** Applies all modifiers of a round. `count` is the number of opponents who still fight. */
export function meetingOf({ fighter, readings }: Question, opponent: Opponent, count: number, isFirst: boolean): Meeting {
  const fighterImpact = impactAgainst(fighter, opponent.armor, readings);
  const opponentImpact = impactAgainst(opponent, fighter.armor, readings);
  const [mine, theirs] = comparedImpacts(fighter, opponent, readings);
  const difference = mine - theirs;
  const flank = ({ flanked }: Pick<FighterGiven, 'flanked'>): number => (isFirst && flanked ? FLANK_MODIFIER : 0);
  const crowd = opponentsModifier({ opponents: count, secondWeapon: fighter.secondWeapon });
  return {
    fighterImpact,
    opponentImpact,
    fighterRep: Math.max(MIN_MELEE_REP, fighter.rep + Math.min(0, difference) + crowd + flank(fighter)),
    opponentRep: Math.max(MIN_MELEE_REP, opponent.rep + Math.min(0, -difference) + flank(opponent)),
  };
}

const D6 = die(6);
const CRUSHED: Distribution<Loss> = map(D6, (face) => (face === CRUSHING_KILL_FACE ? 'dead' : 'outOfTheFight'));
const NOTHING = certain<Loss>('none');

/** The loss after a win by some dice, with the Impact of the winner. */
function lossBy(lead: number, impact: Impact, readings: Readings): Distribution<Loss> {
  if (isBlowLost(impact, readings)) return NOTHING;
  if (lead >= CRUSHING_DIFFERENCE) return CRUSHED;
  if (lead < 1 || typeof impact !== 'number') return NOTHING;
  return map(
    impactRoll(impact),
    (result): Loss => (result === 'DEAD' ? 'dead' : result === 'OUT_OF_THE_FIGHT' ? 'outOfTheFight' : 'stunned'),
  );
}

/** Dice that the one passes against each opponent: the same faces, compared with another Rep for each. */
function passedAgainst(dice: number, reps: readonly number[]): Distribution<readonly number[]> {
  const key = (passed: readonly number[]): string => passed.join();
  const one = map(D6, (face): readonly number[] => reps.map((rep) => (face <= rep ? 1 : 0)), key);
  let all: Distribution<readonly number[]> = certain(reps.map(() => 0));
  for (let rolled = 0; rolled < dice; rolled++)
    all = combine(all, one, (sum, passed) => sum.map((count, index) => count + (passed[index] as number)), key);
  return all;
}

/** The losses of a round between the one and those opponents who stand. Source: the result table of melee. */
export function roundOf(question: Question, standing: readonly boolean[], isFirst: boolean): Distribution<Losses> {
  const { fighter, opponents, readings } = question;
  const count = standing.filter(Boolean).length;
  const fighting = opponents.flatMap((opponent, index) =>
    standing[index] ? [{ index, opponent, meeting: meetingOf(question, opponent, count, isFirst) }] : [],
  );
  const nobody: Losses = { fighter: 'none', opponents: opponents.map(() => 'none') };
  const dice = (given: FighterGiven | Opponent): number => (isFirst ? diceOf(given) : laterDiceOf(given, readings));
  const own = passedAgainst(
    dice(fighter),
    fighting.map(({ meeting }) => meeting.fighterRep),
  );
  const all = chain(
    own,
    (passed) => {
      let losses: Distribution<Losses> = certain(nobody);
      for (const [at, { index, opponent, meeting }] of fighting.entries()) {
        const pair = chain(
          countPassed(meeting.opponentRep, dice(opponent)),
          (theirs): Distribution<readonly [Loss, Loss]> => {
            const lead = countedDice(passed[at] as number, readings) - countedDice(theirs, readings);
            return lead > 0
              ? map(lossBy(lead, meeting.fighterImpact, readings), (loss) => ['none', loss] as const, String)
              : map(lossBy(-lead, meeting.opponentImpact, readings), (loss) => [loss, 'none'] as const, String);
          },
          String,
        );
        losses = combine(
          losses,
          pair,
          (sofar, [mine, theirs]) => ({
            fighter: worse(sofar.fighter, mine),
            opponents: sofar.opponents.map((loss, place) => (place === index ? theirs : loss)),
          }),
          keyOf,
        );
      }
      return losses;
    },
    keyOf,
  );
  return readings.includes('beaten-strikes-nobody')
    ? map(all, (losses) => (losses.fighter === 'none' ? losses : { ...nobody, fighter: losses.fighter }), keyOf)
    : all;
}

/** The odds of each loss of a round. */
export const oddsOf = ({ outcomes, total }: Distribution<Losses>): readonly { readonly value: Losses; readonly chance: Fraction }[] =>
  outcomes.map(({ value, weight }) => ({ value, chance: fraction(weight, total) }));
