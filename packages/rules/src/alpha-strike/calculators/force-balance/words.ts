/** Wording of the balance of two forces. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language, Text } from '../../../text/language.js';
import { number, percent, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { percentageOf } from '../../engine/phrases.js';
import { BALANCES, type Balance } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Facts, otherSkillsIn } from './resolve.js';

const UNITS = {
  en: { one: 'unit', many: 'units' },
  ru: { one: 'боевая единица', few: 'боевые единицы', many: 'боевых единиц' },
} as const;
const OF_UNITS = { one: 'боевой единицы', many: 'боевых единиц' } as const;
const units = (count: number, language: Language): string => `${number(count, language)} ${plural(count, language, UNITS[language])}`;

/** The meaning of each verdict for the difference. */
const LIMITS: Readonly<Record<Balance, Text>> = {
  BALANCED: { en: 'a difference of 5% at most', ru: 'разница не больше 5\u00a0%' },
  ACCEPTABLE: { en: 'a difference of more than 5%, 10% at most', ru: 'разница больше 5\u00a0%, но не больше 10\u00a0%' },
  UNBALANCED: { en: 'a difference of more than 10%', ru: 'разница больше 10\u00a0%' },
};

/** A note that the PV difference is less meaningful with other skills. */
const caution = ({ first, second }: Checked<typeof input>, language: Language): string =>
  otherSkillsIn(first) + otherSkillsIn(second) === 0
    ? ''
    : { en: ' (PV as entered, though not every skill is 4)', ru: ' (ОС как указана, хотя навык не у всех 4)' }[language];

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      first: ({ units: count }, value) => ({ label: 'First force', text: `${units(count, 'en')}, PV ${number(value, 'en')} in all` }),
      second: ({ units: count }, value) => ({
        label: 'Second force',
        text: `${units(count, 'en')}, PV ${number(value, 'en')} in all`,
      }),
      skill: ({ others }) => ({
        label: 'Skill',
        text:
          others === 0
            ? 'Every unit has skill 4, the one that cards give PV for'
            : `Cards give PV for skill 4, but ${units(others, 'en')} ${others === 1 ? 'has' : 'have'} another; these rules have no formula, so PV counts as entered`,
      }),
      difference: ({ larger, smaller, share, ofSmaller }, value) => ({
        label: 'Difference',
        text: `${number(larger, 'en')} − ${number(smaller, 'en')} = ${number(value, 'en')}, ${percent(share, 'en')} of the ${ofSmaller ? 'smaller' : 'larger'} PV`,
      }),
      verdict: ({ verdict }) => ({ label: 'Verdict', text: `${capital(BALANCES.values[verdict].en)}: ${LIMITS[verdict].en}` }),
    },
    refusals: {},
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict }, question }) =>
      `PV ${number(firstPointValue, 'en')} against ${number(secondPointValue, 'en')}, a difference of ${percentageOf(differencePercent, 'en')}: ${BALANCES.values[verdict].en}${caution(question, 'en')}.`,
  },
  ru: {
    steps: {
      first: ({ units: count }, value) => ({
        label: 'Первая сторона',
        text: `${units(count, 'ru')}, всего ОС ${number(value, 'ru')}`,
      }),
      second: ({ units: count }, value) => ({
        label: 'Вторая сторона',
        text: `${units(count, 'ru')}, всего ОС ${number(value, 'ru')}`,
      }),
      skill: ({ others }) => ({
        label: 'Навык',
        text:
          others === 0
            ? 'У всех навык 4, для него и дана ОС на карточках'
            : `ОС на карточках — для навыка 4, а он другой у ${others} ${plural(others, 'ru', OF_UNITS)}; формулы пересчёта нет, ОС берётся как указана`,
      }),
      difference: ({ larger, smaller, share, ofSmaller }, value) => ({
        label: 'Разница',
        text: `${number(larger, 'ru')} − ${number(smaller, 'ru')} = ${number(value, 'ru')}, ${percent(share, 'ru')} от ${ofSmaller ? 'меньшей' : 'большей'} ОС`,
      }),
      verdict: ({ verdict }) => ({
        label: 'Оценка',
        text: `${capital(BALANCES.values[verdict].ru)}: ${LIMITS[verdict].ru}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { firstPointValue, secondPointValue, differencePercent, verdict }, question }) =>
      `ОС ${number(firstPointValue, 'ru')} против ${number(secondPointValue, 'ru')}, разница ${percentageOf(differencePercent, 'ru')}: ${BALANCES.values[verdict].ru}${caution(question, 'ru')}.`,
  },
};
