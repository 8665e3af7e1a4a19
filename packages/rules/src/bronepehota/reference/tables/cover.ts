/** Cover bonuses to the armor that the power dice must exceed. Table 5 of the source. */
import type { Table } from '../../../reference/reference.js';
import { signed } from '../../../text/numbers.js';
import { COVERS, type Cover } from '../../vocabulary.js';

/** Added to the armor of the target. An unseen target cannot be shot at. */
const COVER_BONUS: Readonly<Record<Exclude<Cover, 'UNSEEN'>, number>> = { NONE: 0, MORE_THAN_HALF_SEEN: 1, LESS_THAN_HALF_SEEN: 3 };

/** The bonus of a cover. 0 for unseen targets, because they are never rolled against. */
export const coverBonus = (cover: Cover): number => (cover === 'UNSEEN' ? 0 : COVER_BONUS[cover]);

const row = (cover: Exclude<Cover, 'UNSEEN'>) => [
  COVERS.values[cover],
  { en: signed(COVER_BONUS[cover], 'en'), ru: signed(COVER_BONUS[cover], 'ru') },
];

export const coverTable: Table = {
  id: 'bronepehota/table/cover',
  title: { en: 'Cover', ru: 'Укрытие цели' },
  section: 'bronepehota/cover',
  columns: [
    { en: 'The target is', ru: 'Цель' },
    { en: 'Added to its armor', ru: 'Прибавка к броне' },
  ],
  rows: [
    row('NONE'),
    row('MORE_THAN_HALF_SEEN'),
    row('LESS_THAN_HALF_SEEN'),
    [COVERS.values.UNSEEN, { en: 'no shot', ru: 'стрелять нельзя' }],
  ],
  notes: [{ en: 'Exactly half seen counts as more than half.', ru: 'Ровно половина считается как больше половины.' }],
};
