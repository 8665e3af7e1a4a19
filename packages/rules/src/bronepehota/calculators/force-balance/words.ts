/** Wording of the balance of armies. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { number, percentage, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { VERDICTS, type Verdict } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const share = (percent: Fraction, language: Language): string => percentage(toDecimal(percent), language);
const pointsEn = (points: number): string => `${number(points, 'en')} ${plural(points, 'en', { one: 'point', many: 'points' })}`;
/** The army of which the percentage is taken. */
const base = (readings: readonly string[]): Text =>
  readings.includes('balance-of-costlier') ? { en: 'costliest', ru: 'дорогой' } : { en: 'cheapest', ru: 'дешёвой' };
const limit = {
  en: (verdict: Verdict, most: number): string => `${verdict === 'UNEVEN' ? 'more than' : 'at most'} ${most}%`,
  ru: (verdict: Verdict, most: number): string => `${verdict === 'UNEVEN' ? 'больше' : 'не больше'} ${most}\u00a0%`,
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      dearest: ({ cost }) => ({ label: 'Costliest army', text: pointsEn(cost) }),
      cheapest: ({ cost }) => ({ label: 'Cheapest army', text: pointsEn(cost) }),
      percent: ({ difference, percent, ofCostliest }) => ({
        label: 'Difference',
        text: `${number(difference, 'en')}, ${share(percent, 'en')} of the ${ofCostliest ? 'costliest' : 'cheapest'} army`,
      }),
      verdict: ({ verdict, limit: most }) => ({
        label: 'Verdict',
        text: `${capital(VERDICTS.values[verdict].en)}: ${limit.en(verdict, most)}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { difference, percent, verdict }, question: { readings } }) =>
      difference === 0
        ? `The armies cost the same: ${VERDICTS.values[verdict].en}.`
        : `The armies differ by ${pointsEn(difference)}, ${share(percent, 'en')} of the ${base(readings).en}: ${VERDICTS.values[verdict].en}.`,
  },
  ru: {
    steps: {
      dearest: ({ cost }) => ({ label: 'Самая дорогая армия', text: `Стоимость ${number(cost, 'ru')}` }),
      cheapest: ({ cost }) => ({ label: 'Самая дешёвая армия', text: `Стоимость ${number(cost, 'ru')}` }),
      percent: ({ difference, percent, ofCostliest }) => ({
        label: 'Разница',
        text: `${number(difference, 'ru')}, или ${share(percent, 'ru')} от самой ${ofCostliest ? 'дорогой' : 'дешёвой'} армии`,
      }),
      verdict: ({ verdict, limit: most }) => ({
        label: 'Оценка',
        text: `${capital(VERDICTS.values[verdict].ru)}: ${limit.ru(verdict, most)}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { difference, percent, verdict }, question: { readings } }) =>
      difference === 0
        ? `Армии стоят поровну: ${VERDICTS.values[verdict].ru}.`
        : `Стоимости армий отличаются на ${number(difference, 'ru')}, это ${share(percent, 'ru')} от самой ${base(readings).ru}: ${VERDICTS.values[verdict].ru}.`,
  },
};
