import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { rulings } from '../../reference/rulings/index.js';
import { ARMOR_IDS, type ArmorId } from '../../reference/tables/armors.js';
import type { FighterInput, Question } from './fighter.js';
import { melee } from './index.js';

function ask(draft: Record<string, unknown>) {
  const checked = check(melee, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return melee.resolve(checked.value).figures;
}

describe('one Slug with a bayonet against two', () => {
  const slug = { rep: 5, weapon: 'rifle-with-bayonet', armor: 'light', opponents: 2, roll: [4, 3] };
  const scrunt = { rep: 4, weapon: 'rifle-with-bayonet', armor: 'light' };
  test('fights at Rep 4 and passes two dice', () =>
    expect(ask({ fighter: slug, opponent: scrunt })).toMatchObject({ fighterRep: 4, opponentRep: 4 }));
  test('beats 6 4 by one: a damage roll at Impact 3', () => {
    const [first] = ask({ fighter: slug, opponent: { ...scrunt, roll: [6, 4] } }).rounds;
    expect(
      [first?.opponent.dead, first?.opponent.outOfTheFight, first?.opponent.stunned, first?.fighting].map((chance) =>
        toText(chance as Fraction),
      ),
    ).toEqual(['1/6', '1/3', '1/2', '0']);
  });
  test('beats 5 5 by two: dead or out', () => {
    const [first] = ask({ fighter: slug, opponent: { ...scrunt, roll: [5, 5] } }).rounds;
    expect(
      [first?.opponent.dead, first?.opponent.outOfTheFight, first?.opponent.stunned].map((chance) => toText(chance as Fraction)),
    ).toEqual(['1/6', '5/6', '0']);
  });
});

test('Rep 3 against Rep 3, bare hands', () => {
  const { rounds, end } = ask({ fighter: { rep: 3 }, opponent: { rep: 3 }, rounds: 2 });
  expect(rounds.map(({ fighting }) => toText(fighting))).toEqual(['3/8', '9/64']);
  expect([end.fighterWins, end.opponentWins, end.fighting].map(toText)).toEqual(['1/2', '1/2', '0']);
});

test('heroes who never fail a die fight forever', () => {
  const { end } = ask({ fighter: { rep: 6 }, opponent: { rep: 7 } });
  expect([end.fighting, end.fighterWins, end.opponentWins].map(toText)).toEqual(['1', '0', '0']);
});

test('a blow without effect continues the fight, the lower Impact costs Rep, and a crushing win needs no Impact', () => {
  const { rounds } = ask({ fighter: { rep: 5 }, opponent: { rep: 1, armor: 'exo', prone: true, roll: [6] }, rounds: 1 });
  expect(rounds[0]).toMatchObject({ opponent: { stunned: { numerator: 0n } } });
  expect(toText((rounds[0] as (typeof rounds)[number]).fighting)).toBe('8/9');
});

describe('a weapon without effect on the armor', () => {
  const draft = { fighter: { rep: 4, armor: 'exo' }, opponent: { rep: 4, armor: 'exo' } };
  const blows = (language: 'en' | 'ru') => {
    const answered = answer(melee, draft, language);
    return answered.ok ? answered.value.steps.filter(({ rule }) => rule === '5150/ruling/melee-impact').map(({ text }) => text) : [];
  };
  test('does nothing at one die ahead, and ends the fight at two', () => {
    const [byOne] = ask({ fighter: { ...draft.fighter, roll: [1, 6] }, opponent: { ...draft.opponent, roll: [6, 6] } }).rounds;
    const [byTwo] = ask({ fighter: { ...draft.fighter, roll: [1, 1] }, opponent: { ...draft.opponent, roll: [6, 6] } }).rounds;
    const losses = [byOne, byTwo].map((state) => state && toText(state.fighterWins));
    expect(losses).toEqual(['0', '1']);
    expect(byTwo && [byTwo.opponent.dead, byTwo.opponent.outOfTheFight].map(toText)).toEqual(['1/6', '5/6']);
  });
  test('cites the ruling in its steps', () => {
    expect(blows('en')).toEqual(
      new Array(2).fill('Ahead by one die: NE, nothing happens; by two or more: 1d6 whatever the Impact, 1 dead, else out of the fight'),
    );
    expect(blows('ru')).toEqual(
      new Array(2).fill('Перевес в кубик: «НЭ», ничего; в два и больше: 1к6 при любом Ущербе, на 1 — убит, иначе выведен из боя'),
    );
    const decision = rulings.find(({ id }) => id === '5150/ruling/melee-impact')?.decision;
    expect(decision?.en).toContain(
      'With a lead of one die a blow with NE does nothing; with a lead of two the result table decides, whatever the Impact',
    );
    expect(decision?.ru).toContain(
      'При перевесе в один кубик удар с «НЭ» ничего не даёт; при перевесе в два решает таблица итогов, каков бы ни был Ущерб',
    );
  });
});

test('requires as many given faces as dice', () => {
  expect(check(melee, { fighter: { rep: 4, roll: [1, 2, 3] }, opponent: { rep: 4 } })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['fighter', 'roll'] }],
  });
});

test('summarizes the melee in one sentence', () => {
  const draft = { fighter: { rep: 3 }, opponent: { rep: 3 } };
  expect(answer(melee, draft, 'en')).toMatchObject({
    value: {
      summary:
        'Melee at Rep 3 against 3: the fighter wins 1/2 (50%), the opponent 1/2 (50%); the opponent ends dead 8.3%, out of the fight 21.7%, stunned 20%; the fighter ends dead 8.3%, out of the fight 21.7%, stunned 20%.',
    },
  });
  expect(answer(melee, draft, 'ru')).toMatchObject({
    value: {
      summary:
        'Рукопашная, Умение 3 против 3: побеждает боец — 1/2 (50\u00a0%), противник — 1/2 (50\u00a0%); противник: убит 8,3\u00a0%, выведен из боя 21,7\u00a0%, оглушён 20\u00a0%; боец: убит 8,3\u00a0%, выведен из боя 21,7\u00a0%, оглушён 20\u00a0%.',
    },
  });
});

// ── reference implementation ────────────────────────────────────────────────────────────────────────────────────────
const PRINTED: { readonly [weapon: string]: readonly (number | 'NE')[] } = {
  unarmed: [3, 2, 0, 0, 1, 2, 0, 'NE', 'NE'],
  'combat-knife': [3, 2, 0, 0, 2, 3, 0, 'NE', 'NE'],
  'rifle-with-bayonet': [4, 3, 0, 0, 3, 4, 0, 'NE', 'NE'],
  improvised: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

type Readings = Question['readings'];

function impact(own: FighterInput, armor: ArmorId, readings: Readings): number | 'NE' {
  const isProof = readings.includes('improvised-no-effect') && own.weapon === 'improvised' && (armor === 'exo' || armor === 'battle');
  const printed = isProof ? 'NE' : (PRINTED[own.weapon]?.[ARMOR_IDS.indexOf(armor)] ?? 'NE');
  if (!own.powered) return printed;
  return printed === 'NE' ? 1 : printed + 1;
}

function reps(own: FighterInput, other: FighterInput, readings: Readings): readonly [first: number, later: number] {
  const bare = readings.includes('melee-impact-unarmored');
  const [mine, theirs] = [impact(own, bare ? 'none' : other.armor, readings), impact(other, bare ? 'none' : own.armor, readings)].map(
    (value) => (value === 'NE' ? 0 : value),
  ) as [number, number];
  let rep = own.rep - Math.max(0, theirs - mine);
  const against = own.secondWeapon ? own.opponents - 1 : own.opponents;
  if (against === 2) rep -= 1;
  if (against === 3) rep -= 2;
  return [Math.max(1, own.flanked ? rep - 1 : rep), Math.max(1, rep)];
}

function rolls(dice: number): number[][] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
}

/** The number of rolls for each number of passed dice. */
function counts(own: FighterInput, rep: number, first: boolean, readings: Readings): number[] {
  const tally = [0, 0, 0, 0, 0, 0, 0];
  const thrown =
    first && own.roll ? [own.roll] : rolls(2 + own.attributes - (own.prone && (first || !readings.includes('prone-gets-up')) ? 1 : 0));
  for (const roll of thrown) {
    const all = roll.filter((face) => face <= rep).length;
    const passed = readings.includes('melee-two-at-most') ? Math.min(all, 2) : all;
    tally[passed] = (tally[passed] ?? 0) + 1;
  }
  return tally;
}

/**
 * The number of ways for each end of one round: still fighting, then stunned, out and dead of either side. Every die of the damage
 * roll counts.
 */
function round(q: Question, first: boolean): bigint[] {
  const pick = first ? 0 : 1;
  const { readings } = q;
  const mine = counts(q.fighter, reps(q.fighter, q.opponent, readings)[pick], first, readings);
  const theirs = counts(q.opponent, reps(q.opponent, q.fighter, readings)[pick], first, readings);
  const ways = [0, 0, 0, 0, 0, 0, 0];
  for (let a = 0; a <= 6; a++)
    for (let b = 0; b <= 6; b++)
      for (let face = 1; face <= 6; face++) {
        const weight = (mine[a] ?? 0) * (theirs[b] ?? 0);
        const lost = a < b ? 1 : 4;
        const force = a < b ? impact(q.opponent, q.fighter.armor, readings) : impact(q.fighter, q.opponent.armor, readings);
        let at = 0;
        if (force === 'NE' && readings.includes('melee-impact-unarmored')) at = 0;
        else if (Math.abs(a - b) >= 2) at = face === 1 ? lost + 2 : lost + 1;
        else if (a !== b && force !== 'NE') at = face > force ? lost : face === 1 ? lost + 2 : lost + 1;
        ways[at] = (ways[at] ?? 0) + weight;
      }
  return ways.map(BigInt);
}

const sum = (ways: readonly bigint[]): bigint => ways.reduce((total, way) => total + way, 0n);
const list = (state: { fighting: Fraction; fighter: Record<string, Fraction>; opponent: Record<string, Fraction> }): Fraction[] => [
  state.fighting,
  ...[state.fighter, state.opponent].flatMap((loss) => [loss.stunned, loss.outOfTheFight, loss.dead] as Fraction[]),
];
const same = (chance: Fraction, ways: bigint, all: bigint): boolean => chance.numerator * all === ways * chance.denominator;

test('matches the enumeration of every roll of every round', () => {
  let endless = 0;
  let longest = 0;
  const drafts = draftOf({ ...melee.input, fighter: withoutWrongRolls(), opponent: withoutWrongRolls() } as unknown as typeof melee.input);
  prove(
    { calculator: '5150 melee', against: { en: 'every roll of every round', ru: 'каждый бросок каждого раунда' } },
    fc.property(drafts, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 }), fc.boolean(), (draft, faces, fallen) => {
      const checked = check(melee, fallen ? { ...draft, fighter: withRoll(draft.fighter as object, faces) } : draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const q = checked.value;
      const { rounds, end } = melee.resolve(q).figures;
      let now = round(q, true);
      const later = round(q, false);
      for (const state of rounds) {
        const all = sum(now);
        for (const [index, chance] of list(state as never).entries()) expect(same(chance, now[index] ?? 0n, all)).toBe(true);
        // The next round splits the fighting state into its ends. All other states are final.
        now = now.map((ways, index) => (index === 0 ? 0n : ways * sum(later)) + (now[0] ?? 0n) * (later[index] ?? 0n));
      }
      longest = Math.max(longest, rounds.length);
      if (later[0] === sum(later)) endless++;
      const isDecided = later[0] === sum(later);
      const first = round(q, true);
      // Draws do not affect the final result: only decisive rounds do.
      const decisive = sum(later) - (later[0] ?? 0n);
      for (const [index, chance] of list(end as never).entries()) {
        if (isDecided) expect(same(chance, first[index] ?? 0n, sum(first))).toBe(true);
        else if (index === 0) expect(toText(chance)).toBe('0');
        else
          expect(same(chance, (first[index] ?? 0n) * decisive + (first[0] ?? 0n) * (later[index] ?? 0n), sum(first) * decisive)).toBe(true);
      }
      expect(toDecimal(end.fighterWins) + toDecimal(end.opponentWins) + toDecimal(end.fighting)).toBeCloseTo(1, 12);
    }),
    { numRuns: 300, examples: [[{ fighter: { rep: 6 }, opponent: { rep: 7, flanked: true } }, [1, 1, 1, 1, 1, 1], false]] },
  );
  expect(endless).toBeGreaterThan(0);
  expect(longest).toBeGreaterThan(10);
});

/** As many given faces as the fighter has dice. */
const withRoll = (fighter: { readonly attributes?: number; readonly prone?: boolean }, faces: readonly number[]) => ({
  ...fighter,
  roll: faces.slice(0, 2 + (fighter.attributes ?? 0) - (fighter.prone ? 1 : 0)),
});

/** The fighter's fields without the given faces, which are added later to match the number of dice. */
function withoutWrongRolls() {
  const { roll: _, ...fields } = melee.input.fighter.fields;
  return { ...melee.input.fighter, fields };
}
