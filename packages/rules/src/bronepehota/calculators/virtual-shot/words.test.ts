/** Tests of the answer texts for a shot with dice. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { virtualShot } from './index.js';

testAnswerTexts(virtualShot, [
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'GUN', aimed: true },
    'only infantry with its own weapon aims, guns do not',
    'только пехотинец из личного оружия, а не орудие',
  ],
  [{ range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'MACHINE', aimed: true }, 'machines do not', 'а не машина'],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'MACHINE', ammunition: 0 },
    'takes 2 of the ammunition, and none is left',
    'уходит 2 из боезапаса, а он пуст',
  ],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, target: 'MACHINE' },
    '1 damage on average, one shot cannot destroy it.',
    'повреждений в среднем 1, одним выстрелом не уничтожить.',
  ],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, cover: 'MORE_THAN_HALF_SEEN' },
    'more than half seen: +1 against the power dice\n',
    'Видно больше половины: +1 против кубиков мощности\n',
  ],
  [
    { range: 'D6+2', power: '2D6', centimetres: 9, armor: 3, target: 'GUN', cover: 'MORE_THAN_HALF_SEEN' },
    '9 cm, rounded up to 2 steps',
    '9 см, с округлением вверх — 2 шага',
  ],
  [
    { range: 'D6+2', power: '2D6', centimetres: 9, armor: 3, target: 'GUN', cover: 'MORE_THAN_HALF_SEEN' },
    'it is still destroyed at its own armor',
    'уничтожается цель всё равно на своей броне',
  ],
]);
