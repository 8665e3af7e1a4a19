/** Calculator definition. It answers the question: how far does a Fast Move take me? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const fastMove = defineCalculator({
  system: '5150',
  name: 'fastMove',
  answer: 'FiftyOneFiftyFastMoveAnswer',
  title: { en: 'Fast Move', ru: 'Быстрое перемещение' },
  about: { en: 'Odds to move fast up to 16, 12 or 8 inches', ru: 'Шансы пройти быстро до 16, 12 или 8 дюймов' },
  rule: '5150/fast-move',
  input,
  output,
  principal: ['outcomes.0.chance', 'outcomes.1.chance', 'outcomes.2.chance'],
  rankBy: 'expectedInches',
  relations,
  resolve,
  cost: 0.01,
  words,
  phrases,
  examples: [
    { title: { en: 'Rep 4 behind a Rep 5 Leader', ru: 'Умение 4 за лидером с Умением 5' }, draft: { rep: 4, leaderRep: 5 } },
    { title: { en: 'The group rolled 4 and 5', ru: 'Группа выбросила 4 и 5' }, draft: { rep: 4, roll: [4, 5] } },
  ],
});
