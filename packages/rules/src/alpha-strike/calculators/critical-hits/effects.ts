/** The effects of critical hits, in the words of the table. An ammunition hit depends on the unit's abilities. */
import type { Text } from '../../../text/language.js';
import type { Specials } from '../../engine/specials/specials.js';
import {
  ENGINE_HIT_HEAT,
  EXTRA_DAMAGE,
  FATAL_ENGINE_HITS,
  MIN_MOVE_LOSS_INCHES,
  MIN_TMM_LOSS,
  WEAPON_HIT_LOSS,
} from '../../reference/tables/critical-hits.js';
import { FIRE_CONTROL_MODIFIER } from '../../reference/tables/to-hit.js';
import type { Critical } from '../../vocabulary.js';

/** The protection of a unit's ammunition. CASE II and ENE take precedence over CASE. */
export type AmmunitionProtection = 'CASE' | 'CASE II' | 'ENE' | 'NONE';

/** The properties of a unit that change the effect of a critical hit. */
export interface Victim {
  readonly protection: AmmunitionProtection;
  readonly engineHits: number;
}

/** The ammunition protection from these abilities. @example protectionOf(parseSpecials(['ССХБ'])) // 'CASE' */
export function protectionOf({ case: hasCase, caseII, ene }: Specials): AmmunitionProtection {
  if (caseII) return 'CASE II';
  if (ene) return 'ENE';
  return hasCase ? 'CASE' : 'NONE';
}

/** Whether a critical hit alone destroys the unit. @example isFatal('ENGINE', { protection: 'NONE', engineHits: 1 }) // true */
export const isFatal = (critical: Critical, { protection, engineHits }: Victim): boolean =>
  critical === 'DESTROYED' ||
  (critical === 'AMMUNITION' && protection === 'NONE') ||
  (critical === 'ENGINE' && engineHits + 1 >= FATAL_ENGINE_HITS);

const EFFECTS: Readonly<Record<Exclude<Critical, 'AMMUNITION' | 'ENGINE'>, Text>> = {
  FIRE_CONTROL: {
    en: `+${FIRE_CONTROL_MODIFIER} to the target numbers of weapon attacks; hits add up`,
    ru: `+${FIRE_CONTROL_MODIFIER} к целевому значению орудийных атак; попадания складываются`,
  },
  NONE: { en: 'Nothing happens', ru: 'Ничего не происходит' },
  WEAPON: {
    en: `−${WEAPON_HIT_LOSS} to every damage value, not below 0; physical attacks stay as they are`,
    ru: `−${WEAPON_HIT_LOSS} ко всем значениям урона, но не ниже 0; ближний бой не страдает`,
  },
  MOVEMENT: {
    en: `The unit loses half of its MV and TMM, at least ${MIN_MOVE_LOSS_INCHES}" and ${MIN_TMM_LOSS}; at MV 0 it is immobile`,
    ru: `Теряется половина ДВ и МДЦ, не меньше ${MIN_MOVE_LOSS_INCHES}" и ${MIN_TMM_LOSS}; при ДВ 0 БЕ обездвижена`,
  },
  DESTROYED: { en: 'The unit is out of the game, whatever armor is left', ru: 'БЕ выбывает, сколько бы брони ни оставалось' },
};

const FIRST_ENGINE_HIT: Text = {
  en: `+${ENGINE_HIT_HEAT} heat whenever weapons are fired, without extra damage; a second engine hit destroys the unit`,
  ru: `+${ENGINE_HIT_HEAT} нагрева при каждой стрельбе без прибавки к урону; второе попадание по реактору уничтожает БЕ`,
};
const SECOND_ENGINE_HIT: Text = {
  en: 'A second engine hit destroys the unit',
  ru: 'Второе попадание по реактору уничтожает БЕ',
};

const AMMUNITION: Readonly<Record<AmmunitionProtection, Text>> = {
  NONE: { en: 'The ammunition blows up and the unit is destroyed', ru: 'Боезапас взрывается, БЕ уничтожена' },
  CASE: {
    en: `CASE: ${EXTRA_DAMAGE} point of damage, and another critical roll if that damages structure`,
    ru: `ССХБ: ${EXTRA_DAMAGE} очко урона и новый бросок, если повреждена конструкция`,
  },
  'CASE II': { en: 'CASE II: nothing happens', ru: 'ССХБ II: ничего не происходит' },
  ENE: { en: 'ENE: nothing to blow up, nothing happens', ru: 'ЭНО: взрываться нечему, ничего не происходит' },
};

/** The effect of a critical hit on a unit. @example effectText('ENGINE', { protection: 'NONE', engineHits: 1 }).en */
export function effectText(critical: Critical, victim: Victim): Text {
  if (critical === 'AMMUNITION') return AMMUNITION[victim.protection];
  if (critical === 'ENGINE') return isFatal(critical, victim) ? SECOND_ENGINE_HIT : FIRST_ENGINE_HIT;
  return EFFECTS[critical];
}
