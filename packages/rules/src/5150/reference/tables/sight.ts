/** Distance of sight in inches, and obstacles to the line of sight. */
import type { Table } from '../../../reference/reference.js';
import { VISIBILITIES, type Visibility } from '../../vocabulary.js';

/** Maximum sight in inches, inclusive. Null when only obstacles limit it. */
export const SIGHT_INCHES: Readonly<Record<Visibility, number | null>> = {
  CLEAR: null,
  NIGHT: 12,
  WOODS: 12,
  WOODS_AT_NIGHT: 6,
  BAD_WEATHER: 12,
  BAD_WEATHER_AT_NIGHT: 6,
};

/** Number of pieces of cover along the line that forbid the shot. */
export const BLOCKING_COVERS = 2;

const VISIBILITY_LIST: readonly Visibility[] = ['CLEAR', 'NIGHT', 'WOODS', 'WOODS_AT_NIGHT', 'BAD_WEATHER', 'BAD_WEATHER_AT_NIGHT'];

export const sightTable: Table = {
  id: '5150/table/sight',
  title: { en: 'Line of sight', ru: 'Дальность видимости' },
  section: '5150/line-of-sight',
  columns: [
    { en: 'Conditions', ru: 'Условия' },
    { en: 'Up to, inches', ru: 'До, дюймов' },
  ],
  rows: VISIBILITY_LIST.map((visibility) => [
    VISIBILITIES.values[visibility],
    SIGHT_INCHES[visibility] ?? { en: 'unlimited', ru: 'без предела' },
  ]),
  notes: [
    {
      en: 'At night lit targets and shooters with night vision know no limit.',
      ru: 'Ночью освещённые цели и стрелки с прибором ночного видения ограничений не знают.',
    },
    { en: 'From the edge of woods one sees, and is seen, at any distance.', ru: 'С опушки видно на любое расстояние, и опушку тоже.' },
    {
      en: `${BLOCKING_COVERS} pieces of cover along the line forbid the shot.`,
      ru: `${BLOCKING_COVERS} укрытия на линии — стрелять нельзя.`,
    },
  ],
};
