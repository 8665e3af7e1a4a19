/** Tests of the steps of a salvo: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { salvoFire } from './index.js';

testSteps(salvoFire, [
  [
    { firepower: 3, toHit: 4, supporters: 2, leadership: [1, 2] },
    [
      'lead 3 salvo-lead {"firepower":3}',
      'supporters 2 salvo-support {"supporters":2}',
      'leadership 2 ruling/leadership-dice {"values":[1,2],"sum":3,"counted":2}',
      'roll null salvo-lead {"dice":7,"toHit":4,"hit":"1/2"}',
    ],
  ],
  [
    { firepower: 3, toHit: 4, supporters: 2 },
    [
      'lead 3 salvo-lead {"firepower":3}',
      'supporters 2 salvo-support {"supporters":2}',
      'roll null salvo-lead {"dice":5,"toHit":4,"hit":"1/2"}',
    ],
  ],
]);
