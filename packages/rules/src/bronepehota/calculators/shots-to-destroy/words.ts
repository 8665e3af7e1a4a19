/** Wording of the number of shots. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { powerOf, powerText, reachOf, reachText } from '../../engine/dice/profile.js';
import { stepsText } from '../../engine/phrases.js';
import { shotRefusalWords } from '../../engine/shooting/words.js';
import { TARGETS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Question, Refusals } from './resolve.js';

const mean = (shots: Fraction, language: Language): string => number(toDecimal(shots), language);
const weapon = ({ range, power }: Question, language: Language): string =>
  `${reachText(reachOf(range as string), language)}, ${powerText(powerOf(power as string), language)}`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      reach: ({ reach, distance, hit }) => ({
        label: 'Range roll',
        text: `${reachText(reach, 'en')} at ${stepsText(distance, 'en')}: ${odds(hit, 'en')}`,
      }),
      target: ({ kind, armor, bonus }) => ({
        label: 'Target',
        text: `${capital(TARGETS.values[kind].en)}, armor ${armor}${bonus > 0 ? `, +${bonus} for cover` : ''}${kind === 'INFANTRY' ? '; the first damage kills' : '; it falls with each damage'}`,
      }),
      power: ({ power }) => ({ label: 'Power dice', text: `${powerText(power, 'en')}: each die above the armor is 1 damage` }),
      expected: ({ shots }) => ({ label: 'Shots', text: `On average ${mean(shots, 'en')} shots until it is destroyed` }),
      never: () => ({ label: 'Shots', text: 'This weapon cannot destroy the target from here' }),
      ammunition: ({ dice }) => ({ label: 'Ammunition', text: `A machine or gun spends ${dice} on each shot, hit or miss` }),
    },
    refusals: { UNSEEN: shotRefusalWords.en.UNSEEN },
    summary: ({ figures: { expectedShots, evenShots, sureShots }, question }) => {
      const shot = `${weapon(question, 'en')} against armor ${question.armor}`;
      if (expectedShots === undefined) return `${shot}: no number of shots destroys it.`;
      return `${shot}: ${mean(expectedShots, 'en')} shots on average, ${evenShots} for 50%, ${sureShots} for 90%.`;
    },
  },
  ru: {
    steps: {
      reach: ({ reach, distance, hit }) => ({
        label: 'Бросок дальности',
        text: `${reachText(reach, 'ru')} на ${stepsText(distance, 'ru')}: ${odds(hit, 'ru')}`,
      }),
      target: ({ kind, armor, bonus }) => ({
        label: 'Цель',
        text: `${capital(TARGETS.values[kind].ru)}, броня ${armor}${bonus > 0 ? `, +${bonus} за укрытие` : ''}${kind === 'INFANTRY' ? '; первое же повреждение смертельно' : '; с каждым повреждением она ниже'}`,
      }),
      power: ({ power }) => ({ label: 'Кубики мощности', text: `${powerText(power, 'ru')}: каждый кубик больше брони — 1 повреждение` }),
      expected: ({ shots }) => ({ label: 'Выстрелы', text: `До уничтожения в среднем выстрелов: ${mean(shots, 'ru')}` }),
      never: () => ({ label: 'Выстрелы', text: 'Этим оружием отсюда цель не уничтожить' }),
      ammunition: ({ dice }) => ({ label: 'Боезапас', text: `У машины и орудия на каждый выстрел уходит ${dice}, даже при промахе` }),
    },
    refusals: { UNSEEN: shotRefusalWords.ru.UNSEEN },
    summary: ({ figures: { expectedShots, evenShots, sureShots }, question }) => {
      const shot = `${weapon(question, 'ru')} против брони ${question.armor}`;
      if (expectedShots === undefined) return `${shot}: не уничтожить, сколько ни стреляй.`;
      return `${shot}: выстрелов в среднем ${mean(expectedShots, 'ru')}; с шансом 50\u00a0% хватит ${evenShots}, с шансом 90\u00a0% — ${sureShots}.`;
    },
  },
};
