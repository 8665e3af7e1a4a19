import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts, testSteps } from '../../../testing/answer-tests.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import type { Tested } from './force.js';
import { stayOrRun } from './index.js';
import { lossStep } from './losses.js';

function ask(draft: Record<string, unknown>) {
  const checked = check(stayOrRun, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return stayOrRun.resolve(checked.value);
}

test('tells the thresholds of a force alone', () => {
  const { figures, refusal } = ask({ figures: 12 });
  expect([figures.every, figures.thresholds, toText(figures.everyone)]).toEqual([2, [2, 4, 6, 8, 10, 12], '1']);
  expect(refusal).toBeUndefined();
  expect(answer(stayOrRun, { figures: 12 }, 'en')).toMatchObject({
    ok: true,
    value: { summary: 'Stay or Run, 12 figures at the start: tests at 2, 4, 6, 8, 10, 12 losses.' },
  });
});

test('refuses a test before the first threshold', () =>
  expect(ask({ figures: 12, losses: 1 }).refusal).toMatchObject({ code: 'NOT_DUE', given: { losses: 1, next: 2, every: 2 } }));

test.each([
  [{ figures: 12, losses: 2 }, ['motivation', 'reps']],
  [{ figures: 12, losses: 2, motivation: 'PROFIT' }, ['reps']],
  [{ figures: 12, losses: 3, lossesAtLastTest: 2 }, []],
])('a test that is due needs its force: %j lacks %j', (draft, missing) => {
  const checked = check(stayOrRun, draft);
  expect(checked.ok ? [] : checked.problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(
    missing.map((field) => `MISSING ${field}`),
  );
});

test('tests twelve figures at every two losses', () => {
  const { figures } = ask({ figures: 12, losses: 2, motivation: 'PROFIT', reps: [4] });
  expect([figures.every, figures.thresholds]).toEqual([2, [2, 4, 6, 8, 10, 12]]);
  expect(figures.rows).toEqual([
    { passed: 2, goesOn: true },
    { passed: 1, goesOn: true },
    { passed: 0, goesOn: false },
  ]);
  expect([figures.everyone, figures.nobody].map(toText)).toEqual(['8/9', '1/9']);
});

test.each([
  [1, 1],
  [2, 1],
  [8, 1],
  [9, 2],
  [14, 2],
  [15, 3],
  [20, 3],
  [21, 4],
  [200, 33],
])('tests %i figures at every %i losses', (figures, step) => expect(lossStep({ figures, readings: [] })).toBe(step));

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [9, 1],
  [10, 2],
  [15, 2],
  [16, 3],
  [200, 33],
])('tests %i figures at every %i losses, halves down', (figures, step) =>
  expect(lossStep({ figures, readings: ['losses-half-down'] })).toBe(step),
);

test('uses one roll for all: Rep 4 and Rep 3 stop together', () => {
  const { figures } = ask({ figures: 12, losses: 6, motivation: 'CONQUEST', reps: [4, 3, 3] });
  expect(figures.reps.map(({ rep, figures: count, goesOn }) => [rep, count, toText(goesOn)])).toEqual([
    [4, 1, '4/9'],
    [3, 2, '1/4'],
  ]);
  expect(figures.staying.map(({ figures: count, chance }) => [count, toText(chance)])).toEqual([
    [3, '1/4'],
    [1, '7/36'],
    [0, '5/9'],
  ]);
});

test.each([
  [{ figures: 12, losses: 1, motivation: 'PROFIT', reps: [4] }, 2],
  [{ figures: 12, losses: 3, lossesAtLastTest: 2, motivation: 'PROFIT', reps: [4] }, 4],
])('refuses %j as not due', (draft, next) => expect(ask(draft).refusal).toMatchObject({ code: 'NOT_DUE', given: { next } }));

test.each([
  [{ figures: 4, losses: 5, motivation: 'PROFIT', reps: [4] }, 'losses'],
  [{ figures: 4, losses: 2, lossesAtLastTest: 3, motivation: 'PROFIT', reps: [4] }, 'lossesAtLastTest'],
  [{ figures: 4, losses: 2, motivation: 'PROFIT', reps: [4, 4, 4] }, 'reps'],
])('rejects the contradiction in %j', (draft, path) =>
  expect(check(stayOrRun, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: [path] }] }),
);

test('summarizes the test in one sentence', () => {
  const draft = { figures: 12, losses: 2, motivation: 'PROFIT', reps: [4] };
  expect(answer(stayOrRun, draft, 'en')).toMatchObject({
    value: {
      summary: 'Stay or Run for profit at 2 losses of 12 (a test every 2 losses): everyone fights on 8/9 (88.9%), nobody 1/9 (11.1%).',
    },
  });
  expect(answer(stayOrRun, draft, 'ru')).toMatchObject({
    value: {
      summary:
        '«Остаться или убежать», прибыль, потери 2 из 12 (тест через каждые 2): сражаются все — 8/9 (88,9\u00a0%), никто — 1/9 (11,1\u00a0%).',
    },
  });
});

/** Reference implementation of the table, independent of its rows. */
function fightsOn(q: Tested, passed: number): boolean {
  const threeQuarters = 4 * q.losses >= 3 * q.figures;
  const half = 2 * q.losses >= q.figures;
  const third = 3 * q.losses >= q.figures;
  const prize = q.loot || q.captives || q.hostages;
  if (passed === 0) return q.motivation === 'RELIGIOUS_ZEAL' && !half;
  if (passed === 2 && q.motivation === 'COLONIZATION') return threeQuarters || !q.readings.includes('colonists-stop');
  if (threeQuarters) return false;
  if (q.motivation === 'RELIGIOUS_ZEAL') return true;
  if (q.motivation === 'PROFIT') return !prize && !(passed === 2 ? half : third);
  return passed === 2 || !half;
}

const same = (chance: Fraction, ways: number, all: number): boolean => chance.numerator * BigInt(all) === BigInt(ways) * chance.denominator;

/** Consistent forces, small enough that every share of losses occurs. */
const forces = fc
  .record({
    draft: draftOf(stayOrRun.input),
    figures: fc.integer({ min: 1, max: 30 }),
    lost: fc.integer({ min: 0, max: 100 }),
    before: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ draft, figures, lost, before }) => {
    const losses = Math.floor(((figures - 1) * lost) / 100);
    return {
      ...draft,
      figures,
      losses,
      lossesAtLastTest: Math.floor((losses * before) / 200),
      motivation: draft.motivation ?? 'COLONIZATION',
      reps: ((draft.reps ?? [4]) as number[]).slice(0, figures - losses),
    };
  });

test('matches the reference table and the enumeration of every roll', () => {
  const seen = new Set<string>();
  proveMostly(
    {
      calculator: '5150 stayOrRun',
      against: { en: 'the table typed apart, every roll', ru: 'таблица, набранная отдельно, каждый бросок' },
    },
    forces,
    (draft) => {
      const checked = check(stayOrRun, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const q = checked.value as Tested;
      const { figures, refusal } = stayOrRun.resolve(q);
      const down = q.readings.includes('losses-half-down');
      const remainder = q.figures % 6;
      const sixths = (q.figures - remainder) / 6;
      const step = down ? sixths + (remainder > 3 ? 1 : 0) : Math.max(1, sixths + (remainder >= 3 ? 1 : 0));
      let due = false;
      for (let losses = q.lossesAtLastTest + 1; losses <= q.losses; losses++) if (step > 0 && losses % step === 0) due = true;
      expect(refusal === undefined).toBe(due || q.losses === 0);
      if (!due) return SKIPPED;
      for (const { passed, goesOn } of figures.rows) {
        expect(goesOn).toBe(fightsOn(q, passed));
        seen.add(`${q.motivation} ${passed} ${goesOn}`);
      }
      const counts = new Map<number, number>();
      const byRep = new Map<number, number>();
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++)
          for (let lent = 1; lent <= 6; lent++) {
            const stays = (rep: number) =>
              fightsOn(
                q,
                Math.min(2, (a <= rep ? 1 : 0) + (b <= rep ? 1 : 0) + (q.leaderRep !== undefined && lent <= q.leaderRep ? 1 : 0)),
              );
            const staying = q.reps.filter(stays).length;
            counts.set(staying, (counts.get(staying) ?? 0) + 1);
            for (const rep of new Set(q.reps)) if (stays(rep)) byRep.set(rep, (byRep.get(rep) ?? 0) + 1);
          }
      expect(figures.staying.length).toBe(counts.size);
      for (const { figures: staying, chance } of figures.staying) expect(same(chance, counts.get(staying) ?? 0, 216)).toBe(true);
      for (const { rep, goesOn } of figures.reps) expect(same(goesOn, byRep.get(rep) ?? 0, 216)).toBe(true);
      expect(same(figures.everyone, counts.get(q.reps.length) ?? 0, 216) && same(figures.nobody, counts.get(0) ?? 0, 216)).toBe(true);
    },
    { numRuns: 1500, share: 0.3 },
  );
  // Four motivations by three numbers of dice, with both results, except those that the table excludes.
  // Colonists stop with two dice by another reading.
  expect([...seen].sort()).toHaveLength(21);
});

test('accepts the loss of all figures but not more, and then tests no figures', () => {
  const problemsOf = (draft: object) => {
    const checked = check(stayOrRun, { motivation: 'PROFIT', figures: 4, reps: [4], ...draft });
    return checked.ok ? [] : checked.problems.map(({ path }) => path.join('.'));
  };
  expect(problemsOf({ losses: 4 })).toEqual(['reps']);
  expect(problemsOf({ losses: 5 })).toEqual(['losses']);
  expect(problemsOf({ losses: 2 })).toEqual([]);
});

test('rolls nothing when no test is due', () => {
  const { figures, steps, refusal } = ask({ figures: 12, losses: 5, lossesAtLastTest: 4, motivation: 'PROFIT', reps: [4] });
  expect(refusal).toMatchObject({ code: 'NOT_DUE', given: { losses: 5, next: 6, every: 2 } });
  expect(figures).toMatchObject({ every: 2, rows: [], reps: [], staying: [] });
  expect(steps).toEqual([]);
});

test('returns a next test at more than the current losses', () => {
  const { refusal } = ask({ figures: 12, losses: 4, lossesAtLastTest: 4, motivation: 'PROFIT', reps: [4] });
  expect(refusal).toMatchObject({ code: 'NOT_DUE', given: { losses: 4, next: 6 } });
});

testSteps(stayOrRun, [
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, reps: [3, 5, 4, 5] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 4 ruling/several-loss-steps {"losses":5,"threshold":4,"several":true}',
      'share null table/stay-or-run {"losses":5,"figures":12,"lost":["LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 1 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"CONQUEST"}',
      'rep 5 stay-or-run {"figures":2,"chance":"35/36"}',
      'rep 4 stay-or-run {"figures":1,"chance":"8/9"}',
      'rep 3 stay-or-run {"figures":1,"chance":"3/4"}',
    ],
  ],
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, lossesAtLastTest: 3, reps: [4], leaderRep: 5 },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 4 stay-or-run {"losses":5,"threshold":4,"several":false}',
      'share null table/stay-or-run {"losses":5,"figures":12,"lost":["LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 1 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"CONQUEST"}',
      'leaderDie null leaders {"leaderRep":5,"chance":"5/6"}',
      'rep 4 stay-or-run {"figures":1,"chance":"53/54"}',
    ],
  ],
  [
    { motivation: 'PROFIT', figures: 12, losses: 8, lossesAtLastTest: 7, reps: [4, 3] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 8 stay-or-run {"losses":8,"threshold":8,"several":false}',
      'share null table/stay-or-run {"losses":8,"figures":12,"lost":["LOST_HALF","LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["PROFIT","LOST_HALF"],"goesOn":false,"motivation":"PROFIT"}',
      'row 1 table/stay-or-run {"when":["PROFIT","LOST_THIRD"],"goesOn":false,"motivation":"PROFIT"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"PROFIT"}',
      'rep 4 stay-or-run {"figures":1,"chance":"0"}',
      'rep 3 stay-or-run {"figures":1,"chance":"0"}',
    ],
  ],
  [
    { motivation: 'RELIGIOUS_ZEAL', figures: 12, losses: 2, reps: [4] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 2 stay-or-run {"losses":2,"threshold":2,"several":false}',
      'share null table/stay-or-run {"losses":2,"figures":12,"lost":[]}',
      'row 2 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'row 1 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'row 0 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'rep 4 stay-or-run {"figures":1,"chance":"1"}',
    ],
  ],
]);

testAnswerTexts(stayOrRun, [
  [
    { figures: 4 },
    'Stay or Run, 4 figures at the start: a test at every loss',
    '«Остаться или убежать», в начале 4 фигурки: тест при каждой потере',
  ],
  [{ figures: 3, readings: ['losses-half-down'] }, 'no test at any losses', 'тестов не бывает'],
  [
    { figures: 4, losses: 1, lossesAtLastTest: 1 },
    'no test is due at 1 loss; the next one comes at 2, and one at every loss',
    'при 1 потере теста нет, следующий — при 2, тест при каждой потере',
  ],
  [{ motivation: 'CONQUEST', figures: 2, losses: 1, reps: [4] }, '1 loss reaches the threshold of 1', '1 потеря — достигнут порог 1'],
  [{ motivation: 'CONQUEST', figures: 12, losses: 5, reps: [4] }, '5 losses reach the threshold of 4', 'достигнут порог 4'],
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, lossesAtLastTest: 4, reps: [4] },
    'no test is due at 5 losses; the next one comes at 6, one every 2 losses',
    'следующий — при 6, тест через каждые 2',
  ],
  [
    { motivation: 'CONQUEST', figures: 11, losses: 10, lossesAtLastTest: 10, reps: [4] },
    'no test is due at 10 losses; none is left',
    'и больше не будет',
  ],
]);
