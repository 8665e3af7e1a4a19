/** Input of the close-combat calculator. */
import { fields } from '../../../calculator/fields.js';
import { armorField, flyingField, MAX_ARMOR, panicField, pilotArmorField } from '../../engine/shooting/fields.js';
import { TARGETS } from '../../vocabulary.js';

const fighter = {
  kind: 'object',
  name: 'BronepehotaFighterInput',
  about: { en: 'One side of a close combat', ru: 'Участник ближнего боя' },
  fields: fields({
    kind: { kind: 'choice', type: TARGETS, example: 'MACHINE', label: { en: 'Kind', ru: 'Вид' } },
    armor: armorField,
    closeCombat: {
      kind: 'int',
      min: 0,
      max: MAX_ARMOR,
      default: 0,
      example: 3,
      label: { en: 'Close combat', ru: 'ББ' },
      hint: {
        en: 'Close-combat skill of a soldier, or all close-combat weapons of a machine together',
        ru: 'ББ пехотинца или сумма ББ всего оружия ближнего боя машины',
      },
    },
    pilotArmor: pilotArmorField,
    flying: {
      ...flyingField,
      hint: { en: 'Machines in the air neither attack nor are attacked', ru: 'Машина в воздухе не атакует, и её атаковать нельзя' },
    },
    lying: {
      kind: 'boolean',
      default: false,
      label: { en: 'Lying', ru: 'Лежит' },
      hint: {
        en: 'Real shooting: a machine knocked over defends but does not attack',
        ru: 'Реальная стрельба: поваленная машина защищается, но не атакует',
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
});
