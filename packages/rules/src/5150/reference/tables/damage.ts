/** The printed damage table: every face against every Impact of the weapon tables. */
import type { Table } from '../../../reference/reference.js';
import { resultOf } from '../../engine/damage/damage.js';
import { RESULTS } from '../../vocabulary.js';
import { POWERED_BONUS, WEAPONS } from './weapons.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const numbers = WEAPONS.flatMap(({ impacts }) => Object.values(impacts)).filter((impact) => typeof impact === 'number');
const MAX_IMPACT = Math.max(...numbers) + POWERED_BONUS;

export const damageTable: Table = {
  id: '5150/table/damage',
  title: { en: 'Damage: 1d6 against Impact', ru: 'Ущерб: 1к6 против Ущерба оружия' },
  section: '5150/damage',
  columns: [{ en: 'Impact', ru: 'Ущерб' }, ...FACES.map((face) => ({ en: `${face}`, ru: `${face}` }))],
  rows: Array.from({ length: MAX_IMPACT + 1 }, (_, impact) => [impact, ...FACES.map((face) => RESULTS.values[resultOf(face, impact)])]),
  notes: [
    {
      en: 'NE by shooting or grenade: 2d6, two 1s grant one roll against Impact 1.',
      ru: '«НЭ» при стрельбе и взрыве: 2к6, две единицы дают один бросок с Ущербом 1.',
    },
    {
      en: 'Special: on 1–3 the armor stops the hit, on 4–6 it counts as heavy.',
      ru: '«Спец.»: на 1–3 броня останавливает попадание, на 4–6 считается тяжёлой.',
    },
  ],
};
