import { armors, weapons } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { calculators } from '../describe.js';
import { engineOf } from './answer.js';

const engine = (name: string) => {
  const calculator = calculators.find((one) => one.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  const places = { 'alpha-strike/table/ranges': { en: 'Ranges', ru: 'Дистанции' } };
  return engineOf(calculator, { places, entries: [...weapons, ...armors] });
};

test('returns an answer in the shape of the service', () => {
  expect(engine('targetNumber')({ skill: 4, inches: 8 }, 'ru', 'https://rangefinder.example/')).toMatchObject({
    ok: true,
    answer: {
      allowed: true,
      refusal: null,
      summary: 'Целевое значение 6 на 2D6, шанс 13/18 (72,2\u00a0%): навык 4, дистанция +2.',
      target: 6,
      chance: { fraction: '13/18', decimal: 13 / 18 },
      steps: expect.arrayContaining([
        expect.objectContaining({
          value: 2,
          rule: { id: 'alpha-strike/table/ranges', title: 'Дистанции', url: 'https://rangefinder.example/ru/alpha-strike/tables/#ranges' },
        }),
      ]),
    },
  });
});

test('names the rule of a refusal, without a link if there is no rulebook', () => {
  const outcome = engine('targetNumber')({ skill: 4, inches: 50 }, 'en', '');
  expect(outcome).toMatchObject({
    ok: true,
    answer: { allowed: false, target: null, refusal: { code: expect.any(String), rule: { url: '' } } },
  });
});

test('writes paths of problems as the service does', () => {
  expect(engine('shoot')({ rep: 4, targets: [{ dice: -1 }] }, 'en', '')).toMatchObject({
    ok: false,
    problems: [{ code: 'OUT_OF_RANGE', path: 'targets.0.dice' }],
  });
});

test('names built-in entries', () => {
  const outcome = engine('damageMatrix')({ weapons: ['rifle'], armors: ['light'] }, 'en', '');
  expect(outcome).toMatchObject({
    ok: true,
    answer: { cells: [{ weapon: { id: '5150/rifle', name: 'Rifle', nameRu: 'Винтовка' }, armor: { id: '5150/light' } }] },
  });
});
