/** Tests of the answer texts for heat, missiles and missing values. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { weaponDamage } from './index.js';

testAnswerTexts(weaponDamage, [
  [
    { damage: ['3', '3', '0'], range: 'SHORT', specials: ['HT3/2/1'] },
    'the target heats up by 2 in the end phase, the most in a turn',
    'цель нагреется на 2 — больше за ход нельзя',
  ],
  [
    { damage: ['3', '3', '1'], range: 'SHORT', specials: ['HT1/1/1'] },
    'HT 1: the target heats up by 1 in the end phase',
    'НГР 1: в завершающей фазе цель нагреется на 1',
  ],
  [
    { damage: ['3', '3', '1'], range: 'SHORT', specials: ['HT1/1/1'] },
    'deals 3 points of damage; the target heats up by 1.',
    '3 очка урона; цель нагреется на 1.',
  ],
  [
    { damage: ['0', '0', '0'], range: 'SHORT', weapons: 'LRM', specials: ['LRM1/1/1'] },
    'Long-range missiles (LRM) at short range: 1 on the card',
    'Ракеты большой дальности (РБД) на ближней дистанции: на карточке 1',
  ],
  [
    { damage: ['3', '3', '1'], range: 'LONG', attack: 'INDIRECT', specials: ['IF0'] },
    'IF has no damage value at long range',
    'у НПН нет урона на дальней дистанции',
  ],
  [{ damage: ['3', '3', '0'], range: 'LONG' }, 'the unit has no damage value', 'у боевой единицы нет урона'],
]);
