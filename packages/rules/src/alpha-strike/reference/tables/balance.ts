/** Allowed differences between the PV of two forces. */
import { type Fraction, fraction } from '@rangefinder/dice';
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { capital } from '../../../text/sentences.js';
import { BALANCES, type Balance } from '../../vocabulary.js';

/** Maximum difference of each verdict as a share of the larger PV, inclusive. The last verdict has no limit. */
export const BALANCE_LIMITS: readonly { readonly verdict: Balance; readonly percent: number; readonly share: Fraction }[] = [
  { verdict: 'BALANCED', percent: 5, share: fraction(5, 100) },
  { verdict: 'ACCEPTABLE', percent: 10, share: fraction(10, 100) },
];

/** The verdict above all limits. */
export const BEYOND: Balance = 'UNBALANCED';

const name = (verdict: Balance): Text => ({ en: capital(BALANCES.values[verdict].en), ru: capital(BALANCES.values[verdict].ru) });
const most = Math.max(...BALANCE_LIMITS.map(({ percent }) => percent));

export const balanceTable: Table = {
  id: 'alpha-strike/table/balance',
  title: { en: 'Balanced forces', ru: 'Равенство сил' },
  section: 'alpha-strike/force-balance',
  columns: [
    { en: 'Difference of PV', ru: 'Разница ОС' },
    { en: 'Verdict', ru: 'Оценка' },
  ],
  rows: [
    ...BALANCE_LIMITS.map(({ verdict, percent }) => [{ en: `up to ${percent}%`, ru: `до ${percent}\u00a0%` }, name(verdict)]),
    [{ en: `more than ${most}%`, ru: `больше ${most}\u00a0%` }, name(BEYOND)],
  ],
  notes: [{ en: 'The difference is a share of the larger PV.', ru: 'Разница берётся от большей ОС.' }],
};
