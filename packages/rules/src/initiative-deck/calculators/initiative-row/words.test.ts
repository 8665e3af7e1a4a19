/** Tests of the answer texts for paired suits and for tied Star Lords. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { initiativeRow } from './index.js';

const named = (...cards: readonly string[]) => cards.map((card, at) => ({ name: `${at}`, card }));

testAnswerTexts(initiativeRow, [
  [{ participants: named('Tf', 'Ts'), row: ['Te', 'Td'] }, 'Low answers low', 'Младшая отвечает младшей'],
  [{ participants: named('Tf', 'Ts'), row: ['Te', 'Td'], crossed: true }, 'Crossed, as agreed', 'Крест-накрест, как договорились'],
  [{ participants: named('*', '*') }, 'the Star Lords roll off.', 'звёздные лорды решают спор кубиками.'],
]);
