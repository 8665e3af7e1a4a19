/** What a player reads when nobody has units. */
import { testSayings } from '../../../testing/said.js';
import { activationOrder } from './index.js';

testSayings(activationOrder, [[{ participants: [{ name: 'A', units: 0 }] }, 'Nobody has units to activate.', 'Активировать некого.']]);
