/** Output of the salvo calculator. */
import { fields } from '../../../calculator/fields.js';
import { hitsOutcome } from '../../../calculator/outcomes.js';

export const output = fields({
  dice: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 24,
    unit: 'dice',
    example: 6,
    label: { en: 'Dice', ru: 'Кубики' },
    hint: { en: '0 when the salvo is not allowed', ru: '0, если залп запрещён' },
  },
  hits: { kind: 'list', min: 0, max: 25, item: hitsOutcome, label: { en: 'Hits', ru: 'Попадания' } },
  hit: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Odds of a die', ru: 'Шанс кубика' },
    hint: { en: 'That one die hits', ru: 'Что попадёт один кубик' },
  },
  anyHit: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'At least one hit', ru: 'Хоть одно попадание' } },
  expectedHits: { kind: 'exact', better: { higher: 'ATTACKER' }, label: { en: 'Average hits', ru: 'Попаданий в среднем' } },
});
