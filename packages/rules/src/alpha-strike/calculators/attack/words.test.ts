/** Tests of the answer texts for overheat, heat given to the target, and hits without further effect. */
import { expect, test } from 'vitest';
import { check, costOf } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { attack } from './index.js';

const attacker = { size: 2, damage: ['3', '3', '1'], overheatValue: 4 };
const target = { size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], armor: 4, structure: 5 };
const minimal = { ...attacker, damage: ['0*', '0*', '0*'] };
const hot = { ...attacker, specials: ['HT3/2/1'] };

testAnswerTexts(attack, [
  [
    { attacker, target, situation: { inches: 30, overheat: 1 } },
    'Overheat adds nothing at long range without OVL: +0',
    'Без ПДД перегрев на дальней дистанции ничего не прибавляет: +0',
  ],
  [{ attacker: { ...attacker, specials: ['OVL'] }, target, situation: { inches: 30, overheat: 1 } }, 'Overheat used: +1', 'Перегрев'],
  [
    { attacker: minimal, target, situation: { inches: 5 } },
    '1D6: on 4 or more one more point',
    'Если D6 не дал очка, попадание не наносит урона и не даёт броска на критическое попадание',
  ],
  [
    { attacker: hot, target, situation: { inches: 5 } },
    'A hit heats the target up by 3, of which 2 count',
    'нагревает цель на 3, в счёт идёт 2',
  ],
  [{ attacker: hot, target, situation: { inches: 30 } }, 'A hit heats the target up: +1', 'Попадание нагревает цель'],
  [
    { attacker: hot, target, situation: { inches: 5, overheat: 1 } },
    'An attack with overheat gives the target no heat',
    'Атака с перегревом цель не нагревает',
  ],
  [
    { attacker: { ...hot, specials: ['HT3/2/1', 'LRM1/1/1'] }, target, situation: { inches: 5, weapons: 'LRM' } },
    'Only the normal attack gives the target heat',
    'Цель нагревает только обычная атака',
  ],
  [
    { attacker: hot, target: { ...target, hasHeatScale: false }, situation: { inches: 5 } },
    'The target has no heat scale, so HT is damage: +3',
    '+3',
  ],
  [{ attacker, target: { ...target, heat: 4 }, situation: { inches: 5, overheat: 4 } }, 'Heat 0 becomes 4, shut down', 'отключение'],
  [
    { attacker: { ...hot, specials: ['HT1/1/1'] }, target: { ...target, heat: 3 }, situation: { inches: 5 } },
    'Heat 3 becomes, after a hit, 4, shut down',
    '4 — отключение',
  ],
  [
    { attacker, target: { ...target, armor: 0, damage: ['0', '0', '0'] }, situation: { inches: 5 } },
    'Weapons cannot be hit any more: 1 point of damage instead',
    'больше не повредить: вместо этого 1 очко урона',
  ],
]);

test('the cost of an attack on a unit with CASE grows with its remaining structure', () => {
  const costWith = (changes: object, situation: object = { inches: 5 }, by: object = attacker) => {
    const checked = check(attack, { attacker: by, target: { ...target, structure: 8, specials: ['CASE'], ...changes }, situation });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return costOf(attack, checked.value);
  };
  const through = costWith({ armor: 1 });
  expect(costWith({ armor: 0 })).toBeGreaterThan(through);
  expect(costWith({ armor: 1, structure: 16 })).toBeGreaterThan(through);
  const ready = { ...attacker, tmm: 1, move: '8"j', damage: ['3', '3', '1'] };
  const fall = { inches: 0, attack: 'DEATH_FROM_ABOVE', attackerMoved: 'JUMPED', inchesMoved: 8 };
  expect(costWith({ armor: 1 }, fall, ready)).toBeGreaterThan(costWith({ armor: 1 }, { inches: 5 }, ready));
  for (const cheap of [{ armor: 9 }, { armor: 1, structure: 1 }, { armor: 1, specials: ['ENE', 'CA'] }])
    expect(costWith(cheap)).toBeLessThan(through);
  expect(
    costWith({ armor: 1 }, { inches: 5 }, { ...attacker, skill: 8, heat: 3, criticals: ['FIRE_CONTROL', 'FIRE_CONTROL'] }),
  ).toBeLessThan(through);
  expect(costWith({ armor: 0 }, { inches: 5 }, minimal)).toBeGreaterThan(costWith({ armor: 2 }, { inches: 5 }, minimal));
});
