/**
 * Alpha Strike cards that the quick-start rules name in examples. Figures are those of the Master Unit List, by `mulId`. Every card
 * is a BattleMech ('Mech) at skill 4 with a heat scale.
 */
import type { Language, Text } from '@rangefinder/rules';

/** A card as entered. */
export interface AlphaStrikeEntry {
  readonly mulId: number;
  readonly name: Text;
  readonly role: string;
  readonly pointValue: number;
  readonly size: number;
  readonly tmm: number;
  readonly move: string;
  readonly damage: readonly [string, string, string];
  readonly overheatValue: number;
  readonly armor: number;
  readonly structure: number;
  readonly specials: readonly string[];
  readonly aliases?: { readonly [L in Language]: readonly string[] };
}

// biome-ignore format: one card a line, as in a table
export const ALPHA_STRIKE_UNITS: readonly AlphaStrikeEntry[] = [
  { mulId: 1897, name: { en: 'Locust LCT-1E', ru: 'Локуст LCT-1E' }, role: 'Scout', pointValue: 19, size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], overheatValue: 0, armor: 2, structure: 2, specials: ['ENE'] },
  { mulId: 672, name: { en: 'Commando COM-3A', ru: 'Коммандо COM-3A' }, role: 'Striker', pointValue: 17, size: 1, tmm: 2, move: '12"', damage: ['2', '2', '0'], overheatValue: 0, armor: 2, structure: 2, specials: ['SRM1/1'], aliases: { en: [], ru: ['Командо'] } },
  { mulId: 487, name: { en: 'Catapult CPLT-K2', ru: 'Катапульта CPLT-K2' }, role: 'Sniper', pointValue: 32, size: 3, tmm: 1, move: '8"', damage: ['3', '3', '2'], overheatValue: 0, armor: 6, structure: 5, specials: [] },
  { mulId: 3240, name: { en: 'Thunderbolt TDR-5SE', ru: 'Тандерболт TDR-5SE' }, role: 'Skirmisher', pointValue: 35, size: 3, tmm: 1, move: '8"j', damage: ['3', '3', '1'], overheatValue: 0, armor: 7, structure: 5, specials: ['IF1'], aliases: { en: ['T-Bolt'], ru: ['Громовержец'] } },
  { mulId: 3035, name: { en: 'Stalker STK-3F', ru: 'Сталкер STK-3F' }, role: 'Juggernaut', pointValue: 42, size: 4, tmm: 1, move: '6"', damage: ['3', '4', '2'], overheatValue: 3, armor: 7, structure: 7, specials: ['IF1'] },
  { mulId: 3041, name: { en: 'Stalker STK-5S', ru: 'Сталкер STK-5S' }, role: 'Juggernaut', pointValue: 38, size: 4, tmm: 1, move: '6"', damage: ['3', '3', '2'], overheatValue: 4, armor: 7, structure: 4, specials: ['AMS', 'CASE', 'IF1'] },
  { mulId: 2697, name: { en: 'Rifleman RFL-3N', ru: 'Райфлмэн RFL-3N' }, role: 'Sniper', pointValue: 26, size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], overheatValue: 2, armor: 4, structure: 5, specials: [], aliases: { en: [], ru: ['Райфлмен', 'Райфлман'] } },
  { mulId: 450, name: { en: 'Bushwacker BSW-X1', ru: 'Бушвэкер BSW-X1' }, role: 'Skirmisher', pointValue: 33, size: 2, tmm: 2, move: '10"', damage: ['3', '3', '2'], overheatValue: 0, armor: 5, structure: 3, specials: ['AC1/1/-', 'CASE', 'IF1'], aliases: { en: ['Bushwhacker'], ru: ['Бушвакер'] } },
  { mulId: 470, name: { en: 'Cataphract CTF-3L', ru: 'Катафракт CTF-3L' }, role: 'Sniper', pointValue: 35, size: 3, tmm: 2, move: '10"', damage: ['3', '3', '2'], overheatValue: 0, armor: 6, structure: 3, specials: ['FLK1/1/1', 'REAR1/1/-'] },
  { mulId: 50, name: { en: 'Anvil ANV-5M', ru: 'Энвил ANV-5M' }, role: 'Skirmisher', pointValue: 38, size: 3, tmm: 2, move: '10"j', damage: ['3', '3', '2'], overheatValue: 1, armor: 5, structure: 5, specials: ['ECM', 'ENE'], aliases: { en: [], ru: ['Анвил', 'Наковальня'] } },
  { mulId: 283, name: { en: 'BattleMaster BLR-1G', ru: 'Бэтлмастер BLR-1G' }, role: 'Brawler', pointValue: 40, size: 4, tmm: 1, move: '8"', damage: ['3', '3', '1'], overheatValue: 1, armor: 8, structure: 7, specials: ['REAR1/1/-'], aliases: { en: ['Battle Master'], ru: ['Батлмастер', 'Баттлмастер'] } },
  { mulId: 1929, name: { en: 'Loki (Hellbringer) Prime', ru: 'Локи (Хеллбрингер) Прайм' }, role: 'Striker', pointValue: 45, size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 3, armor: 4, structure: 4, specials: ['AMS', 'CASE', 'ECM', 'OMNI', 'PRB', 'RCN'], aliases: { en: ['Loki', 'Hellbringer', 'Loki Prime', 'Hellbringer Prime'], ru: ['Локи', 'Хеллбрингер', 'Хельбрингер', 'Локи-Прайм'] } },
  { mulId: 3473, name: { en: 'Vulture (Mad Dog) Prime', ru: 'Вальчер (Мэд Дог) Прайм' }, role: 'Missile Boat', pointValue: 42, size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 2, armor: 5, structure: 3, specials: ['CASE', 'IF2', 'LRM1/1/2', 'OMNI'], aliases: { en: ['Vulture', 'Mad Dog', 'Vulture Prime', 'Mad Dog Prime'], ru: ['Вальчер', 'Мэд Дог', 'Мад Дог', 'Стервятник'] } },
  { mulId: 140, name: { en: 'Atlas AS7-D', ru: 'Атлас AS7-D' }, role: 'Juggernaut', pointValue: 52, size: 4, tmm: 1, move: '6"', damage: ['5', '5', '2'], overheatValue: 0, armor: 10, structure: 8, specials: ['AC2/2/-', 'IF1', 'LRM1/1/1', 'REAR1/1/-'] },
  { mulId: 2901, name: { en: 'Shadow Hawk SHD-2H', ru: 'Шэдоу Хок SHD-2H' }, role: 'Skirmisher', pointValue: 30, size: 2, tmm: 2, move: '10"/6"j', damage: ['2', '2', '1'], overheatValue: 0, armor: 5, structure: 5, specials: ['IF0*', 'JMPW1'], aliases: { en: ['Shadowhawk'], ru: ['Шедоу Хок', 'Шэдоухок'] } },
  { mulId: 670, name: { en: 'Commando COM-2D', ru: 'Коммандо COM-2D' }, role: 'Striker', pointValue: 17, size: 1, tmm: 2, move: '12"', damage: ['2', '2', '0'], overheatValue: 0, armor: 2, structure: 2, specials: ['SRM1/1'], aliases: { en: [], ru: ['Командо'] } },
  { mulId: 1410, name: { en: 'Hatchetman HCT-3F', ru: 'Хатчетмен HCT-3F' }, role: 'Brawler', pointValue: 20, size: 2, tmm: 1, move: '8"j', damage: ['2', '2', '0'], overheatValue: 0, armor: 3, structure: 4, specials: ['AC1/1/-', 'MEL'], aliases: { en: [], ru: ['Хэтчетмен', 'Хатчетман'] } },
  { mulId: 2933, name: { en: 'Shogun SHG-2F', ru: 'Сёгун SHG-2F' }, role: 'Missile Boat', pointValue: 41, size: 4, tmm: 1, move: '6"j', damage: ['2', '3', '2'], overheatValue: 1, armor: 8, structure: 7, specials: ['CASE', 'IF1', 'LRM1/1/1', 'OVL'], aliases: { en: [], ru: ['Шогун'] } },
];
