/** Tests of the steps of a poker hand: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { pokerHand } from './index.js';

testSteps(pokerHand, [
  [
    { cards: ['Ts', '2d', '3e', '4f', '5w'] },
    [
      'straight null ruling/ace-straight {"from":1,"to":5}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[5]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['Ts', '10d', 'Me', 'Df', 'Lw'] },
    [
      'straight null ruling/ace-straight {"from":10,"to":14}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[14]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['2s', '3d', '4e', '5f', '6w'] },
    [
      'straight null poker {"from":2,"to":6}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[6]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['Ts', 'Td', '3e', '3f', '5w'] },
    [
      'ranks null ranks {"groups":[{"value":14,"count":2},{"value":3,"count":2},{"value":5,"count":1}]}',
      'suits null suits {"spread":"different"}',
      'category 11 table/poker-hands {"category":"SUCCESSOR_TWO_PAIR","place":11,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[14,3,5]}',
      'odds null table/poker-hands {"hands":25740,"all":8259888,"chance":"165/52948"}',
    ],
  ],
]);
