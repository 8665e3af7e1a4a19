/** Wording of the balance of two forces. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { number, percent, plural } from '../../../text/numbers.js';
import { percentageOf } from '../../engine/phrases.js';
import { BALANCES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Facts, otherSkillsIn } from './resolve.js';

const UNITS = {
  en: { one: 'unit', many: 'units' },
  ru: { one: 'боевая единица', few: 'боевые единицы', many: 'боевых единиц' },
} as const;
const units = (count: number, language: Language): string => `${number(count, language)} ${plural(count, language, UNITS[language])}`;

/** A difference of PV says less when units have another skill than their PV is for. */
const caution = ({ first, second }: Checked<typeof input>, language: Language): string =>
  otherSkillsIn(first) + otherSkillsIn(second) === 0
    ? ''
    : { en: ' (PV as entered: not every skill is 4)', ru: ' (ОС как указана: навык не у всех 4)' }[language];

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      first: ({ units: count }, value) => ({ label: 'First force', text: `${units(count, 'en')}, PV ${value} together` }),
      second: ({ units: count }, value) => ({ label: 'Second force', text: `${units(count, 'en')}, PV ${value} together` }),
      skill: ({ others }) => ({
        label: 'Skill',
        text:
          others === 0
            ? 'Every unit has skill 4, the one that cards give PV for'
            : `Cards give PV for skill 4, which ${units(others, 'en')} ${others === 1 ? 'does' : 'do'} not have; without a formula PV counts as entered`,
      }),
      difference: ({ larger, smaller, share }, value) => ({
        label: 'Difference',
        text: `${larger} − ${smaller} = ${value}, ${percent(share, 'en')} of the larger PV`,
      }),
      verdict: ({ verdict }) => ({ label: 'Verdict', text: `Up to 5% is balanced, up to 10% acceptable: ${BALANCES.values[verdict].en}` }),
    },
    refusals: {},
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict }, question }) =>
      `PV ${firstPointValue} against ${secondPointValue}, a difference of ${percentageOf(differencePercent, 'en')}: ${BALANCES.values[verdict].en}${caution(question, 'en')}.`,
  },
  ru: {
    steps: {
      first: ({ units: count }, value) => ({ label: 'Первая сторона', text: `${units(count, 'ru')}, вместе ОС ${value}` }),
      second: ({ units: count }, value) => ({ label: 'Вторая сторона', text: `${units(count, 'ru')}, вместе ОС ${value}` }),
      skill: ({ others }) => ({
        label: 'Навык',
        text:
          others === 0
            ? 'У всех навык 4, для него и дана ОС на карточках'
            : `На карточках ОС дана для навыка 4, а он другой: ${units(others, 'ru')}. Формулы нет, ОС берётся как указана`,
      }),
      difference: ({ larger, smaller, share }, value) => ({
        label: 'Разница',
        text: `${larger} − ${smaller} = ${value}, ${percent(share, 'ru')} от большей ОС`,
      }),
      verdict: ({ verdict }) => ({
        label: 'Оценка',
        text: `До 5 % — силы равны, до 10 % — приемлемо. Здесь: ${BALANCES.values[verdict].ru}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict }, question }) =>
      `ОС ${firstPointValue} против ${secondPointValue}, разница ${percentageOf(differencePercent, 'ru')}: ${BALANCES.values[verdict].ru}${caution(question, 'ru')}.`,
  },
};
