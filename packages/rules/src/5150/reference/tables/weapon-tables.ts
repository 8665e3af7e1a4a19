/** The two printed weapon tables, and the classes that may carry starred weapons. */
import type { Cell, Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { FIGURE_CLASSES, type FigureClass } from '../../vocabulary.js';
import { type ArmorId, armorOf } from './armors.js';
import {
  type CarrierMark,
  IMPACTS,
  IMPROVISED_IMPACT,
  type Impact,
  POWERED_BONUS,
  POWERED_WITHOUT_EFFECT,
  WEAPONS,
  type Weapon5150,
} from './weapons.js';

/** The classes that may carry a weapon, by its mark. Weapons without a mark are for everyone. */
const CARRIERS: Readonly<Record<CarrierMark, readonly FigureClass[]>> = {
  '': ['PROLETARIAT', 'POLICE', 'CRIMINALS', 'CORPORATIONS', 'COLONISTS'],
  '*': ['POLICE', 'CRIMINALS', 'CORPORATIONS', 'COLONISTS'],
  '**': ['POLICE', 'COLONISTS'],
};

/** Whether a class may carry the weapon. @example mayCarry('CRIMINALS', weaponOf('grenades')) // false */
export const mayCarry = (who: FigureClass, { mark }: Pick<Weapon5150, 'mark'>): boolean => CARRIERS[mark].includes(who);

/** The printed text of an Impact. @example impactText('NE') // { en: 'NE', ru: 'НЭ' } */
export const impactText = (impact: Impact): Text => (typeof impact === 'number' ? { en: `${impact}`, ru: `${impact}` } : IMPACTS[impact]);

const impactCell = (impact: Impact): Cell => (typeof impact === 'number' ? impact : IMPACTS[impact]);
const column = (armor: ArmorId): Text => armorOf(armor).abbreviation;
const both = (first: ArmorId, second: ArmorId): Text => ({
  en: `${column(first).en}, ${column(second).en}`,
  ru: `${column(first).ru}, ${column(second).ru}`,
});
const starred = ({ name, mark }: Weapon5150): Text => ({ en: `${name.en}${mark}`, ru: `${name.ru}${mark}` });

const carriers = (mark: CarrierMark): Text => ({
  en: `${mark} ${CARRIERS[mark].map((who) => FIGURE_CLASSES.values[who].en).join(', ')} only.`,
  ru: `${mark} Только ${CARRIERS[mark].map((who) => FIGURE_CLASSES.values[who].ru).join(', ')}.`,
});

const NAME: Text = { en: 'Weapon', ru: 'Оружие' };
const RATE: Text = { en: 'Rate of fire', ru: 'Скорострельность' };
const COST: Text = { en: 'Points', ru: 'Очки' };

const RANGED_COLUMNS: readonly ArmorId[] = ['heavy', 'absorbing', 'reflecting', 'shimmer', 'exo', 'battle'];
const rate = ({ rateOfFire, blastInches }: Weapon5150): Cell => rateOfFire ?? { en: `blast ${blastInches}"`, ru: `взрыв ${blastInches}"` };

export const rangedWeaponsTable: Table = {
  id: '5150/table/ranged-weapons',
  title: { en: 'Ranged weapons: Impact by armor', ru: 'Стрелковое оружие: Ущерб по броне' },
  section: '5150/weapons',
  columns: [NAME, { en: 'Range, inches', ru: 'Дальность, дюймов' }, RATE, both('light', 'distorting'), ...RANGED_COLUMNS.map(column), COST],
  rows: WEAPONS.filter((weapon) => weapon.class !== 'melee').map((weapon) => [
    starred(weapon),
    weapon.rangeInches,
    rate(weapon),
    impactCell(weapon.impacts.light),
    ...RANGED_COLUMNS.map((armor) => impactCell(weapon.impacts[armor])),
    weapon.cost,
  ]),
  notes: [
    { en: 'Without armor: read the column of light armor.', ru: 'Без брони: смотрите столбец лёгкой.' },
    carriers('*'),
    carriers('**'),
  ],
};

const MELEE_COLUMNS: readonly ArmorId[] = ['none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'];

export const meleeWeaponsTable: Table = {
  id: '5150/table/melee-weapons',
  title: { en: 'Melee weapons: Impact by armor', ru: 'Рукопашное оружие: Ущерб по броне' },
  section: '5150/weapons',
  columns: [NAME, RATE, ...MELEE_COLUMNS.map(column), COST],
  rows: WEAPONS.filter((weapon) => weapon.class === 'melee' && !('improvised' in weapon)).map((weapon) => [
    weapon.name,
    weapon.rateOfFire,
    ...MELEE_COLUMNS.map((armor) => impactCell(weapon.impacts[armor])),
    weapon.cost,
  ]),
  notes: [
    { en: `Improvised: Impact ${IMPROVISED_IMPACT}.`, ru: `Подручное оружие: Ущерб ${IMPROVISED_IMPACT}.` },
    {
      en: `With a power source: Impact +${POWERED_BONUS}, and NE becomes ${POWERED_WITHOUT_EFFECT}.`,
      ru: `С энергетическим приводом: Ущерб +${POWERED_BONUS}, «НЭ» становится ${POWERED_WITHOUT_EFFECT}.`,
    },
  ],
};
