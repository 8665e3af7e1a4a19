/** Tests of the answer texts for shared and unshared pots. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { compareHands } from './index.js';

const hand = (name: string, cards: string) => ({ name, cards: cards.split(' ') });

testAnswerTexts(compareHands, [
  [
    { game: 'POKER', hands: [hand('Anna', '2d 4e 6f 8s Td'), hand('Boris', '2e 4f 6s 8d Te')] },
    'Anna and Boris',
    'Банк делят Anna и Boris',
  ],
  [{ game: 'POKER', hands: [hand('Anna', '2d 4e 6f 8s Td'), hand('Boris', '2e 4f 6s 8d 9e')] }, 'Anna', 'Выигрывает Anna'],
]);
