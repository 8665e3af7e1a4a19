/** All weapons as data, ranged and melee: range in inches, rate of fire, Impact against each armor, price. */
import type { Text } from '../../../text/language.js';
import type { ArmorId } from './armors.js';

/** The kind of ammunition, relevant for absorbing and reflecting armor and for the Hand of Fate. */
const WEAPON_CLASSES = ['laser', 'solid', 'net', 'grenade', 'melee'] as const;
type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** A printed Impact: a number; NE, no effect; special, the armor first rolls to stop the hit. */
export type Impact = number | 'NE' | 'special';

/** Printed Impacts that are not numbers. */
export const IMPACTS: { readonly [I in Exclude<Impact, number>]: Text } = {
  NE: { en: 'NE', ru: 'НЭ' },
  special: { en: 'special', ru: 'спец.' },
};

/** Marks of the classes that may carry a weapon: all, the four adventuring classes (*), police and colonists (**). */
export type CarrierMark = '' | '*' | '**';

/** A weapon of 5150. @example weaponOf('assault-rifle').impacts.heavy // 2 */
export interface Weapon5150 {
  readonly id: string;
  readonly name: Text;
  readonly class: WeaponClass;
  /** In inches, inclusive. Null for melee weapons. */
  readonly rangeInches: number | null;
  /** Dice of one burst. Null for a blast. */
  readonly rateOfFire: number | null;
  /** Radius of the blast template in inches. Null without one. */
  readonly blastInches: number | null;
  readonly impacts: Readonly<Record<ArmorId, Impact>>;
  /** Price in points. Null when the rules print none. */
  readonly cost: number | null;
  readonly mark: CarrierMark;
  /** Whether a second one can be fired at the same time. */
  readonly pair: boolean;
  readonly suppression: number;
  /** The improvised weapon has no row in the printed tables. */
  readonly improvised?: true;
}

type Impacts = Weapon5150['impacts'];

/** Expands the columns of the ranged table. No armor and distorting armor use the column of light armor. */
const shot = ({ light, heavy, absorbing, reflecting, ...others }: Omit<Impacts, 'none' | 'distorting'>): Impacts => ({
  none: light,
  light,
  heavy,
  absorbing,
  reflecting,
  distorting: light,
  ...others,
});

const LASER = {
  class: 'laser',
  blastInches: null,
  mark: '',
  impacts: shot({ light: 4, heavy: 3, absorbing: 3, reflecting: 'special', shimmer: 4, exo: 2, battle: 1 }),
} as const;
const SOLID = { class: 'solid', blastInches: null } as const;
const MELEE = { class: 'melee', rangeInches: null, rateOfFire: 1, blastInches: null, mark: '', pair: false, suppression: 1 } as const;

const LIGHT_SHOT = shot({ light: 1, heavy: 0, absorbing: 'special', reflecting: 1, shimmer: 1, exo: 'NE', battle: 'NE' });
const HEAVY_SHOT = shot({ light: 2, heavy: 1, absorbing: 'special', reflecting: 2, shimmer: 2, exo: 'NE', battle: 'NE' });
const RIFLE_SHOT = shot({ light: 3, heavy: 2, absorbing: 'special', reflecting: 3, shimmer: 3, exo: 'NE', battle: 'NE' });

/** Impact of an improvised weapon against any armor. */
export const IMPROVISED_IMPACT = 1;
const ANY = IMPROVISED_IMPACT;

export const WEAPONS = [
  {
    ...LASER,
    id: 'laser-pistol',
    name: { en: 'Laser pistol', ru: 'Лазерный пистолет' },
    rangeInches: 12,
    rateOfFire: 1,
    cost: 16,
    pair: true,
    suppression: 2,
  },
  {
    ...LASER,
    id: 'laser-carbine',
    name: { en: 'Laser carbine', ru: 'Лазерный карабин' },
    rangeInches: 24,
    rateOfFire: 1,
    cost: 18,
    pair: false,
    suppression: 2,
  },
  {
    ...LASER,
    id: 'laser-rifle',
    name: { en: 'Laser rifle', ru: 'Лазерная винтовка' },
    rangeInches: 48,
    rateOfFire: 1,
    cost: 20,
    pair: false,
    suppression: 2,
  },
  {
    ...LASER,
    id: 'rapid-fire-laser-pistol',
    name: { en: 'Rapid-fire laser pistol', ru: 'Скорострельный лазерный пистолет' },
    rangeInches: 12,
    rateOfFire: 3,
    cost: 52,
    pair: true,
    suppression: 3,
  },
  {
    id: 'net-thrower',
    name: { en: 'Net thrower', ru: 'Метатель сетки' },
    class: 'net',
    rangeInches: 6,
    rateOfFire: 1,
    blastInches: null,
    impacts: shot({ light: 0, heavy: 0, absorbing: 0, reflecting: 0, shimmer: 0, exo: 0, battle: 'NE' }),
    cost: 5,
    mark: '*',
    pair: false,
    suppression: 2,
  },
  {
    ...SOLID,
    id: 'pistol',
    name: { en: 'Pistol', ru: 'Пистолет' },
    rangeInches: 12,
    rateOfFire: 2,
    impacts: LIGHT_SHOT,
    cost: 4,
    mark: '',
    pair: true,
    suppression: 2,
  },
  {
    ...SOLID,
    id: 'large-calibre-pistol',
    name: { en: 'Large-caliber pistol', ru: 'Крупнокалиберный пистолет' },
    rangeInches: 12,
    rateOfFire: 2,
    impacts: HEAVY_SHOT,
    cost: 14,
    mark: '',
    pair: true,
    suppression: 2,
  },
  {
    ...SOLID,
    id: 'submachine-gun',
    name: { en: 'Submachine gun', ru: 'Пистолет-пулемёт' },
    rangeInches: 12,
    rateOfFire: 3,
    impacts: LIGHT_SHOT,
    cost: 7,
    mark: '',
    pair: true,
    suppression: 3,
  },
  {
    ...SOLID,
    id: 'pump-shotgun',
    name: { en: 'Pump shotgun', ru: 'Помповое ружьё' },
    rangeInches: 12,
    rateOfFire: 3,
    impacts: HEAVY_SHOT,
    cost: 22,
    mark: '',
    pair: false,
    suppression: 3,
  },
  {
    ...SOLID,
    id: 'rifle',
    name: { en: 'Rifle', ru: 'Винтовка' },
    rangeInches: 48,
    rateOfFire: 1,
    impacts: RIFLE_SHOT,
    cost: 15,
    mark: '',
    pair: false,
    suppression: 2,
  },
  {
    ...SOLID,
    id: 'semi-automatic-rifle',
    name: { en: 'Semi-automatic rifle', ru: 'Полуавтоматическая винтовка' },
    rangeInches: 48,
    rateOfFire: 2,
    impacts: RIFLE_SHOT,
    cost: 28,
    mark: '',
    pair: false,
    suppression: 2,
  },
  {
    ...SOLID,
    id: 'assault-rifle',
    name: { en: 'Assault rifle', ru: 'Штурмовая винтовка' },
    rangeInches: 48,
    rateOfFire: 3,
    impacts: RIFLE_SHOT,
    cost: 41,
    mark: '*',
    pair: false,
    suppression: 3,
  },
  {
    ...SOLID,
    id: 'machine-gun',
    name: { en: 'Machine gun', ru: 'Пулемёт' },
    rangeInches: 48,
    rateOfFire: 4,
    impacts: shot({ light: 3, heavy: 2, absorbing: 'special', reflecting: 3, shimmer: 3, exo: 0, battle: 'NE' }),
    cost: 58,
    mark: '*',
    pair: false,
    suppression: 4,
  },
  {
    id: 'grenades',
    name: { en: 'Grenades', ru: 'Гранаты' },
    class: 'grenade',
    rangeInches: 6,
    rateOfFire: null,
    blastInches: 5,
    impacts: shot({ light: 2, heavy: 1, absorbing: 'special', reflecting: 2, shimmer: 0, exo: 'NE', battle: 'NE' }),
    cost: 14,
    mark: '**',
    pair: false,
    suppression: 5,
  },
  {
    ...MELEE,
    id: 'unarmed',
    name: { en: 'Unarmed', ru: 'Без оружия' },
    impacts: { none: 3, light: 2, heavy: 0, absorbing: 0, reflecting: 1, distorting: 2, shimmer: 0, exo: 'NE', battle: 'NE' },
    cost: 4,
  },
  {
    ...MELEE,
    id: 'combat-knife',
    name: { en: 'Combat knife', ru: 'Боевой нож' },
    impacts: { none: 3, light: 2, heavy: 0, absorbing: 0, reflecting: 2, distorting: 3, shimmer: 0, exo: 'NE', battle: 'NE' },
    cost: 8,
  },
  {
    ...MELEE,
    id: 'rifle-with-bayonet',
    name: { en: 'Rifle with bayonet', ru: 'Винтовка со штыком' },
    impacts: { none: 4, light: 3, heavy: 0, absorbing: 0, reflecting: 3, distorting: 4, shimmer: 0, exo: 'NE', battle: 'NE' },
    cost: 12,
  },
  {
    ...MELEE,
    id: 'improvised',
    name: { en: 'Improvised weapon', ru: 'Подручное оружие' },
    impacts: { none: ANY, light: ANY, heavy: ANY, absorbing: ANY, reflecting: ANY, distorting: ANY, shimmer: ANY, exo: ANY, battle: ANY },
    cost: null,
    improvised: true,
  },
] as const satisfies readonly Weapon5150[];
