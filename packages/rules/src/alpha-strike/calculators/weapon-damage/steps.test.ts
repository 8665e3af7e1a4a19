/** Tests of the steps of weapon damage: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { weaponDamage } from './index.js';

testSteps(weaponDamage, [
  [
    { damage: ['3', '0*', '1'], range: 'SHORT' },
    ['value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'MEDIUM', fromRear: true },
    [
      'value 0 weapon-damage {"printed":"0*","range":"MEDIUM","attack":"WEAPON","weapons":"ALL"}',
      'rear 1 attack-direction {}',
      'minimal null minimal-damage {"chance":"1/2"}',
      'bonusToMinimal null ruling/minimal-damage-bonus {"needsPoint":false}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'MEDIUM', overheat: 1, ov: 2 },
    [
      'value 0 weapon-damage {"printed":"0*","range":"MEDIUM","attack":"WEAPON","weapons":"ALL"}',
      'overheat 1 overheat {"used":1,"range":"MEDIUM"}',
      'minimal null minimal-damage {"chance":"1/2"}',
      'bonusToMinimal null ruling/minimal-damage-bonus {"needsPoint":false}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'MEDIUM' },
    [
      'value 0 weapon-damage {"printed":"0*","range":"MEDIUM","attack":"WEAPON","weapons":"ALL"}',
      'minimal null minimal-damage {"chance":"1/2"}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'LONG', overheat: 1, ov: 2, specials: ['OVL'] },
    [
      'value 1 weapon-damage {"printed":"1","range":"LONG","attack":"WEAPON","weapons":"ALL"}',
      'overheat 1 ovl {"used":1,"range":"LONG"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', overheat: 2, ov: 2, heat: 2 },
    [
      'value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}',
      'overheat 2 overheat {"used":2,"range":"SHORT"}',
      'heatGained null ruling/overheat-on-miss {"used":2}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', attack: 'REAR', specials: ['REAR2', 'HT1/1/1'] },
    ['value 2 ruling/single-figure {"printed":"2","range":"SHORT","attack":"REAR","weapons":"ALL"}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', attack: 'REAR', specials: ['REAR2/1/-'] },
    ['value 2 rear-weapons {"printed":"2","range":"SHORT","attack":"REAR","weapons":"ALL"}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', attack: 'INDIRECT', specials: ['IF2'], overheat: 1, ov: 2 },
    [
      'value 2 indirect-fire {"printed":"2","range":"SHORT","attack":"INDIRECT","weapons":"ALL"}',
      'overheat 1 ruling/overheat-abilities {"used":1,"range":"SHORT"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', weapons: 'LRM', specials: ['LRM1/1/1'], overheat: 1, ov: 2 },
    [
      'value 1 missiles {"printed":"1","range":"SHORT","attack":"WEAPON","weapons":"LRM"}',
      'overheat 1 ruling/overheat-abilities {"used":1,"range":"SHORT"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', weapons: 'SRM', specials: ['SRM2'] },
    ['value 2 ruling/single-figure {"printed":"2","range":"SHORT","attack":"WEAPON","weapons":"SRM"}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', weaponHits: 2 },
    [
      'value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}',
      'weaponHits -2 ruling/weapon-hit-values {"hits":2,"left":"1"}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', rearDamage: 2, specials: ['REAR2/1/-'] },
    [
      'value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}',
      'rearReduction -2 rear-weapons {"left":"1"}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'MEDIUM', rearDamage: 1, specials: ['REAR1/1/-'], fromRear: true },
    [
      'value 0 weapon-damage {"printed":"0*","range":"MEDIUM","attack":"WEAPON","weapons":"ALL"}',
      'rearReduction 0 ruling/rear-lowers-minimal {"left":"–"}',
      'rear 1 attack-direction {}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', specials: ['HT3/2/1'] },
    [
      'value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}',
      'targetHeat null heat-ability {"printed":3,"heat":2}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', specials: ['HT2'], targetHasHeatScale: false },
    ['value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}', 'heatAsDamage 2 ruling/single-figure {}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', specials: ['HT2'], overheat: 1, ov: 2 },
    [
      'value 3 weapon-damage {"printed":"3","range":"SHORT","attack":"WEAPON","weapons":"ALL"}',
      'overheat 1 overheat {"used":1,"range":"SHORT"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
      'heatGivenUp null ruling/heat-or-overheat {}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', specials: ['HT2/1/1', 'LRM1/1/1'], weapons: 'LRM' },
    [
      'value 1 missiles {"printed":"1","range":"SHORT","attack":"WEAPON","weapons":"LRM"}',
      'heatGivenUp null ruling/heat-with-normal-attack {}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'LONG', specials: ['HT2/1/-'] },
    ['value 1 weapon-damage {"printed":"1","range":"LONG","attack":"WEAPON","weapons":"ALL"}'],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'LONG', specials: ['HT1/1/1'], overheat: 1, ov: 1 },
    [
      'value 1 weapon-damage {"printed":"1","range":"LONG","attack":"WEAPON","weapons":"ALL"}',
      'overheat 0 ovl {"used":1,"range":"LONG"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
      'heatGivenUp null ruling/heat-or-overheat {}',
    ],
  ],
  [
    { damage: ['3', '0*', '1'], range: 'SHORT', specials: ['HT1/1/1', 'LRM1/1/1'], weapons: 'LRM', overheat: 1, ov: 1 },
    [
      'value 1 missiles {"printed":"1","range":"SHORT","attack":"WEAPON","weapons":"LRM"}',
      'overheat 1 ruling/overheat-abilities {"used":1,"range":"SHORT"}',
      'heatGained null ruling/overheat-on-miss {"used":1}',
      'heatGivenUp null ruling/heat-with-normal-attack {}',
    ],
  ],
]);
