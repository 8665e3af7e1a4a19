/** Suppression ratings. Most follow from the rate of fire, the others are in the weapon data. */
import type { Table } from '../../../reference/reference.js';
import { WEAPONS } from './weapons.js';

const RATINGS = [5, 4, 3, 2, 1] as const;

const KINDS: Readonly<Record<(typeof RATINGS)[number], { readonly en: string; readonly ru: string }>> = {
  5: { en: 'flamethrowers, plasma guns, everything with a blast', ru: 'огнемёты, плазменные ружья, всё взрывное' },
  4: { en: 'machine guns', ru: 'пулемёты' },
  3: { en: 'rate of fire 3', ru: 'скорострельность 3' },
  2: { en: 'rate of fire 2 or less', ru: 'скорострельность 2 и меньше' },
  1: { en: 'melee weapons', ru: 'рукопашное оружие' },
};

const named = (rating: number, language: 'en' | 'ru'): string =>
  WEAPONS.filter(({ suppression }) => suppression === rating)
    .map(({ name }) => name[language])
    .join(', ');

export const suppressionTable: Table = {
  id: '5150/table/suppression',
  title: { en: 'Suppression rating', ru: 'Рейтинг подавления' },
  section: '5150/suppression',
  columns: [
    { en: 'Rating', ru: 'Рейтинг' },
    { en: 'Kind', ru: 'Вид' },
    { en: 'Weapons', ru: 'Оружие' },
  ],
  rows: RATINGS.map((rating) => [rating, KINDS[rating], { en: named(rating, 'en'), ru: named(rating, 'ru') }]),
  notes: [
    { en: 'Fire of a higher rating than one’s own weapon suppresses.', ru: 'Огонь с рейтингом выше, чем у своего оружия, подавляет.' },
  ],
};
