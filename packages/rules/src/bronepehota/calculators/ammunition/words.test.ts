/** Tests of the answer texts when the ammunition runs out. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { ammunition } from './index.js';

testAnswerTexts(ammunition, [
  [{ track: 0, shots: [{ power: '2D6' }] }, 'shot 1 takes 2 of the ammunition, and none is left', 'уходит 2 из боезапаса, а он пуст'],
  [{ track: 1, shots: [{ charge: 'SHELL' }] }, 'and only 1 is left', 'а осталось 1'],
  [
    { track: 2, shots: [{ power: '2D6' }] },
    'none left: no more shots this game; the whole track lasts 1 turn of such fire',
    'не осталось ничего: до конца игры стрелять нечем; всей шкалы хватит на 1 тур',
  ],
  [{ track: 3, shots: [{ power: '2D6' }] }, 'Ammunition used: 2, 1 left', 'Расход боезапаса — 2, остаётся 1'],
]);
