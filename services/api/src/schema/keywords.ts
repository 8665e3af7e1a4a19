/**
 * What is known of a value besides its type, as keywords of JSON Schema: data beside the field, which OpenAPI and the tools of
 * language models take as it is. GraphQL's own language has no place for it but the description, which ends with one sentence
 * made from the same data.
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
  /** All values that there are. */
  readonly enum?: readonly string[];
  /** What that list is called where types have names. */
  readonly 'x-enum-name'?: string;
  /** What a number counts: `inches`. */
  readonly 'x-unit'?: string;
  /** What each item of a list is for, in their order. */
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

/** What a field of the rules says of its values. */
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

/** JSON Schema reads patterns as Unicode, and knows no other flags. */
const patternOf = ({ pattern }: TextField): Keywords => (pattern && /^u?$/.test(pattern.flags) ? { pattern: pattern.source } : {});

function itemsOf({ item, by }: ListField): Keywords {
  const items = keywordsOf(item);
  return { ...(Object.keys(items).length > 0 && { items }), ...(by && { 'x-items': wordsOf(by) }) };
}

/**
 * The sentence at the end of a description; nothing where there is nothing to say.
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

/** The keywords that were noted on a field or an argument. */
export const keywordsIn = ({ extensions }: Extended): Keywords => (extensions?.keywords ?? {}) as Keywords;

/** Notes keywords on a field, or on an argument that is a field of a class. */
export const Known = (keywords: Keywords) => Extensions({ keywords });

/** Notes keywords on the arguments of a method, by their names. */
export const KnownArguments = (byName: Readonly<Record<string, Keywords>>) => Extensions({ argumentKeywords: byName });

type Described = Extended & { description?: string | null | undefined };

/** Ends every description with what is known; done once, when the schema is built. */
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

/** A description without that ending, for doors that show what is known as data. */
export function bareDescription({ description, extensions }: Described): string {
  const [whole, sentence] = [description ?? '', sentenceOf(keywordsIn({ extensions }))];
  return sentence !== '' && whole.endsWith(sentence) ? whole.slice(0, -sentence.length).trimEnd() : whole;
}

/** What a method knows of an argument belongs to the argument. */
function withKeywords(argument: GraphQLArgument, { extensions }: Extended): GraphQLArgument {
  const known = (extensions?.argumentKeywords as Readonly<Record<string, Keywords>> | undefined)?.[argument.name];
  if (known) argument.extensions = { ...argument.extensions, keywords: known };
  return argument;
}
