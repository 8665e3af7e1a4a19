/** A short text description of a calculator: its arguments with ranges and choices, and the fields of its answer. */
import { type AnyCalculator, draftIn } from '../calculator/calculator.js';
import type { Field, Fields, ListField } from '../calculator/fields.js';
import { questionName } from '../reference/address.js';
import { systems } from '../systems.js';
import { inLanguage, type Language, type Text } from '../text/language.js';

const WORDS = {
  arguments: { en: 'Arguments (? may be left out):', ru: 'Аргументы (? — можно не указывать):' },
  none: { en: 'none', ru: 'нет' },
  answer: { en: 'Answer', ru: 'Ответ' },
  example: { en: 'Example', ru: 'Пример' },
  or: { en: 'or', ru: 'или' },
  text: { en: 'text', ru: 'текст' },
  list: { en: 'list of', ru: 'список из' },
  of: { en: ' of', ru: ':' },
} as const satisfies Readonly<Record<string, Text>>;

const CATALOG = {
  unit: { en: 'id of a unit of the catalog', ru: 'id боевой единицы из каталога' },
  weapon: { en: 'id of a weapon of the catalog', ru: 'id оружия из каталога' },
} as const satisfies Readonly<Record<string, Text>>;

/** Longer lists of choices are truncated. */
const MAX_LISTED_CHOICES = 40;

/** Object types by name. Each is described once, because attacker and target have the same fields. */
type Objects = Map<string, string>;

/**
 * Describes a calculator with one line for each argument: `skill: 0–8 · Skill`.
 * @example outline(targetNumber, 'en')
 */
export function outline(calculator: AnyCalculator, language: Language): string {
  const { input, output, examples } = calculator;
  const game = systems.find(({ slug }) => slug === calculator.system);
  const objects: Objects = new Map();
  const args = linesOf(input, language, objects);
  return [
    `${questionName(calculator)}: ${inLanguage(calculator.title, language)} (${game ? inLanguage(game.title, language) : calculator.system})`,
    inLanguage(calculator.about, language),
    WORDS.arguments[language],
    ...(args.length > 0 ? args : [WORDS.none[language]]),
    ...[...objects].map(([name, lines]) => `${name}:\n${lines}`),
    `${WORDS.answer[language]}: allowed, summary, steps, ${Object.keys(output).join(', ')}`,
    ...examples.slice(0, 1).map((example) => `${WORDS.example[language]}: ${JSON.stringify(draftIn(example, language))}`),
  ].join('\n');
}

const linesOf = (fields: Fields, language: Language, objects: Objects): readonly string[] =>
  Object.entries(fields).map(([name, field]) => lineOf(name, field, language, objects));

function lineOf(name: string, field: Field, language: Language, objects: Objects): string {
  const hint = field.hint ? `. ${inLanguage(field.hint, language)}` : '';
  const instead = field.insteadOf ? ` (${WORDS.or[language]} ${field.insteadOf})` : '';
  return `- ${name}${isNeeded(field) ? '' : '?'}: ${typeOf(field, language, objects)}${defaultOf(field)} · ${inLanguage(field.label, language)}${instead}${hint}`;
}

const isNeeded = (field: Field): boolean => !field.optional && !('default' in field && field.default !== undefined);

const defaultOf = (field: Field): string =>
  'default' in field && field.default !== undefined ? ` = ${JSON.stringify(field.default)}` : '';

function typeOf(field: Field, language: Language, objects: Objects): string {
  switch (field.kind) {
    case 'int':
    case 'number':
      return `${field.min}–${field.max}${field.unit ? ` ${field.unit}` : ''}`;
    case 'choice':
      return Object.keys(field.type.values).join('|');
    case 'id':
      return field.of.length > MAX_LISTED_CHOICES ? `${field.of.slice(0, MAX_LISTED_CHOICES).join('|')}|…` : field.of.join('|');
    case 'list':
      return listType(field, language, objects);
    case 'object':
      noteObject(field, language, objects);
      return field.name;
    case 'catalog':
      return inLanguage(CATALOG[field.of], language);
    case 'text':
      return field.allowed ? inLanguage(field.allowed, language) : WORDS.text[language];
    default:
      return field.kind;
  }
}

const listType = ({ item, min, max, by }: ListField, language: Language, objects: Objects): string =>
  `${WORDS.list[language]} ${min === max ? min : `${min}–${max}`}${by ? ` (${Object.keys(by.values).join(', ')})` : ''}${WORDS.of[language]} ${typeOf(item, language, objects)}`;

function noteObject({ name, fields }: Extract<Field, { kind: 'object' }>, language: Language, objects: Objects): void {
  if (objects.has(name)) return;
  objects.set(name, '');
  objects.set(name, linesOf(fields, language, objects).join('\n'));
}
