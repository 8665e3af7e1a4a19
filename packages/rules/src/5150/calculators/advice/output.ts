/** Output of the advice calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { CHANGES } from '../../vocabulary.js';

export const MAX_CHANGES = 12;
const MAX_INCHES = 1000;

const figures = fields({
  hit: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'First target hit', ru: 'Первая цель поражена' },
    hint: { en: 'Once or more', ru: 'Хотя бы раз' },
  },
  outOfAction: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Dead or out of the fight', ru: 'Убита или выведена из боя' },
    hint: { en: 'The first target; 0 without a weapon and an Impact', ru: 'Первая цель; 0 без оружия и Ущерба' },
  },
  dead: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Dead', ru: 'Убита' },
    hint: { en: 'The first target', ru: 'Первая цель' },
  },
  outOfAmmunition: { kind: 'chance', better: { lower: 'ATTACKER' }, label: { en: 'Out of ammunition', ru: 'Кончились патроны' } },
});

const others = field({
  kind: 'exact',
  better: { higher: 'ATTACKER' },
  label: { en: 'Other targets', ru: 'Остальные цели' },
  hint: { en: 'The aim, on average, at all targets but the first', ru: 'Цель стрельбы в среднем, по всем мишеням, кроме первой' },
});

const amount = {
  kind: 'number',
  min: 0,
  max: MAX_INCHES,
  optional: true,
  example: 24,
} as const;

export const output = fields({
  now: {
    kind: 'object',
    name: 'FiftyOneFiftyAdviceNow',
    about: { en: 'What the burst brings as it stands', ru: 'Что даёт очередь как есть' },
    label: { en: 'As it stands', ru: 'Как есть' },
    hint: { en: 'Zeros where the rules forbid it', ru: 'Нули, если правила её запрещают' },
    fields: { allowed: { kind: 'boolean', better: { higher: 'ATTACKER' }, label: { en: 'Allowed', ru: 'Разрешена' } }, ...figures, others },
  },
  changes: {
    kind: 'list',
    min: 0,
    max: MAX_CHANGES,
    label: { en: 'Changes', ru: 'Изменения' },
    hint: {
      en: 'The greatest gain first, at the best amount; without those that gain nothing or that the rules forbid. Pairs when no single change is enough',
      ru: 'Сначала самые выгодные; без тех, что ничего не дают или запрещены. Пары — если одной перемены мало',
    },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyAdvice',
      about: { en: 'One change and what it brings', ru: 'Одно изменение и что оно даёт' },
      label: { en: 'Change', ru: 'Изменение' },
      fields: {
        change: { kind: 'choice', type: CHANGES, label: { en: 'Change', ru: 'Изменение' } },
        amount: {
          kind: 'number',
          min: 0,
          max: MAX_INCHES,
          optional: true,
          example: 24,
          label: { en: 'To', ru: 'До' },
          hint: {
            en: 'Inches to close in to; dice at the target; none otherwise',
            ru: 'До скольких дюймов подойти, сколько кубиков в цель; иначе нет',
          },
        },
        gain: {
          kind: 'exact',
          better: { higher: 'ATTACKER' },
          label: { en: 'Gain', ru: 'Выигрыш' },
          hint: { en: 'Odds of the aim, from −1 to 1', ru: 'Прирост шанса, от −1 до 1' },
        },
        also: {
          kind: 'choice',
          type: CHANGES,
          optional: true,
          label: { en: 'Together with', ru: 'Вместе с' },
          hint: {
            en: 'The other half of a pair, when no single change makes the shot possible',
            ru: 'Вторая половина пары, если одной перемены мало',
          },
        },
        alsoAmount: { ...amount, label: { en: 'To, the second', ru: 'До, вторая' } },
        ...figures,
        others,
      },
    },
  },
});
