/** Tests of the steps of the deck: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { deckSetup } from './index.js';

testSteps(deckSetup, [
  [
    { participants: 4, effects: true, suits: ['DRAGONS'] },
    [
      'composition null table/deck-composition {"participants":4,"suits":3,"starLords":1}',
      'suits null effects-setup {"suits":["DRAGONS","EAGLES","FISTS"]}',
      'cards 40 effects-setup {"suits":3,"each":13,"starLords":1,"cards":40}',
    ],
  ],
  [
    { participants: 4, effects: true, suits: ['SWORDS', 'дракон'] },
    [
      'composition null table/deck-composition {"participants":4,"suits":3,"starLords":1}',
      'suits null effects-setup {"suits":["DRAGONS","EAGLES","SWORDS"]}',
      'cards 40 effects-setup {"suits":3,"each":13,"starLords":1,"cards":40}',
    ],
  ],
  [
    { participants: 5, effects: false, suits: ['SWORDS', 'eagle'] },
    [
      'open null cards-only-setup {"participants":5,"runs":[{"suit":"SWORDS","top":5}]}',
      'deck 5 cards-only-setup {"runs":[{"suit":"EAGLES","top":5}]}',
    ],
  ],
  [
    { participants: 15, effects: false, suits: ['SUNS'] },
    [
      'open null cards-only-two-suits {"participants":15,"runs":[{"suit":"DRAGONS","top":8},{"suit":"SUNS","top":7}]}',
      'deck 15 cards-only-two-suits {"runs":[{"suit":"EAGLES","top":8},{"suit":"FISTS","top":7}]}',
      'pairing null ruling/suit-order {"pairs":[{"open":"DRAGONS","deck":"EAGLES"},{"open":"SUNS","deck":"FISTS"}]}',
    ],
  ],
  [
    { participants: 13, effects: false },
    [
      'open null cards-only-setup {"participants":13,"runs":[{"suit":"DRAGONS","top":13}]}',
      'deck 13 cards-only-setup {"runs":[{"suit":"EAGLES","top":13}]}',
    ],
  ],
]);
