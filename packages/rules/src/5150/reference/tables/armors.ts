/** The nine armors: names, effects and prices. Their Impacts are in the weapon data. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';

/** An armor of 5150. @example armorOf('light').cost // 27 */
export interface Armor5150 {
  readonly id: string;
  readonly name: Text;
  /** Heading of the column in the weapon tables. */
  readonly abbreviation: Text;
  /** Price in points. Null when the rules print none. */
  readonly cost: number | null;
  /** Effects in addition to its column. */
  readonly effect: Text;
  /** Weapons that it absorbs or reflects on a 1–3 of a d6. */
  readonly stops?: 'laser' | 'solid';
  /** The wearer always counts as in cover against shooting. */
  readonly alwaysInCover?: true;
}

export const ARMORS = [
  {
    id: 'none',
    name: { en: 'No armor', ru: 'Без брони' },
    abbreviation: { en: 'none', ru: 'Н' },
    cost: 0,
    effect: { en: 'no protection', ru: 'не защищает' },
  },
  {
    id: 'light',
    name: { en: 'Light armor', ru: 'Лёгкая броня' },
    abbreviation: { en: 'LA', ru: 'ЛБ' },
    cost: 27,
    effect: { en: 'against shooting the same as none', ru: 'от стрельбы — как без брони' },
  },
  {
    id: 'heavy',
    name: { en: 'Heavy armor', ru: 'Тяжёлая броня' },
    abbreviation: { en: 'HA', ru: 'ТБ' },
    cost: 68,
    effect: { en: 'lowers the Impact of everything', ru: 'снижает Ущерб от всего' },
  },
  {
    id: 'absorbing',
    name: { en: 'Absorbing armor', ru: 'Поглощающая броня' },
    abbreviation: { en: 'AA', ru: 'ПБ' },
    cost: 102,
    stops: 'solid',
    effect: {
      en: 'solid shot: 1–3 on a d6 absorbs the hit, 4–6 as heavy armor',
      ru: 'пули и осколки: 1–3 на к6 — поглощает попадание, 4–6 — как тяжёлая броня',
    },
  },
  {
    id: 'reflecting',
    name: { en: 'Reflecting armor', ru: 'Отражающая броня' },
    abbreviation: { en: 'RA', ru: 'ОБ' },
    cost: 55,
    stops: 'laser',
    effect: {
      en: 'lasers: 1–3 on a d6 reflects the hit, 4–6 as heavy armor',
      ru: 'лазеры: 1–3 на к6 — отражает попадание, 4–6 — как тяжёлая броня',
    },
  },
  {
    id: 'distorting',
    name: { en: 'Distorting armor', ru: 'Искажающая броня' },
    abbreviation: { en: 'DA', ru: 'ИБ' },
    cost: 108,
    alwaysInCover: true,
    effect: {
      en: 'always in cover against shooting; once hit, as light armor',
      ru: 'при стрельбе всегда в укрытии; при попадании — как лёгкая броня',
    },
  },
  {
    id: 'shimmer',
    name: { en: 'Shimmer', ru: 'Шиммер' },
    abbreviation: { en: 'SH', ru: 'Ш' },
    cost: 51,
    effect: { en: 'Impact 0 for melee and fragments, else as light armor', ru: 'рукопашная и осколки — Ущерб 0, иначе как лёгкая броня' },
  },
  {
    id: 'exo',
    name: { en: 'EXO armor', ru: 'Экзо-броня' },
    abbreviation: { en: 'EXO', ru: 'ЭКЗ' },
    cost: null,
    effect: { en: 'military only', ru: 'только у военных' },
  },
  {
    id: 'battle',
    name: { en: 'Battle armor', ru: 'Боевая броня' },
    abbreviation: { en: 'BA', ru: 'ББ' },
    cost: null,
    effect: { en: 'military only', ru: 'только у военных' },
  },
] as const satisfies readonly Armor5150[];

/** Id of an armor: `light`. */
export type ArmorId = (typeof ARMORS)[number]['id'];

/** All ids in display order. */
export const ARMOR_IDS: readonly ArmorId[] = ARMORS.map(({ id }) => id);

const BY_ID = Object.fromEntries(ARMORS.map((armor) => [armor.id, armor])) as unknown as Readonly<Record<ArmorId, Armor5150>>;

/** The armor with an id. @example armorOf('heavy').abbreviation.en // 'HA' */
export const armorOf = (id: ArmorId): Armor5150 => BY_ID[id];

/** The highest face of a d6 on which absorbing or reflecting armor stops the hit. */
export const ABSORBS_UP_TO = 3;

export const armorsTable: Table = {
  id: '5150/table/armors',
  title: { en: 'Armor', ru: 'Броня' },
  section: '5150/armor',
  columns: [
    { en: 'Armor', ru: 'Броня' },
    { en: 'Abbreviation', ru: 'Сокращение' },
    { en: 'Effect', ru: 'Действие' },
    { en: 'Points', ru: 'Очки' },
  ],
  rows: ARMORS.map(({ name, abbreviation, effect, cost }) => [name, abbreviation, effect, cost]),
};
