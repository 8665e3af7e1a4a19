/** Tables of Paper Fleet. */

import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { RANGES, type Range } from '../../vocabulary.js';

/** Lowest result of a die that hits. */
export const HITS_ON: Readonly<Record<Range, number>> = { CLOSE: 4, FAR: 6 };

const row = ([range, name]: readonly [string, Text]): readonly [Text, Text] => [name, same(`${HITS_ON[range as Range]}+`)];

export const tables: readonly Table[] = [
  {
    id: 'paper-fleet/table/broadside',
    title: { en: 'Broadside', ru: 'Бортовой залп' },
    section: 'paper-fleet/broadside',
    columns: [
      { en: 'Range', ru: 'Дальность' },
      { en: 'A gun hits on', ru: 'Орудие попадает на' },
    ],
    rows: Object.entries(RANGES.values).map(row),
  },
];
