/** Tests of the steps of the target number: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { targetNumber } from './index.js';

testSteps(targetNumber, [
  [
    { skill: 4, inches: 8, woodsInches: 2 },
    [
      'skill 4 table/to-hit {"skill":4}',
      'range 2 table/ranges {"range":"MEDIUM","inches":8,"sniper":false}',
      'attackerMovement 0 table/to-hit {"moved":"GROUND"}',
      'targetMovement 0 table/to-hit {"moved":"STOOD_STILL","tmm":0}',
      'woods 1 ruling/woods-once {"alsoCover":false}',
      'roll null to-hit {"target":7,"chance":"7/12"}',
    ],
  ],
  [
    { skill: 4, attack: 'PHYSICAL', targetMoved: 'GROUND', tmm: 2 },
    [
      'skill 4 table/to-hit {"skill":4}',
      'attackerMovement 0 table/to-hit {"moved":"GROUND"}',
      'targetMovement 2 table/to-hit {"moved":"GROUND","tmm":2}',
      'roll null to-hit {"target":6,"chance":"13/18"}',
    ],
  ],
]);
