/** Calculator definition. It answers the question: what does this attack do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from '../../engine/attack/cost.js';
import { relations } from '../../engine/attack/relations.js';
import { ATTACKER_AND_TARGET, KNOWN_ABILITIES, withNotCounted } from '../../engine/coverage/not-counted.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { english } from './words-en.js';
import { russian } from './words-ru.js';

/** A medium ’Mech with figures in the middle of the published ones. */
const STAND_IN = { size: 3, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 5, structure: 4 };

const parts = defineCalculator({
  system: 'alpha-strike',
  name: 'attack',
  answer: 'AttackAnswer',
  title: { en: 'Attack', ru: 'Атака' },
  about: {
    en: 'All outcomes of one attack: hit, damage, critical hits, the state of the target, and the heat of both',
    ru: 'Всё, чем может кончиться атака: попадание, урон, критические попадания, состояние цели и нагрев обеих сторон',
  },
  rule: 'alpha-strike/combat',
  input,
  output,
  layout: {
    sides: [
      { fields: ['attacker', 'situation.attackerMoved'], standIn: STAND_IN },
      {
        fields: ['target', 'situation.targetMoved', 'situation.woods', 'situation.partialCover', 'situation.fromRear'],
        standIn: STAND_IN,
      },
    ],
    between: ['situation.inches'],
  },
  principal: ['target', 'hit', 'destroyed'],
  rankBy: 'expectedDamage',
  relations,
  resolve,
  cost,
  words: { en: english, ru: russian },
  phrases,
  examples: [
    {
      title: { en: 'A Bushwacker finishes the armor of a Rifleman', ru: '«Бушвэкер» добивает броню «Райфлмэна»' },
      draft: {
        attacker: { size: 2, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 5, structure: 3, specials: ['CASE', 'IF1'] },
        target: { size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], overheatValue: 2, armor: 1, structure: 5 },
        situation: { inches: 12, targetMoved: 'GROUND' },
      },
    },
    {
      title: { en: 'A Stalker overheats at medium range', ru: '«Сталкер» перегревается на средней дистанции' },
      draft: {
        attacker: { size: 4, damage: ['3', '4', '2'], overheatValue: 3, specials: ['IF1'] },
        target: { size: 4, tmm: 1, move: '8"', damage: ['3', '3', '1'], armor: 8, structure: 7, specials: ['REAR1/1/-'] },
        situation: { inches: 10, attackerMoved: 'STOOD_STILL', targetMoved: 'GROUND', overheat: 3 },
      },
    },
    {
      title: { en: 'Death from above', ru: '«Смерть с небес»' },
      draft: {
        attacker: { skill: 3, size: 3, tmm: 1, move: '8"j' },
        target: { size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], armor: 2, structure: 2, specials: ['ENE'] },
        situation: { inches: 0, attack: 'DEATH_FROM_ABOVE', attackerMoved: 'JUMPED', inchesMoved: 8, targetMoved: 'GROUND' },
      },
    },
  ],
});

export const attack = withNotCounted(parts, {
  type: 'AlphaStrikeAttackNotCounted',
  counted: KNOWN_ABILITIES,
  units: ATTACKER_AND_TARGET,
});
