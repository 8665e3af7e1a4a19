/** Tests of the answer texts for damage to the attacker. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { ramDamage } from './index.js';

testAnswerTexts(ramDamage, [
  [
    { inches: 4, size: 1, targetSize: 4 },
    'the attacker takes 1 on a hit and none on a miss',
    'сам получает 1 при попадании и ничего при промахе',
  ],
  [{ inches: 4, size: 1, targetSize: 1 }, 'the attacker takes none', 'сам урона не получает'],
]);
