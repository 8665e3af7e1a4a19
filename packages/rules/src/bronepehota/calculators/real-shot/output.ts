/** Output of the real-shot calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_ARMOR } from '../../engine/shooting/fields.js';
import { sufferedFields } from '../../engine/strike/output.js';

const { pilotKilled, pilotPanicked, damageWithCrash } = sufferedFields;

export const output = fields({
  damage: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 8,
    unit: 'points',
    example: 2,
    label: { en: 'Damage', ru: 'Повреждения' },
    hint: {
      en: 'To a machine or gun; infantry is tested or dies instead',
      ru: 'Машине или орудию; пехотинец вместо этого проходит тест или гибнет',
    },
  },
  armorAfter: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: MAX_ARMOR,
    optional: true,
    example: 7,
    label: { en: 'Armor after', ru: 'Броня после' },
    hint: {
      en: 'Number under the slider once the damage is marked; none for infantry, and where the armor is not given',
      ru: 'Число под ползунком после попадания; нет для пехотинца и если броня не указана',
    },
  },
  destroyed: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Destroyed', ru: 'Уничтожение' },
    hint: {
      en: 'Infantry dead, or machine or gun at 0, a crash landing included',
      ru: 'Пехотинец погиб либо машина или орудие на 0, аварийная посадка учтена',
    },
  },
  panicked: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Infantry panics', ru: 'Паника пехотинца' },
    hint: { en: '0 without the panic rule, and for machines and guns', ru: '0 без правила о панике, а также для машин и орудий' },
  },
  pilotKilled,
  pilotPanicked,
  damageWithCrash: {
    ...damageWithCrash,
    hint: {
      en: 'Damage of the hit and of a crash landing together; none for whatever does not fly with a pilot',
      ru: 'Повреждения от попадания вместе с аварийной посадкой; нет, если никто не летит',
    },
  },
  ammunitionUsed: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 4,
    example: 2,
    label: { en: 'Ammunition used', ru: 'Расход боезапаса' },
    hint: { en: 'Hit or miss', ru: 'Попал или нет' },
  },
  ammunitionLeft: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 99,
    optional: true,
    example: 10,
    label: { en: 'Ammunition left', ru: 'Остаток боезапаса' },
    hint: { en: 'None when it is not counted', ru: 'Нет, если боезапас не считают' },
  },
});
