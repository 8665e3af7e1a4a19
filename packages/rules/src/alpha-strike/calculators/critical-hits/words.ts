/** Wording of critical hits. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { list, odds } from '../../../text/numbers.js';
import { capital, uncapital } from '../../../text/sentences.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const name = (critical: Critical, language: Language): string => capital(CRITICALS.values[critical][language]);
const rolls = (all: readonly number[], language: Language): string => list(all.map(String), language);

const single = (figures: Checked<typeof output>, language: Language): string => {
  const [row] = figures.rows;
  if (!row) throw new Error('a table has rows');
  return `${CRITICALS.values[row.effect][language]}. ${row.text[language]}`;
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      roll: ({ roll, critical }) => ({ label: 'Roll', text: `${roll} on 2D6: ${CRITICALS.values[critical].en}` }),
      effect: ({ critical, effect }) => ({ label: name(critical, 'en'), text: effect.en }),
      odds: ({ critical, rolls: all, chance, effect }) => ({
        label: name(critical, 'en'),
        text: `${rolls(all, 'en')} on 2D6, odds ${odds(chance, 'en')}: ${uncapital(effect.en)}`,
      }),
      inapplicable: () => ({
        label: 'Nothing to hit',
        text: 'An effect that cannot apply is 1 point of damage instead, without another critical roll',
      }),
    },
    refusals: {},
    summary: ({ figures, question: { roll } }) =>
      roll === undefined
        ? `One critical roll destroys this unit with odds of ${odds(figures.destroyed, 'en')}.`
        : `Critical roll ${roll}: ${single(figures, 'en')}.`,
  },
  ru: {
    steps: {
      roll: ({ roll, critical }) => ({ label: 'Бросок', text: `${roll} на 2D6: ${CRITICALS.values[critical].ru}` }),
      effect: ({ critical, effect }) => ({ label: name(critical, 'ru'), text: effect.ru }),
      odds: ({ critical, rolls: all, chance, effect }) => ({
        label: name(critical, 'ru'),
        text: `${rolls(all, 'ru')} на 2D6, шанс ${odds(chance, 'ru')}: ${uncapital(effect.ru)}`,
      }),
      inapplicable: () => ({ label: 'Нечего повредить', text: 'Если последствие неприменимо, вместо него 1 очко урона без нового броска' }),
    },
    refusals: {},
    summary: ({ figures, question: { roll } }) =>
      roll === undefined
        ? `Один бросок на критическое попадание уничтожает эту БЕ с шансом ${odds(figures.destroyed, 'ru')}.`
        : `Критическое попадание, бросок ${roll}: ${single(figures, 'ru')}.`,
  },
};
