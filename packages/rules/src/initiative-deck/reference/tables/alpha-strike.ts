/** The meaning of card effects in Alpha Strike. */
import type { Table } from '../../../reference/reference.js';
import { same } from '../../../text/language.js';

export const INCHES_PER_MOVEMENT_POINT = 2;
export const INCHES_PER_HEX = 2;
/** Damage to infantry or battle armor instead of a critical hit. */
export const INFANTRY_DAMAGE = 2;
/** Damage to a unit without a heat scale instead of heat. */
export const HEATLESS_DAMAGE = 1;

export const alphaStrikeTable: Table = {
  id: 'initiative-deck/table/alpha-strike',
  title: { en: 'Cards in Alpha Strike', ru: 'Карты в «Альфа-ударе»' },
  section: 'initiative-deck/alpha-strike',
  columns: [
    { en: 'The card says', ru: 'На карте' },
    { en: 'In Alpha Strike', ru: 'В «Альфа-ударе»' },
  ],
  rows: [
    [{ en: '1 MP', ru: '1 ОД' }, same(`${INCHES_PER_MOVEMENT_POINT}"`)],
    [{ en: '1 hex', ru: '1 гекс' }, same(`${INCHES_PER_HEX}"`)],
    [
      { en: 'Critical hit', ru: 'Критическое попадание' },
      {
        en: `added to any others; on infantry and battle armor +${INFANTRY_DAMAGE} damage instead`,
        ru: `складывается с другими; пехота и бронепехота вместо него получают +${INFANTRY_DAMAGE} урона`,
      },
    ],
    [
      { en: 'Heat', ru: 'Нагрев' },
      {
        en: `heat; where there is no heat scale, +${HEATLESS_DAMAGE} damage instead`,
        ru: `нагрев; без шкалы нагрева — +${HEATLESS_DAMAGE} урона`,
      },
    ],
  ],
};
