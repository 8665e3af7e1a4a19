/** Input of the critical-hits calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_SPECIAL_CHARACTERS, MAX_SPECIALS } from '../../engine/combat/unit-fields.js';
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import { CRITICALS } from '../../vocabulary.js';

const MIN_ROLL = 2;
const MAX_ROLL = 12;

export const input = fields({
  roll: {
    kind: 'int',
    min: MIN_ROLL,
    max: MAX_ROLL,
    optional: true,
    example: 10,
    label: { en: 'Roll', ru: 'Бросок' },
    hint: { en: 'The 2D6 that was rolled; without it the whole table', ru: 'Что выпало на 2D6; без него — вся таблица' },
  },
  effect: {
    kind: 'choice',
    type: CRITICALS,
    optional: true,
    example: 'ENGINE',
    label: { en: 'Odds of', ru: 'Шанс на' },
    hint: {
      en: 'The critical hit whose odds you want; without it the whole table',
      ru: 'Попадание, шанс которого нужен; без него — вся таблица',
    },
  },
  specials: {
    kind: 'list',
    min: 0,
    max: MAX_SPECIALS,
    default: [],
    item: { kind: 'text', maxLength: MAX_SPECIAL_CHARACTERS, example: 'CASE', label: { en: 'Special ability', ru: 'Особая способность' } },
    label: { en: 'Special abilities', ru: 'Особые способности' },
    hint: {
      en: 'Of the unit that was hit: CASE, CASE II and ENE change an ammunition hit',
      ru: 'Той БЕ, в которую попали: ССХБ, ССХБ II и ЭНО меняют попадание по боезапасу',
    },
  },
  engineHits: {
    kind: 'int',
    min: 0,
    max: FATAL_ENGINE_HITS,
    default: 0,
    label: { en: 'Engine hits so far', ru: 'Попадания по реактору до этого' },
    hint: { en: 'A second one destroys', ru: 'Второе уничтожает' },
  },
});
