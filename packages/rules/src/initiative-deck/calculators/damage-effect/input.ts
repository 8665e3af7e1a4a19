/** Input of the calculator of effects on damage. */
import { fields } from '../../../calculator/fields.js';
import { DAMAGE_KINDS } from '../../vocabulary.js';

const MAX_PARTS = 40;
const MAX_DAMAGE = 100;
const MAX_MULTIPLIER = 10;

export const input = fields({
  kind: {
    kind: 'choice',
    type: DAMAGE_KINDS,
    default: 'WHOLE',
    example: 'CLUSTER',
    label: { en: 'Kind of damage', ru: 'Вид урона' },
    hint: { en: 'Code of the weapon: Grp or C, R, or none of these', ru: 'Урон группами, скорострельное оружие или ни то ни другое' },
  },
  damage: {
    kind: 'list',
    min: 1,
    max: MAX_PARTS,
    item: { kind: 'int', min: 0, max: MAX_DAMAGE, unit: 'points', example: 5, label: { en: 'Damage', ru: 'Урон' } },
    label: { en: 'Damage', ru: 'Урон' },
    hint: {
      en: 'One number; for a cluster weapon each group, for rapid fire each shot that hits',
      ru: 'Одно число; у группового оружия — каждая группа, у скорострельного — каждый попавший выстрел',
    },
  },
  multiplier: {
    kind: 'int',
    min: 0,
    max: MAX_MULTIPLIER,
    default: 1,
    example: 2,
    label: { en: 'Multiplier', ru: 'Множитель' },
    hint: { en: 'Of the card; 1 without', ru: 'С карты; без него 1' },
  },
  extra: {
    kind: 'int',
    min: 0,
    max: MAX_DAMAGE,
    default: 0,
    unit: 'points',
    example: 2,
    label: { en: 'Extra damage', ru: 'Дополнительный урон' },
    hint: { en: 'Of the card', ru: 'С карты' },
  },
});
