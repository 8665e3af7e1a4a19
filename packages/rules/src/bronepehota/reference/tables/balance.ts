/** Allowed differences between the costs of two armies. Section 1.5 of the source. */
import type { Table } from '../../../reference/reference.js';
import { VERDICTS, type Verdict } from '../../vocabulary.js';

/** Maximum difference of each verdict, in percent of the cheaper army. */
export const MAX_PERCENT: Readonly<Record<Exclude<Verdict, 'UNEVEN'>, number>> = { BALANCED: 10, ACCEPTABLE: 20 };

export const balanceTable: Table = {
  id: 'bronepehota/table/balance',
  title: { en: 'How even two armies are', ru: 'Равенство армий' },
  section: 'bronepehota/armies',
  columns: [
    { en: 'Difference of costs', ru: 'Разница стоимостей' },
    { en: 'Verdict', ru: 'Оценка' },
  ],
  rows: [
    [{ en: `up to ${MAX_PERCENT.BALANCED}%`, ru: `до ${MAX_PERCENT.BALANCED}\u00a0%` }, VERDICTS.values.BALANCED],
    [{ en: `up to ${MAX_PERCENT.ACCEPTABLE}%`, ru: `до ${MAX_PERCENT.ACCEPTABLE}\u00a0%` }, VERDICTS.values.ACCEPTABLE],
    [{ en: 'more', ru: 'больше' }, VERDICTS.values.UNEVEN],
  ],
};
