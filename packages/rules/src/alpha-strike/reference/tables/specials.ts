/** The special abilities of these rules: their notation on cards and their effects. The parser uses these names. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { MELEE_WEAPON_BONUS, REACH_INCHES } from './physical.js';

/** The notation of an ability: alone, with values for all three ranges, for short and medium only, or with one value. */
export type Notation = 'FLAG' | 'RANGED' | 'NO_LONG' | 'SINGLE';

export interface Ability {
  readonly notation: Notation;
  /** The abbreviation on English and Russian cards. */
  readonly abbreviation: Text;
  readonly name: Text;
  readonly effect: Text;
}

const figures: Readonly<Record<Notation, string>> = { FLAG: '', RANGED: ' #/#/#', NO_LONG: ' #/#', SINGLE: ' #' };

/** Abilities by their name in the rules. */
export const ABILITIES = {
  heat: {
    notation: 'RANGED',
    abbreviation: { en: 'HT', ru: 'НГР' },
    name: { en: 'Heat', ru: 'Нагрев' },
    effect: {
      en: 'a hit heats the target up; damage instead against units without a heat scale',
      ru: 'попадание нагревает цель; без шкалы нагрева это урон',
    },
  },
  rear: {
    notation: 'RANGED',
    abbreviation: { en: 'REAR', ru: 'НН' },
    name: { en: 'Rear-mounted weapons', ru: 'Направленные назад орудия' },
    effect: {
      en: 'fires at a target outside the front arc, at the cost of the front attack',
      ru: 'стреляет по цели вне переднего сектора за счёт атаки вперёд',
    },
  },
  lrm: {
    notation: 'RANGED',
    abbreviation: { en: 'LRM', ru: 'РБД' },
    name: { en: 'Long-range missiles', ru: 'Ракеты большой дальности' },
    effect: { en: 'may be fired in place of the normal attack', ru: 'можно выпустить вместо обычной атаки' },
  },
  srm: {
    notation: 'NO_LONG',
    abbreviation: { en: 'SRM', ru: 'РМД' },
    name: { en: 'Short-range missiles', ru: 'Ракеты малой дальности' },
    effect: {
      en: 'may be fired in place of the normal attack, at short and medium range',
      ru: 'можно выпустить вместо обычной атаки, на ближней и средней дистанции',
    },
  },
  indirect: {
    notation: 'SINGLE',
    abbreviation: { en: 'IF', ru: 'НПН' },
    name: { en: 'Indirect fire', ru: 'Стрельба непрямой наводкой' },
    effect: {
      en: 'hits a target that the unit cannot see but a friendly spotter can',
      ru: 'бьёт по цели, которую видит не сама БЕ, а дружественный наводчик',
    },
  },
  mel: {
    notation: 'FLAG',
    abbreviation: { en: 'MEL', ru: 'ОББ' },
    name: { en: 'Melee weapon', ru: 'Оружие ближнего боя' },
    effect: {
      en: `physical attacks with a weapon: ${MELEE_WEAPON_BONUS} more point of damage, reach ${REACH_INCHES.MELEE_WEAPON}"`,
      ru: `атаки оружием ближнего боя: на ${MELEE_WEAPON_BONUS} очко урона больше, досягаемость ${REACH_INCHES.MELEE_WEAPON}"`,
    },
  },
  ovl: {
    notation: 'FLAG',
    abbreviation: { en: 'OVL', ru: 'ПДД' },
    name: { en: 'Overheat at long range', ru: 'Перегрев на дальней дистанции' },
    effect: { en: 'overheat adds damage at long range too', ru: 'перегрев прибавляет урон и на дальней дистанции' },
  },
  case: {
    notation: 'FLAG',
    abbreviation: { en: 'CASE', ru: 'ССХБ' },
    name: { en: 'Cellular ammunition storage equipment', ru: 'Сотовая система хранения боеприпасов' },
    effect: {
      en: 'an ammunition hit deals a point of damage instead of destroying the unit',
      ru: 'попадание по боезапасу наносит очко урона, а не уничтожает',
    },
  },
  caseII: {
    notation: 'FLAG',
    abbreviation: { en: 'CASE II', ru: 'ССХБ II' },
    name: { en: 'Cellular ammunition storage equipment II', ru: 'Сотовая система хранения боеприпасов II' },
    effect: { en: 'an ammunition hit does nothing', ru: 'попадание по боезапасу ничего не делает' },
  },
  ene: {
    notation: 'FLAG',
    abbreviation: { en: 'ENE', ru: 'ЭНО' },
    name: { en: 'Energy weapons', ru: 'Энергооружие' },
    effect: { en: 'no ammunition to hit', ru: 'боезапаса, который можно подорвать, нет' },
  },
} as const satisfies { readonly [ability: string]: Ability };

export type AbilityName = keyof typeof ABILITIES;

const written = ({ abbreviation, notation }: Ability): Text => ({
  en: `${abbreviation.en}${figures[notation].trim()}`,
  ru: `${abbreviation.ru}${figures[notation]}`,
});

export const specialsTable: Table = {
  id: 'alpha-strike/table/special-abilities',
  title: { en: 'Special abilities', ru: 'Особые способности' },
  section: 'alpha-strike/special-abilities',
  columns: [same('EN'), same('RU'), { en: 'Ability', ru: 'Способность' }, { en: 'Effect', ru: 'Что даёт' }],
  rows: Object.values(ABILITIES).map((ability) => [written(ability).en, written(ability).ru, ability.name, ability.effect]),
  notes: [
    {
      en: '# stands for a figure; several are for short, medium and long range, in this order.',
      ru: '# — это число; несколько чисел — для ближней, средней и дальней дистанции по порядку.',
    },
  ],
};
