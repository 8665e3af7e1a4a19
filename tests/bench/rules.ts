/** Calculators in process, compared with `calculate` of @smogon/calc, the calculator of another game. */
import { answer, check, gridOf, planSweep, systems } from '@rangefinder/rules';
import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import { Bench } from 'tinybench';
import { report } from './report.ts';

const calculator = (slug: string, name: string) => {
  const found = systems.find((system) => system.slug === slug)?.calculators.find((known) => known.name === name);
  if (!found) throw new Error(`no calculator ${slug} ${name}`);
  return found;
};

/** Cycles through values. */
function inTurn<T>(values: readonly T[]): () => T {
  let next = 0;
  return () => values[next++ % values.length] as T;
}

/** Checked questions, ready to be resolved, as a Pokemon and a Move are. Steps are computed when they are read. */
function resolving(slug: string, name: string, drafts: readonly object[]): () => unknown {
  const found = calculator(slug, name);
  const question = inTurn(
    drafts.map((draft) => {
      const checked = check(found, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      return checked.value;
    }),
  );
  return () => {
    const { figures, steps } = found.resolve(question());
    return { figures, steps };
  };
}

function answering(slug: string, name: string, drafts: readonly object[]): () => unknown {
  const draft = inTurn(drafts);
  return () => answer(calculator(slug, name), draft(), 'en');
}

/** A whole sweep, from draft to grid. */
function sweeping(slug: string, name: string, drafts: readonly object[], cells: number): () => unknown {
  const found = calculator(slug, name);
  const draft = inTurn(drafts);
  const sweep = () => {
    const plan = planSweep(found, draft());
    if (!plan.ok || plan.value.cells !== cells) throw new Error(JSON.stringify(plan));
    return gridOf(plan.value, 'en');
  };
  sweep();
  return sweep;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, value) => value);
const SKILLS = upTo(8);

const TARGET_NUMBERS = SKILLS.flatMap((skill) =>
  upTo(5).map((tmm) => ({ skill, inches: 2, targetMoved: 'JUMPED', tmm, partialCover: true })),
);
const HEAVY = { skill: 4, size: 3, tmm: 1, move: '8"', damage: ['3', '3', '2'], overheatValue: 0, armor: 6, structure: 5, specials: [] };
const OTHER_HEAVY = { ...HEAVY, damage: ['3', '3', '1'], armor: 7, specials: ['IF1'] };
const HARD_HITTER = { size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 3, armor: 4, structure: 4, specials: ['CASE'] };
/** More attacks than the cache of distributions holds, so that each is computed. */
const ATTACKS = SKILLS.flatMap((skill) =>
  upTo(20).flatMap((armor) =>
    [4, 5, 6].flatMap((structure) =>
      ['2', '3', '4', '5'].map((damage) => ({
        attacker: { ...HEAVY, skill, damage: [damage, damage, '2'] },
        target: { ...OTHER_HEAVY, armor, structure },
        situation: { inches: 10, targetMoved: 'GROUND' },
      })),
    ),
  ),
);
const ATTACK_SWEEPS = ATTACKS.map((attack) => ({ ...attack, situation: { inches: '0..49.9/0.1', targetMoved: 'GROUND,STOOD_STILL' } }));
const TARGET_NUMBER_SWEEPS = SKILLS.map((skill) => ({ skill, inches: '0..24.9/0.1', targetMoved: '*', tmm: 1 }));
const BURSTS = [3, 4, 5, 6].flatMap((rep) =>
  ['none', 'heavy', 'exo'].map((armor) => ({
    rep,
    rateOfFire: 6,
    weapon: 'machine-gun',
    targets: [{ dice: 2 }, { dice: 2, cover: true, armor }, { dice: 2, armor: 'absorbing' }],
  })),
);

/** A duel of ten turns; the name tells how many turns are exact. */
function duel(who: string, first: object, second: object): readonly [string, () => unknown] {
  const resolve = resolving('alpha-strike', 'duel', [{ first, second, situation: { inches: 10 }, turns: 10 }]);
  const { figures } = resolve() as { figures: { exactTurns: number } };
  return [`duel of two ${who}: ${figures.exactTurns} of ten turns exact`, resolve];
}

function smogon(): () => unknown {
  const generation = Generations.get(9);
  const attacker = new Pokemon(generation, 'Gengar', { item: 'Choice Specs', nature: 'Timid', evs: { spa: 252 }, boosts: { spa: 1 } });
  const defender = new Pokemon(generation, 'Chansey', { item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } });
  const move = new Move(generation, 'Focus Blast');
  return () => calculate(generation, attacker, defender, move);
}

/** Runs every row and prints operations per second, microseconds per operation, and the ratio to Smogon. */
export async function benchRules(): Promise<void> {
  const bench = new Bench({ time: 500, warmupTime: 200 });
  bench
    .add('@smogon/calc calculate', smogon())
    .add('target number: odds and steps', resolving('alpha-strike', 'targetNumber', TARGET_NUMBERS))
    .add('target number: checked and worded', answering('alpha-strike', 'targetNumber', TARGET_NUMBERS))
    .add('sweep of 1,000 target numbers', sweeping('alpha-strike', 'targetNumber', TARGET_NUMBER_SWEEPS, 1_000))
    .add('sweep of 1,000 attacks', sweeping('alpha-strike', 'attack', ATTACK_SWEEPS, 1_000))
    .add('attack, whole distribution and steps', resolving('alpha-strike', 'attack', ATTACKS))
    .add('5150 shoot, six dice, three targets', resolving('5150', 'shoot', BURSTS))
    // The two decks are counted when the module is loaded.
    .add('poker odds of 65 cards, already counted', resolving('initiative-deck', 'pokerOdds', [{ suits: 5 }]))
    .add(...duel('Hellbringers', HARD_HITTER, HARD_HITTER))
    .add(...duel('well-armored heavy ’Mechs', HEAVY, OTHER_HEAVY));
  await bench.run();
  const rate = (name: string) =>
    bench.getTask(name)?.result as unknown as { throughput: { mean: number; p50?: number }; latency: { p50: number } };
  const base = rate('@smogon/calc calculate').latency.p50;
  report(
    'In process, against @smogon/calc',
    bench.tasks.map(({ name }) => {
      const { latency } = rate(name);
      return {
        what: name,
        'median µs': Number((latency.p50 * 1000).toFixed(2)),
        'a second': Math.round(1000 / latency.p50),
        '× smogon': Number((base / latency.p50).toFixed(1)),
      };
    }),
  );
}
