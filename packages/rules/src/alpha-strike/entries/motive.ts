/** How units move, by the letters behind the inches of their moves. */
import type { EntryTrait } from '../../entries/entry.js';
import type { Card } from './fields.js';
import { modesOf } from './move.js';

/** Types that walk where the move has no letter. */
const WALKERS = ['BM', 'IM', 'PM', 'BA', 'CI'];

const VALUES = {
  legs: { name: { en: 'legs', ru: 'ноги' }, aliases: ['legged', 'walking', 'walker', 'шагающий', 'шагающие'] },
  jump: { name: { en: 'jump', ru: 'прыжок' }, aliases: ['jumping', 'прыжки'] },
  foot: { name: { en: 'foot', ru: 'пешком' }, aliases: ['пешие', 'пешая'] },
  motorized: { name: { en: 'motorized', ru: 'мотопехота' }, aliases: ['motorised', 'моторизованная', 'моторизованные'] },
  tracked: { name: { en: 'tracked', ru: 'гусеничный' }, aliases: ['tracks', 'track', 'гусеничные', 'гусеничная', 'гусеницы'] },
  wheeled: { name: { en: 'wheeled', ru: 'колёсный' }, aliases: ['wheels', 'wheel', 'колесные', 'колесная', 'колеса'] },
  hover: {
    name: { en: 'hover', ru: 'на воздушной подушке' },
    aliases: ['hovercraft', 'hovertank', 'hovertanks', 'ховер', 'ховеры', 'воздушная подушка', 'свп'],
  },
  vtol: { name: { en: 'VTOL', ru: 'СВВП' }, aliases: ['vtols', 'helicopter', 'helicopters', 'вертолет', 'вертолеты'] },
  wige: { name: { en: 'WiGE', ru: 'экраноплан' }, aliases: ['экранопланы'] },
  naval: { name: { en: 'naval', ru: 'надводный' }, aliases: ['ship', 'boat', 'надводные', 'корабль', 'катер'] },
  submarine: { name: { en: 'submarine', ru: 'подводный' }, aliases: ['submarines', 'underwater', 'umu', 'подводные', 'подлодка'] },
  rail: { name: { en: 'rail', ru: 'рельсовый' }, aliases: ['train', 'maglev', 'рельсы', 'поезд'] },
  airship: { name: { en: 'airship', ru: 'дирижабль' }, aliases: ['дирижабли'] },
  aerodyne: { name: { en: 'aerodyne', ru: 'самолётный' }, aliases: ['крылатый'] },
  spheroid: { name: { en: 'spheroid', ru: 'сфероидный' }, aliases: ['сфероид'] },
  station: { name: { en: 'station-keeping', ru: 'удержание орбиты' }, aliases: ['station keeping', 'station'] },
} as const satisfies EntryTrait<Card>['values'];

type Motive = keyof typeof VALUES;

/** Master Unit List, letters of the move. */
const BY_SUFFIX: Readonly<Record<string, Motive>> = {
  ...{
    j: 'jump',
    f: 'foot',
    m: 'motorized',
    t: 'tracked',
    qt: 'tracked',
    w: 'wheeled',
    qw: 'wheeled',
    'w(b)': 'wheeled',
    'w(m)': 'wheeled',
  },
  ...{ h: 'hover', v: 'vtol', g: 'wige', n: 'naval', s: 'submarine', 'm(s)': 'submarine', r: 'rail', i: 'airship' },
  ...{ a: 'aerodyne', p: 'spheroid', k: 'station' },
};

/**
 * The ways in which a unit moves.
 * @example motivesOf({ move: '10"/6"j', type: 'BM' }) // ['legs', 'jump']
 */
const motivesOf = ({ move, type }: Pick<Card, 'move' | 'type'>): readonly string[] => [
  ...new Set(
    (modesOf(move) ?? []).flatMap(({ suffix }) => {
      const motive = suffix === '' && WALKERS.includes(type) ? 'legs' : BY_SUFFIX[suffix];
      return motive === undefined ? [] : [motive];
    }),
  ),
];

export const motive: EntryTrait<Card> = {
  names: ['motive', 'ход'],
  about: { en: 'how it moves: hover, tracked, VTOL', ru: 'как движется: на воздушной подушке, гусеничный, СВВП' },
  values: VALUES,
  of: motivesOf,
};
