/** Figures of salvo fire. */
import type { Table } from '../../../reference/reference.js';
import { signed } from '../../../text/numbers.js';

/** Number of supporters that a salvo needs in addition to its lead. */
export const SALVO_SUPPORTERS = 2;
export const DICE_PER_SUPPORTER = 1;
/** Maximum total bonus of all HQs and leaders. */
export const MAX_LEADERSHIP = 2;

const change = (value: number) => ({ en: signed(value, 'en'), ru: signed(value, 'ru') });

export const salvoTable: Table = {
  id: 'world-at-war/table/salvo-fire',
  title: { en: 'Dice of a salvo', ru: 'Кубики залпа' },
  section: 'world-at-war/salvo-fire',
  columns: [
    { en: 'Who', ru: 'Кто' },
    { en: 'Dice', ru: 'Кубики' },
  ],
  rows: [
    [
      { en: 'Lead unit', ru: 'Ведущее подразделение' },
      { en: 'its firepower', ru: 'его огневая мощь' },
    ],
    [{ en: `Each of ${SALVO_SUPPORTERS} supporters`, ru: `Каждое из поддержки (их ${SALVO_SUPPORTERS})` }, change(DICE_PER_SUPPORTER)],
    [
      { en: 'HQs and leaders stacked with one of the three', ru: 'Штабы и лидеры в группировке с любым из трёх' },
      { en: `leadership, ${MAX_LEADERSHIP} at most in all`, ru: `лидерство, вместе не больше ${MAX_LEADERSHIP}` },
    ],
  ],
};
