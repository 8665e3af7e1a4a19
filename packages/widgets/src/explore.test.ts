import { expect, suite, test } from 'vitest';
import { calculators, describe } from './describe.js';
import type { Draft } from './description.js';
import { explore } from './explore.js';
import { alternativesOf } from './model/alternatives.js';
import { formOf } from './model/form.js';
import { engineOf } from './page/answer.js';

const calculator = calculators.find(({ name }) => name === 'targetNumber') as (typeof calculators)[number];
const description = describe(calculator);
const engine = engineOf(calculator, { places: {}, entries: [] });
const signal = new AbortController().signal;

const explored = (draft: Draft, given = signal) =>
  explore(engine, alternativesOf(description.input, draft, formOf(description, draft, 'en')), {
    description,
    language: 'en',
    signal: given,
  });

suite('what each choice would bring', () => {
  test('is the answer to its own question', async () => {
    const prospects = new Map((await explored({ skill: 4, inches: 14 })).map((one) => [one.key, one.text]));
    // Skill 4, medium range +2: 6 or more. Jumping adds 2, standing subtracts 1.
    expect(prospects.get('attackerMoved=GROUND')).toBe('72.2%');
    expect(prospects.get('attackerMoved=JUMPED')).toBe('41.7%');
    expect(prospects.get('attackerMoved=STOOD_STILL')).toBe('83.3%');
    expect(prospects.get('woods=other')).toBe('58.3%');
    expect([6, 7, 24, 25, 42].map((inches) => prospects.get(`inches=${inches}`))).toEqual(['91.7%', '72.2%', '72.2%', '41.7%', '41.7%']);
  });
  test('replaces a given range with the distance it tries', async () => {
    const prospects = await explored({ skill: 4, range: 'SHORT' });
    expect(prospects.find(({ key }) => key === 'inches=14')?.text).toBe('72.2%');
  });
  test('stops after several slow answers in a row, but not after one', async () => {
    const busy = (ms: number): void => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    const slowAt = (isSlow: (count: number) => boolean): typeof engine => {
      let count = 0;
      return (...parameters) => {
        count += 1;
        if (isSlow(count)) busy(45);
        return engine(...parameters);
      };
    };
    const withEngine = (made: typeof engine) =>
      explore(made, alternativesOf(description.input, { skill: 4, inches: 14 }, formOf(description, { skill: 4, inches: 14 }, 'en')), {
        description,
        language: 'en',
        signal: new AbortController().signal,
      });
    expect(await withEngine(slowAt((count) => count > 2))).toEqual([]);
    expect((await withEngine(slowAt((count) => count === 5))).length).toBeGreaterThan(10);
  });
  test('stops when the question has been replaced', async () => {
    expect(await explored({ skill: 4, inches: 14 }, AbortSignal.abort())).toEqual([]);
  });
});
