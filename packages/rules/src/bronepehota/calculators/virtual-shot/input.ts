/** Input of the virtual-shot calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { POWER_TEXT, REACH_TEXT } from '../../engine/dice/profile.js';
import {
  ammunitionField,
  armorField,
  contactField,
  coverField,
  distanceFields,
  flyingField,
  inFrontField,
  KIND,
  panicField,
  pilotArmorField,
  rankFields,
  targetField,
  withPilot,
} from '../../engine/shooting/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { TARGETS } from '../../vocabulary.js';
import { blastField } from './blast.js';

export const input = fields({
  weapon: {
    kind: 'catalog',
    of: 'weapon',
    optional: true,
    label: { en: 'Weapon', ru: 'Оружие' },
    determines: ['range', 'power', 'shooter', 'rankNeeded'],
    hint: {
      en: 'A weapon of the catalog; fills range, power, blast, who fires it, the rank needed and a full track',
      ru: 'Оружие из каталога; подставляет дальность, мощность, взрыв, стрелка, нужный ранг и полный боезапас',
    },
  },
  range: {
    ...REACH_TEXT,
    optional: true,
    example: 'D6+2',
    label: { en: 'Range', ru: 'Дальность' },
    hint: { en: 'Range of the weapon, for example D6+2, D12, D20', ru: 'Дальн. оружия, например Д6+2, Д12, Д20' },
  },
  power: {
    ...POWER_TEXT,
    optional: true,
    example: '4D12',
    label: { en: 'Power', ru: 'Мощность' },
    hint: { en: 'Power of the weapon, for example 4D12', ru: 'Мощн. оружия, например 4Д12' },
  },
  ...distanceFields,
  target: targetField,
  armor: armorField,
  cover: coverField,
  aimed: {
    kind: 'boolean',
    default: false,
    label: { en: 'Aimed', ru: 'Прицельно' },
    hint: {
      en: 'Optional rule: infantry that does nothing else this turn doubles its range',
      ru: 'По договорённости: пехотинец, который больше ничего не делает, стреляет вдвое дальше',
    },
  },
  pilotArmor: { ...pilotArmorField, countsFor: withPilot('target') },
  shooter: {
    kind: 'choice',
    type: TARGETS,
    default: 'INFANTRY',
    label: { en: 'Shooter', ru: 'Стрелок' },
    short: KIND,
    hint: {
      en: 'Infantry with its own weapon, a machine, or a gun with its crew',
      ru: 'Пехотинец с личным оружием, машина или орудие с расчётом',
    },
  },
  contact: contactField,
  inFront: inFrontField,
  ...rankFields,
  ammunition: ammunitionField,
  blast: blastField,
  panic: panicField,
  flying: { ...flyingField, countsFor: withPilot('target') },
  readings: readingsField(rulings, ['last-shot-fires', 'panic-crashes']),
});
