/** Tests of the steps of Stay or Run: key, value, rule and facts. */
import { testSteps } from '../../../testing/answer-tests.js';
import { stayOrRun } from './index.js';

testSteps(stayOrRun, [
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, reps: [3, 5, 4, 5] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 4 ruling/several-loss-steps {"losses":5,"threshold":4,"several":true}',
      'share null table/stay-or-run {"losses":5,"figures":12,"lost":["LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 1 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"CONQUEST"}',
      'rep 5 stay-or-run {"figures":2,"chance":"35/36"}',
      'rep 4 stay-or-run {"figures":1,"chance":"8/9"}',
      'rep 3 stay-or-run {"figures":1,"chance":"3/4"}',
    ],
  ],
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, lossesAtLastTest: 3, reps: [4], leaderRep: 5 },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 4 stay-or-run {"losses":5,"threshold":4,"several":false}',
      'share null table/stay-or-run {"losses":5,"figures":12,"lost":["LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 1 table/stay-or-run {"when":["CONQUEST"],"goesOn":true,"motivation":"CONQUEST"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"CONQUEST"}',
      'leaderDie null leaders {"leaderRep":5,"chance":"5/6"}',
      'rep 4 stay-or-run {"figures":1,"chance":"53/54"}',
    ],
  ],
  [
    { motivation: 'PROFIT', figures: 12, losses: 8, lossesAtLastTest: 7, reps: [4, 3] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 8 stay-or-run {"losses":8,"threshold":8,"several":false}',
      'share null table/stay-or-run {"losses":8,"figures":12,"lost":["LOST_HALF","LOST_THIRD"]}',
      'row 2 table/stay-or-run {"when":["PROFIT","LOST_HALF"],"goesOn":false,"motivation":"PROFIT"}',
      'row 1 table/stay-or-run {"when":["PROFIT","LOST_THIRD"],"goesOn":false,"motivation":"PROFIT"}',
      'row 0 table/stay-or-run {"when":[],"goesOn":false,"motivation":"PROFIT"}',
      'rep 4 stay-or-run {"figures":1,"chance":"0"}',
      'rep 3 stay-or-run {"figures":1,"chance":"0"}',
    ],
  ],
  [
    { motivation: 'RELIGIOUS_ZEAL', figures: 12, losses: 2, reps: [4] },
    [
      'every 2 ruling/loss-steps {"figures":12,"divisor":6}',
      'due 2 stay-or-run {"losses":2,"threshold":2,"several":false}',
      'share null table/stay-or-run {"losses":2,"figures":12,"lost":[]}',
      'row 2 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'row 1 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'row 0 table/stay-or-run {"when":["RELIGIOUS_ZEAL"],"goesOn":true,"motivation":"RELIGIOUS_ZEAL"}',
      'rep 4 stay-or-run {"figures":1,"chance":"1"}',
    ],
  ],
]);
