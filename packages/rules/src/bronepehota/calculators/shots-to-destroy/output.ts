/** Output of the shots-to-destroy calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { destroyedField } from '../../engine/volley/fields.js';

/** Number of shots that are listed one by one. */
export const LISTED_SHOTS = 12;
/** One D20 that hits at 20 steps on a 20, against armor 19: 90% are reached after fewer. */
const MAX_SHOTS = 2500;

const row = field({
  kind: 'object',
  name: 'BronepehotaShotsToDestroy',
  about: { en: 'A number of shots and the odds that they are enough', ru: 'Число выстрелов и шанс, что их хватит' },
  label: { en: 'Shots', ru: 'Выстрелы' },
  fields: {
    shots: { kind: 'int', min: 1, max: LISTED_SHOTS, example: 3, label: { en: 'Shots', ru: 'Выстрелов' } },
    destroyed: destroyedField,
  },
});

const enough = (en: string, ru: string) =>
  field({
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 1,
    max: MAX_SHOTS,
    optional: true,
    example: 4,
    label: { en, ru },
    hint: { en: 'None when the weapon cannot destroy the target', ru: 'Нет, если оружие не может уничтожить цель' },
  });

export const output = fields({
  expectedShots: {
    kind: 'exact',
    better: { lower: 'ATTACKER' },
    optional: true,
    label: { en: 'Shots on average', ru: 'Выстрелов в среднем' },
    hint: {
      en: 'Until the target is destroyed; none when the weapon cannot do it',
      ru: 'До уничтожения цели; нет, если оружие этого не может',
    },
  },
  evenShots: enough('Shots for even odds', 'Выстрелов для половины шансов'),
  sureShots: enough('Shots for 90%', 'Выстрелов для 90\u00a0%'),
  hit: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to hit', ru: 'Шанс попасть' } },
  ammunition: {
    kind: 'exact',
    better: { lower: 'ATTACKER' },
    optional: true,
    label: { en: 'Ammunition on average', ru: 'Боезапаса в среднем' },
    hint: { en: 'Of a machine or gun: as many as power dice a shot', ru: 'Машины или орудия: по числу кубиков мощности на выстрел' },
  },
  rows: {
    kind: 'list',
    item: row,
    min: 0,
    max: LISTED_SHOTS,
    label: { en: 'Shot by shot', ru: 'По выстрелам' },
    hint: { en: `The first ${LISTED_SHOTS}`, ru: `Первые ${LISTED_SHOTS}` },
  },
});
