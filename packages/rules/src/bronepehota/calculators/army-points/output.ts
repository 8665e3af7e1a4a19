/** Output of the army-points calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { VERDICTS } from '../../vocabulary.js';

const MAX_TOTAL = 50_000_000;

const points = (
  en: string,
  ru: string,
  better: { readonly lower: 'ACTOR' } | { readonly lower: 'BOTH' } | 'neither' | { readonly higher: 'ACTOR' },
) => field({ kind: 'int', better, min: -MAX_TOTAL, max: MAX_TOTAL, unit: 'points', example: 300, label: { en, ru } });

const row = field({
  kind: 'object',
  name: 'BronepehotaArmyRow',
  about: { en: 'One kind of unit and its cost', ru: 'Один вид боевой единицы и его стоимость' },
  label: { en: 'Unit', ru: 'Боевая единица' },
  fields: {
    name: { kind: 'text', maxLength: 80, optional: true, label: { en: 'Name', ru: 'Название' } },
    count: { kind: 'int', min: 1, max: 50, label: { en: 'How many', ru: 'Сколько' } },
    cost: { kind: 'int', min: 0, max: 10_000, unit: 'points', label: { en: 'Each', ru: 'За каждую' } },
    total: { kind: 'int', min: 0, max: 500_000, unit: 'points', label: { en: 'Together', ru: 'Вместе' } },
  },
});

export const output = fields({
  total: points('Cost of the army', 'Стоимость армии', { lower: 'ACTOR' }),
  opponentTotal: { ...points('Cost of the opposing army', 'Стоимость армии противника', 'neither'), optional: true },
  left: { ...points('Left of the agreed cost', 'Осталось до договорённой стоимости', { higher: 'ACTOR' }), optional: true },
  percent: {
    kind: 'exact',
    better: { lower: 'BOTH' },
    optional: true,
    label: { en: 'Difference, %', ru: 'Разница, %' },
    hint: { en: 'Of the cheaper army', ru: 'От более дешёвой армии' },
  },
  verdict: { kind: 'choice', type: VERDICTS, optional: true, label: { en: 'Verdict', ru: 'Оценка' } },
  rows: { kind: 'list', item: row, min: 1, max: 100, label: { en: 'Units', ru: 'Боевые единицы' } },
});
