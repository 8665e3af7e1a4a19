/** The worked example of unequal numbers of units, computed by the procedure that answers questions. */
import type { Table } from '../../../reference/reference.js';
import { orderOf } from '../../engine/activation/order.js';

const PARTICIPANTS = [
  { name: 'A', ru: 'А', units: 4 },
  { name: 'B', ru: 'Б', units: 2 },
  { name: 'C', ru: 'В', units: 5 },
  { name: 'D', ru: 'Г', units: 4 },
  { name: 'E', ru: 'Д', units: 3 },
];
const order = orderOf(PARTICIPANTS);

export const activationExampleTable: Table = {
  id: 'initiative-deck/table/activation-example',
  title: { en: 'Who activates in each step', ru: 'Кто активирует на каждом шаге' },
  section: 'initiative-deck/unequal-numbers',
  columns: [
    { en: 'Participant', ru: 'Участник' },
    { en: 'Units', ru: 'БЕ' },
    ...order.map((_, step) => ({ en: `Step ${step + 1}`, ru: `Шаг ${step + 1}` })),
  ],
  rows: PARTICIPANTS.map(({ name, ru, units }) => [{ en: name, ru }, units, ...order.map((acting) => (acting.includes(name) ? 1 : null))]),
  notes: [{ en: 'Participants from the lowest initiative to the highest.', ru: 'Участники от низкой инициативы к высокой.' }],
};
