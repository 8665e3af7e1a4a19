import { calculatorBy, check } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.js';

const ATLAS = { unit: 'alpha-strike/atlas-as7-d' };

function missingOf(id: string, draft: Readonly<Record<string, unknown>>): readonly string[] {
  const checked = check(calculatorBy(id) ?? expect.fail(id), draft);
  const parts = missingParts(id, draft, checked.ok ? [] : checked.problems);
  return parts.flatMap(({ code, path }) => (code === 'MISSING' ? [path.join('.')] : []));
}

test('an object that is missing is named by its missing fields', () => {
  const named = missingOf('alpha-strike/duel', { first: ATLAS, second: ATLAS });
  expect(named).toContain('situation.inches');
  expect(named).not.toContain('situation');
});

test('a unit that is missing stays whole, since an entry can fill it', () => {
  const named = missingOf('alpha-strike/duel', { first: ATLAS, situation: { inches: 12 } });
  expect(named).toContain('second');
  expect(named.filter((path) => path.startsWith('second.'))).toEqual([]);
});

test('a missing value and other problems stay as they are', () => {
  expect(missingOf('alpha-strike/target-number', { inches: 8 })).toEqual(['skill']);
  const problems = [{ code: 'OUT_OF_RANGE', path: ['skill'], given: 12, allowed: { en: '0–8', ru: '0–8' } }] as const;
  expect(missingParts('alpha-strike/target-number', { skill: 12 }, problems)).toEqual(problems);
  expect(missingParts('dice', {}, problems)).toEqual(problems);
});
