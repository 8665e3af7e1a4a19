/** Wording of the cost of an army. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, percentage } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { pointsText } from '../../engine/phrases.js';
import { VERDICTS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const share = (percent: Fraction, language: Language): string => percentage(toDecimal(percent), language);

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      unit: ({ name, number, count, cost }) => ({
        label: name ?? `Unit ${number}`,
        text: count === 1 ? pointsText(cost, 'en') : `${count} of them, ${pointsText(cost, 'en')} each`,
      }),
      total: ({ total }) => ({ label: 'Together', text: pointsText(total, 'en') }),
      limit: ({ limit, left }) => ({ label: 'Agreed cost', text: `${number(left, 'en')} of ${pointsText(limit, 'en')} left` }),
      opponent: ({ total }) => ({ label: 'Opposing army', text: pointsText(total, 'en') }),
      verdict: ({ percent, verdict, ofCostlier }) => ({
        label: 'Balance',
        text: `${capital(VERDICTS.values[verdict].en)}: ${share(percent, 'en')} of the ${ofCostlier ? 'costlier' : 'cheaper'} army`,
      }),
    },
    refusals: {
      TOO_EXPENSIVE: ({ total, limit }) =>
        `Not allowed: the army costs ${pointsText(total, 'en')}, the agreed limit is ${number(limit, 'en')}.`,
    },
    summary: ({ figures: { total, opponentTotal, percent, verdict, left } }) => {
      const own = `The army costs ${pointsText(total, 'en')}${left === undefined || left === null ? '' : `, ${pointsText(left, 'en')} below the agreed cost`}`;
      if (opponentTotal === undefined || percent === undefined || verdict === undefined) return `${own}.`;
      return `${own}, the opposing one ${pointsText(opponentTotal, 'en')}, a difference of ${share(percent, 'en')}: ${VERDICTS.values[verdict].en}.`;
    },
  },
  ru: {
    steps: {
      unit: ({ name, number, count, cost }) => ({
        label: name ?? `Единица ${number}`,
        text: count === 1 ? pointsText(cost, 'ru') : `${count} по ${pointsText(cost, 'ru')}`,
      }),
      total: ({ total }) => ({ label: 'Вместе', text: pointsText(total, 'ru') }),
      limit: ({ limit, left }) => ({
        label: 'Договорённая стоимость',
        text: `Осталось ${number(left, 'ru')} из ${number(limit, 'ru')}`,
      }),
      opponent: ({ total }) => ({ label: 'Армия противника', text: pointsText(total, 'ru') }),
      verdict: ({ percent, verdict, ofCostlier }) => ({
        label: 'Баланс',
        text: `${capital(VERDICTS.values[verdict].ru)}: ${share(percent, 'ru')} от более ${ofCostlier ? 'дорогой' : 'дешёвой'} армии`,
      }),
    },
    refusals: {
      TOO_EXPENSIVE: ({ total, limit }) =>
        `Нельзя: армия стоит ${pointsText(total, 'ru')}, а договорённый предел — ${number(limit, 'ru')}.`,
    },
    summary: ({ figures: { total, opponentTotal, percent, verdict, left } }) => {
      const own = `Армия стоит ${pointsText(total, 'ru')}${left === undefined || left === null ? '' : `, до договорённой стоимости осталось ${pointsText(left, 'ru')}`}`;
      if (opponentTotal === undefined || percent === undefined || verdict === undefined) return `${own}.`;
      return `${own}, армия противника — ${pointsText(opponentTotal, 'ru')}, разница — ${share(percent, 'ru')}: ${VERDICTS.values[verdict].ru}.`;
    },
  },
};
