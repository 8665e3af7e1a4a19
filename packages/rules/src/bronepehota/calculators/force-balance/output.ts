/** Output of the force-balance calculator. */
import { fields } from '../../../calculator/fields.js';
import { VERDICTS } from '../../vocabulary.js';
import { MAX_COST } from './input.js';

export const output = fields({
  difference: {
    kind: 'int',
    better: { lower: 'BOTH' },
    min: 0,
    max: MAX_COST,
    unit: 'points',
    example: 30,
    label: { en: 'Difference', ru: 'Разница' },
    hint: { en: 'Between the costliest army and the cheapest', ru: 'Между самой дорогой и самой дешёвой армией' },
  },
  percent: {
    kind: 'exact',
    better: { lower: 'BOTH' },
    label: { en: 'Difference, %', ru: 'Разница, %' },
    hint: { en: 'Of the cheapest army', ru: 'От самой дешёвой армии' },
  },
  verdict: { kind: 'choice', type: VERDICTS, label: { en: 'Verdict', ru: 'Оценка' } },
});
