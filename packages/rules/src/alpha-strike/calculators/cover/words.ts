/** Wording of cover. */
import type { Calculator } from '../../../calculator/calculator.js';
import { percent, signed } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const FROM = {
  en: {
    TERRAIN: 'More than a third and less than two thirds are behind something solid',
    WATER: 'The target stands in water',
    NOTHING: 'No partial cover',
  },
  ru: {
    TERRAIN: 'За твёрдой преградой больше трети, но меньше двух третей цели',
    WATER: 'Цель стоит в воде',
    NOTHING: 'Частичного укрытия нет',
  },
} as const;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      share: ({ hidden }) => ({ label: 'Hidden', text: `${percent(hidden, 'en')} of the target` }),
      sight: () => ({ label: 'Line of sight', text: 'At least a third can be seen' }),
      cover: ({ from }, value) => ({ label: 'Partial cover', text: `${FROM.en[from]}: ${signed(value, 'en')}` }),
    },
    refusals: { NO_LINE_OF_SIGHT: () => 'Not allowed: less than a third of the target can be seen, so there is no line of sight.' },
    summary: ({ figures: { partialCover, modifier, hiddenShare }, question: { targetWaterDepth } }) =>
      `${percent(hiddenShare, 'en')} hidden${targetWaterDepth > 0 ? ', in water' : ''}: line of sight, ${partialCover ? `partial cover ${signed(modifier, 'en')}` : 'no partial cover'}.`,
  },
  ru: {
    steps: {
      share: ({ hidden }) => ({ label: 'Скрыто', text: `${percent(hidden, 'ru')} цели` }),
      sight: () => ({ label: 'Линия видимости', text: 'Видно не меньше трети' }),
      cover: ({ from }, value) => ({ label: 'Частичное укрытие', text: `${FROM.ru[from]}: ${signed(value, 'ru')}` }),
    },
    refusals: { NO_LINE_OF_SIGHT: () => 'Нельзя: видно меньше трети цели, линии видимости нет.' },
    summary: ({ figures: { partialCover, modifier, hiddenShare }, question: { targetWaterDepth } }) =>
      `Скрыто ${percent(hiddenShare, 'ru')}${targetWaterDepth > 0 ? ', цель в воде' : ''}: линия видимости есть, ${partialCover ? `частичное укрытие ${signed(modifier, 'ru')}` : 'частичного укрытия нет'}.`,
  },
};
