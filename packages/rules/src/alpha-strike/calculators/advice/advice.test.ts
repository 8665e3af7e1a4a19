/** Compares advice with the enumeration of every face of every die, and with a separate attack question for each change. */
import { compare, type Fraction, subtract, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { wordsOf } from '../../../calculator/fields.js';
import { questionsOf } from '../../../testing/arbitraries.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { ADVICE_READINGS } from '../../engine/attack/input.js';
import { draftOf, scenario } from '../../engine/testing/scenarios.js';
import { AIMS, type Aim, CHANGES as ALL_CHANGES } from '../../vocabulary.js';
import { attack } from '../attack/index.js';
import { advice } from './index.js';
import { type Brought, broughtBy, changesOf, isSensible, pairsOf } from './testing/brute-force.js';

const ATTACKER = {
  size: 3,
  tmm: 1,
  move: '8"j',
  damage: ['3', '3', '1'],
  overheatValue: 2,
  armor: 5,
  structure: 4,
  specials: ['LRM2/2/2', 'MEL'],
};
const TARGET = { size: 3, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 1, structure: 3 };
const SITUATION = { inches: 12, targetMoved: 'GROUND', woods: true, partialCover: true };

interface Row {
  readonly change: string;
  readonly amount: number | null;
  readonly gain: Fraction;
  readonly hit: Fraction;
  readonly expectedDamage: Fraction;
  readonly destroyed: Fraction;
}

function advised(draft: object) {
  const answered = answer(advice, draft, 'en');
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  const { figures, ...rest } = answered.value;
  return { ...rest, changes: figures.changes as readonly Row[], now: figures.now as Omit<Row, 'gain'> };
}

/** Figures of the same attack in another situation. Undefined when it is not allowed. */
function attacked(situation: object, draft: { attacker: object; target: object } = { attacker: ATTACKER, target: TARGET }) {
  const answered = answer(attack, { ...draft, situation }, 'en');
  return answered.ok && answered.value.allowed ? (answered.value.figures as unknown as Row) : undefined;
}

/** All changes of the situation above, written by hand. */
const CHANGES: readonly (readonly [change: string, amount: number | null, situation: object])[] = [
  ['STAND_STILL', null, { attackerMoved: 'STOOD_STILL' }],
  ['JUMP', null, { attackerMoved: 'JUMPED' }],
  ['CLOSE_IN', 6, { inches: 6 }],
  ['OVERHEAT', 1, { overheat: 1 }],
  ['OVERHEAT', 2, { overheat: 2 }],
  ['STRIKE_THE_REAR', null, { fromRear: true }],
  ['AVOID_WOODS', null, { woods: false }],
  ['AVOID_COVER', null, { partialCover: false }],
  ['FIRE_LRM', null, { weapons: 'LRM' }],
];

describe.each([
  ['EXPECTED_DAMAGE', 'expectedDamage'],
  ['HIT', 'hit'],
  ['DESTROY', 'destroyed'],
] as const)('%s', (aim, figure) => {
  const draft = { attacker: ATTACKER, target: TARGET, situation: SITUATION, aim };

  test('gives each change the results of the attack calculator', () => {
    const { changes, now } = advised(draft);
    const before = attacked(SITUATION) as Row;
    expect(toText(now[figure])).toBe(toText(before[figure]));
    const gains = (amount: object): Fraction => subtract((attacked({ ...SITUATION, ...amount }) as Row)[figure], before[figure]);
    const best = CHANGES.filter(([change, , more]) => {
      const others = CHANGES.filter(([other]) => other === change).map(([, , other]) => other);
      const first = others.find((other) => others.every((each) => compare(gains(other), gains(each)) >= 0));
      return compare(gains(more), ZERO) > 0 && more === first;
    });
    const expected = best.map(([change, amount, more]) => {
      const after = attacked({ ...SITUATION, ...more }) as Row;
      return [
        change,
        amount,
        toText(after.hit),
        toText(after.expectedDamage),
        toText(after.destroyed),
        toText(subtract(after[figure], before[figure])),
      ];
    });
    const found = changes.map(({ change, amount, hit, expectedDamage, destroyed, gain }) => [
      change,
      amount,
      toText(hit),
      toText(expectedDamage),
      toText(destroyed),
      toText(gain),
    ]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('lists the greatest gain first', () => {
    const gains = advised(draft).changes.map(({ gain }) => gain);
    for (const [index, gain] of gains.entries())
      if (index > 0) expect(compare(gains[index - 1] as Fraction, gain)).toBeGreaterThanOrEqual(0);
  });
});

describe('changes that are never suggested', () => {
  const changesIn = (attacker: object, situation: object) =>
    advised({
      attacker: { ...ATTACKER, ...attacker },
      target: TARGET,
      situation: { inches: 12, targetMoved: 'GROUND', ...situation },
    }).changes.map(({ change, amount }) => (amount === null ? change : `${change} ${amount}`));

  test('a jump without jump jets, or with an unknown move', () => {
    expect(changesIn({ tmm: 1 }, { attackerMoved: 'STOOD_STILL', fromRear: true }).join()).not.toMatch(/MOVE|JUMP/);
    expect(changesIn({ move: '8"' }, {})).not.toContain('JUMP');
    expect(changesIn({ move: undefined }, {})).not.toContain('JUMP');
  });

  test('a range out of reach of the move', () => {
    expect(changesIn({}, { inches: 14 })).toContain('CLOSE_IN 6');
    expect(changesIn({}, { inches: 14.5 })).not.toContain('CLOSE_IN 6');
    expect(changesIn({ heat: 1 }, { inches: 13 })).not.toContain('CLOSE_IN 6');
    expect(changesIn({}, { inches: 30 })).toContain('CLOSE_IN 24');
  });

  test('overheat above the value or above the scale', () => {
    expect(changesIn({}, {}).filter((change) => change.startsWith('OVERHEAT'))).toEqual(['OVERHEAT 2']);
    expect(changesIn({ heat: 3 }, {})).not.toContain('OVERHEAT 2');
    expect(changesIn({ overheatValue: 0 }, {}).join()).not.toMatch(/OVERHEAT/);
  });

  test('weapons that the unit lacks, or blows out of reach', () => {
    expect(changesIn({}, {})).not.toContain('FIRE_SRM');
    expect(changesIn({}, {}).join()).not.toMatch(/STRIKE_WITH/);
    const weak = { damage: ['1', '1', '1'] };
    expect(changesIn(weak, { inches: 2 })).toContain('STRIKE_WITH_WEAPON');
    expect(changesIn({ ...weak, specials: [] }, { inches: 1 })).toContain('STRIKE');
  });
});

test('counts a unit that closes in as moving on the ground', () => {
  const standing = { inches: 10, attackerMoved: 'STOOD_STILL' };
  const { changes } = advised({ attacker: ATTACKER, target: TARGET, situation: standing });
  const moved = attacked({ inches: 6, attackerMoved: 'GROUND' });
  expect(toText((changes.find(({ change }) => change === 'CLOSE_IN') as Row).hit)).toBe(toText((moved as Row).hit));
});

test('suggests changes that make a forbidden attack possible', () => {
  const { allowed, now, changes, summary } = advised({ attacker: ATTACKER, target: TARGET, situation: { inches: 45 } });
  expect(allowed).toBe(true);
  expect(toText(now.hit)).toBe('0');
  expect(changes.map(({ change, amount }) => [change, amount])).toEqual([['CLOSE_IN', 42]]);
  expect(summary).toMatch(/^As it stands the attack is not allowed; best: close in to 42" \(\+\d/);
});

test('returns no changes when nothing helps', () => {
  expect(advised({ attacker: { ...ATTACKER, heat: 4 }, target: TARGET, situation: SITUATION })).toMatchObject({
    allowed: false,
    refusal: { code: 'NOTHING_HELPS', rule: 'alpha-strike/shutdown' },
  });
});

test('returns the unchanged attack as the attack calculator does, for any aim', () => {
  let answered = 0;
  fc.assert(
    fc.property(questionsOf(advice), (draft) => {
      const advisedOf = answer(advice, draft, 'ru');
      const { aim: _, ...attackDraft } = draft as { aim?: unknown };
      const own = answer(attack, attackDraft, 'ru');
      expect(advisedOf.ok).toBe(own.ok);
      if (!advisedOf.ok || !own.ok) return;
      answered++;
      const { now } = advisedOf.value.figures as unknown as { now: Row };
      expect(toText(now.expectedDamage)).toBe(toText((own.value.figures as unknown as Row).expectedDamage));
      expect(toText(now.destroyed)).toBe(toText((own.value.figures as unknown as Row).destroyed));
    }),
    { numRuns: 100 },
  );
  expect(answered).toBeGreaterThan(20);
});

test('names the best three changes in the summary', () => {
  const draft = { attacker: ATTACKER, target: TARGET, situation: SITUATION, aim: 'HIT' };
  expect(advised(draft).summary).toBe(
    'Odds to hit 16.7%; best: close in to 6" (+25 percentage points), stand still (+11.1 percentage points; 1 easier to hit), find a line without woods (+11.1 percentage points).',
  );
});

const NOTHING_BROUGHT = { hit: ZERO, expectedDamage: ZERO, destroyed: ZERO };
const aimedAt = (brought: Omit<Brought, 'target'>, aim: Aim): Fraction =>
  ({ EXPECTED_DAMAGE: brought.expectedDamage, HIT: brought.hit, DESTROY: brought.destroyed })[aim];
const inText = ({ target, hit, expectedDamage, destroyed }: Omit<Brought, 'target'> & { readonly target?: number | undefined }): string =>
  `${target} ${[hit, expectedDamage, destroyed].map(toText).join(' ')}`;

interface Gained {
  readonly name: string;
  readonly brought: Brought;
  readonly gain: Fraction;
}
interface Named {
  readonly change: string;
  readonly amount: number | undefined;
}

const nameOf = ({ change, amount }: Named): string => `${change}${amount === undefined ? '' : ` ${amount}`}`;
const pairName = (row: Named & { readonly second: Named | undefined }): string =>
  [nameOf(row), ...(row.second ? [nameOf(row.second)] : [])].toSorted().join(' + ');
/** The levers of a change or pair, without amounts. */
const leversOf = (name: string): string => name.replaceAll(/ \d+/g, '');

/** The first of the best amounts of each lever, the greatest gain first. Amounts are in the order in which they are tried. */
function bestOf(all: readonly Gained[]): readonly Gained[] {
  const best = new Map<string, Gained>();
  for (const one of all) {
    const known = best.get(leversOf(one.name));
    if (!known || compare(one.gain, known.gain) > 0) best.set(leversOf(one.name), one);
  }
  return [...best.values()].sort((a, b) => compare(b.gain, a.gain));
}

/** An attack under the readings that advice can play. */
const adviceScenario = scenario.map((drawn) => ({
  ...drawn,
  readings: drawn.readings.filter((id) => ADVICE_READINGS.some((known) => known === id)),
}));

test('matches the enumeration of every change as an attack of its own', () => {
  const reached = new Set<string>();
  prove(
    {
      calculator: 'alpha-strike advice',
      against: { en: 'every change apart, every face of every die', ru: 'каждое изменение отдельно, каждая грань каждого кубика' },
    },
    fc.property(adviceScenario, fc.constantFrom(...wordsOf(AIMS)), (drawn, aim) => {
      const checked = check(advice, { ...draftOf(drawn), aim });
      expect(checked.ok).toBe(isSensible(drawn));
      if (!checked.ok) return skipQuestion();
      const { figures, refusal } = advice.resolve(checked.value);
      const now = broughtBy(drawn);
      const before = aimedAt(now ?? NOTHING_BROUGHT, aim);
      const gained = (name: string, brought: Brought): readonly Gained[] => {
        const gain = subtract(aimedAt(brought, aim), before);
        return compare(gain, ZERO) > 0 ? [{ name, brought, gain }] : [];
      };
      const singles = changesOf(drawn).flatMap(([name, changed]) => {
        const brought = broughtBy(changed);
        return brought ? gained(name, brought) : [];
      });
      expect(inText(figures.now)).toBe(inText(now ?? NOTHING_BROUGHT));
      const shown = (name: string, row: Omit<Brought, 'target'> & { readonly target?: number | undefined }, gain: Fraction) =>
        `${name}: ${inText(row)}, ${toText(gain)}`;
      const found = figures.changes.map((row) => shown(nameOf(row), row, row.gain));
      if (now || singles.length > 0) {
        expect(refusal).toBeUndefined();
        expect(found.toSorted()).toEqual(
          bestOf(singles)
            .map(({ name, brought, gain }) => shown(name, brought, gain))
            .toSorted(),
        );
      } else {
        const pairs = pairsOf(drawn).flatMap(([name, changed]) => {
          const brought = broughtBy(changed);
          return brought ? gained(name, brought) : [];
        });
        expect(refusal === undefined).toBe(pairs.length > 0);
        const gains = bestOf(pairs).map(({ gain }) => toText(gain));
        expect(figures.changes.map(({ gain }) => toText(gain))).toEqual(gains.slice(0, 5));
        for (const row of figures.changes)
          expect(pairs.map(({ name, brought, gain }) => shown(name, brought, gain))).toContain(shown(pairName(row), row, row.gain));
      }
      for (const [index, { change, gain }] of figures.changes.entries()) {
        if (index > 0) expect(compare((figures.changes[index - 1] as { gain: Fraction }).gain, gain)).toBeGreaterThanOrEqual(0);
        reached.add(change);
      }
    }),
    { numRuns: 1200 },
  );
  expect([...reached].toSorted()).toEqual(wordsOf(ALL_CHANGES).toSorted());
});
