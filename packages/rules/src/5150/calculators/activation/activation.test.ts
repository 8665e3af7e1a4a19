import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { activation } from './index.js';

function ask(draft: Record<string, unknown>) {
  const checked = check(activation, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return { q: checked.value, figures: activation.resolve(checked.value).figures };
}

test('computes Rep 4 against Rep 3', () => {
  const { figures } = ask({ sides: [{ groups: [{ rep: 4 }, { rep: 2 }] }, { groups: [{ rep: 2, leaderRep: 3 }] }] });
  expect(toText(figures.tied)).toBe('1/6');
  expect(toText(figures.nobody)).toBe('5/18');
  expect(figures.sides.map(({ goesFirst, acts, actsFirst }) => [goesFirst, acts, actsFirst].map(toText))).toEqual([
    ['5/12', '5/9', '17/36'],
    ['5/12', '5/12', '1/4'],
  ]);
  expect(figures.sides[0]?.groups.map(({ acts }) => toText(acts))).toEqual(['5/9', '5/18']);
});

test('any double stops all three sides', () => {
  const { figures } = ask({ sides: [{ groups: [{ rep: 6 }] }, { groups: [{ rep: 6 }] }, { groups: [{ rep: 7 }] }] });
  expect([figures.tied, figures.nobody, ...figures.sides.map(({ actsFirst }) => actsFirst)].map(toText)).toEqual([
    '4/9',
    '4/9',
    '5/27',
    '5/27',
    '5/27',
  ]);
});

test('summarizes the odds in one sentence', () => {
  const draft = { sides: [{ name: 'Police', groups: [{ rep: 6 }] }, { groups: [{ rep: 6 }] }] };
  expect(answer(activation, draft, 'en')).toMatchObject({
    value: { summary: 'Police: acts first 5/12 (41.7%); Side 2: 5/12 (41.7%); nobody acts: 1/6 (16.7%).' },
  });
});

/** Reference implementation: enumerates every roll of all dice. */
function rolls(dice: number): number[][] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
}

const same = (chance: Fraction, ways: number, all: number): boolean => chance.numerator * BigInt(all) === BigInt(ways) * chance.denominator;

test('matches the enumeration of every roll', () => {
  const sizes = new Set<number>();
  prove(
    { calculator: '5150 activation', against: { en: 'every fall of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(draftOf(activation.input), fc.integer({ min: 0, max: 2 }), (draft, more) => {
      const sides = (draft.sides as { name?: string; groups: { rep: number }[] }[]).map(({ name, ...side }, index) => ({
        ...side,
        name: name && `${name}${index}`.slice(-40),
      }));
      const { q, figures } = ask({
        sides: [...sides, ...Array.from({ length: more }, (_, index) => ({ groups: [{ rep: 2 + index * 2 }] }))],
      });
      sizes.add(q.sides.length);
      const all = rolls(q.sides.length);
      const rep = (side: number) => Math.max(...(q.sides[side]?.groups.flatMap((group) => [group.rep, group.leaderRep ?? 0]) ?? []));
      const count = {
        tied: 0,
        nobody: 0,
        goes: q.sides.map(() => 0),
        acts: q.sides.map(() => 0),
        first: q.sides.map(() => 0),
        group: q.sides.map(({ groups }) => groups.map(() => 0)),
      };
      for (const roll of all) {
        if (new Set(roll).size < roll.length) {
          count.tied++;
          count.nobody++;
          continue;
        }
        let someone = false;
        const order = roll.map((_, side) => side).sort((a, b) => (roll[b] as number) - (roll[a] as number));
        order.forEach((side) => {
          const die = roll[side] as number;
          q.sides[side]?.groups.forEach((group, at) => {
            const counts = count.group[side] as number[];
            if (Math.max(group.rep, group.leaderRep ?? 0) >= die) counts[at] = (counts[at] as number) + 1;
          });
          if (rep(side) < die) return;
          count.acts[side] = (count.acts[side] as number) + 1;
          if (!someone) count.first[side] = (count.first[side] as number) + 1;
          someone = true;
        });
        count.goes[order[0] as number] = (count.goes[order[0] as number] as number) + 1;
        if (!someone) count.nobody++;
      }
      expect(same(figures.tied, count.tied, all.length) && same(figures.nobody, count.nobody, all.length)).toBe(true);
      figures.sides.forEach((side, at) => {
        expect(same(side.goesFirst, count.goes[at] as number, all.length)).toBe(true);
        expect(same(side.acts, count.acts[at] as number, all.length)).toBe(true);
        expect(same(side.actsFirst, count.first[at] as number, all.length)).toBe(true);
        for (const [group, { acts }] of side.groups.entries())
          expect(same(acts, count.group[at]?.[group] as number, all.length)).toBe(true);
      });
    }),
    { numRuns: 120 },
  );
  expect([...sizes].sort()).toEqual([2, 3, 4, 5, 6]);
});
