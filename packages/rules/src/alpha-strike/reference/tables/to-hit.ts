/** To-hit modifiers: everything added to the attacker's skill except range. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import type { AttackKind, Movement } from '../../vocabulary.js';

export const ATTACKER_MOVEMENT_MODIFIERS: Readonly<Record<Movement, number>> = { STOOD_STILL: -1, GROUND: 0, JUMPED: 2, IMMOBILE: 0 };

/** Added to the TMM of a target that jumped. */
export const TARGET_JUMPED_MODIFIER = 1;
/** Modifier of an immobile target instead of its TMM. */
export const TARGET_IMMOBILE_MODIFIER = -4;
export const WOODS_MODIFIER = 1;
export const PARTIAL_COVER_MODIFIER = 1;
/** Modifier of each fire-control hit. */
export const FIRE_CONTROL_MODIFIER = 2;

export const ATTACK_KIND_MODIFIERS: Readonly<Record<AttackKind, number>> = {
  WEAPON: 0,
  REAR: 1,
  INDIRECT: 0,
  PHYSICAL: 0,
  MELEE_WEAPON: 0,
  RAM: 1,
  DEATH_FROM_ABOVE: 1,
};

const row = (en: string, ru: string, modifier: number | Text) => [
  { en, ru },
  typeof modifier === 'number' ? { en: signed(modifier, 'en'), ru: signed(modifier, 'ru') } : modifier,
];

export const toHitTable: Table = {
  id: 'alpha-strike/table/to-hit',
  title: { en: 'To-hit modifiers', ru: 'Модификаторы атаки' },
  section: 'alpha-strike/to-hit',
  columns: [
    { en: 'Situation', ru: 'Ситуация' },
    { en: 'Modifier', ru: 'Модификатор' },
  ],
  rows: [
    row('Base: the attacker’s skill', 'База: навык атакующего', { en: 'skill', ru: 'навык' }),
    row('Attacker stood still', 'Атакующий стоял на месте', ATTACKER_MOVEMENT_MODIFIERS.STOOD_STILL),
    row('Attacker moved on the ground', 'Атакующий двигался по земле', ATTACKER_MOVEMENT_MODIFIERS.GROUND),
    row('Attacker jumped', 'Атакующий прыгал', ATTACKER_MOVEMENT_MODIFIERS.JUMPED),
    row('Target stood still', 'Цель стояла на месте', 0),
    row('Target moved on the ground', 'Цель двигалась по земле', { en: 'TMM', ru: 'МДЦ' }),
    row('Target jumped', 'Цель прыгала', {
      en: `TMM ${signed(TARGET_JUMPED_MODIFIER, 'en')}`,
      ru: `МДЦ ${signed(TARGET_JUMPED_MODIFIER, 'ru')}`,
    }),
    row('Target immobile, in place of TMM', 'Цель обездвижена, вместо МДЦ', TARGET_IMMOBILE_MODIFIER),
    row('Target in woods, or woods in the way', 'Цель в лесу или лес мешает обзору', WOODS_MODIFIER),
    row('Partial cover', 'Частичное укрытие', PARTIAL_COVER_MODIFIER),
    row('Attacker’s heat, weapons only', 'Нагрев атакующего, только стрельба', { en: '+ heat', ru: '+ нагрев' }),
    row('Each fire-control hit, weapons only', 'Каждое попадание по СУО, только стрельба', FIRE_CONTROL_MODIFIER),
    row('Rear-mounted weapons', 'Направленные назад орудия', ATTACK_KIND_MODIFIERS.REAR),
    row('Physical or melee weapon attack', 'Обычная атака в ближнем бою или оружием ближнего боя', ATTACK_KIND_MODIFIERS.PHYSICAL),
    row('Charge (ram) or death from above', 'Таран или «смерть с небес»', ATTACK_KIND_MODIFIERS.RAM),
  ],
};
