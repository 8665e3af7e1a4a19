/** Tests of the steps of a real shot: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { realShot } from './index.js';

testSteps(realShot, [
  [
    { target: 'INFANTRY', armor: 3, charge: 'MINE', impact: 'STOOD' },
    ['survival null table/real-hits {"armor":3,"die":6,"passed":"1/2","dead":"1/2"}'],
  ],
  [
    { target: 'INFANTRY', armor: 3, charge: 'MINE', impact: 'STOOD', panic: true },
    ['survival null table/real-hits {"armor":3,"die":6,"passed":"1/2","dead":"1/2"}', 'panic null panic {"armor":3,"panicked":"1/6"}'],
  ],
  [{ target: 'INFANTRY', armor: 3, charge: 'MINE', impact: 'FELL' }, ['fallen null table/real-hits {}']],
  [
    { target: 'MACHINE', armor: 9, pilotArmor: 3, charge: 'SHELL', ammunition: 5 },
    [
      'ammunition -2 real-ammunition {"charge":"SHELL","used":2,"left":3}',
      'armor 9 damage-and-armor {"kind":"MACHINE","armor":9}',
      'damage -2 table/real-hits {"charge":"SHELL","power":2,"impact":"STOOD","damage":2,"after":7}',
      'armorTest null armor-test {"armor":7,"die":12,"passed":"7/12","isSpared":false}',
      'pilotTest null survival-test {"armor":3,"die":6,"dead":"5/24"}',
    ],
  ],
  [
    { target: 'MACHINE', armor: 2, pilotArmor: 3, charge: 'ROCKET', impact: 'FELL' },
    [
      'armor 2 damage-and-armor {"kind":"MACHINE","armor":2}',
      'damage -8 table/real-hits {"charge":"ROCKET","power":4,"impact":"FELL","damage":8,"after":0}',
      'destroyed null damage-and-armor {"kind":"MACHINE"}',
      'armorTest null ruling/armor-test-at-zero {"armor":0,"die":20,"passed":"0","isSpared":false}',
      'pilotTest null survival-test {"armor":3,"die":6,"dead":"1/2"}',
    ],
  ],
  [
    { target: 'MACHINE', armor: 9, pilotArmor: 3, charge: 'SHELL', flying: true, panic: true },
    [
      'armor 9 damage-and-armor {"kind":"MACHINE","armor":9}',
      'damage -2 table/real-hits {"charge":"SHELL","power":2,"impact":"STOOD","damage":2,"after":7}',
      'armorTest null armor-test {"armor":7,"die":12,"passed":"7/12","isSpared":false}',
      'pilotTest null survival-test {"armor":3,"die":6,"dead":"5/24"}',
      'panic null panic {"armor":3,"panicked":"5/72"}',
      'panicInFlight null ruling/panic-in-flight {}',
      'crash null unmanned-machines {"faces":6,"destroyed":"0"}',
    ],
  ],
  [
    { target: 'MACHINE', armor: 9, pilotArmor: 3, charge: 'SHELL', panic: true },
    [
      'armor 9 damage-and-armor {"kind":"MACHINE","armor":9}',
      'damage -2 table/real-hits {"charge":"SHELL","power":2,"impact":"STOOD","damage":2,"after":7}',
      'armorTest null armor-test {"armor":7,"die":12,"passed":"7/12","isSpared":false}',
      'pilotTest null survival-test {"armor":3,"die":6,"dead":"5/24"}',
      'panic null panic {"armor":3,"panicked":"5/72"}',
    ],
  ],
  [{ target: 'GUN', armor: 5, charge: 'SHELL', impact: 'UNCOUNTED' }, ['uncounted null real-result {}']],
  [
    { target: 'GUN', armor: 5, charge: 'SHELL', ammunition: 9 },
    [
      'ammunition -2 real-ammunition {"charge":"SHELL","used":2,"left":7}',
      'armor 5 damage-and-armor {"kind":"GUN","armor":5}',
      'damage -2 table/real-hits {"charge":"SHELL","power":2,"impact":"STOOD","damage":2,"after":3}',
    ],
  ],
]);
