/** Wording of the balance of two forces. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, percent, plural } from '../../../text/numbers.js';
import { percentageOf } from '../../engine/phrases.js';
import { BALANCES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const UNITS = {
  en: { one: 'unit', many: 'units' },
  ru: { one: 'боевая единица', few: 'боевые единицы', many: 'боевых единиц' },
} as const;
const units = (count: number, language: Language): string => `${number(count, language)} ${plural(count, language, UNITS[language])}`;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      first: ({ units: count }, value) => ({ label: 'First force', text: `${units(count, 'en')}, PV ${value} together` }),
      second: ({ units: count }, value) => ({ label: 'Second force', text: `${units(count, 'en')}, PV ${value} together` }),
      skill: ({ veterans }) => ({
        label: 'Skill',
        text: veterans ? 'PV counts as entered: it has to be the PV for the skill of each unit' : 'PV counts as entered, for skill 4',
      }),
      difference: ({ larger, smaller, share }, value) => ({
        label: 'Difference',
        text: `${larger} − ${smaller} = ${value}, ${percent(share, 'en')} of the larger PV`,
      }),
      verdict: ({ verdict }) => ({ label: 'Verdict', text: `Up to 5% is balanced, up to 10% acceptable: ${BALANCES.values[verdict].en}` }),
    },
    refusals: {},
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict } }) =>
      `PV ${firstPointValue} against ${secondPointValue}, a difference of ${percentageOf(differencePercent, 'en')}: ${BALANCES.values[verdict].en}.`,
  },
  ru: {
    steps: {
      first: ({ units: count }, value) => ({ label: 'Первая сторона', text: `${units(count, 'ru')}, вместе ОС ${value}` }),
      second: ({ units: count }, value) => ({ label: 'Вторая сторона', text: `${units(count, 'ru')}, вместе ОС ${value}` }),
      skill: ({ veterans }) => ({
        label: 'Навык',
        text: veterans ? 'ОС берётся как указана: она должна быть для навыка каждой единицы' : 'ОС берётся как указана, для навыка 4',
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
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict } }) =>
      `ОС ${firstPointValue} против ${secondPointValue}, разница ${percentageOf(differencePercent, 'ru')}: ${BALANCES.values[verdict].ru}.`,
  },
};
