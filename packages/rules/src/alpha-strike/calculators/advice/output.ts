/** Output of the advice calculator. */
import { fields } from '../../../calculator/fields.js';
import { output as attack } from '../../engine/attack/output.js';
import { MAX_INCHES } from '../../engine/to-hit/fields.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { CHANGES } from '../../vocabulary.js';

const MAX_CHANGES = 20;
/** Pairs of changes listed at most. */
export const MAX_PAIRS = 5;

const { target, hit, expectedDamage, destroyed } = attack;
const figures = fields({ target, hit, expectedDamage, destroyed });

const { change, amount } = fields({
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
});

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
      en: 'Each alone at its best amount, the greatest gain first, and only what gains something; two together when no single one makes the attack possible',
      ru: 'Каждое само по себе в лучшем размере, сначала самые выгодные, и только то, что даёт выигрыш; по два, если поодиночке атаку не разрешить',
    },
    item: {
      kind: 'object',
      name: 'AlphaStrikeAdvice',
      about: { en: 'One change and what it brings', ru: 'Одно изменение и что оно даёт' },
      label: { en: 'Change', ru: 'Изменение' },
      fields: {
        change,
        amount,
        second: {
          kind: 'object',
          name: 'AlphaStrikeAdviceSecond',
          about: { en: 'The other half of a pair of changes', ru: 'Вторая половина пары изменений' },
          optional: true,
          label: { en: 'Together with', ru: 'Вместе с' },
          hint: { en: 'None for a single change', ru: 'Нет, если изменение одно' },
          fields: { change, amount },
        },
        attackerHeat: {
          kind: 'int',
          min: 0,
          max: SHUTDOWN_HEAT,
          label: { en: 'Heat afterwards', ru: 'Нагрев после этого' },
          hint: { en: 'Of the attacker, after the end phase', ru: 'Атакующего, после завершающей фазы' },
        },
        shutsDown: {
          kind: 'boolean',
          label: { en: 'Shut down next turn', ru: 'Отключится' },
          hint: {
            en: 'The attacker loses its next turn and counts as immobile',
            ru: 'Атакующий пропустит следующий ход и будет считаться обездвиженным',
          },
        },
        defense: {
          kind: 'int',
          min: -20,
          max: 20,
          optional: true,
          example: -1,
          label: { en: 'Harder to hit', ru: 'Труднее попасть в ответ' },
          hint: {
            en: 'Change of the target number against the attacker; none without its TMM',
            ru: 'Изменение целевого значения против самого атакующего; нет, если не указана его МДЦ',
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
