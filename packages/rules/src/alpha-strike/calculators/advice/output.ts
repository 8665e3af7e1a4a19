/** Output of the advice calculator. */
import { fields } from '../../../calculator/fields.js';
import { output as attack } from '../../engine/attack/output.js';
import { MAX_INCHES } from '../../engine/to-hit/fields.js';
import { CHANGES } from '../../vocabulary.js';

const MAX_CHANGES = 20;

const { target, hit, expectedDamage, destroyed } = attack;
const figures = fields({ target, hit, expectedDamage, destroyed });

export const output = fields({
  now: {
    kind: 'object',
    name: 'AlphaStrikeAdviceNow',
    about: { en: 'What the attack brings as it stands', ru: 'Что даёт атака как есть' },
    label: { en: 'As it stands', ru: 'Как есть' },
    hint: { en: 'Zeros where the rules forbid it', ru: 'Нули, если правила её запрещают' },
    fields: figures,
  },
  changes: {
    kind: 'list',
    min: 0,
    max: MAX_CHANGES,
    label: { en: 'Changes', ru: 'Изменения' },
    hint: {
      en: 'Each alone, the greatest gain first; without those that the rules forbid or the move does not reach',
      ru: 'Каждое само по себе, сначала самые выгодные; без запрещённых правилами и тех, на которые не хватает движения',
    },
    item: {
      kind: 'object',
      name: 'AlphaStrikeAdvice',
      about: { en: 'One change and what it brings', ru: 'Одно изменение и что оно даёт' },
      label: { en: 'Change', ru: 'Изменение' },
      fields: {
        change: { kind: 'choice', type: CHANGES, label: { en: 'Change', ru: 'Изменение' } },
        amount: {
          kind: 'number',
          min: 0,
          max: MAX_INCHES,
          optional: true,
          example: 6,
          label: { en: 'To', ru: 'До' },
          hint: {
            en: 'Inches to close in to, points of overheat; none otherwise',
            ru: 'До скольких дюймов подойти, сколько перегрева; иначе нет',
          },
        },
        gain: {
          kind: 'exact',
          better: { higher: 'ATTACKER' },
          label: { en: 'Gain', ru: 'Выигрыш' },
          hint: { en: 'Of the aim: points of damage, or odds from −1 to 1', ru: 'Для цели атаки: очки урона или шанс от −1 до 1' },
        },
        ...figures,
      },
    },
  },
});
