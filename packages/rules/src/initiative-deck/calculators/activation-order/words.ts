/** Wording of the order of activation. */
import type { Calculator } from '../../../calculator/calculator.js';
import { number, plural } from '../../../text/numbers.js';
import { uncapital } from '../../../text/sentences.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const steps = { one: 'step', many: 'steps' };
const stepWords = { one: 'шаг', few: 'шага', many: 'шагов' };
const stepsEn = (first: number, last: number): string => (first === last ? `Step ${first}` : `Steps ${first}–${last}`);
const stepsRu = (first: number, last: number): string => (first === last ? `Шаг ${first}` : `Шаги ${first}–${last}`);
const turnsOf = (worded: readonly { readonly label: string; readonly text: string }[]): string =>
  worded
    .slice(1)
    .map(({ label, text }) => `${uncapital(label)}: ${text}`)
    .join('; ');

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      units: ({ participants }) => ({
        label: 'Units',
        text: `To activate, lowest initiative first: ${participants.map(({ name, units }) => `${name}: ${units}`).join(', ')}`,
      }),
      turn: ({ first, last, names, most }) => ({
        label: stepsEn(first, last),
        text: `${names.join(', ')} (${most} left${names.length > 1 ? ' each' : ''})`,
      }),
    },
    refusals: {},
    summary: ({ figures: { order }, steps: worded }) =>
      order.length === 0
        ? 'Nobody has units to activate.'
        : `${number(order.length, 'en')} ${plural(order.length, 'en', steps)}, one unit each: ${turnsOf(worded)}.`,
  },
  ru: {
    steps: {
      units: ({ participants }) => ({
        label: 'БЕ',
        text: `Активировать предстоит, от низкой инициативы к высокой: ${participants.map(({ name, units }) => `${name}: ${units}`).join(', ')}`,
      }),
      turn: ({ first, last, names, most }) => ({
        label: stepsRu(first, last),
        text: `${names.join(', ')} (осталось ${names.length > 1 ? 'по ' : ''}${most})`,
      }),
    },
    refusals: {},
    summary: ({ figures: { order }, steps: worded }) =>
      order.length === 0
        ? 'Активировать некого.'
        : `${number(order.length, 'ru')} ${plural(order.length, 'ru', stepWords)}, по одной БЕ: ${turnsOf(worded)}.`,
  },
};
