/** Tests of the steps of movement: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { movementCost } from './index.js';

testSteps(movementCost, [
  [
    {
      move: 2,
      legs: [
        { inches: 1.5, terrain: ['WOODS'] },
        { inches: 2, heightChange: 1 },
      ],
    },
    [
      'move 2 movement-modes {"move":2}',
      'minimum -2 ruling/minimum-climb {"inches":2}',
      'stop null level-changes {"leg":2,"after":0,"reason":"TOO_HIGH","left":0}',
    ],
  ],
  [
    { move: 4, legs: [{ inches: 3, terrain: ['WOODS'] }] },
    [
      'move 4 movement-modes {"move":4}',
      'leg -4 table/movement-cost {"leg":1,"inches":2,"perInch":2,"height":0,"heightCost":0,"terrain":["WOODS"]}',
      'stop null movement {"leg":1,"after":2,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 8, legs: [{ inches: 4, terrain: ['WOODS'] }], heat: 2, speedDemon: true },
    [
      'move 8 movement-modes {"move":8}',
      'heat -4 table/heat {"heat":2}',
      'speedDemon 2 cavalry-lance {}',
      'leg -6 table/movement-cost {"leg":1,"inches":3,"perInch":2,"height":0,"heightCost":0,"terrain":["WOODS"]}',
      'stop null movement {"leg":1,"after":3,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 8, mode: 'JUMPED', heat: 2, legs: [{ inches: 4, heightChange: 2 }, { inches: 9 }] },
    [
      'move 8 jumping {"move":8}',
      'heatless 0 heat {"heat":2}',
      'jump -4 jumping {"leg":1,"inches":4}',
      'jump -4 jumping {"leg":2,"inches":4}',
      'stop null movement {"leg":2,"after":4,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 10, legs: [{ inches: 2, heightChange: 1 }, { inches: 2, terrain: ['WATER'], heightChange: -1 }, { inches: 9 }] },
    [
      'move 10 movement-modes {"move":10}',
      'leg -4 ruling/height-charged {"leg":1,"inches":2,"perInch":1,"height":1,"heightCost":2,"terrain":[]}',
      'leg -6 ruling/height-charged {"leg":2,"inches":2,"perInch":2,"height":1,"heightCost":2,"terrain":["WATER"]}',
      'leg 0 table/movement-cost {"leg":3,"inches":0,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
      'waterDepth null ruling/water-depth {"height":1}',
      'stop null movement {"leg":3,"after":0,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 6, legs: [{ inches: 3 }, { inches: 1, heightChange: 9 }, { inches: 1, terrain: ['WATER'], heightChange: 1 }] },
    [
      'move 6 movement-modes {"move":6}',
      'leg -3 table/movement-cost {"leg":1,"inches":3,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
      'stop null level-changes {"leg":2,"after":0,"reason":"IMPASSABLE","left":3}',
    ],
  ],
  [
    {
      move: 6,
      legs: [
        { inches: 2, terrain: ['WATER'] },
        { inches: 1, heightChange: 1 },
      ],
    },
    [
      'move 6 movement-modes {"move":6}',
      'leg -4 table/movement-cost {"leg":1,"inches":2,"perInch":2,"height":0,"heightCost":0,"terrain":["WATER"]}',
      'leg -2 ruling/height-charged {"leg":2,"inches":0,"perInch":1,"height":1,"heightCost":2,"terrain":[]}',
      'stop null movement {"leg":2,"after":0,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 2, legs: [{ inches: 2, terrain: ['WOODS'] }] },
    ['move 2 movement-modes {"move":2}', 'minimum -2 minimum-movement {"inches":2}'],
  ],
  [{ move: 2, legs: [{ inches: 2, heightChange: 1 }] }, ['move 2 movement-modes {"move":2}', 'minimum -2 minimum-movement {"inches":2}']],
  [
    { move: 3, legs: [{ inches: 1 }, { inches: 1, terrain: ['WATER'], heightChange: -1 }, { inches: 2 }] },
    [
      'move 3 movement-modes {"move":3}',
      'minimum -3 minimum-movement {"inches":2}',
      'waterDepth null ruling/water-depth {"height":1}',
      'stop null movement {"leg":3,"after":0,"reason":"SPENT","left":0}',
    ],
  ],
  [
    { move: 4, heat: 1, legs: [{ inches: 2, terrain: ['WOODS', 'ROUGH'] }] },
    ['move 4 movement-modes {"move":4}', 'heat -2 table/heat {"heat":1}', 'minimum -2 minimum-movement {"inches":2}'],
  ],
  [
    { move: 4, legs: [{ inches: 0, heightChange: 1 }, { inches: 2 }] },
    [
      'move 4 movement-modes {"move":4}',
      'leg -2 ruling/height-charged {"leg":1,"inches":0,"perInch":1,"height":1,"heightCost":2,"terrain":[]}',
      'leg -2 table/movement-cost {"leg":2,"inches":2,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
    ],
  ],
  [
    { move: 4, legs: [{ inches: 3 }, { inches: 3, terrain: ['WATER'], heightChange: -1 }] },
    [
      'move 4 movement-modes {"move":4}',
      'leg -3 table/movement-cost {"leg":1,"inches":3,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
      'waterDepth null ruling/water-depth {"height":1}',
      'stop null level-changes {"leg":2,"after":0,"reason":"TOO_HIGH","left":1}',
    ],
  ],
  [
    { move: 8, mode: 'JUMPED', legs: [{ inches: 2, terrain: ['WATER'], heightChange: -1 }] },
    ['move 8 jumping {"move":8}', 'jump -2 jumping {"leg":1,"inches":2}'],
  ],
  [
    { move: 6, legs: [{ inches: 0 }, { inches: 2 }] },
    [
      'move 6 movement-modes {"move":6}',
      'leg 0 table/movement-cost {"leg":1,"inches":0,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
      'leg -2 table/movement-cost {"leg":2,"inches":2,"perInch":1,"height":0,"heightCost":0,"terrain":[]}',
    ],
  ],
]);
