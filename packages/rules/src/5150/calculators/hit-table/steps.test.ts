/** Tests of the steps of the hit table: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { hitTable } from './index.js';

testSteps(hitTable, [
  [
    { rep: 3, luckyShot: true, cover: true },
    [
      'rep 3 table/hit-table {"rep":3,"modifier":0,"effective":3}',
      'condition null table/hit-table {"condition":"cover","misses":[8,9]}',
      'luck null ruling/lucky-shot-rep {"effective":3}',
      'needed null table/hit-table {"total":10,"face":7,"chance":"1/12"}',
    ],
  ],
  [
    { rep: 4, prone: true },
    [
      'rep 4 table/hit-table {"rep":4,"modifier":0,"effective":4}',
      'condition null table/hit-table {"condition":"prone","misses":[8]}',
      'needed null table/hit-table {"total":9,"face":5,"chance":"1/3"}',
    ],
  ],
]);
