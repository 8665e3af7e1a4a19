/** Fields of a fighter in melee, shared by the melee calculators. */
import { fields } from '../../../calculator/fields.js';
import { MELEE_WEAPON_IDS } from '../../reference/tables/weapons.js';
import { armorField, poweredField, repField } from '../fields.js';

/** No figure has more attribute dice. */
const MAX_ATTRIBUTES = 4;

export const fighterFields = fields({
  rep: repField,
  weapon: {
    kind: 'id',
    prefix: '5150/',
    of: MELEE_WEAPON_IDS,
    default: 'unarmed',
    example: 'combat-knife',
    label: { en: 'Melee weapon', ru: 'Рукопашное оружие' },
  },
  powered: poweredField,
  armor: armorField,
  attributes: {
    kind: 'int',
    min: 0,
    max: MAX_ATTRIBUTES,
    default: 0,
    unit: 'dice',
    label: { en: 'Attribute dice', ru: 'Кубики атрибутов' },
    hint: {
      en: 'One for each attribute or trait that helps in melee',
      ru: 'По одному за каждый атрибут или расовую особенность для рукопашной',
    },
  },
  prone: {
    kind: 'boolean',
    default: false,
    label: { en: 'Prone', ru: 'Лежит' },
    hint: { en: 'One die fewer while it lies', ru: 'На кубик меньше, пока лежит' },
  },
  secondWeapon: {
    kind: 'boolean',
    default: false,
    label: { en: 'A weapon in each hand', ru: 'Оружие в каждой руке' },
    hint: { en: 'One more opponent without a modifier', ru: 'Лишний противник без минуса' },
  },
  flanked: {
    kind: 'boolean',
    default: false,
    label: { en: 'Charged from flank or rear', ru: 'Атакован с фланга или тыла' },
    hint: { en: 'It turned and fights the first round at Rep −1', ru: 'Развернулся и первый раунд дерётся с Умением −1' },
  },
});
