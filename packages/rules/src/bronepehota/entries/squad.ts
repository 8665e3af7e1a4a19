/** A squad: six soldiers with individual figures. */
import { fields } from '../../calculator/fields.js';
import { defineEntry } from '../../entries/entry.js';
import { soldiersField } from './soldiers.js';
import { ARMLISTS, POINTS } from './source.js';

export const squad = defineEntry({
  sort: 'unit',
  type: 'BronepehotaSquadStats',
  about: { en: 'Figures of a Bronepehota squad', ru: 'Показатели отряда «Бронепехоты»' },
  example: 'bronepehota/security-clone-infantry',
  kinds: { squad: { en: 'squad', ru: 'отряд' } },
  fields: fields({
    soldiers: soldiersField,
  }),
  figures: {
    rank: {
      names: ['rank', 'ранг'],
      label: { en: 'Highest rank', ru: 'Наибольший ранг' },
      of: ({ soldiers }) => Math.max(...soldiers.map((one) => one.rank)),
      facet: true,
    },
  },
  texts: {},
  cost: POINTS,
  card: [{ kind: 'table', field: 'soldiers' }],
  source: ARMLISTS,
});
