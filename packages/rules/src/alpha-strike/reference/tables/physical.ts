/** Physical attacks: reach, damage, and damage to the attacker. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { ATTACKS, type AttackKind } from '../../vocabulary.js';
import { ATTACK_KIND_MODIFIERS } from './to-hit.js';

/** Reach of physical attacks, in inches between the bases. Ram and death from above end in contact. */
export const REACH_INCHES: Readonly<Partial<Record<AttackKind, number>>> = { PHYSICAL: 1, MELEE_WEAPON: 2 };

/** Bonus of a melee weapon (MEL), added to the size. */
export const MELEE_WEAPON_BONUS = 1;
/** Damage of a ram is inches moved × size, divided by this. */
export const RAM_DIVISOR = 8;
/** Bonus of death from above to the damage of a ram. */
export const DEATH_FROM_ABOVE_BONUS = 1;
/** Minimum size of a target that damages a unit running or falling into it. */
export const HARD_TARGET_SIZE = 3;
/** Damage to the attacker of a ram that hits a hard target. */
export const RAM_OWN_DAMAGE = 1;
/** Damage to the attacker of a missed death from above, and the extra damage of a hard target. */
export const MISSED_DEATH_FROM_ABOVE_DAMAGE = 1;
export const MISSED_HARD_TARGET_DAMAGE = 1;

const none: Text = same('0');
const inContact: Text = { en: 'base contact', ru: 'касание подставками' };

const row = (attack: AttackKind, damage: Text, hit: Text, miss: Text) => {
  const { en, ru } = ATTACKS.values[attack];
  const reach = REACH_INCHES[attack];
  const modifier = ATTACK_KIND_MODIFIERS[attack];
  return [
    { en: capital(en), ru: capital(ru) },
    reach === undefined ? inContact : same(`${reach}"`),
    { en: signed(modifier, 'en'), ru: signed(modifier, 'ru') },
    damage,
    hit,
    miss,
  ];
};

const hardTarget: Text = {
  en: `if the target is size ${HARD_TARGET_SIZE} or more`,
  ru: `если размерный класс цели ${HARD_TARGET_SIZE} и больше`,
};
const ram: Text = { en: `inches moved × size / ${RAM_DIVISOR}`, ru: `пройденные дюймы × размерный класс / ${RAM_DIVISOR}` };
const crash: Text = { en: `${RAM_OWN_DAMAGE} ${hardTarget.en}`, ru: `${RAM_OWN_DAMAGE}, ${hardTarget.ru}` };
const missedFall: Text = {
  en: `${MISSED_DEATH_FROM_ABOVE_DAMAGE}, and ${MISSED_HARD_TARGET_DAMAGE} more ${hardTarget.en}`,
  ru: `${MISSED_DEATH_FROM_ABOVE_DAMAGE} и ещё ${MISSED_HARD_TARGET_DAMAGE}, ${hardTarget.ru}`,
};
const size: Text = { en: 'size', ru: 'размерный класс' };

export const physicalAttacksTable: Table = {
  id: 'alpha-strike/table/physical-attacks',
  title: { en: 'Physical attacks', ru: 'Атаки в ближнем бою' },
  section: 'alpha-strike/physical-attacks',
  columns: [
    { en: 'Attack', ru: 'Атака' },
    { en: 'Reach', ru: 'Досягаемость' },
    { en: 'To hit', ru: 'Модификатор' },
    { en: 'Damage', ru: 'Урон' },
    { en: 'To the attacker on a hit', ru: 'Атакующему при попадании' },
    { en: 'To the attacker on a miss', ru: 'Атакующему при промахе' },
  ],
  rows: [
    row('PHYSICAL', size, none, none),
    row('MELEE_WEAPON', { en: `size + ${MELEE_WEAPON_BONUS}`, ru: `размерный класс + ${MELEE_WEAPON_BONUS}` }, none, none),
    row('RAM', ram, crash, none),
    row(
      'DEATH_FROM_ABOVE',
      { en: `as a charge + ${DEATH_FROM_ABOVE_BONUS}`, ru: `как от тарана + ${DEATH_FROM_ABOVE_BONUS}` },
      size,
      missedFall,
    ),
  ],
  notes: [
    {
      en: 'A charge rounds to the nearest whole point, half up; death from above adds its point afterwards.',
      ru: 'Урон от тарана округляется до ближайшего целого, половина — вверх; «смерть с небес» прибавляет своё очко уже после.',
    },
  ],
};
