/** Input fields of a unit: its card and its state. Shared by all combat calculators. */
import { field, fields } from '../../../calculator/fields.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { CRITICALS, RANGES } from '../../vocabulary.js';
import { MOVE_PATTERN } from './movement.js';

/** Limits for cards of the catalog too. None of the 8,600 published ones has more than 25 armor and 17 structure. */
export const MAX_ARMOR = 40;
export const MAX_STRUCTURE = 20;
const MAX_CRITICALS = 12;
export const MAX_SPECIALS = 60;
export const MAX_SPECIAL_CHARACTERS = 80;
/** Types that Russian cards abbreviate in their own way. The others are the same in both languages. */
const TYPES = { BM: { en: 'BM', ru: 'БМ' } };
/** The damage value of a ground unit. */
const CARD_DAMAGE = /^\s*(?:0?\d|1[0-5]|0\*|[-–—−])\s*$/;

/** Where a unit may be without a card. */
export const unitName = field({
  kind: 'text',
  maxLength: 80,
  optional: true,
  example: 'Locust LCT-1E',
  label: { en: 'Name', ru: 'Название' },
});
const MAX_POINTS = 999;
export const pointValue = field({
  kind: 'int',
  min: 1,
  max: MAX_POINTS,
  unit: 'points',
  optional: true,
  example: 19,
  label: { en: 'PV', ru: 'ОС' },
});

const card = fields({
  unit: {
    kind: 'catalog',
    of: 'unit',
    optional: true,
    label: { en: 'Unit', ru: 'Боевая единица' },
    hint: {
      en: 'A unit of the catalog fills in all figures that are left out',
      ru: 'БЕ из каталога заполняет все неуказанные показатели',
    },
  },
  type: {
    kind: 'text',
    maxLength: 8,
    pattern: /^[A-Z]{0,8}$/,
    allowed: { en: 'a type in capitals: BM, CV, CI', ru: 'тип заглавными латинскими буквами: BM, CV, CI' },
    optional: true,
    written: TYPES,
    example: 'BM',
    label: { en: 'Type', ru: 'Тип' },
    hint: {
      en: 'As printed: BM for a BattleMech; these rules speak of ’Mechs only',
      ru: 'Как на карточке: BM — боевой мех; эти правила — только для мехов',
    },
  },
  skill: { kind: 'int', min: 0, max: 8, default: 4, example: 4, label: { en: 'Skill', ru: 'Навык' } },
  size: {
    kind: 'int',
    min: 1,
    max: 5,
    optional: true,
    example: 3,
    label: { en: 'Size (SZ)', ru: 'Размерный класс (РЗМ)' },
    hint: {
      en: 'Physical attacks use it, 1 (light) to 4 (assault); 5 is for large buildings and vehicles of the catalog',
      ru: 'Нужен для атак в ближнем бою, от 1 (лёгкий) до 4 (штурмовой); 5 — у крупных зданий и машин из каталога',
    },
  },
  tmm: {
    kind: 'int',
    min: 0,
    max: 10,
    optional: true,
    example: 1,
    label: { en: 'TMM', ru: 'МДЦ' },
    hint: {
      en: 'As printed: heat and MP hits are taken off for you',
      ru: 'Как на карточке: нагрев и попадания по системам движения учтём сами',
    },
  },
  move: {
    kind: 'text',
    maxLength: 40,
    pattern: MOVE_PATTERN,
    allowed: {
      en: 'inches of each mode of movement, such as 8"j or 10"/6"j',
      ru: 'дюймы для каждого режима движения, например 8"j или 10"/6"прыж',
    },
    optional: true,
    example: '8"j',
    label: { en: 'Move (MV)', ru: 'Движение (ДВ)' },
    hint: {
      en: 'As printed; shows when MP hits or heat leave the unit immobile',
      ru: 'Как на карточке; по нему видно, когда БЕ обездвижена',
    },
  },
  damage: {
    kind: 'list',
    item: {
      kind: 'text',
      maxLength: 8,
      pattern: CARD_DAMAGE,
      orNumber: true,
      allowed: { en: 'a damage value: a number up to 15, 0* or a dash', ru: 'значение урона: число до 15, 0* или прочерк' },
      example: '3',
      label: { en: 'Damage', ru: 'Урон' },
    },
    min: 3,
    max: 3,
    by: RANGES,
    optional: true,
    label: { en: 'Damage S/M/L', ru: 'Урон БЛЖ/СРД/ДАЛ' },
    hint: { en: 'As printed: weapon hits are taken off for you', ru: 'Как на карточке: попадания по орудиям учтём сами' },
  },
  overheatValue: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    optional: true,
    example: 0,
    label: { en: 'Overheat value (OV)', ru: 'Значение перегрева (ЗП)' },
    hint: { en: '0 when left out', ru: 'Если не указано — 0' },
  },
});

const state = fields({
  armor: {
    kind: 'int',
    min: 0,
    max: MAX_ARMOR,
    optional: true,
    unit: 'points',
    example: 7,
    label: { en: 'Armor (A)', ru: 'Броня (БРН)' },
    hint: { en: 'Points that are left', ru: 'Сколько очков осталось' },
  },
  structure: {
    kind: 'int',
    min: 1,
    max: MAX_STRUCTURE,
    optional: true,
    unit: 'points',
    example: 5,
    label: { en: 'Structure (S)', ru: 'Внутренняя конструкция (ВК)' },
    hint: { en: 'Points that are left', ru: 'Сколько очков осталось' },
  },
  specials: {
    kind: 'list',
    item: { kind: 'text', maxLength: MAX_SPECIAL_CHARACTERS, example: 'CASE', label: { en: 'Special ability', ru: 'Особая способность' } },
    min: 0,
    max: MAX_SPECIALS,
    optional: true,
    label: { en: 'Special abilities', ru: 'Особые способности' },
    hint: {
      en: 'As on the card, in English or Russian: CASE, REAR1/1/-, IF1',
      ru: 'Как на карточке, по-русски или по-английски: ССХБ, НН 1/1/–, НПН 1',
    },
  },
  hasHeatScale: {
    kind: 'boolean',
    default: true,
    label: { en: 'Has a heat scale', ru: 'Есть шкала нагрева' },
    hint: { en: 'Units without one take damage in place of heat from HT', ru: 'Без шкалы нагрев от НГР становится уроном' },
  },
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    label: { en: 'Heat', ru: 'Нагрев' },
    hint: {
      en: 'Level on the heat scale at the start of the turn; 4 is shut down',
      ru: 'Уровень нагрева в начале хода; 4 — отключена',
    },
  },
  criticals: {
    kind: 'list',
    item: { kind: 'choice', type: CRITICALS, example: 'ENGINE', label: { en: 'Critical hit', ru: 'Критическое попадание' } },
    min: 0,
    max: MAX_CRITICALS,
    default: [],
    label: { en: 'Critical hits', ru: 'Критические попадания' },
    hint: {
      en: 'Those of earlier turns, each as often as it was suffered',
      ru: 'Полученные в прошлые ходы, каждое столько раз, сколько было',
    },
  },
});

export const unitFields = fields({ ...card, ...state });

/** A unit as an argument. Each calculator sets its own label. */
export const unitField = field({
  kind: 'object',
  name: 'AlphaStrikeUnitInput',
  about: {
    en: 'A unit by catalog id, by its figures, or both; figures win',
    ru: 'Боевая единица по коду каталога, по показателям или и так и так; показатели главнее',
  },
  fields: unitFields,
  label: { en: 'Unit', ru: 'Боевая единица' },
});
