/** The melee of one against several, to its end. Opponents only fall, so that each group of those who stand is met once. */
import { add, complement, divide, equals, type Fraction, multiply, ONE, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { diceOf, opponentsModifier } from '../../engine/melee/modifiers.js';
import type { Impact } from '../../reference/tables/weapons.js';
import type { output } from './output.js';
import { type Loss, meetingOf, oddsOf, type Question, roundOf } from './round.js';

export interface Facts {
  readonly crowd: { readonly opponents: number; readonly secondWeapon: boolean };
  readonly dice: { readonly dice: number; readonly attributes: number; readonly prone: boolean };
  readonly meeting: {
    readonly number: number;
    readonly fighterRep: number;
    readonly opponentRep: number;
    readonly fighterImpact: Impact;
    readonly opponentImpact: Impact;
  };
  readonly round: { readonly falls: Fraction; readonly draw: Fraction };
  readonly fewer: object;
  readonly end: { readonly wins: Fraction; readonly loses: Fraction; readonly nobody: Fraction; readonly endless: Fraction };
}

type Figures = Checked<typeof output>;
type Falls = { [L in Exclude<Loss, 'none'>]: Fraction };

/** What the rounds so far have come to. */
interface Tally {
  readonly fighter: Falls;
  readonly opponents: readonly Falls[];
  /** Odds of each number of opponents that are left standing. */
  readonly standing: Fraction[];
  wins: Fraction;
  nobody: Fraction;
  endless: Fraction;
}

const unharmed = (): Falls => ({ stunned: ZERO, outOfTheFight: ZERO, dead: ZERO });
function fall(falls: Falls, loss: Loss, chance: Fraction): void {
  if (loss !== 'none') falls[loss] = add(falls[loss], chance);
}

/** Standing opponents as a number with a bit for each. */
const bitsOf = (standing: readonly boolean[]): number => standing.reduce((bits, stands, index) => bits + (stands ? 2 ** index : 0), 0);
const standingIn = (bits: number, opponents: number): readonly boolean[] =>
  Array.from({ length: opponents }, (_, index) => Math.floor(bits / 2 ** index) % 2 === 1);
const countOf = (standing: readonly boolean[]): number => standing.filter(Boolean).length;

/** Adds the rounds against some opponents. Returns the odds to meet fewer of them next. */
function tallyRounds(question: Question, bits: number, isFirst: boolean, reached: Fraction, tally: Tally): ReadonlyMap<number, Fraction> {
  const standing = standingIn(bits, question.opponents.length);
  const round = oddsOf(roundOf(question, standing, isFirst)).map(({ value, chance }) => {
    const left = standing.map((stands, index) => stands && value.opponents[index] === 'none');
    return { ...value, chance, left, isSame: value.fighter === 'none' && bitsOf(left) === bits };
  });
  const again = isFirst ? ZERO : round.filter(({ isSame }) => isSame).reduce((sum, { chance }) => add(sum, chance), ZERO);
  if (equals(again, ONE)) {
    tally.endless = add(tally.endless, reached);
    tally.standing[countOf(standing)] = add(tally.standing[countOf(standing)] as Fraction, reached);
    return new Map();
  }
  const visits = divide(reached, complement(again));
  const next = new Map<number, Fraction>();
  for (const { fighter, opponents, chance, left, isSame } of round) {
    if (isSame && !isFirst) continue;
    const odds = multiply(visits, chance);
    fall(tally.fighter, fighter, odds);
    for (const [index, loss] of opponents.entries()) fall(tally.opponents[index] as Falls, loss, odds);
    const count = countOf(left);
    if (fighter === 'none' && count > 0) {
      next.set(bitsOf(left), add(next.get(bitsOf(left)) ?? ZERO, odds));
      continue;
    }
    tally.standing[count] = add(tally.standing[count] as Fraction, odds);
    if (count === 0 && fighter === 'none') tally.wins = add(tally.wins, odds);
    if (count === 0 && fighter !== 'none') tally.nobody = add(tally.nobody, odds);
  }
  return next;
}

/** Plays the first round, then all later ones, from all opponents to the last. */
function tallyOf(question: Question): Tally {
  const { length } = question.opponents;
  const tally: Tally = {
    fighter: unharmed(),
    opponents: question.opponents.map(unharmed),
    standing: Array.from({ length: length + 1 }, () => ZERO),
    wins: ZERO,
    nobody: ZERO,
    endless: ZERO,
  };
  const all = 2 ** length - 1;
  const reached = new Map(tallyRounds(question, all, true, ONE, tally));
  for (let bits = all; bits > 0; bits--) {
    const odds = reached.get(bits);
    if (odds === undefined) continue;
    for (const [fewer, chance] of tallyRounds(question, bits, false, odds, tally))
      reached.set(fewer, add(reached.get(fewer) ?? ZERO, chance));
  }
  return tally;
}

const fallenOf = ({ stunned, outOfTheFight, dead }: Falls): Fraction => add(add(stunned, outOfTheFight), dead);
const endOf = (falls: Falls): Figures['fighter'] => ({ stands: complement(fallenOf(falls)), ...falls });

function stepsOf(question: Question, figures: Figures): readonly Step<Facts>[] {
  const { fighter, opponents } = question;
  const first = oddsOf(
    roundOf(
      question,
      opponents.map(() => true),
      true,
    ),
  );
  const sum = (test: (losses: (typeof first)[number]['value']) => boolean): Fraction =>
    first.filter(({ value }) => test(value)).reduce((total, { chance }) => add(total, chance), ZERO);
  const { secondWeapon, attributes, prone } = fighter;
  return [
    {
      key: 'crowd',
      value: opponentsModifier({ opponents: opponents.length, secondWeapon }),
      rule: secondWeapon ? '5150/improvised-weapons' : '5150/table/melee-modifiers',
      given: { opponents: opponents.length, secondWeapon },
    },
    {
      key: 'dice',
      value: diceOf(fighter),
      rule: prone ? '5150/ruling/melee-prone' : '5150/table/melee-modifiers',
      given: { dice: diceOf(fighter), attributes, prone },
    },
    ...opponents.map(
      (opponent, index): Step<Facts> => ({
        key: 'meeting',
        value: null,
        rule: '5150/ruling/melee-impact',
        given: { number: index + 1, ...meetingOf(question, opponent, opponents.length, true) },
      }),
    ),
    {
      key: 'round',
      value: null,
      rule: '5150/ruling/melee-at-once',
      given: {
        falls: sum(({ fighter: loss }) => loss !== 'none'),
        draw: sum(({ fighter: loss, opponents: losses }) => loss === 'none' && losses.every((each) => each === 'none')),
      },
    },
    { key: 'fewer', value: null, rule: '5150/melee-rounds', given: {} },
    {
      key: 'end',
      value: null,
      rule: '5150/breaking-off',
      given: { wins: figures.fighterWins, loses: figures.opponentsWin, nobody: figures.nobodyStands, endless: figures.endless },
    },
  ];
}

/** Resolves a checked question. Source: melee, its modifiers and its result table. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const tally = tallyOf(question);
  const figures: Figures = {
    fighterWins: tally.wins,
    opponentsWin: subtract(fallenOf(tally.fighter), tally.nobody),
    nobodyStands: tally.nobody,
    endless: tally.endless,
    standing: tally.standing.map((chance, count) => ({ figures: count, chance })).filter(({ chance }) => chance.numerator > 0n),
    fighter: endOf(tally.fighter),
    opponents: tally.opponents.map(endOf),
  };
  return { figures, steps: stepsOf(question, figures) };
}
