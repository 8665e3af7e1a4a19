/** Tests of the answer texts for machines with and without a pilot. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { closeCombat } from './index.js';

testAnswerTexts(closeCombat, [
  [
    {
      attacker: { kind: 'MACHINE', armor: 5, closeCombat: 3 },
      defender: { kind: 'MACHINE', armor: 3, closeCombat: 1, pilotArmor: 2 },
      panic: true,
    },
    'kills its pilot with odds of 11/18 (61.1%), makes the pilot panic with odds of 11/72 (15.3%)',
    'повергает его в панику с шансом 11/72',
  ],
  [
    { attacker: { kind: 'INFANTRY', armor: 5 }, defender: { kind: 'UNMANNED_MACHINE', armor: 3 }, surprise: true },
    'A machine without a pilot has no field of view: one die as usual',
    'У машины без пилота нет поля зрения: один кубик, как обычно',
  ],
]);
