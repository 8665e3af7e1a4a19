/** Fields of entries of every rule set, in addition to their figures. */
import { FIRST_LANGUAGE, type Field, type Fields, field, fieldIn, fields, LANGUAGES, type Text } from '@rangefinder/rules';

/** Maximum characters of an ability code, and maximum number of abilities. */
const MAX_ABILITY_LENGTH = 200;
const MAX_ABILITIES = 200;
const MAX_NAME_LENGTH = 200;
const MAX_ALIASES = 100;
const MAX_COST = 100_000;
const MAX_MOUNTS = 99;
const MAX_POSITION = 9_999;

/** Excludes control characters and lone surrogates, which the database cannot store. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]+$/u;
const PRINTABLE_OR_EMPTY = /^[^\p{Cc}\p{Cs}]*$/u;
const ALLOWED: Text = { en: 'text without control characters', ru: 'текст без управляющих символов' };

const text = (maxLength: number, label: Text) => field({ kind: 'text', maxLength, pattern: PRINTABLE, allowed: ALLOWED, label });
const name = text(MAX_NAME_LENGTH, { en: 'Name', ru: 'Название' });

/** A text in every language. */
const inAllLanguages = (label: Text): Field => ({
  kind: 'object',
  name: 'Text',
  about: label,
  label,
  fields: Object.fromEntries(LANGUAGES.map((language) => [language, name])),
});

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = field({
  kind: 'text',
  maxLength: 200,
  pattern: new RegExp(`^${SLUG}(?:/${SLUG})+$`),
  allowed: { en: 'text like rule-set/unit-name', ru: 'текст вида rule-set/unit-name' },
  label: { en: 'Id', ru: 'Код' },
});

const ENTRY = fields({
  system: text(MAX_NAME_LENGTH, { en: 'Rule set', ru: 'Набор правил' }),
  id,
  ...Object.fromEntries(LANGUAGES.map((language) => [fieldIn('name', language), { ...name, optional: language !== FIRST_LANGUAGE }])),
  cost: { kind: 'int', min: 0, max: MAX_COST, optional: true, label: { en: 'Cost', ru: 'Цена' } },
  source: text(MAX_NAME_LENGTH, { en: 'Source', ru: 'Источник' }),
  sourceId: text(MAX_NAME_LENGTH, { en: 'Key in the source', ru: 'Ключ в источнике' }),
});

/** The rule set of an entry. */
export const systemField = (systems: readonly string[]): Field => ({
  kind: 'id',
  of: systems,
  label: { en: 'Rule set', ru: 'Набор правил' },
});

/** The kind of an entry; it may follow from the figures. */
export const kindField = (kinds: readonly string[]): Field => ({
  kind: 'id',
  of: kinds,
  optional: true,
  label: { en: 'Kind', ru: 'Вид' },
});

const alias = field({
  kind: 'object',
  name: 'Alias',
  about: { en: 'Another name', ru: 'Другое название' },
  label: { en: 'Other name', ru: 'Другое название' },
  fields: { text: name, language: { kind: 'id', of: LANGUAGES, optional: true, label: { en: 'Language', ru: 'Язык' } } },
});

const mount = field({
  kind: 'object',
  name: 'Mount',
  about: { en: 'A weapon in its place', ru: 'Оружие на своём месте' },
  label: { en: 'Weapon', ru: 'Оружие' },
  fields: {
    weaponId: id,
    position: { kind: 'int', min: 1, max: MAX_MOUNTS, label: { en: 'Position', ru: 'Позиция' } },
    count: { kind: 'int', min: 1, max: 99, label: { en: 'Count', ru: 'Количество' } },
  },
});

const MAX_ERAS = 50;
const MAX_FACTIONS = 500;
const availability = field({
  kind: 'object',
  name: 'EraAvailability',
  about: { en: 'Who may field it in an era', ru: 'Кому доступна в эпоху' },
  label: { en: 'Availability', ru: 'Доступность' },
  fields: {
    era: text(MAX_NAME_LENGTH, { en: 'Era', ru: 'Эпоха' }),
    factions: {
      kind: 'list',
      item: text(MAX_NAME_LENGTH, { en: 'Faction', ru: 'Фракция' }),
      min: 0,
      max: MAX_FACTIONS,
      label: { en: 'Factions', ru: 'Фракции' },
    },
  },
});

const ability = text(MAX_ABILITY_LENGTH, { en: 'Ability', ru: 'Особенность' });
const ABILITIES: Text = { en: 'Abilities', ru: 'Особенности' };
const ALIASES: Text = { en: 'Other names', ru: 'Другие названия' };

/** Fields of units. Omitted ones follow from the figures, or are empty. */
export const UNIT_FIELDS: Fields = {
  ...ENTRY,
  aliases: { kind: 'list', item: alias, min: 0, max: MAX_ALIASES, default: [], label: ALIASES },
  faction: { ...inAllLanguages({ en: 'Faction', ru: 'Фракция' }), optional: true },
  abilities: { kind: 'list', item: ability, min: 0, max: MAX_ABILITIES, optional: true, label: ABILITIES },
  inPlay: { kind: 'boolean', optional: true, label: { en: 'In play', ru: 'В игре' } },
  weapons: { kind: 'list', item: mount, min: 0, max: MAX_MOUNTS, default: [], label: { en: 'Weapons', ru: 'Оружие' } },
  isBase: { kind: 'boolean', optional: true, label: { en: 'Base variant', ru: 'Основной вариант' } },
  availability: {
    kind: 'list',
    item: availability,
    min: 0,
    max: MAX_ERAS,
    optional: true,
    label: { en: 'Availability', ru: 'Доступность' },
  },
};

/** Fields of weapons. */
export const WEAPON_FIELDS: Fields = {
  ...ENTRY,
  aliases: { kind: 'list', item: name, min: 0, max: MAX_ALIASES, default: [], label: ALIASES },
};

/** Fields of armor. */
export const ARMOR_FIELDS: Fields = {
  ...ENTRY,
  abbreviation: inAllLanguages({ en: 'Abbreviation', ru: 'Сокращение' }),
  position: { kind: 'int', min: 1, max: MAX_POSITION, label: { en: 'Position', ru: 'Позиция' } },
};

/** Restricts texts of a rule set's fields to what the database can store. */
export const storableFields = (all: Fields): Fields =>
  Object.fromEntries(Object.entries(all).map(([key, each]) => [key, storable(each, PRINTABLE_OR_EMPTY)]));

function storable(each: Field, pattern: RegExp): Field {
  if (each.kind === 'text') return each.pattern ? each : { ...each, pattern, allowed: each.allowed ?? ALLOWED };
  if (each.kind === 'list') return { ...each, item: storable(each.item, PRINTABLE) };
  return each.kind === 'object' ? { ...each, fields: storableFields(each.fields) } : each;
}
