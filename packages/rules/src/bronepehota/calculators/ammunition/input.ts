/** Input of the ammunition calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { POWER_TEXT } from '../../engine/dice/profile.js';
import { rulings } from '../../reference/rulings/index.js';
import { CHARGES, TARGETS } from '../../vocabulary.js';

const MAX_SHOTS = 20;
const MAX_AMMUNITION = 99;

const shot = field({
  kind: 'object',
  name: 'BronepehotaFiredInput',
  about: {
    en: 'One shot: its power dice, or its charge in real shooting',
    ru: 'Один выстрел: кубики мощности или, при реальной стрельбе, заряд',
  },
  label: { en: 'Shot', ru: 'Выстрел' },
  fields: fields({
    weapon: {
      kind: 'catalog',
      of: 'weapon',
      optional: true,
      determines: ['power'],
      determinesAround: ['shooter', 'rateOfFire'],
      label: { en: 'Weapon', ru: 'Оружие' },
      hint: {
        en: 'A weapon of the catalog; fills the power, who fires it and the rate of fire',
        ru: 'Оружие из каталога; подставляет мощность, стрелка и скорострельность',
      },
    },
    name: {
      kind: 'text',
      maxLength: 60,
      optional: true,
      example: 'Gatling gun',
      label: { en: 'Name', ru: 'Название' },
      hint: {
        en: 'A machine fires each of its weapons once a turn: the same name twice is refused',
        ru: 'Каждое оружие машины стреляет раз за тур: повтор названия не пройдёт',
      },
    },
    power: {
      ...POWER_TEXT,
      optional: true,
      example: '3D20',
      label: { en: 'Power', ru: 'Мощность' },
      hint: { en: 'Virtual shooting: as much ammunition as dice', ru: 'Виртуальная стрельба: расход равен числу кубиков' },
    },
    charge: {
      kind: 'choice',
      type: CHARGES,
      optional: true,
      label: { en: 'Charge', ru: 'Заряд' },
      hint: { en: 'Real shooting: as much ammunition as its power', ru: 'Реальная стрельба: расход равен мощности заряда' },
    },
  }),
});

export const input = fields({
  track: {
    kind: 'int',
    min: 0,
    max: MAX_AMMUNITION,
    example: 16,
    label: { en: 'Ammunition', ru: 'Боезапас' },
    hint: { en: 'Number under the slider before the first shot', ru: 'Число под ползунком до первого выстрела' },
  },
  shots: {
    kind: 'list',
    item: shot,
    min: 1,
    max: MAX_SHOTS,
    label: { en: 'Shots', ru: 'Выстрелы' },
    hint: {
      en: 'Of one turn, in order; all weapons of a machine share the track',
      ru: 'За один тур, по порядку; шкала общая для всего оружия машины',
    },
  },
  shooter: { kind: 'choice', type: TARGETS, default: 'MACHINE', label: { en: 'Shooter', ru: 'Стрелок' } },
  rateOfFire: {
    kind: 'int',
    min: 1,
    max: MAX_SHOTS,
    optional: true,
    example: 2,
    label: { en: 'Rate of fire', ru: 'Скорострельность' },
    hint: { en: 'Most shots a turn, as on the armlist', ru: 'Больше всего выстрелов за тур, из армлиста' },
  },
  readings: readingsField(rulings, ['last-shot-fires']),
});
