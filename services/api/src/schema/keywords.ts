/**
 * Keywords of JSON Schema for fields and arguments, which OpenAPI and MCP use directly. GraphQL SDL has no syntax for them, so that
 * descriptions end with a sentence made from the same data.
 */
import { type Field as FieldData, type ListField, type TextField, type Unit, wordsOf } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

export interface Keywords {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly items?: Keywords;
  /** All allowed values. */
  readonly enum?: readonly string[];
  /** Type name of this list for generated clients. */
  readonly 'x-enum-name'?: string;
  /** Unit of a number: `inches`. */
  readonly 'x-unit'?: string;
  /** Meaning of each list item, in order. */
  readonly 'x-items'?: readonly string[];
}

const UNITS: Readonly<Record<Unit, string>> = {
  inches: 'inches',
  steps: 'steps of 5 cm',
  centimetres: 'cm',
  points: 'points',
  dice: 'dice',
  hexes: 'hexes',
};

/** Returns the keywords of a field of the rules. */
export function keywordsOf(field: FieldData): Keywords {
  return {
    ...boundsOf(field),
    ...(field.unit && { 'x-unit': UNITS[field.unit] }),
    ...('example' in field && field.example !== undefined && { examples: [field.example] }),
  };
}

function boundsOf(field: FieldData): Keywords {
  switch (field.kind) {
    case 'int':
    case 'number':
      return { minimum: field.min, maximum: field.max };
    case 'text':
      return { maxLength: field.maxLength, ...patternOf(field) };
    case 'id':
      return field.of.length > 0 ? { enum: field.of } : {};
    case 'list':
      return { minItems: field.min, maxItems: field.max, ...itemsOf(field) };
    default:
      return {};
  }
}

/** JSON Schema interprets patterns as Unicode and supports no other flags. */
const patternOf = ({ pattern }: TextField): Keywords => (pattern && /^u?$/.test(pattern.flags) ? { pattern: pattern.source } : {});

function itemsOf({ item, by }: ListField): Keywords {
  const items = keywordsOf(item);
  return { ...(Object.keys(items).length > 0 && { items }), ...(by && { 'x-items': wordsOf(by) }) };
}

/**
 * Words keywords as a sentence; empty if there are none.
 * @example sentenceOf({ minimum: 0, maximum: 36, 'x-unit': 'inches', examples: [8] }) // 'From 0 to 36 inches; example: 8.'
 */
export function sentenceOf(keywords: Keywords): string {
  const [example] = keywords.examples ?? [];
  const parts = [boundsText(keywords), example === undefined ? '' : `example: ${JSON.stringify(example)}`].filter(Boolean);
  const text = parts.join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function boundsText({ minimum, maximum, minItems, maxItems, maxLength, enum: values, 'x-unit': unit, 'x-items': by }: Keywords): string {
  if (values) return `one of ${values.join(', ')}`;
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}${unit ? ` ${unit}` : ''}`;
  if (by) return `in this order: ${by.join(', ')}`;
  if (minItems !== undefined && maxItems !== undefined)
    return minItems === maxItems ? `${maxItems} entries` : `${minItems} to ${maxItems} entries`;
  if (maxItems !== undefined) return `at most ${maxItems} entries`;
  if (maxLength !== undefined) return `at most ${maxLength} characters`;
  return unit ? `in ${unit}` : '';
}

interface Extended {
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Returns the keywords of a field or an argument. */
export const keywordsIn = ({ extensions }: Extended): Keywords => (extensions?.keywords ?? {}) as Keywords;

/** Declares keywords of a field, or of an argument that is a field of a class. */
export const Known = (keywords: Keywords) => Extensions({ keywords });

/** Declares keywords of the arguments of a method. */
export const KnownArguments = (byName: Readonly<Record<string, Keywords>>) => Extensions({ argumentKeywords: byName });

type Described = Extended & { description?: string | null | undefined };

/** Appends keywords to all descriptions. Called once when the schema is built. */
export function describeKeywords(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) describeOne(field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describeOne(field);
      for (const argument of field.args) describeOne(withKeywords(argument, field));
    }
  }
}

function describeOne(described: Described): void {
  const sentence = sentenceOf(keywordsIn(described));
  if (sentence !== '') described.description = [described.description, sentence].filter(Boolean).join(' ');
}

/** Returns a description without the sentence, for formats that have keywords as data. */
export function bareDescription({ description, extensions }: Described): string {
  const [whole, sentence] = [description ?? '', sentenceOf(keywordsIn({ extensions }))];
  return sentence !== '' && whole.endsWith(sentence) ? whole.slice(0, -sentence.length).trimEnd() : whole;
}

/** Copies keywords of a method to its argument. */
function withKeywords(argument: GraphQLArgument, { extensions }: Extended): GraphQLArgument {
  const known = (extensions?.argumentKeywords as Readonly<Record<string, Keywords>> | undefined)?.[argument.name];
  if (known) argument.extensions = { ...argument.extensions, keywords: known };
  return argument;
}
