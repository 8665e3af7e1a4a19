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
      ? `the attacker takes ${damagePoints(hit, 'en')} either way`
      : `the attacker takes ${damagePoints(hit, 'en')} on a hit and ${damagePoints(miss, 'en')} on a miss`,
  ru: (hit: number, miss: number) =>
    hit === miss
      ? `атакующему — ${damagePoints(hit, 'ru')} в любом случае`
      : `атакующему — ${damagePoints(hit, 'ru')} при попадании и ${damagePoints(miss, 'ru')} при промахе`,
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Ram',
        text: `${inches(moved, 'en')} × size ${size} / 8 = ${number(exact, 'en')}, to the nearest whole: ${value}`,
      }),
      deathFromAbove: (_, value) => ({
        label: 'Death from above',
        text: `A falling attacker deals more than a running one: ${signed(value ?? 0, 'en')}`,
      }),
      rear: (_, value) => ({ label: 'From the rear', text: `The target is hit from the rear: ${signed(value ?? 0, 'en')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Attacker, on a hit',
        text: deathFromAbove
          ? `Falling costs as much as the attacker’s size: ${value}`
          : `A target of size ${targetSize} (${HARD_TARGET_SIZE} or more hurts): ${damagePoints(value ?? 0, 'en')}`,
      }),
      ownMiss: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Attacker, on a miss',
        text: deathFromAbove
          ? `A missed fall costs 1, and 1 more at size ${HARD_TARGET_SIZE} or above; the target is size ${targetSize}: ${value}`
          : 'A ram that misses costs nothing',
      }),
    },
    refusals: {},
    summary: ({ figures: { damage, attackerDamageOnHit: hit, attackerDamageOnMiss: miss }, question }) =>
      `${question.deathFromAbove ? 'Death from above' : 'A ram'} after ${inches(question.inches, 'en')} by a size ${question.size} unit${question.fromRear ? ', from the rear,' : ''} deals ${damagePoints(damage, 'en')}; ${attacker.en(hit, miss)}.`,
  },
  ru: {
    steps: {
      ram: ({ inches: moved, size, exact }, value) => ({
        label: 'Таран',
        text: `${inches(moved, 'ru')} × класс ${size} / 8 = ${number(exact, 'ru')}, до ближайшего целого: ${value}`,
      }),
      deathFromAbove: (_, value) => ({ label: '«Смерть с небес»', text: `Удар сверху сильнее тарана: ${signed(value ?? 0, 'ru')}` }),
      rear: (_, value) => ({ label: 'С тыла', text: `Удар пришёлся с тыла: ${signed(value ?? 0, 'ru')}` }),
      ownHit: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Атакующему при попадании',
        text: deathFromAbove
          ? `Падение обходится в размерный класс атакующего: ${value}`
          : `Цель ${targetSize}-го класса (больно от ${HARD_TARGET_SIZE}-го): ${damagePoints(value ?? 0, 'ru')}`,
      }),
      ownMiss: ({ deathFromAbove, targetSize }, value) => ({
        label: 'Атакующему при промахе',
        text: deathFromAbove
          ? `Промах стоит 1 и ещё 1, если цель ${HARD_TARGET_SIZE}-го класса или крупнее; она ${targetSize}-го: ${value}`
          : 'Промахнувшийся таран ничего не стоит',
      }),
    },
    refusals: {},
    summary: ({ figures: { damage, attackerDamageOnHit: hit, attackerDamageOnMiss: miss }, question }) =>
      `${question.deathFromAbove ? '«Смерть с небес»' : 'Таран'} после ${inches(question.inches, 'ru')} мехом ${question.size}-го класса${question.fromRear ? ' с тыла' : ''}: цели — ${damagePoints(damage, 'ru')}; ${attacker.ru(hit, miss)}.`,
  },
};
