/** What a player reads of a stunned hero. */
import { testSayings } from '../../../testing/said.js';
import { reaction } from './index.js';

testSayings(reaction, [
  [{ test: 'RECOVERY', rep: 4, stunned: true, hero: true }, 'stunned', 'Оглушённый герой проходит «Восстановление» на кубиках, как все'],
]);
