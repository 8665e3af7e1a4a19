/** A calculator in few words: what it takes, with ranges and choices, and what it gives. */
import {
  type AnyCalculator,
  draftIn,
  type Field,
  type Fields,
  inLanguage,
  type Language,
  type ListField,
  questionName,
  systems,
} from '@rangefinder/rules';

/** More choices than these are not listed, but named by some of them. */
const MOST_CHOICES = 40;

/** Fields of one kind stand once: attacker and target are alike. */
type Objects = Map<string, string>;

/**
 * The arguments as lines, one each: `skill: 0–8 · Skill`.
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
    'Arguments (? may be left out):',
    ...(args.length > 0 ? args : ['none']),
    ...[...objects].map(([name, lines]) => `${name}:\n${lines}`),
    `Answer: allowed, summary, steps, ${Object.keys(output).join(', ')}`,
    ...examples.slice(0, 1).map((example) => `Example: ${JSON.stringify(draftIn(example, language))}`),
  ].join('\n');
}

const linesOf = (fields: Fields, language: Language, objects: Objects): readonly string[] =>
  Object.entries(fields).map(([name, field]) => lineOf(name, field, language, objects));

function lineOf(name: string, field: Field, language: Language, objects: Objects): string {
  const hint = field.hint ? `. ${inLanguage(field.hint, language)}` : '';
  const instead = field.insteadOf ? ` (or ${field.insteadOf})` : '';
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
      return field.of.length > MOST_CHOICES ? `${field.of.slice(0, MOST_CHOICES).join('|')}|…` : field.of.join('|');
    case 'list':
      return listType(field, language, objects);
    case 'object':
      noteObject(field, language, objects);
      return field.name;
    case 'catalog':
      return `id of a ${field.of}, from the tool unit`;
    case 'text':
      return field.allowed ? inLanguage(field.allowed, language) : 'text';
    default:
      return field.kind;
  }
}

const listType = ({ item, min, max, by }: ListField, language: Language, objects: Objects): string =>
  `list of ${min === max ? min : `${min}–${max}`}${by ? ` (${Object.keys(by.values).join(', ')})` : ''} of ${typeOf(item, language, objects)}`;

function noteObject({ name, fields }: Extract<Field, { kind: 'object' }>, language: Language, objects: Objects): void {
  if (objects.has(name)) return;
  objects.set(name, '');
  objects.set(name, linesOf(fields, language, objects).join('\n'));
}
