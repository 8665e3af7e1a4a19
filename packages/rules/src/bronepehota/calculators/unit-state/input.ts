/** Input of the unit-state calculator: a machine or gun as printed, and what has happened to it. */
import { field, fields } from '../../../calculator/fields.js';
import { ammunitionField, contactField, MAX_ARMOR, MAX_RANK, MAX_SHOTS } from '../../engine/shooting/fields.js';

/** Soldiers who can touch one machine. */
const MAX_REPAIRERS = 12;

const MAX_SECTORS = 40;
const MAX_SPEED_POINTS = 40;

const durability = (en: string, ru: string, example: number) => field({ kind: 'int', min: 0, max: MAX_ARMOR, example, label: { en, ru } });

export const input = fields({
  unit: {
    kind: 'catalog',
    of: 'unit',
    optional: true,
    determines: ['durability', 'speedSectors', 'rateOfFire', 'rank'],
    label: { en: 'Machine or gun', ru: 'Машина или орудие' },
    hint: {
      en: 'Of the catalog; fills durability, speed, rate of fire, rank and a full track',
      ru: 'Из каталога; подставляет прочность, скорость, скорострельность, ранг и полный боезапас',
    },
  },
  gun: {
    kind: 'boolean',
    optional: true,
    example: true,
    label: { en: 'Is a gun', ru: 'Это орудие' },
    hint: {
      en: 'Needed for a capture. A speed tells a machine, and a unit of the catalog is known',
      ru: 'Нужно при захвате. Машину выдаёт скорость, а юнит из каталога известен',
    },
  },
  durability: {
    ...durability('Durability', 'Прочность', 12),
    optional: true,
    hint: {
      en: 'Its armor when undamaged. Left out: the top of its speed sectors. Where the armor is given, only repair needs it',
      ru: 'Броня без повреждений. Не указана — верх секторов скорости. Если известна броня, нужна только для ремонта',
    },
  },
  armor: {
    ...durability('Armor now', 'Броня сейчас', 7),
    optional: true,
    hint: { en: 'The number under the slider; left out: from the damage', ru: 'Число под ползунком; не указано — по повреждениям' },
  },
  damage: {
    ...durability('Damage', 'Повреждений', 5),
    optional: true,
    insteadOf: 'armor',
    hint: { en: 'In place of the armor; neither: undamaged', ru: 'Вместо брони; ни того ни другого — цела' },
  },
  speedSectors: {
    kind: 'list',
    min: 1,
    max: MAX_SECTORS,
    optional: true,
    label: { en: 'Speed', ru: 'Скорость' },
    hint: { en: 'By sectors of the durability track; machines only', ru: 'По секторам шкалы прочности; только у машин' },
    item: {
      kind: 'object',
      name: 'BronepehotaSpeedSectorInput',
      about: { en: 'A sector of the durability track and its speed', ru: 'Сектор шкалы прочности и скорость в нём' },
      label: { en: 'Sector', ru: 'Сектор' },
      fields: fields({
        max: durability('Highest durability', 'Прочность до', 12),
        min: durability('Lowest durability', 'Прочность от', 9),
        speed: { kind: 'int', min: 0, max: MAX_SPEED_POINTS, unit: 'points', example: 4, label: { en: 'Speed', ru: 'Скорость' } },
      }),
    },
  },
  rateOfFire: {
    kind: 'int',
    min: 0,
    max: MAX_SHOTS,
    optional: true,
    example: 2,
    label: { en: 'Rate of fire', ru: 'Скорострельность' },
    hint: { en: 'Shots a turn, as on the armlist', ru: 'Выстрелов за тур, из армлиста' },
  },
  ammunition: ammunitionField,
  crewed: {
    kind: 'boolean',
    optional: true,
    assumed: true,
    label: { en: 'Has a pilot or crew', ru: 'Есть пилот или расчёт' },
    hint: {
      en: 'Without one it neither moves nor shoots nor attacks. Left out: it has one, unless somebody captures it',
      ru: 'Без них не ездит, не стреляет и не атакует. Не указано — есть, если её не захватывают',
    },
  },
  lying: {
    kind: 'boolean',
    default: false,
    label: { en: 'Lying', ru: 'Лежит' },
    hint: { en: 'Knocked over in real shooting', ru: 'Повалена при реальной стрельбе' },
  },
  contact: contactField,
  repairers: {
    kind: 'int',
    min: 0,
    max: MAX_REPAIRERS,
    optional: true,
    label: { en: 'Soldiers with Rp', ru: 'Бойцов с Рм' },
    hint: {
      en: 'Who touch it and repair in place of all their actions; a pilot with Rp counts, in place of all actions of the machine. When left out, one, or none if a HELIX repairs',
      ru: 'Касаются её и чинят вместо всех своих действий; пилот с Рм считается — вместо всех действий машины. Если не указано — чинит один, а при HELIX — никто',
    },
  },
  helix: {
    kind: 'boolean',
    default: false,
    label: { en: 'Repair HELIX', ru: 'Ремонтный HELIX' },
    hint: { en: 'Repairs 2 a turn in place of shooting', ru: 'Чинит по 2 за тур вместо стрельбы' },
  },
  captorRank: {
    kind: 'int',
    min: 1,
    max: MAX_RANK,
    optional: true,
    example: 2,
    label: { en: 'Rank of the captor', ru: 'Ранг захватчика' },
    hint: {
      en: 'The first soldier to touch it, to see what he can do with it',
      ru: 'Бойца, который первым её коснулся: что он с ней сможет',
    },
  },
  rank: {
    kind: 'int',
    min: 1,
    max: MAX_RANK,
    optional: true,
    example: 2,
    label: { en: 'Rank needed', ru: 'Нужный ранг' },
    hint: { en: 'Army rank of its armlist; for a capture', ru: 'Армейский ранг из её армлиста; важен при захвате' },
  },
  shotThisTurn: {
    kind: 'boolean',
    default: false,
    label: { en: 'Has shot this turn', ru: 'Уже стреляли' },
    hint: {
      en: 'The captured gun or its captor: then it does not fire before the next turn',
      ru: 'Орудие или захватчик в этом туре: тогда огонь — лишь в следующем',
    },
  },
});
