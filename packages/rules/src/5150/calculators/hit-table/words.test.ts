/** Tests of the answer texts for certain hits and misses. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { hitTable } from './index.js';

testAnswerTexts(hitTable, [
  [{ rep: 7 }, 'Rep 7: always hits', 'Умение 7: попадает всегда'],
  [{ rep: 1, cover: true }, 'cannot hit', 'попасть нельзя'],
]);
