/** Wording of the damage of a ram. */
import type { Calculator } from '../../../calculator/calculator.js';
import { inches, number, signed } from '../../../text/numbers.js';
import { damagePoints, dealsDamage } from '../../engine/phrases.js';
import { HARD_TARGET_SIZE } from '../../reference/tables/physical.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

/** An attacker who misses can take damage only if a hit can damage it too. */
const attacker = {
  en: (hit: number, miss: number) => {
    if (hit + miss === 0) return 'the attacker takes none';
    if (hit === miss) return `the attacker takes ${hit}, hit or miss`;
    return `the attacker takes ${hit} on a hit and ${miss || 'none'} on a miss`;
  },
  ru: (hit: number, miss: number) => {
    if (hit + miss === 0) return 'сам урона не получает';
    if (hit === miss) return `сам получает ${hit} и при попадании, и при промахе`;
    return `сам получает ${hit} при попадании и ${miss || 'ничего'} при промахе`;
  },
};

/** «наносит тараном 2 очка урона», «тараном урона не наносит» */
const blow = (damage: number, by: string): string =>
  damage === 0 ? `${by} урона не наносит` : `наносит ${by} ${damagePoints(damage, 'ru')}`;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Charge (ram)',
        text: `${inches(moved, 'en')} × size ${size} / 8 = ${number(exact, 'en')}, to the nearest whole: ${value}`,
      }),
      deathFromAbove: (_, value) => ({
        label: 'Death from above',
        text: `Death from above deals more than a charge: ${signed(value, 'en')}`,
      }),
      rear: (_, value) => ({ label: 'From the rear', text: `The target is hit from the rear: ${signed(value, 'en')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'To the attacker on a hit',
        text: deathFromAbove
          ? `The attacker takes as much as its own size: ${value}`
          : `A target of size ${HARD_TARGET_SIZE} or more damages the attacker; it is size ${targetSize}: ${value}`,
      }),
      ownMiss: ({ deathFromAbove, targetSize }, value) => ({
        label: 'To the attacker on a miss',
        text: deathFromAbove
          ? `The attacker takes 1, and 1 more if the target is size ${HARD_TARGET_SIZE} or more; it is size ${targetSize}: ${value}`
          : 'On a miss the attacker takes no damage',
      }),
    },
    refusals: {},
    summary: ({ figures: { damage, attackerDamageOnHit: hit, attackerDamageOnMiss: miss }, question }) =>
      `${question.deathFromAbove ? 'Death from above' : 'A charge'} over ${inches(question.inches, 'en')} by a size ${question.size} unit${question.fromRear ? ', from the rear,' : ''} ${dealsDamage(damage, 'en')}; ${attacker.en(hit, miss)}.`,
  },
  ru: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Таран',
        text: `${inches(moved, 'ru')} × размерный класс ${size} / 8 = ${number(exact, 'ru')}, до ближайшего целого: ${value}`,
      }),
      deathFromAbove: (_, value) => ({ label: '«Смерть с небес»', text: `Удар сверху сильнее тарана: ${signed(value, 'ru')}` }),
      rear: (_, value) => ({ label: 'С тыла', text: `Удар пришёлся с тыла: ${signed(value, 'ru')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Атакующему при попадании',
        text: deathFromAbove
          ? `Атакующий получает урон, равный своему размерному классу: ${value}`
          : `Атакующему наносит урон цель от ${HARD_TARGET_SIZE}-го размерного класса; она ${targetSize}-го: ${value}`,
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
      `Мех ${question.size}-го размерного класса ${question.deathFromAbove ? 'прыжком' : 'с разбега'} в ${inches(question.inches, 'ru')} ${blow(damage, `${question.deathFromAbove ? '«смертью с небес»' : 'тараном'}${question.fromRear ? ' с тыла' : ''}`)}; ${attacker.ru(hit, miss)}.`,
  },
};
