/** Wording of the damage of a ram. */
import type { Calculator } from '../../../calculator/calculator.js';
import { inches, number, signed } from '../../../text/numbers.js';
import { damagePoints } from '../../engine/phrases.js';
import { HARD_TARGET_SIZE } from '../../reference/tables/physical.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const attacker = {
  en: (hit: number, miss: number) =>
    hit === miss
      ? `the attacker takes ${damagePoints(hit, 'en')}, hit or miss`
      : `the attacker takes ${damagePoints(hit, 'en')} on a hit and ${damagePoints(miss, 'en')} on a miss`,
  ru: (hit: number, miss: number) => {
    if (hit + miss === 0) return 'сам урона не получает';
    if (hit === miss) return `сам получает ${hit} и при попадании, и при промахе`;
    return `сам получает ${hit || 'ничего'} при попадании и ${miss || 'ничего'} при промахе`;
  },
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Charge (ram)',
        text: `${inches(moved, 'en')} × size ${size} / 8 = ${number(exact, 'en')}, to the nearest whole: ${value}`,
      }),
      deathFromAbove: (_, value) => ({
        label: 'Death from above',
        text: `Death from above deals more than a charge: ${signed(value ?? 0, 'en')}`,
      }),
      rear: (_, value) => ({ label: 'From the rear', text: `The target is hit from the rear: ${signed(value ?? 0, 'en')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Attacker, on a hit',
        text: deathFromAbove
          ? `The attacker takes as much as its own size: ${value}`
          : `The target is size ${targetSize}; from size ${HARD_TARGET_SIZE} on it damages the attacker: ${value}`,
      }),
      ownMiss: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Attacker, on a miss',
        text: deathFromAbove
          ? `The attacker takes 1, and 1 more if the target is size ${HARD_TARGET_SIZE} or above; it is size ${targetSize}: ${value}`
          : 'On a miss the attacker takes no damage',
      }),
    },
    refusals: {},
    summary: ({ figures: { damage, attackerDamageOnHit: hit, attackerDamageOnMiss: miss }, question }) =>
      `${question.deathFromAbove ? 'Death from above' : 'A charge'} over ${inches(question.inches, 'en')} by a size ${question.size} unit${question.fromRear ? ', from the rear,' : ''} deals ${damagePoints(damage, 'en')}; ${attacker.en(hit, miss)}.`,
  },
  ru: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Таран',
        text: `${inches(moved, 'ru')} × размерный класс ${size} / 8 = ${number(exact, 'ru')}, до ближайшего целого: ${value}`,
      }),
      deathFromAbove: (_, value) => ({ label: '«Смерть с небес»', text: `Удар сверху сильнее тарана: ${signed(value ?? 0, 'ru')}` }),
      rear: (_, value) => ({ label: 'С тыла', text: `Удар пришёлся с тыла: ${signed(value ?? 0, 'ru')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Атакующему при попадании',
        text: deathFromAbove
          ? `Атакующий получает столько, каков его размерный класс: ${value}`
          : `Цель ${targetSize}-го размерного класса; урон атакующему — от ${HARD_TARGET_SIZE}-го: ${value}`,
      }),
      ownMiss: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Атакующему при промахе',
        text: deathFromAbove
          ? `Атакующий получает 1 и ещё 1, если цель ${HARD_TARGET_SIZE}-го размерного класса или крупнее; она ${targetSize}-го: ${value}`
          : 'При промахе атакующий урона не получает',
      }),
    },
    refusals: {},
    summary: ({ figures: { damage, attackerDamageOnHit: hit, attackerDamageOnMiss: miss }, question }) =>
      `Мех ${question.size}-го размерного класса ${question.deathFromAbove ? 'прыжком' : 'с разбега'} в ${inches(question.inches, 'ru')} наносит ${question.deathFromAbove ? '«смертью с небес»' : 'тараном'}${question.fromRear ? ' с тыла' : ''} ${damage === 0 ? '0 очков урона' : damagePoints(damage, 'ru')}; ${attacker.ru(hit, miss)}.`,
  },
};
