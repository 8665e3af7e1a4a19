/** Formations and the pilot abilities that they grant. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import { SPEED_DEMON_INCHES } from './movement.js';
import { RANGE_MODIFIERS, SNIPER_MODIFIERS } from './ranges.js';

/** With fewer units, a formation grants nothing. */
const MIN_UNITS_OF_A_FORMATION = 3;
/** Rerolls of a battle lance in a game. */
const LUCKY_REROLLS = 6;
/** Units of a fire-support lance that may be Snipers in one turn. */
const SNIPERS_A_TURN = 2;
/** Units of a cavalry lance that are Speed Demons. */
const SPEED_DEMONS = 3;

const sniper: Text = {
  en: `long range ${signed(SNIPER_MODIFIERS.LONG, 'en')} instead of ${signed(RANGE_MODIFIERS.LONG, 'en')}, medium ${signed(SNIPER_MODIFIERS.MEDIUM, 'en')} instead of ${signed(RANGE_MODIFIERS.MEDIUM, 'en')}`,
  ru: `дальняя дистанция ${signed(SNIPER_MODIFIERS.LONG, 'ru')} вместо ${signed(RANGE_MODIFIERS.LONG, 'ru')}, средняя ${signed(SNIPER_MODIFIERS.MEDIUM, 'ru')} вместо ${signed(RANGE_MODIFIERS.MEDIUM, 'ru')}`,
};

export const formationsTable: Table = {
  id: 'alpha-strike/table/formations',
  title: { en: 'Formations', ru: 'Формирования' },
  section: 'alpha-strike/formations',
  columns: [
    { en: 'Formation', ru: 'Формирование' },
    { en: 'Pilot ability', ru: 'Способность пилота' },
    { en: 'Who has it', ru: 'У кого' },
    { en: 'Effect', ru: 'Что даёт' },
  ],
  rows: [
    [
      { en: 'Battle lance', ru: 'Боевое копьё' },
      { en: 'Lucky', ru: '«Везучий»' },
      { en: `any unit, ${LUCKY_REROLLS} times a game`, ru: `любая БЕ, ${LUCKY_REROLLS} раз за игру` },
      { en: 'rolls a missed attack again, once an attack', ru: 'переброс промаха, один раз за атаку' },
    ],
    [
      { en: 'Fire-support lance', ru: 'Копьё огневой поддержки' },
      { en: 'Sniper', ru: '«Снайпер»' },
      { en: `up to ${SNIPERS_A_TURN} units, chosen each turn`, ru: `до ${SNIPERS_A_TURN} БЕ, выбирают каждый ход` },
      sniper,
    ],
    [
      { en: 'Cavalry lance', ru: 'Кавалерийское копьё' },
      { en: 'Speed Demon', ru: '«Лихач»' },
      { en: `${SPEED_DEMONS} units, chosen before the game`, ru: `${SPEED_DEMONS} БЕ, выбирают перед игрой` },
      { en: `${SPEED_DEMON_INCHES}" more movement, TMM unchanged`, ru: `на ${SPEED_DEMON_INCHES}" движения больше, МДЦ прежний` },
    ],
  ],
  notes: [
    {
      en: `A formation with fewer than ${MIN_UNITS_OF_A_FORMATION} units left loses its abilities.`,
      ru: `Когда в формировании остаётся меньше ${MIN_UNITS_OF_A_FORMATION} БЕ, его способности пропадают.`,
    },
  ],
};
