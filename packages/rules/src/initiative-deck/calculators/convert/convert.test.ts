import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { provedAll } from '../../../testing/proof.js';
import { convert } from './index.js';

test.each([
  [{ movementPoints: 1 }, 2, '1 MP on a card: 2" in Alpha Strike.', '1 ОД на карте — это 2" в «Альфа-ударе».'],
  [{ hexes: 3 }, 6, '3 hexes on a card: 6" in Alpha Strike.', '3 гекса на карте — это 6" в «Альфа-ударе».'],
  [{ hexes: 0 }, 0, '0 hexes on a card: 0" in Alpha Strike.', '0 гексов на карте — это 0" в «Альфа-ударе».'],
])('%j → %i"', (draft, inches, en, ru) => {
  expect(answer(convert, draft, 'en')).toMatchObject({ ok: true, value: { figures: { inches }, summary: en } });
  expect(answer(convert, draft, 'ru')).toMatchObject({ ok: true, value: { summary: ru } });
});

test('rejects both inputs and neither', () => {
  expect(check(convert, {})).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['movementPoints'] }] });
  expect(check(convert, { movementPoints: 1, hexes: 1 })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['hexes'] }] });
});

test('adds two inches for every point or hex', () => {
  let questions = 0;
  for (const name of ['movementPoints', 'hexes'])
    for (let amount = 0, inches = 0; amount <= 100; amount++, inches += 2) {
      const checked = check(convert, { [name]: amount });
      if (!checked.ok) throw new Error('every amount is allowed');
      expect(convert.resolve(checked.value).figures.inches).toBe(inches);
      questions++;
    }
  for (const target of ['MECH', 'NO_HEAT_SCALE', 'INFANTRY'])
    for (let amount = 1, damage = 2; amount <= 100; amount++, damage += 2) {
      const of = (draft: object) => {
        const checked = check(convert, { ...draft, target });
        if (!checked.ok) throw new Error('every amount is allowed');
        return convert.resolve(checked.value).figures;
      };
      const struck = of({ criticalHits: amount });
      expect([struck.criticalHits, struck.damage]).toEqual(target === 'INFANTRY' ? [undefined, damage] : [amount, undefined]);
      const heated = of({ heat: amount });
      expect([heated.heat, heated.damage]).toEqual(target === 'MECH' ? [amount, undefined] : [undefined, 1]);
      questions += 2;
    }
  provedAll(
    { calculator: 'initiative-deck convert', against: { en: 'inches added one by one', ru: 'дюймы, прибавленные по одному' } },
    questions,
  );
});
