/** Cards of ships. */
import { defineEntry, noticeOf } from '../../entries/entry.js';
import { shipFields } from './fields.js';

export const ship = defineEntry({
  sort: 'unit',
  type: 'PaperFleetShipStats',
  about: { en: 'Figures of a paper ship', ru: 'Показатели бумажного корабля' },
  example: 'paper-fleet/dauntless',
  kinds: { ship: { en: 'ship', ru: 'корабль' } },
  fields: shipFields,
  figures: {
    hull: { names: ['hull', 'корпус'], unit: 'points', of: ({ hull }) => hull, facet: true },
    guns: { names: ['guns', 'орудия'], of: ({ guns }) => guns },
  },
  texts: {},
  cost: { en: 'sheets', ru: 'листов' },
  card: [
    { kind: 'figures', fields: ['guns'] },
    { kind: 'boxes', field: 'hull' },
  ],
  trials: [
    {
      label: { en: 'Fire a broadside', ru: 'Дать бортовой залп' },
      calculator: 'broadside',
      draft: { guns: { figure: 'guns' }, range: { value: 'CLOSE' } },
    },
  ],
  source: {
    id: 'paper-fleet-rules',
    name: { en: 'Paper Fleet, rules', ru: '«Бумажный флот», правила' },
    notice: noticeOf({ en: 'Paper Fleet is nobody’s trademark.', ru: '«Бумажный флот» никому не принадлежит.' }),
  },
});
