/** Wording of initiative. */
import type { Calculator } from '../../../calculator/calculator.js';
import { odds } from '../../../text/numbers.js';
import type { SideName } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Activation, Facts } from './resolve.js';

const sideEn: Readonly<Record<SideName, string>> = { FIRST: 'first', SECOND: 'second' };
const sideRu: Readonly<Record<SideName, string>> = { FIRST: 'первая', SECOND: 'вторая' };

const sequence = (order: readonly Activation[], names: Readonly<Record<SideName, string>>): string =>
  order.map(({ side, units }) => `${names[side]} ${units}`).join(', ');

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      roll: ({ tie }) => ({ label: 'Roll', text: `Both roll 2D6; a tie, ${odds(tie, 'en')}, is rolled again` }),
      win: ({ first, second }) => ({
        label: 'Winner',
        text: `The higher roll wins: first side ${odds(first, 'en')}, second ${odds(second, 'en')}`,
      }),
      even: ({ units }) => ({ label: 'Equal numbers', text: `${units} against ${units}: sides take turns, one unit at a time` }),
      uneven: ({ larger, more, fewer }) => ({
        label: 'Unequal numbers',
        text: `${more} against ${fewer}: in each round the ${sideEn[larger]} side moves as many units as it has times more left, rounded down`,
      }),
      order: ({ winner, order }) => ({
        label: `If the ${sideEn[winner]} side wins`,
        text: `The loser moves first: ${sequence(order, sideEn)}`,
      }),
      attacks: () => ({ label: 'Combat phase', text: 'The loser makes all its attacks first; damage takes effect in the end phase' }),
    },
    refusals: {},
    summary: ({ figures: { firstWins, tie, orderIfFirstWins, orderIfSecondWins } }) =>
      `Each side wins with ${odds(firstWins, 'en')} (a tie, ${odds(tie, 'en')}, is rerolled); movement if the first wins: ${sequence(orderIfFirstWins, sideEn)}; if the second wins: ${sequence(orderIfSecondWins, sideEn)}.`,
  },
  ru: {
    steps: {
      roll: ({ tie }) => ({ label: 'Бросок', text: `Обе бросают 2D6; ничью, ${odds(tie, 'ru')}, перебрасывают` }),
      win: ({ first, second }) => ({
        label: 'Победитель',
        text: `Выигрывает большее: первая — ${odds(first, 'ru')}, вторая — ${odds(second, 'ru')}`,
      }),
      even: ({ units }) => ({ label: 'Поровну', text: `${units} на ${units}: стороны ходят по очереди, по одной единице` }),
      uneven: ({ larger, more, fewer }) => ({
        label: 'Не поровну',
        text: `${more} на ${fewer}: в каждом круге ${sideRu[larger]} двигает во столько раз больше, во сколько у неё осталось больше единиц, без дробей`,
      }),
      order: ({ winner, order }) => ({
        label: `Если выиграла ${sideRu[winner]}`,
        text: `Проигравший ходит первым: ${sequence(order, sideRu)}`,
      }),
      attacks: () => ({ label: 'Фаза боя', text: 'Проигравший проводит все свои атаки первым; урон действует с завершающей фазы' }),
    },
    refusals: {},
    summary: ({ figures: { firstWins, tie, orderIfFirstWins, orderIfSecondWins } }) =>
      `Каждая сторона выигрывает с шансом ${odds(firstWins, 'ru')} (ничью, ${odds(tie, 'ru')}, перебрасывают); движение, если выиграла первая: ${sequence(orderIfFirstWins, sideRu)}; если вторая: ${sequence(orderIfSecondWins, sideRu)}.`,
  },
};
