/** Shooting in a battle of 5150: the burst of one figure at another. The odds come from the shooting calculator. */
import type { Text } from '@rangefinder/rules';
import type { AttackResult, AttackRules, Combatant } from '../../battle/rules.js';
import { BATTLE } from '../../texts/battle.js';
import { has, isFinished, repOf, stateOf, withState } from './figure.js';
import { HIGHER_DIE, LOWER_DIE } from './initiative.js';

/** Weapons without ammunition of their own: they are thrown or fought with. */
export const UNLOADED = ['grenades', 'unarmed', 'combat-knife', 'rifle-with-bayonet', 'improvised'];

/** One of the results of a target. */
interface Result {
  readonly result: keyof typeof TEXTS;
  readonly chance: { readonly decimal: number };
}

const TEXTS = {
  MISSED: BATTLE.miss,
  ABSORBED: { en: 'Absorbed by the armor', ru: 'Поглощено бронёй' },
  UNHARMED: BATTLE.noHarm,
  STUNNED: { en: 'Stunned', ru: 'Оглушена' },
  OUT_OF_THE_FIGHT: { en: 'Out of the fight', ru: 'Выведена из боя' },
  DEAD: { en: 'Dead', ru: 'Убита' },
} as const satisfies Readonly<Record<string, Text>>;

/** Results that are states of a figure. */
const STATES: readonly Result['result'][] = ['STUNNED', 'OUT_OF_THE_FIGHT', 'DEAD'];

const RECEIVED_FIRE: Text = {
  en: 'The target takes the Received Fire test, once for all shots at it',
  ru: 'Цель проходит тест «Обстрелян» — один раз за все выстрелы по ней',
};

const EMPTY: Text = { en: 'two or more 1s: out of ammo', ru: 'две единицы и больше: патроны кончились' };

const weaponOf = ({ card }: Combatant): string => String(card.stats?.weapon);

/** Only figures in good order or ducked back are tested when shot at without harm. */
const isTested = (target: Combatant): boolean => ['STEADY', 'DUCKED_BACK'].includes(stateOf(target.fighter));

function resultOf({ result, chance: { decimal: chance } }: Result, target: Combatant): AttackResult {
  const text = TEXTS[result];
  if (STATES.includes(result)) return { text, chance, target: { marks: withState(target.fighter, result) } };
  return { text, chance, note: isTested(target) ? RECEIVED_FIRE : undefined };
}

export const attack: AttackRules = {
  calculator: 'shoot',
  label: BATTLE.shoot,
  phases: [HIGHER_DIE, LOWER_DIE],
  can: (attacker) =>
    !UNLOADED.includes(weaponOf(attacker)) &&
    !isFinished(attacker.fighter) &&
    stateOf(attacker.fighter) === 'STEADY' &&
    !has(attacker.fighter, 'EMPTY'),
  show: () => ['inches', 'repModifier', 'targets', 'visibility', 'coversOnLine', 'shooterMovedFast'],
  draft: (attacker, target) => ({
    rep: repOf(attacker.fighter),
    weapon: weaponOf(attacker),
    targets: [
      {
        armor: target.card.stats?.armor,
        ...(has(target.fighter, 'COVER') && { cover: true }),
        ...(has(target.fighter, 'PRONE') && { prone: true }),
      },
    ],
  }),
  results: async ({ answer, attacker, target }) => {
    const [first] = answer.targets as readonly { readonly worst: readonly Result[] }[];
    const possible = (first?.worst ?? []).filter(({ chance }) => chance.decimal > 0);
    const empty = Number((answer.outOfAmmunition as Result['chance']).decimal);
    const marks = [...attacker.fighter.next.marks, 'EMPTY'];
    return {
      results: possible.map((one) => resultOf(one, target)),
      did: {},
      seen: empty > 0 ? { label: EMPTY, chance: empty, attacker: { marks } } : undefined,
    };
  },
};
