/** Attributes of a widget: the input of its calculator in HTML. */
import { countAllowed, type Field, type Fields, inLanguage, type Language, rangeAllowed } from '@rangefinder/rules';
import { attributeOf } from '@rangefinder/widgets';
import { TAKES } from '../texts/developers.js';

/** A value, and its meaning if the name does not say it. */
interface Choice {
  readonly value: string;
  readonly word?: string;
}
export interface Attribute {
  /** `target-moved`; for fields of a list or an object their path: `targets[].dice`. */
  readonly name: string;
  readonly nested: boolean;
  readonly label: string;
  readonly hint: string;
  readonly takes: string;
  readonly choices: readonly Choice[];
  /** The default; undefined for a required attribute. */
  readonly otherwise: string | undefined;
}

function choicesOf(field: Field, language: Language): readonly Choice[] {
  if (field.kind === 'choice')
    return Object.entries(field.type.values).map(([value, word]) => ({ value, word: inLanguage(word, language) }));
  if (field.kind === 'id') return field.of.map((value) => ({ value }));
  return field.kind === 'list' ? choicesOf(field.item, language) : [];
}

function takesOf(field: Field, language: Language): string {
  const say = (name: keyof typeof TAKES): string => TAKES[name][language];
  switch (field.kind) {
    case 'int':
    case 'number':
      return rangeAllowed(field.min, field.max, field.kind === 'int')[language];
    case 'boolean':
      return say('flag');
    case 'catalog':
      return `${say('entry')} ${field.example ?? ''}`.trim();
    case 'text':
      return field.allowed?.[language] ?? say('text');
    case 'list':
      return isNested(field)
        ? say('json')
        : `${countAllowed(field.min, field.max)[language]}, ${say('list')}: ${takesOf(field.item, language)}`;
    case 'object':
      return say('json');
    default:
      return '';
  }
}

const isNested = (field: Field): boolean =>
  field.kind === 'object' || (field.kind === 'list' && (field.item.kind === 'object' || field.item.kind === 'list'));

function otherwiseOf(field: Field): string | undefined {
  if ('default' in field && field.default !== undefined)
    return Array.isArray(field.default) ? field.default.join(',') || '–' : String(field.default);
  return field.optional || field.kind === 'object' ? '–' : undefined;
}

const oneOf = (name: string, field: Field, nested: boolean, language: Language): Attribute => ({
  name,
  nested,
  label: field.label[language],
  hint: field.hint?.[language] ?? '',
  takes: takesOf(field, language),
  choices: choicesOf(field, language),
  otherwise: otherwiseOf(field),
});

/** Fields of an object or of the items of a list. */
function inside(name: string, field: Field, language: Language): readonly Attribute[] {
  const [step, of] = field.kind === 'list' ? ['[]', field.item] : ['', field];
  if (of.kind !== 'object') return [];
  return Object.entries(of.fields as Fields).flatMap(([part, one]) => {
    const path = `${name}${step}.${part}`;
    return [oneOf(path, one, true, language), ...inside(path, one, language)];
  });
}

/**
 * Attributes of a widget in the order of its form.
 * @example attributesOf({ targetMoved: … }, 'en')[0].name // target-moved
 */
export const attributesOf = (input: Fields, language: Language): readonly Attribute[] =>
  Object.entries(input).flatMap(([name, field]) => [
    oneOf(attributeOf(name), field, false, language),
    ...inside(attributeOf(name), field, language),
  ]);
