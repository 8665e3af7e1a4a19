/** Tests of the answer texts for a stunned hero. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { reaction } from './index.js';

testAnswerTexts(reaction, [
  [{ test: 'RECOVERY', rep: 4, stunned: true, hero: true }, 'stunned', 'Оглушённый герой проходит «Восстановление» на кубиках, как все'],
]);
