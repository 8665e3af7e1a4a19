/** Possessions of ordinary people: rolls for weapon and armor, and for the laser version of a weapon. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import type { LawLevel } from '../../vocabulary.js';
import { type ArmorId, armorOf } from './armors.js';
import { span } from './points.js';
import { type WeaponId, weaponOf } from './weapons.js';

/** Added to the roll. */
export const LAW_LEVEL_MODIFIERS: Readonly<Record<LawLevel, number>> = { NORMAL: 0, LAX: 1, LOW: 2 };
export const LEADER_MODIFIER = 1;

/** A row of an availability table. The last row has no upper limit. */
export interface AvailabilityRow<T> {
  readonly from: number;
  readonly to: number;
  readonly gives: T;
}

/** Higher than any roll with modifiers. */
const OPEN = Number.MAX_SAFE_INTEGER;

export const WEAPON_ROWS: readonly AvailabilityRow<WeaponId>[] = [
  { from: 2, to: 3, gives: 'pistol' },
  { from: 4, to: 5, gives: 'large-calibre-pistol' },
  { from: 6, to: 6, gives: 'submachine-gun' },
  { from: 7, to: 8, gives: 'pump-shotgun' },
  { from: 9, to: 9, gives: 'rifle' },
  { from: 10, to: 11, gives: 'semi-automatic-rifle' },
  { from: 12, to: OPEN, gives: 'assault-rifle' },
];

/** A second 2d6 with this total replaces the weapon by its laser version. */
export const LASER_ROLL = 12;

export const MATCHING_LASERS = {
  pistol: 'laser-pistol',
  'large-calibre-pistol': 'laser-pistol',
  'submachine-gun': 'rapid-fire-laser-pistol',
  'pump-shotgun': 'laser-carbine',
  rifle: 'laser-rifle',
  'semi-automatic-rifle': 'laser-rifle',
  'assault-rifle': 'laser-rifle',
} as const satisfies Partial<Record<WeaponId, WeaponId>>;

/** By range and rate of fire: the shotgun has those of a submachine gun. */
export const LASERS_BY_RATE = { ...MATCHING_LASERS, 'pump-shotgun': 'rapid-fire-laser-pistol' } as const;

export const ARMOR_ROWS: readonly AvailabilityRow<ArmorId | 'special'>[] = [
  { from: 2, to: 8, gives: 'none' },
  { from: 9, to: 10, gives: 'light' },
  { from: 11, to: 11, gives: 'heavy' },
  { from: 12, to: OPEN, gives: 'special' },
];

export const SPECIAL_ARMOR_ROWS: readonly AvailabilityRow<ArmorId>[] = [
  { from: 2, to: 6, gives: 'absorbing' },
  { from: 7, to: 8, gives: 'shimmer' },
  { from: 9, to: 10, gives: 'reflecting' },
  { from: 11, to: 12, gives: 'distorting' },
];

/** The result of a roll. @example givenBy(WEAPON_ROWS, 8) // 'pump-shotgun' */
export function givenBy<T>(rows: readonly AvailabilityRow<T>[], roll: number): T {
  const row = rows.find(({ from, to }) => from <= roll && roll <= to);
  if (!row) throw new Error(`no row for ${roll}`);
  return row.gives;
}

const rollOf = ({ from, to }: AvailabilityRow<unknown>): string => (to === OPEN ? `${from}+` : span(from, to));
const ROLL: Text = { en: 'Roll', ru: 'Бросок' };
const POINTS: Text = { en: 'Points', ru: 'Очки' };
const MODIFIERS: Text = {
  en: `Law level Lax +${LAW_LEVEL_MODIFIERS.LAX}, Low +${LAW_LEVEL_MODIFIERS.LOW}; Leader +${LEADER_MODIFIER}.`,
  ru: `Уровень законности «Вялый» +${LAW_LEVEL_MODIFIERS.LAX}, «Низкий» +${LAW_LEVEL_MODIFIERS.LOW}; лидер +${LEADER_MODIFIER}.`,
};
const SPECIAL: Text = { en: 'special: roll again', ru: 'особая: бросить ещё раз' };

const laserOf = (weapon: WeaponId): WeaponId => MATCHING_LASERS[weapon as keyof typeof MATCHING_LASERS];

export const weaponAvailabilityTable: Table = {
  id: '5150/table/weapon-availability',
  title: { en: 'Availability of weapons, 2d6', ru: 'Доступность оружия, 2к6' },
  section: '5150/weapon-availability',
  columns: [
    ROLL,
    { en: 'Weapon', ru: 'Оружие' },
    { en: `Laser, on a second roll of ${LASER_ROLL}`, ru: `Лазер, если второй бросок — ${LASER_ROLL}` },
  ],
  rows: WEAPON_ROWS.map((row) => [rollOf(row), weaponOf(row.gives).name, weaponOf(laserOf(row.gives)).name]),
  notes: [MODIFIERS],
};

export const armorAvailabilityTable: Table = {
  id: '5150/table/armor-availability',
  title: { en: 'Availability of armor, 2d6', ru: 'Доступность брони, 2к6' },
  section: '5150/armor-availability',
  columns: [ROLL, { en: 'Armor', ru: 'Броня' }, POINTS],
  rows: ARMOR_ROWS.map((row) => [
    rollOf(row),
    row.gives === 'special' ? SPECIAL : armorOf(row.gives).name,
    row.gives === 'special' ? null : armorOf(row.gives).cost,
  ]),
  notes: [MODIFIERS],
};

export const specialArmorTable: Table = {
  id: '5150/table/special-armor',
  title: { en: 'Special armor, 2d6', ru: 'Особая броня, 2к6' },
  section: '5150/armor-availability',
  columns: [ROLL, { en: 'Armor', ru: 'Броня' }, POINTS],
  rows: SPECIAL_ARMOR_ROWS.map((row) => [rollOf(row), armorOf(row.gives).name, armorOf(row.gives).cost]),
};
