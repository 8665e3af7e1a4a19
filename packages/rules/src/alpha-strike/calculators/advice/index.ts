/** Calculator definition. It answers the question: what should I do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost as attackCost } from '../../engine/attack/cost.js';
import { refusalOf } from '../../engine/attack/legality.js';
import { layOut } from '../../engine/attack/scene.js';
import { ATTACKER_AND_TARGET, KNOWN_ABILITIES, withNotCounted } from '../../engine/coverage/not-counted.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

/**
 * The cost in attacks: the unchanged attack and about a dozen others, or all pairs of changes when it is forbidden. The cost of each
 * grows with its possible results.
 */
const ATTACKS = { allowed: 20, forbidden: 120 } as const;

const parts = defineCalculator({
  system: 'alpha-strike',
  name: 'advice',
  answer: 'AlphaStrikeAdviceAnswer',
  title: { en: 'Advice', ru: 'Что делать?' },
  about: {
    en: 'What each single change would bring to an attack: move otherwise, close in, overheat, strike the rear; the best first',
    ru: 'Что даст атаке каждое отдельное изменение: двигаться иначе, подойти, перегреться, ударить с тыла; сначала самые выгодные',
  },
  rule: 'alpha-strike/combat',
  input,
  output,
  principal: ['changes.0.change', 'changes.0.gain', 'now.expectedDamage', 'now.hit'],
  rankBy: 'now.expectedDamage',
  relations,
  resolve,
  cost: ({ aim: _, ...question }) => (refusalOf(layOut(question)) ? ATTACKS.forbidden : ATTACKS.allowed) * attackCost(question),
  words,
  phrases,
  examples: [
    {
      title: { en: 'How a Bushwacker gets more out of its shot', ru: 'Как «Бушвэкеру» выстрелить лучше' },
      draft: {
        attacker: {
          size: 2,
          tmm: 2,
          move: '10"',
          damage: ['3', '3', '2'],
          overheatValue: 1,
          armor: 5,
          structure: 3,
          specials: ['CASE', 'IF1'],
        },
        target: { size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], overheatValue: 2, armor: 3, structure: 5 },
        situation: { inches: 12, targetMoved: 'GROUND', woods: true },
      },
    },
    {
      title: { en: 'To hit at all', ru: 'Лишь бы попасть' },
      draft: {
        attacker: {
          size: 3,
          tmm: 1,
          move: '8"j',
          damage: ['4', '4', '3'],
          overheatValue: 2,
          armor: 6,
          structure: 6,
          specials: ['LRM1/1/1'],
        },
        target: { size: 1, tmm: 4, move: '16"', damage: ['1', '1', '0'], armor: 2, structure: 1 },
        situation: { inches: 30, attackerMoved: 'JUMPED', targetMoved: 'GROUND', partialCover: true },
        aim: 'HIT',
      },
    },
  ],
});

export const advice = withNotCounted(parts, {
  type: 'AlphaStrikeAdviceNotCounted',
  counted: KNOWN_ABILITIES,
  units: ATTACKER_AND_TARGET,
});
