/** Output of the force-balance calculator. */
import { fields } from '../../../calculator/fields.js';
import { BALANCES } from '../../vocabulary.js';

const MAX_POINTS = 10_000_000;

export const output = fields({
  firstPointValue: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: MAX_POINTS,
    unit: 'points',
    example: 51,
    label: { en: 'PV of the first force', ru: 'ОС первой стороны' },
  },
  secondPointValue: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: MAX_POINTS,
    unit: 'points',
    example: 52,
    label: { en: 'PV of the second force', ru: 'ОС второй стороны' },
  },
  difference: {
    kind: 'int',
    better: { lower: 'BOTH' },
    min: 0,
    max: MAX_POINTS,
    unit: 'points',
    example: 1,
    label: { en: 'Difference', ru: 'Разница' },
  },
  differencePercent: {
    kind: 'exact',
    better: { lower: 'BOTH' },
    label: { en: 'Difference, %', ru: 'Разница, %' },
    hint: { en: 'Of the larger PV', ru: 'От большей ОС' },
  },
  verdict: {
    kind: 'choice',
    type: BALANCES,
    example: 'BALANCED',
    label: { en: 'Verdict', ru: 'Оценка' },
    hint: { en: 'Up to 5% balanced, up to 10% acceptable', ru: 'До 5\u00a0% — силы равны, до 10\u00a0% — приемлемо' },
  },
});
