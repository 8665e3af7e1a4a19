/** Output of the ram calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  damage: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 60,
    unit: 'points',
    example: 2,
    label: { en: 'Damage', ru: 'Урон' },
    hint: { en: 'To the target, on a hit', ru: 'Цели при попадании' },
  },
  attackerDamageOnHit: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 4,
    unit: 'points',
    example: 1,
    label: { en: 'To the attacker on a hit', ru: 'Атакующему при попадании' },
  },
  attackerDamageOnMiss: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 2,
    unit: 'points',
    example: 0,
    label: { en: 'To the attacker on a miss', ru: 'Атакующему при промахе' },
  },
});
