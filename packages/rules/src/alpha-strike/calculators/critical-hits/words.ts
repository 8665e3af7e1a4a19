/** Wording of critical hits. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked, Value } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { list, odds } from '../../../text/numbers.js';
import { capital, uncapital } from '../../../text/sentences.js';
import { type DestroyedRefusals, destroyedWords } from '../../engine/coverage/destroyed.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Row = Value<typeof output.rows.item>;

const name = (critical: Critical, language: Language): string => capital(CRITICALS.values[critical][language]);
const rolls = (all: readonly number[], language: Language): string => list(all.map(String), language);

const firstOf = ({ rows: [row] }: Checked<typeof output>): Row => {
  if (!row) throw new Error('a table has rows');
  return row;
};

const single = (figures: Checked<typeof output>, language: Language): string => {
  const { effect, text } = firstOf(figures);
  return `${CRITICALS.values[effect][language]}. ${text[language]}`;
};

export const words: Calculator<typeof input, typeof output, Facts, DestroyedRefusals>['words'] = {
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
    refusals: destroyedWords.en,
    summary: ({ figures, question: { roll } }) => {
      if (roll !== undefined) return `Critical roll ${roll}: ${single(figures, 'en')}.`;
      const { effect, text } = firstOf(figures);
      if (figures.chance) return `${name(effect, 'en')}: odds ${odds(figures.chance, 'en')} on a critical roll. ${text.en}.`;
      return `One critical roll destroys this unit with odds of ${odds(figures.destroyed, 'en')}.`;
    },
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
    refusals: destroyedWords.ru,
    summary: ({ figures, question: { roll } }) => {
      if (roll !== undefined) return `Критическое попадание, бросок ${roll}: ${single(figures, 'ru')}.`;
      const { effect, text } = firstOf(figures);
      if (figures.chance) return `${name(effect, 'ru')}: шанс ${odds(figures.chance, 'ru')} на один бросок. ${text.ru}.`;
      return `Один бросок на критическое попадание уничтожает эту БЕ с шансом ${odds(figures.destroyed, 'ru')}.`;
    },
  },
};
