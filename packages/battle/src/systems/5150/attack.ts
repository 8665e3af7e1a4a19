/** Shooting in a battle of 5150: the burst of one figure at another. The odds come from the shooting calculator. */
import type { Text } from '@rangefinder/rules';
import type { AskEngine, AttackResult, AttackRules, Combatant } from '../../battle/rules.js';
import type { Fighter } from '../../battle/state.js';
import { BATTLE } from '../../texts/battle.js';
import { has, isFinished, LEAVING, repOf, stateOf, withState } from './figure.js';
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

export const weaponOf = ({ card }: Combatant): string => String(card.stats?.weapon);

/** Only figures in good order or ducked back are tested when shot at without harm. */
const isTested = (target: Combatant): boolean => ['STEADY', 'DUCKED_BACK'].includes(stateOf(target.fighter));

/** Whether fire of a weapon suppresses the target: behind cover it would then duck back. */
async function suppresses(weapon: string, target: Combatant, ask: AskEngine): Promise<boolean> {
  const draft = { test: 'RECEIVED_FIRE', rep: repOf(target.fighter), weapon: weaponOf(target), enemyWeapon: weapon, cover: true };
  const outcome = await ask('5150/reaction', draft);
  const actions = outcome.ok ? (outcome.answer.actions as readonly { readonly action: string }[]) : [];
  return actions.some(({ action }) => action === 'DUCK_BACK');
}

/** What fire does to a target that it does not harm. */
async function underFire(attacker: Combatant, target: Combatant, ask: AskEngine): Promise<Fighter['did'] | undefined> {
  if (!isTested(target)) return undefined;
  const isSuppressed = target.fighter.did.suppressed === true || (await suppresses(weaponOf(attacker), target, ask));
  return { underFire: true, suppressed: isSuppressed };
}

function resultOf({ result, chance: { decimal: chance } }: Result, target: Combatant, suffered: Fighter['did'] | undefined): AttackResult {
  const text = TEXTS[result];
  if (STATES.includes(result)) return { text, chance, target: { marks: withState(target.fighter, result) } };
  return suffered ? { text, chance, suffered, note: RECEIVED_FIRE } : { text, chance };
}

/** Figures that have ducked back or ceased to fight fire only as the result of a test. */
function mayFire(figure: Fighter): boolean {
  const state = stateOf(figure);
  const isFree = state === 'STEADY' && !has(figure, LEAVING);
  return isFree || (figure.did.fires === true && ['STEADY', 'DUCKED_BACK'].includes(state));
}

export const attack: AttackRules = {
  calculator: 'shoot',
  label: BATTLE.shoot,
  phases: [HIGHER_DIE, LOWER_DIE],
  can: (attacker) =>
    !UNLOADED.includes(weaponOf(attacker)) && !isFinished(attacker.fighter) && mayFire(attacker.fighter) && !has(attacker.fighter, 'EMPTY'),
  show: () => ['inches', 'repModifier', 'targets', 'visibility', 'coversOnLine', 'shooterMovedFast'],
  draft: (attacker, target) => ({
    rep: repOf(attacker.fighter),
    weapon: weaponOf(attacker),
    ...(attacker.fighter.did.firesWorse === true && { repModifier: -1 }),
    targets: [
      {
        armor: target.card.stats?.armor,
        ...(has(target.fighter, 'COVER') && { cover: true }),
        ...(has(target.fighter, 'PRONE') && { prone: true }),
      },
    ],
  }),
  results: async ({ answer, attacker, target }, ask) => {
    const [first] = answer.targets as readonly { readonly worst: readonly Result[] }[];
    const possible = (first?.worst ?? []).filter(({ chance }) => chance.decimal > 0);
    const empty = Number((answer.outOfAmmunition as Result['chance']).decimal);
    const marks = [...attacker.fighter.next.marks, 'EMPTY'];
    const suffered = await underFire(attacker, target, ask);
    return {
      results: possible.map((one) => resultOf(one, target, suffered)),
      did: { fires: false, firesWorse: false },
      seen: empty > 0 ? { label: EMPTY, chance: empty, attacker: { marks } } : undefined,
    };
  },
};
