/** Input of the melee calculator: two fighters and the number of rounds to show. */
import { field, fields } from '../../../calculator/fields.js';
import { armorField, poweredField, repField } from '../../engine/fields.js';
import { MELEE_WEAPON_IDS } from '../../reference/tables/weapons.js';

/** No figure has more attribute dice. */
const MAX_ATTRIBUTES = 4;
/** Two dice plus all attribute dice. */
const MAX_DICE = 6;
const MAX_OPPONENTS = 3;
export const MAX_ROUNDS = 20;

const fighterFields = fields({
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
  opponents: {
    kind: 'int',
    min: 1,
    max: MAX_OPPONENTS,
    default: 1,
    label: { en: 'Opponents', ru: 'Противников' },
    hint: { en: 'How many it fights at once', ru: 'Со сколькими дерётся сразу' },
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
  roll: {
    kind: 'list',
    min: 1,
    max: MAX_DICE,
    optional: true,
    item: { kind: 'int', min: 1, max: 6, label: { en: 'Die', ru: 'Кубик' } },
    label: { en: 'Dice of the first round', ru: 'Кубики первого раунда' },
    hint: { en: 'If they have fallen already; leave out for all odds', ru: 'Если уже брошены; без них считаются все шансы' },
  },
});

const fighter = field({
  kind: 'object',
  name: 'FiftyOneFiftyFighterInput',
  about: { en: 'One side of a melee', ru: 'Одна сторона рукопашной' },
  label: { en: 'Fighter', ru: 'Боец' },
  fields: fighterFields,
});

export const input = fields({
  fighter,
  opponent: { ...fighter, label: { en: 'Opponent', ru: 'Противник' } },
  rounds: {
    kind: 'int',
    min: 1,
    max: MAX_ROUNDS,
    default: 3,
    label: { en: 'Rounds', ru: 'Раунды' },
    hint: { en: 'Odds are given after each of them, and for the end', ru: 'Шансы даются после каждого и для исхода' },
  },
});
