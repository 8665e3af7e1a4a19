/** Strength in close combat and the losses of the loser. Tables 6 and 7 of the source. */
import type { Table } from '../../../reference/reference.js';
import { dieText } from '../../../text/die.js';
import type { Text } from '../../../text/language.js';
import { TARGETS, type Target } from '../../vocabulary.js';
import { SURVIVAL_DIE } from './real-hits.js';

/** The components of a strength. */
export interface Strength {
  readonly die: boolean;
  readonly armor: boolean;
  readonly closeCombat: boolean;
}

/** Faces of the close-combat die. */
export const COMBAT_DIE = 6;

/** Strength in attack. Undefined for kinds that cannot attack. */
export const ATTACK_STRENGTH: Readonly<Record<Target, Strength | undefined>> = {
  INFANTRY: { die: true, armor: false, closeCombat: true },
  MACHINE: { die: true, armor: true, closeCombat: true },
  GUN: undefined,
  UNMANNED_MACHINE: undefined,
};

export const DEFENSE_STRENGTH: Readonly<Record<Target, Strength>> = {
  INFANTRY: { die: true, armor: true, closeCombat: false },
  MACHINE: { die: true, armor: true, closeCombat: true },
  GUN: { die: false, armor: true, closeCombat: false },
  UNMANNED_MACHINE: { die: false, armor: true, closeCombat: false },
};

function strength(of: Strength | undefined): Text {
  if (!of) return { en: 'does not attack', ru: 'не атакует' };
  const en = [of.die && dieText(COMBAT_DIE, 'en'), of.armor && 'armor', of.closeCombat && 'close combat'];
  const ru = [of.die && dieText(COMBAT_DIE, 'ru'), of.armor && 'броня', of.closeCombat && 'ББ'];
  return { en: en.filter(Boolean).join(' + '), ru: ru.filter(Boolean).join(' + ') };
}

const ORDER = ['INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'] as const;

export const strengthTable: Table = {
  id: 'bronepehota/table/strength',
  title: { en: 'Strength in close combat', ru: 'Сила в ближнем бою' },
  section: 'bronepehota/strength',
  columns: [
    { en: 'Combat unit', ru: 'Боевая единица' },
    { en: 'In attack', ru: 'В атаке' },
    { en: 'In defense', ru: 'В защите' },
  ],
  rows: ORDER.map((kind) => [TARGETS.values[kind], strength(ATTACK_STRENGTH[kind]), strength(DEFENSE_STRENGTH[kind])]),
};

const difference: Text = { en: 'damage equal to the difference', ru: 'столько повреждений, какова разница сил' };

export const outcomeTable: Table = {
  id: 'bronepehota/table/close-combat-outcome',
  title: { en: 'Losing in close combat', ru: 'Поражение в ближнем бою' },
  section: 'bronepehota/close-combat-outcome',
  columns: [
    { en: 'Loser', ru: 'Проигравший' },
    { en: 'Suffers', ru: 'Что с ним' },
    { en: 'Pilot', ru: 'Пилот' },
  ],
  rows: [
    [TARGETS.values.INFANTRY, { en: 'dies', ru: 'гибнет' }, null],
    [
      TARGETS.values.MACHINE,
      difference,
      { en: `survival test ${dieText(SURVIVAL_DIE, 'en')}`, ru: `тест выживания ${dieText(SURVIVAL_DIE, 'ru')}` },
    ],
    [TARGETS.values.GUN, difference, null],
    [TARGETS.values.UNMANNED_MACHINE, difference, null],
  ],
};
