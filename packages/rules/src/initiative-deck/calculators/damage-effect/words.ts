/** Wording of effects on damage. */
import type { Calculator } from '../../../calculator/calculator.js';
import { plural, signed } from '../../../text/numbers.js';
import type { DamageKind } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const pointsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'point', many: 'points' })} of damage`;
const pointsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'очко', few: 'очка', many: 'очков' })} урона`;

const MULTIPLIED: Readonly<Record<DamageKind, { readonly en: string; readonly ru: string }>> = {
  WHOLE: { en: 'The whole damage', ru: 'Весь урон' },
  CLUSTER: { en: 'Every group', ru: 'Каждая группа' },
  RAPID_FIRE: { en: 'One shot only', ru: 'Только один выстрел' },
};
const EXTRA: typeof MULTIPLIED = {
  WHOLE: { en: 'Added to the total', ru: 'Прибавляется к общему урону' },
  CLUSTER: { en: 'One more group of its own', ru: 'Ещё одна, отдельная группа' },
  RAPID_FIRE: { en: 'Added to one shot', ru: 'Прибавляется к одному выстрелу' },
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      printed: ({ damage }, value) => ({
        label: 'Damage',
        text: damage.length === 1 ? pointsEn(value) : `${damage.join(' + ')} = ${value}`,
      }),
      multiplier: ({ kind, multiplier }, value) => ({
        label: 'Multiplier',
        text: `${MULTIPLIED[kind].en} × ${multiplier}: ${signed(value, 'en')}`,
      }),
      extra: ({ kind }, value) => ({ label: 'Extra damage', text: `${EXTRA[kind].en}: ${signed(value, 'en')}` }),
      total: ({ groups }) => ({ label: 'After the effect', text: groups.join(' + ') }),
    },
    refusals: {},
    summary: ({ figures: { total, groups } }) =>
      total === 0
        ? 'The attack does no damage.'
        : `The attack deals ${pointsEn(total)}${groups.length > 1 ? ` (${groups.join(' + ')})` : ''}.`,
  },
  ru: {
    steps: {
      printed: ({ damage }, value) => ({ label: 'Урон', text: damage.length === 1 ? pointsRu(value) : `${damage.join(' + ')} = ${value}` }),
      multiplier: ({ kind, multiplier }, value) => ({
        label: 'Множитель',
        text: `${MULTIPLIED[kind].ru} × ${multiplier}: ${signed(value, 'ru')}`,
      }),
      extra: ({ kind }, value) => ({ label: 'Дополнительный урон', text: `${EXTRA[kind].ru}: ${signed(value, 'ru')}` }),
      total: ({ groups }) => ({ label: 'После эффекта', text: groups.join(' + ') }),
    },
    refusals: {},
    summary: ({ figures: { total, groups } }) =>
      total === 0 ? 'Атака урона не наносит.' : `Атака наносит ${pointsRu(total)}${groups.length > 1 ? ` (${groups.join(' + ')})` : ''}.`,
  },
};
