/** What a player reads of a die that cannot go either way. */
import { testSayings } from '../../../testing/said.js';
import { hitTable } from './index.js';

testSayings(hitTable, [
  [{ rep: 7 }, 'Rep 7: always hits', 'Умение 7: попадает всегда'],
  [{ rep: 1, cover: true }, 'cannot hit', 'попасть нельзя'],
]);
