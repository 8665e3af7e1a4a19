/** The effect of each critical hit in one line, with its rolls. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { capital } from '../../../text/sentences.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';
import {
  CRITICAL_BY_ROLL,
  CRITICAL_ROLLS,
  ENGINE_HIT_HEAT,
  EXTRA_DAMAGE,
  MIN_MOVE_LOSS_INCHES,
  MIN_TMM_LOSS,
  WEAPON_HIT_LOSS,
} from './critical-hits.js';
import { FIRE_CONTROL_MODIFIER } from './to-hit.js';

const EFFECTS: Readonly<Record<Critical, Text>> = {
  AMMUNITION: {
    en: `destroyed; with CASE ${EXTRA_DAMAGE} point of damage, and another roll if it damages structure; with CASE II or ENE nothing`,
    ru: `уничтожена; с ССХБ — ${EXTRA_DAMAGE} очко урона и новый бросок, если повреждена конструкция; с ССХБ II или ЭНО — ничего`,
  },
  ENGINE: {
    en: `+${ENGINE_HIT_HEAT} heat whenever it fires weapons, without extra damage; a second hit destroys`,
    ru: `+${ENGINE_HIT_HEAT} нагрева при каждой стрельбе без прибавки к урону; второе такое попадание уничтожает`,
  },
  FIRE_CONTROL: {
    en: `+${FIRE_CONTROL_MODIFIER} on weapon attacks for each hit`,
    ru: `+${FIRE_CONTROL_MODIFIER} к орудийным атакам за каждое попадание`,
  },
  WEAPON: {
    en: `−${WEAPON_HIT_LOSS} to every damage value, not below 0; physical attacks stay as they are`,
    ru: `−${WEAPON_HIT_LOSS} ко всем значениям урона, но не ниже 0; ближний бой не страдает`,
  },
  MOVEMENT: {
    en: `loses half of MV and TMM, at least ${MIN_MOVE_LOSS_INCHES}" and ${MIN_TMM_LOSS}; at MV 0 immobile`,
    ru: `теряется половина ДВ и МДЦ, не меньше ${MIN_MOVE_LOSS_INCHES}" и ${MIN_TMM_LOSS}; при ДВ 0 обездвижена`,
  },
  NONE: { en: 'nothing', ru: 'ничего' },
  DESTROYED: { en: 'out of the game, whatever armor is left', ru: 'выбывает, сколько бы брони ни оставалось' },
};

const rollsOf = (critical: Critical): string => CRITICAL_ROLLS.filter((roll) => CRITICAL_BY_ROLL[roll] === critical).join(', ');

const name = (critical: Critical): Text => ({ en: capital(CRITICALS.values[critical].en), ru: capital(CRITICALS.values[critical].ru) });

/** Criticals in the order of their lowest roll. */
const KINDS = [...new Set(CRITICAL_ROLLS.map((roll) => CRITICAL_BY_ROLL[roll] as Critical))];

export const criticalEffectsTable: Table = {
  id: 'alpha-strike/table/critical-effects',
  title: { en: 'What critical hits do', ru: 'Последствия критических попаданий' },
  section: 'alpha-strike/critical-effects',
  columns: [
    { en: '2D6', ru: '2D6' },
    { en: 'Critical hit', ru: 'Критическое попадание' },
    { en: 'Effect', ru: 'Последствие' },
  ],
  rows: KINDS.map((critical) => [rollsOf(critical), name(critical), EFFECTS[critical]]),
  notes: [
    {
      en: `An effect that cannot apply is ${EXTRA_DAMAGE} point of damage instead, without another roll.`,
      ru: `Если последствие неприменимо, вместо него ${EXTRA_DAMAGE} очко урона без нового броска.`,
    },
  ],
};
