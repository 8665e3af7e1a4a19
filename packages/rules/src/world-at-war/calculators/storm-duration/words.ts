/** Wording of the storm's duration. */
import { toText } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import { odds, signed } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      phase: ({ phase, needed, bonus, chance }) => ({
        label: `Marker phase ${phase}`,
        text: `${bonus === 0 ? '' : `Bonus ${signed(bonus, 'en')}, so `}${needed} or more on the die ends it: odds that it ends here ${odds(chance, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { phases } }) =>
      `Thor’s hammer ends in marker phase ${phases.map(({ phase, chance }, index) => `${phase} ${index === 0 ? 'with odds of' : 'with'} ${toText(chance)}`).join(', in ')}.`,
  },
  ru: {
    steps: {
      phase: ({ phase, needed, bonus, chance }) => ({
        label: `Фаза снятия маркеров ${phase}`,
        text: `${bonus === 0 ? 'Б' : `Прибавка ${signed(bonus, 'ru')}: б`}уря стихает, если на кубике ${needed} или больше; шанс, что именно сейчас, — ${odds(chance, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { phases } }) =>
      `«Молот Тора» стихает ${phases.map(({ phase, chance }, index) => (index === 0 ? `в ${phase}-ю фазу снятия маркеров с шансом ${toText(chance)}` : `${phase === 2 ? 'во' : 'в'} ${phase}-ю — ${toText(chance)}`)).join(', ')}.`,
  },
};
