/** The figures of a card. Figures that calculators take use the calculators' own fields, so that a card cannot exceed their limits. */
import { type Checked, field, fields } from '../../calculator/fields.js';
import { MOVE_PATTERN } from '../engine/combat/movement.js';
import { unitFields } from '../engine/combat/unit-fields.js';

const MAX_POINTS = 999;
const MAX_TONS = 100_000_000;
const MAX_TEXT_CHARACTERS = 40;
const MAX_NAME_CHARACTERS = 120;
const MAX_BATTLE_VALUE = 1_000_000;

const { skill, size, tmm, overheatValue, armor, structure, specials, hasHeatScale } = unitFields;

const damage = field({
  kind: 'text',
  maxLength: 2,
  pattern: /^(0?\d|1[0-5]|0\*)$/,
  orNumber: true,
  allowed: { en: 'a number up to 15, or 0*', ru: 'число до 15 или 0*' },
  example: '3',
  label: { en: 'Damage', ru: 'Урон' },
});

/** A text of the card; empty when unknown. */
const text = <const L extends { readonly en: string; readonly ru: string }>(label: L, example: string) =>
  field({ kind: 'text', maxLength: MAX_TEXT_CHARACTERS, example, label });

/** Roles in the notation of cards. Imports may have others. */
const ROLES = {
  Ambusher: { en: 'Ambusher', ru: 'охотник из засады' },
  Brawler: { en: 'Brawler', ru: 'боец' },
  Juggernaut: { en: 'Juggernaut', ru: 'джаггернаут' },
  'Missile Boat': { en: 'Missile Boat', ru: 'ракетоносец' },
  Scout: { en: 'Scout', ru: 'разведчик' },
  Skirmisher: { en: 'Skirmisher', ru: 'застрельщик' },
  Sniper: { en: 'Sniper', ru: 'снайпер' },
  Striker: { en: 'Striker', ru: 'ударный мех' },
} as const;

/** Rules levels in the notation of the Master Unit List. Imports may have others. */
const RULES_LEVELS = {
  Introductory: { en: 'Introductory', ru: 'вводные' },
  Standard: { en: 'Standard', ru: 'стандартные' },
  Advanced: { en: 'Advanced', ru: 'расширенные' },
  Experimental: { en: 'Experimental', ru: 'экспериментальные' },
} as const;

/** Technology bases. Imports may have others. */
const TECHNOLOGIES = {
  'Inner Sphere': { en: 'Inner Sphere', ru: 'Внутренняя Сфера' },
  Clan: { en: 'Clan', ru: 'Кланы' },
  Mixed: { en: 'Mixed', ru: 'смешанная' },
  Primitive: { en: 'Primitive', ru: 'примитивная' },
} as const;

/** Eras of production. Imports may have others. */
const PRODUCTION_ERAS = {
  'Age of War': { en: 'Age of War', ru: 'Эпоха войн' },
  'Star League': { en: 'Star League', ru: 'Звёздная Лига' },
  'Early Succession War': { en: 'Early Succession War', ru: 'Ранние войны за наследство' },
  'Late Succession War - LosTech': { en: 'Late Succession War: LosTech', ru: 'Поздние войны за наследство: ЛосТех' },
  'Late Succession War - Renaissance': { en: 'Late Succession War: Renaissance', ru: 'Поздние войны за наследство: Возрождение' },
  'Clan Invasion': { en: 'Clan Invasion', ru: 'Вторжение Кланов' },
  'Civil War': { en: 'Civil War', ru: 'Гражданская война' },
  Jihad: { en: 'Jihad', ru: 'Джихад' },
  'Early Republic': { en: 'Early Republic', ru: 'Ранняя Республика' },
  'Late Republic': { en: 'Late Republic', ru: 'Поздняя Республика' },
  'Dark Age': { en: 'Dark Age', ru: 'Тёмные века' },
  ilClan: { en: 'ilClan', ru: 'илКлан' },
} as const;

export const cardFields = fields({
  type: {
    kind: 'text',
    maxLength: 8,
    pattern: /^[A-Z]{0,8}$/,
    allowed: { en: 'a type in capitals: BM, CV, CI', ru: 'тип заглавными латинскими буквами: BM, CV, CI' },
    example: 'BM',
    label: { en: 'Type', ru: 'Тип' },
  },
  pointValue: {
    kind: 'int',
    min: 0,
    max: MAX_POINTS,
    unit: 'points',
    example: 52,
    label: { en: 'Point value (PV)', ru: 'Очковая стоимость (ОС)' },
    hint: { en: 'At the skill of the card', ru: 'При навыке, указанном на карточке' },
  },
  skill: { ...skill, max: 8 },
  size: {
    kind: 'int',
    min: 0,
    max: size.max,
    example: size.example,
    label: size.label,
    hint: { en: '0 while it is not known', ru: '0, пока не известен' },
  },
  tmm: {
    kind: 'int',
    min: tmm.min,
    max: tmm.max,
    optional: true,
    example: tmm.example,
    label: tmm.label,
    hint: { en: 'What flies has none', ru: 'У летающих его нет' },
  },
  move: {
    ...text({ en: 'Move (MV)', ru: 'Движение (ДВ)' }, '10"/6"j'),
    pattern: new RegExp(`^$|${MOVE_PATTERN.source}`, MOVE_PATTERN.flags),
    allowed: unitFields.move.allowed,
    hint: { en: 'As printed, in inches; thrust of what flies', ru: 'Как на карточке, в дюймах; у летающих — тяга' },
  },
  role: { ...text({ en: 'Role', ru: 'Роль' }, 'Juggernaut'), written: ROLES },
  damage: {
    kind: 'list',
    item: damage,
    min: 3,
    max: 3,
    by: unitFields.damage.by,
    label: unitFields.damage.label,
    hint: { en: '0* is minimal damage', ru: '0* — минимальный урон' },
  },
  damageExtreme: {
    ...damage,
    optional: true,
    label: { en: 'Damage at extreme range', ru: 'Урон на предельной дистанции' },
    short: { en: 'Extreme', ru: 'Предельная' },
    hint: { en: 'Only what flies has it', ru: 'Есть только у летающих' },
  },
  overheatValue: { kind: 'int', min: overheatValue.min, max: overheatValue.max, example: 3, label: overheatValue.label },
  armor: { kind: 'int', min: armor.min, max: armor.max, unit: 'points', example: armor.example, label: armor.label },
  threshold: {
    kind: 'int',
    min: 0,
    max: armor.max,
    optional: true,
    example: 3,
    label: { en: 'Threshold (TH)', ru: 'Порог' },
    hint: {
      en: 'Damage that threatens a critical hit; only what flies has it',
      ru: 'Урон, который грозит критическим попаданием; есть только у летающих',
    },
  },
  structure: {
    kind: 'int',
    min: 0,
    max: structure.max,
    unit: 'points',
    example: structure.example,
    label: structure.label,
    hint: { en: '0 while it is not known', ru: '0, пока не известна' },
  },
  specials: { kind: 'list', item: specials.item, min: specials.min, max: specials.max, label: specials.label },
  hasHeatScale: { ...hasHeatScale, default: true },
  introduced: {
    ...text({ en: 'Introduced', ru: 'Год появления' }, 'circa 2300'),
    optional: true,
    hint: { en: 'As the source has it', ru: 'Как в источнике' },
  },
  technology: { ...text({ en: 'Technology base', ru: 'Технологическая база' }, 'Inner Sphere'), optional: true, written: TECHNOLOGIES },
  chassis: {
    ...text({ en: 'Chassis', ru: 'Шасси' }, 'Atlas'),
    maxLength: MAX_NAME_CHARACTERS,
    optional: true,
    hint: { en: 'What its variants share', ru: 'Общее у его вариантов' },
  },
  variant: { ...text({ en: 'Variant', ru: 'Вариант' }, 'AS7-D'), maxLength: MAX_NAME_CHARACTERS, optional: true },
  productionEra: {
    ...text({ en: 'Era of production', ru: 'Эпоха производства' }, 'Star League'),
    optional: true,
    written: PRODUCTION_ERAS,
  },
  rulesLevel: { ...text({ en: 'Rules level', ru: 'Уровень правил' }, 'Standard'), optional: true, written: RULES_LEVELS },
  battleValue: {
    kind: 'int',
    min: 0,
    max: MAX_BATTLE_VALUE,
    optional: true,
    example: 1897,
    label: { en: 'BV', ru: 'БС' },
    hint: { en: 'Points of the detailed rules, not of this game', ru: 'Очки подробных правил, не этой игры' },
  },
  tonnage: {
    kind: 'number',
    min: 0,
    max: MAX_TONS,
    optional: true,
    example: 100,
    label: { en: 'Tonnage', ru: 'Масса' },
    hint: { en: 'Tons', ru: 'В тоннах' },
  },
});

/** A checked card. */
export type Card = Checked<typeof cardFields>;
