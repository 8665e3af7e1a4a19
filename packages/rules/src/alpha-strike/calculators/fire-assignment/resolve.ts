/** Which attacker should fire at which target in one turn. */
import { fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { overheatRefusal } from '../../engine/attack/legality.js';
import { layOut } from '../../engine/attack/scene.js';
import { unitRefusal } from '../../engine/coverage/unit-refusal.js';
import { notCountedOf } from './abilities.js';
import { type Facts, type Refusals, whoIn } from './facts.js';
import type { output } from './output.js';
import { attackOf, type Question, type Shot, shotsIn } from './shots.js';
import { reasonsOf, type Solved, solve } from './solve.js';
import { stepsOf } from './steps.js';
import { contains, only, type Worth } from './worth.js';

type Figures = Checked<typeof output>;
type AnyOutcome = Outcome<typeof output, Facts, Refusals>;

const NOTHING: Figures = { destroyed: ZERO, damage: ZERO, points: undefined, assignments: [], targets: [], alternatives: [], shots: [] };

const refused = (refusal: Refusal<Refusals>): AnyOutcome => ({ figures: NOTHING, steps: [], refusal });

/** Overheat that an attacker cannot use, whatever it fires at. */
function overheatIn(question: Question): Refusal<Refusals> | undefined {
  for (const from of question.attackers.keys()) {
    const refusal = overheatRefusal(layOut(attackOf(question, from, 0)));
    if (refusal) return { ...refusal, given: { ...refusal.given, attacker: whoIn(question.attackers, from) } } as Refusal<Refusals>;
  }
  return undefined;
}

/** Resolves a checked question. */
export function resolve(question: Question): AnyOutcome {
  const refusal = unitRefusal(...question.attackers, ...question.targets) ?? overheatIn(question);
  if (refusal) return refused(refusal);
  const shots = shotsIn(question);
  if (shots.every((atTarget) => atTarget.every(({ shot }) => !shot)))
    return refused({ code: 'NOBODY_FIRES', rule: 'alpha-strike/range', given: { because: reasonsOf(shots.flat()) } });
  const solved = solve(question, shots);
  return {
    figures: figuresOf(solved),
    get steps() {
      return stepsOf(solved);
    },
  };
}

const hitOf = (shot: Shot | undefined) => (shot ? fraction(shot.weights.total - shot.weights.miss, shot.weights.total) : ZERO);

/** One shot alone. */
function shotRow({ shots, worths }: Solved, from: number, to: number): Figures['shots'][number] {
  const possible = shots[to]?.[from];
  const alone = worths[to]?.[only(from)];
  return {
    attacker: from + 1,
    target: to + 1,
    number: possible?.shot?.number,
    hit: hitOf(possible?.shot),
    destroyed: alone?.destroyed ?? ZERO,
    damage: alone?.damage ?? ZERO,
    because: possible?.because,
  };
}

function figuresOf(solved: Solved): Figures {
  const { question, worths, plan, worth, orders, alternatives } = solved;
  const { attackers, targets } = question;
  return {
    ...worth,
    assignments: orders.map(({ to, shot, givesUp }, from) => ({
      attacker: from + 1,
      name: attackers[from]?.name,
      target: to === undefined ? undefined : to + 1,
      targetName: to === undefined ? undefined : targets[to]?.name,
      number: shot?.number,
      hit: hitOf(shot),
      givesUp,
      notCounted: notCountedOf(attackers[from]).map(({ written }) => written),
    })),
    targets: plan.map((group, to) => ({
      target: to + 1,
      name: targets[to]?.name,
      attackers: attackers.flatMap((_, from) => (contains(group, from) ? [from + 1] : [])),
      ...(worths[to]?.[group] as Worth),
      notCounted: notCountedOf(targets[to]).map(({ written }) => written),
    })),
    alternatives: alternatives.map(({ to, worth: all }) => ({ target: to + 1, name: targets[to]?.name, ...all })),
    shots: attackers.flatMap((_, from) => targets.map((__, to) => shotRow(solved, from, to))),
  };
}
