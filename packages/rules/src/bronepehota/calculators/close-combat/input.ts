/** Input of the close-combat calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, flyingField, MAX_ARMOR, panicField, pilotArmorField, withPilot } from '../../engine/shooting/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { TARGETS } from '../../vocabulary.js';

/** Weapons of a machine at most. */
const MAX_WEAPONS = 8;
const MAX_BONUS = 9;

const weapon = field({
  kind: 'object',
  name: 'BronepehotaMeleeWeaponInput',
  about: { en: 'A weapon of a machine in close combat', ru: 'Оружие машины в ближнем бою' },
  label: { en: 'Weapon', ru: 'Оружие' },
  fields: fields({
    weapon: {
      kind: 'catalog',
      of: 'weapon',
      optional: true,
      determines: ['closeCombat'],
      label: { en: 'Weapon', ru: 'Оружие' },
      hint: { en: 'A weapon of the catalog; fills its close combat', ru: 'Оружие из каталога; подставляет его ББ' },
    },
    closeCombat: {
      kind: 'int',
      min: 0,
      max: MAX_BONUS,
      optional: true,
      example: 2,
      label: { en: 'Close combat', ru: 'ББ' },
      hint: { en: 'Of one weapon, as on the armlist', ru: 'Одного оружия, из армлиста' },
    },
    count: { kind: 'int', min: 1, max: MAX_WEAPONS, default: 1, label: { en: 'How many', ru: 'Сколько' } },
  }),
});

const fighter = {
  kind: 'object',
  name: 'BronepehotaFighterInput',
  about: { en: 'One side of a close combat', ru: 'Участник ближнего боя' },
  fields: fields({
    kind: { kind: 'choice', type: TARGETS, example: 'MACHINE', label: { en: 'Kind', ru: 'Вид' } },
    armor: {
      ...armorField,
      optional: true,
      hint: {
        en: 'Armor of the soldier, or the number under the slider of the machine or gun. An attacking soldier needs none',
        ru: 'Бр пехотинца или число под ползунком машины либо орудия. Атакующему пехотинцу не нужна',
      },
    },
    closeCombat: {
      kind: 'int',
      min: 0,
      max: MAX_ARMOR,
      optional: true,
      example: 3,
      countsFor: {
        field: 'kind',
        values: ['INFANTRY', 'MACHINE'],
        text: { en: 'for infantry and a machine with a pilot', ru: 'для пехоты и машины с пилотом' },
      },
      label: { en: 'Close combat', ru: 'ББ' },
      hint: {
        en: 'Of a soldier, or the sum of the weapons of a machine; left out: that of its weapons, or 0',
        ru: 'У пехотинца — его ББ, у машины — сумма ББ её оружия; не указано — сумма по оружию, а без него 0',
      },
    },
    weapons: {
      kind: 'list',
      min: 0,
      max: MAX_WEAPONS,
      default: [],
      label: { en: 'Weapons of the machine', ru: 'Оружие машины' },
      hint: {
        en: 'Their close combat is added up; weapons without it add nothing',
        ru: 'ББ складываются; оружие без ББ ничего не прибавляет',
      },
      item: weapon,
    },
    pilotArmor: {
      ...pilotArmorField,
      countsFor: withPilot('kind'),
      hint: { en: 'Of the defender: whether the pilot survives', ru: 'О защищающемся: уцелеет ли пилот' },
    },
    flying: {
      ...flyingField,
      countsFor: withPilot('kind'),
      hint: { en: 'Machines in the air neither attack nor are attacked', ru: 'Машина в воздухе не атакует, и её атаковать нельзя' },
    },
    lying: {
      kind: 'boolean',
      default: false,
      countsFor: { field: 'kind', values: ['MACHINE', 'UNMANNED_MACHINE'], text: { en: 'for machines', ru: 'для машин' } },
      label: { en: 'Lying', ru: 'Лежит' },
      hint: {
        en: 'Of the attacker: a machine knocked over in real shooting does not attack, but defends as usual',
        ru: 'Об атакующем: машина, поваленная при реальной стрельбе, не атакует, а защищается как обычно',
      },
    },
  }),
} as const;

export const input = fields({
  attacker: { ...fighter, label: { en: 'Attacker', ru: 'Атакующий' } },
  defender: { ...fighter, label: { en: 'Defender', ru: 'Защищающийся' } },
  surprise: {
    kind: 'boolean',
    default: false,
    label: { en: 'Surprise attack', ru: 'Внезапная атака' },
    hint: { en: 'From behind, outside the defender’s field of view', ru: 'С тыла, вне поля зрения защищающегося' },
  },
  panic: panicField,
  readings: readingsField(rulings, ['surprise-without-pilot']),
});
