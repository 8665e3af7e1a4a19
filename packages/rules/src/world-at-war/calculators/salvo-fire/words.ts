/** Wording of a salvo. */
import type { Calculator } from '../../../calculator/calculator.js';
import { number, odds, plural, signed } from '../../../text/numbers.js';
import type { input } from './input.js';
import { neededOf } from './leadership.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const diceEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'die', many: 'dice' })}`;
const diceRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;
const sum = (values: readonly number[]): string => values.join(' + ');

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      lead: ({ firepower }) => ({ label: 'Lead', text: `Firepower of the lead: ${diceEn(firepower)}` }),
      supporters: ({ supporters }, value) => ({
        label: 'Support',
        text: `${supporters} supporters, a die each: ${signed(value, 'en')}`,
      }),
      leadership: ({ values, sum: total, counted, eachDie }) => ({
        label: 'Leadership',
        text: `HQs and leaders ${sum(values)}${values.length > 1 ? ` = ${total}` : ''}${counted < total ? `, at most ${counted} count` : ''}: ${eachDie ? `each die +${counted}` : `+${diceEn(counted)}`}`,
      }),
      roll: ({ dice, toHit, hit }) => ({ label: 'Roll', text: `${diceEn(dice)}, each hits on ${toHit} or more: ${odds(hit, 'en')}` }),
    },
    refusals: {
      NEEDS_TWO_SUPPORTERS: ({ supporters, needed }) =>
        `Not allowed: a salvo takes a lead and exactly ${needed} supporters, not ${supporters}.`,
    },
    summary: ({ figures: { dice, hit, anyHit }, question }) =>
      `Salvo of ${diceEn(dice)}, each hits on ${neededOf(question)} or more, ${odds(hit, 'en')}; at least one hit: ${odds(anyHit, 'en')}.`,
  },
  ru: {
    steps: {
      lead: ({ firepower }) => ({ label: 'Ведущий', text: `Огневая мощь ведущего: ${diceRu(firepower)}` }),
      supporters: ({ supporters }, value) => ({
        label: 'Поддержка',
        text: `Подразделений поддержки ${number(supporters, 'ru')}, по кубику с каждого: ${signed(value, 'ru')}`,
      }),
      leadership: ({ values, sum: total, counted, eachDie }) => ({
        label: 'Лидерство',
        text: `Штабы и лидеры ${sum(values)}${values.length > 1 ? ` = ${total}` : ''}${counted < total ? `, в счёт идёт не больше ${counted}` : ''}: ${eachDie ? `каждый кубик +${counted}` : `+${diceRu(counted)}`}`,
      }),
      roll: ({ dice, toHit, hit }) => ({
        label: 'Бросок',
        text: `${diceRu(dice)}, каждый попадает на ${toHit} и больше: ${odds(hit, 'ru')}`,
      }),
    },
    refusals: {
      NEEDS_TWO_SUPPORTERS: ({ supporters, needed }) =>
        `Нельзя: для залпа нужны ведущий и ровно ${needed} подразделения поддержки, а не ${supporters}.`,
    },
    summary: ({ figures: { dice, hit, anyHit }, question }) =>
      `Залп: ${diceRu(dice)}, кубик попадает на ${neededOf(question)} и больше, ${odds(hit, 'ru')}; хоть одно попадание — ${odds(anyHit, 'ru')}.`,
  },
};
