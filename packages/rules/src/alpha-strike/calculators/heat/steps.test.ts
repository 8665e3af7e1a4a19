/** Tests of the steps of heat: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { heat } from './index.js';

testSteps(heat, [
  [
    { heat: 0, overheat: 1, engineHits: 1, fired: true },
    [
      'start 0 heat {"heat":0}',
      'overheat 1 overheat {}',
      'engine 1 critical-effects {"inWater":false}',
      'result null table/heat {"heat":2,"move":-4,"tmm":-1}',
    ],
  ],
  [
    { heat: 1, overheat: 2, fired: true },
    ['start 1 heat {"heat":1}', 'overheat 2 overheat {}', 'result null table/heat {"heat":3,"move":-6,"tmm":-1}'],
  ],
  [
    { heat: 0, engineHits: 1, fired: true },
    ['start 0 heat {"heat":0}', 'engine 1 critical-effects {"inWater":false}', 'result null table/heat {"heat":1,"move":-2,"tmm":0}'],
  ],
  [
    { heat: 0, overheat: 1, engineHits: 1, fired: true, waterDepth: 1 },
    [
      'start 0 heat {"heat":0}',
      'overheat 1 overheat {}',
      'engine 1 ruling/engine-heat {"inWater":true}',
      'water -1 cooling {"depth":1}',
      'result null table/heat {"heat":1,"move":-2,"tmm":0}',
    ],
  ],
  [
    { heat: 2, fired: true, waterDepth: 2 },
    ['start 2 heat {"heat":2}', 'water -1 ruling/deep-water-cooling {"depth":2}', 'result null table/heat {"heat":1,"move":-2,"tmm":0}'],
  ],
  [
    { heat: 2, fired: true, waterDepth: 1 },
    ['start 2 heat {"heat":2}', 'shallow 0 ruling/deep-water-cooling {"depth":1}', 'result null table/heat {"heat":2,"move":-4,"tmm":-1}'],
  ],
  [{ heat: 0, fired: true, waterDepth: 2 }, ['start 0 heat {"heat":0}', 'result null table/heat {"heat":0,"move":0,"tmm":0}']],
  [{ heat: 1, fired: true }, ['start 1 heat {"heat":1}', 'unchanged 0 cooling {}', 'result null table/heat {"heat":1,"move":-2,"tmm":0}']],
  [{ heat: 3, fired: false }, ['start 3 heat {"heat":3}', 'rest -3 cooling {}', 'result null table/heat {"heat":0,"move":0,"tmm":0}']],
  [
    { heat: 0, fired: false, engineHits: 1, waterDepth: 2 },
    ['start 0 heat {"heat":0}', 'rest 0 cooling {}', 'result null table/heat {"heat":0,"move":0,"tmm":0}'],
  ],
  [
    { heat: 4, fired: false, shutDown: true },
    ['start 4 heat {"heat":4}', 'restart -4 shutdown {}', 'result null table/heat {"heat":0,"move":0,"tmm":0}'],
  ],
  [
    { heat: 0, fired: true, externalHeat: 3 },
    [
      'start 0 heat {"heat":0}',
      'unchanged 0 cooling {}',
      'outside 2 heat-ability {"given":3,"counted":2,"last":false}',
      'result null table/heat {"heat":2,"move":-4,"tmm":-1}',
    ],
  ],
  [
    { heat: 3, fired: false, externalHeat: 1 },
    [
      'start 3 heat {"heat":3}',
      'rest -3 cooling {}',
      'outside 1 ruling/heat-then-ht {"given":1,"counted":1,"last":true}',
      'result null table/heat {"heat":1,"move":-2,"tmm":0}',
    ],
  ],
  [
    { heat: 2, fired: true, waterDepth: 2, externalHeat: 1 },
    [
      'start 2 heat {"heat":2}',
      'water -1 ruling/deep-water-cooling {"depth":2}',
      'outside 1 ruling/heat-then-ht {"given":1,"counted":1,"last":true}',
      'result null table/heat {"heat":2,"move":-4,"tmm":-1}',
    ],
  ],
  [
    { heat: 0, fired: false, externalHeat: 1 },
    [
      'start 0 heat {"heat":0}',
      'rest 0 cooling {}',
      'outside 1 heat-ability {"given":1,"counted":1,"last":false}',
      'result null table/heat {"heat":1,"move":-2,"tmm":0}',
    ],
  ],
  [
    { heat: 1, overheat: 3, engineHits: 1, fired: true },
    [
      'start 1 heat {"heat":1}',
      'overheat 3 overheat {}',
      'engine 1 critical-effects {"inWater":false}',
      'ceiling -1 ruling/engine-heat {}',
      'shutDown null shutdown {}',
    ],
  ],
]);
