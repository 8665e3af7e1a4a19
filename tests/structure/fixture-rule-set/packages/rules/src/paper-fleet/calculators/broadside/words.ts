/** Wording of the broadside calculator. */
import type { Calculator } from '../../../calculator/calculator.js';
import { odds } from '../../../text/numbers.js';
import { RANGES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      range: ({ range, needed }) => ({ label: 'Range', text: `${RANGES.values[range].en}: a gun hits on ${needed} or more` }),
      guns: ({ guns, chance }) => ({ label: 'Guns', text: `a die for each of ${guns}: ${odds(chance, 'en')} that one hits at least` }),
    },
    refusals: {},
    summary: ({ figures: { needed, chance }, question: { guns } }) =>
      `Broadside of ${guns} on ${needed}+: ${odds(chance, 'en')} to hit at all.`,
  },
  ru: {
    steps: {
      range: ({ range, needed }) => ({
        label: 'Дальность',
        text: `${RANGES.values[range].ru}: орудие попадает, если выпало не меньше ${needed}`,
      }),
      guns: ({ guns, chance }) => ({ label: 'Орудия', text: `кубик за каждое из ${guns}; шанс хоть раз попасть — ${odds(chance, 'ru')}` }),
    },
    refusals: {},
    summary: ({ figures: { needed, chance }, question: { guns } }) =>
      `Залп из ${guns} на ${needed}+: шанс хоть раз попасть — ${odds(chance, 'ru')}.`,
  },
};
