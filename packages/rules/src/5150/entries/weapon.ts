/** The weapons of 5150. Distances are in inches. Impacts are keyed by armor id. */
import { fields, vocabulary } from '../../calculator/fields.js';
import { type BuiltInEntry, defineEntry } from '../../entries/entry.js';
import { ARMORS, type ArmorId } from '../reference/tables/armors.js';
import { IMPACTS, WEAPONS, type Weapon5150 } from '../reference/tables/weapons.js';
import { BASIC_RULES, POINTS } from './source.js';

const MAX_INCHES = 99;
const MAX_IMPACT = 6;

const CLASSES = vocabulary(
  'FiftyOneFiftyWeaponClass',
  { en: 'Class of a weapon, as armor distinguishes them', ru: 'Как броня различает оружие' },
  {
    laser: { en: 'laser', ru: 'лазер' },
    solid: { en: 'solid shot', ru: 'пули и осколки' },
    net: { en: 'net', ru: 'сеть' },
    grenade: { en: 'grenade', ru: 'граната' },
    melee: { en: 'melee', ru: 'рукопашная' },
  } satisfies Readonly<Record<Weapon5150['class'], unknown>>,
);

const CARRIERS = vocabulary(
  'FiftyOneFiftyCarrier',
  { en: 'Who may carry a marked weapon', ru: 'Кому доступно помеченное оружие' },
  {
    police: { en: 'police', ru: 'полиция' },
    corporations: { en: 'corporations', ru: 'корпорации' },
    criminals: { en: 'criminals', ru: 'преступники' },
    colonists: { en: 'colonists', ru: 'колонисты' },
  },
);

const MARKED: Readonly<Record<Weapon5150['mark'], readonly string[] | null>> = {
  '': null,
  '*': ['police', 'corporations', 'criminals', 'colonists'],
  '**': ['police', 'colonists'],
};
const KINDS: Readonly<Record<Weapon5150['class'], string>> = {
  laser: 'ranged',
  solid: 'ranged',
  net: 'ranged',
  grenade: 'grenade',
  melee: 'close-combat',
};

const impactOf = ({ name }: (typeof ARMORS)[number]) =>
  ({ kind: 'int', min: 0, max: MAX_IMPACT, words: IMPACTS, example: 3, label: name }) as const;
const impacts = Object.fromEntries(ARMORS.map((armor) => [armor.id, impactOf(armor)])) as {
  readonly [A in ArmorId]: ReturnType<typeof impactOf>;
};

export const weapon = defineEntry({
  sort: 'weapon',
  type: 'FiftyOneFiftyWeaponStats',
  about: { en: 'Figures of a 5150 weapon', ru: 'Показатели оружия 5150' },
  example: '5150/assault-rifle',
  kinds: {
    ranged: { en: 'ranged weapon', ru: 'стрелковое оружие' },
    grenade: { en: 'grenade', ru: 'граната' },
    'close-combat': { en: 'close-combat weapon', ru: 'оружие ближнего боя' },
  },
  fields: fields({
    class: { kind: 'choice', type: CLASSES, example: 'laser', label: { en: 'Class', ru: 'Класс' } },
    range: {
      kind: 'int',
      min: 1,
      max: MAX_INCHES,
      unit: 'inches',
      optional: true,
      example: 48,
      label: { en: 'Range', ru: 'Дальность' },
      hint: { en: 'Missing in melee', ru: 'Нет у рукопашного' },
    },
    rateOfFire: {
      kind: 'int',
      min: 1,
      max: 9,
      unit: 'dice',
      optional: true,
      example: 3,
      label: { en: 'Rate of fire', ru: 'Скорострельность' },
      hint: { en: 'Missing for what bursts', ru: 'Нет у того, что взрывается' },
    },
    blastRadius: {
      kind: 'int',
      min: 1,
      max: MAX_INCHES,
      unit: 'inches',
      optional: true,
      example: 5,
      label: { en: 'Blast radius', ru: 'Радиус взрыва' },
    },
    impacts: {
      kind: 'object',
      name: 'FiftyOneFiftyImpacts',
      about: { en: 'Impact against every armor', ru: 'Ущерб по каждой броне' },
      label: { en: 'Impact', ru: 'Ущерб' },
      fields: impacts,
      rows: {
        name: 'FiftyOneFiftyImpact',
        about: { en: 'Impact of a 5150 weapon against one armor', ru: 'Ущерб оружия 5150 по одной броне' },
        of: { name: 'armor', prefix: '5150/', label: { en: 'Armor', ru: 'Броня' } },
        figure: 'impact',
      },
    },
    restrictedTo: {
      kind: 'list',
      min: 1,
      max: 4,
      optional: true,
      item: { kind: 'choice', type: CARRIERS, example: 'police', label: { en: 'Carrier', ru: 'Кому доступно' } },
      label: { en: 'Restricted to', ru: 'Только для' },
      hint: { en: 'Missing when anybody may carry it', ru: 'Нет, если доступно всем' },
    },
  }),
  publicNames: { range: 'rangeInches' },
  figures: {},
  texts: {},
  cost: POINTS,
  card: [
    { kind: 'figures', fields: ['range', 'rateOfFire', 'blastRadius'] },
    { kind: 'table', field: 'impacts' },
  ],
  trials: [
    {
      label: { en: 'Shoot with it', ru: 'Стрелять из него' },
      calculator: 'shoot',
      draft: { weapon: { id: 'own' } },
      kinds: ['ranged'],
    },
  ],
  source: BASIC_RULES,
});

export const printedWeapons: readonly BuiltInEntry[] = WEAPONS.map((one: Weapon5150) => ({
  type: weapon.type,
  kind: KINDS[one.class],
  id: one.id,
  name: one.name,
  cost: one.cost,
  figures: {
    class: one.class,
    range: one.rangeInches,
    rateOfFire: one.rateOfFire,
    blastRadius: one.blastInches,
    impacts: one.impacts,
    restrictedTo: MARKED[one.mark],
  },
}));
