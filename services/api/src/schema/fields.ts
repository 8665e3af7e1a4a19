/**
 * Declares arguments, inputs and figures of calculators for type-graphql from the field data of the rules, with description, unit,
 * range and example.
 */
import { type Field as FieldData, type Fields, type ObjectField, type Vocabulary, wordsOf } from '@rangefinder/rules';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Armor, Weapon } from './catalog/entry-classes.js';
import { BoundedChance, Chance } from './chance.js';
import { type AnyClass, namedClass } from './classes.js';
import { Known, keywordsOf } from './keywords.js';

type Side = 'input' | 'output';
type Type = object | (() => unknown);
/** Description of a field: the hint, preceded by the label unless the hint contains it. Keywords are appended later. */
export function describe({ label, hint }: FieldData): string {
  if (!hint) return sentence(label.en);
  return saysAll(hint.en, label.en) ? sentence(hint.en) : `${sentence(label.en)} ${sentence(hint.en)}`;
}

/** A text with a full stop, unless it asks. */
const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);

/** Number of letters that inflected forms of a word share. */
const STEM = 5;

/** Whether a text contains all words of a label. */
const saysAll = (text: string, label: string): boolean =>
  (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => text.toLowerCase().includes(word.slice(0, STEM)));

const classes = new Map<string, AnyClass>();
const enums = new Map<string, object>();

function enumOf({ name, about, values }: Vocabulary): object {
  const known = enums.get(name);
  if (known) return known;
  const names = Object.fromEntries(wordsOf({ name, about, values }).map((word) => [word, word]));
  const valuesConfig = Object.fromEntries(Object.entries(values).map(([word, text]) => [word, { description: text.en }]));
  registerEnumType(names, { name, description: about.en, valuesConfig });
  enums.set(name, names);
  return names;
}

/** Returns the class of an object field. It is declared once per name. */
function classOf({ name, about, fields }: ObjectField, side: Side): AnyClass {
  const known = classes.get(name);
  if (known) return known;
  const made = namedClass(name);
  classes.set(name, made);
  if (side === 'input') InputType(name, { description: about.en })(made);
  else ObjectType(name, { description: about.en, simpleResolvers: true })(made);
  declare(made, fields, side);
  return made;
}

/** Fields of a question that an entry in one of its lists fills. */
function filledFromLists(fields: Fields): ReadonlySet<string> {
  const items = Object.values(fields).flatMap((field) =>
    field.kind === 'list' && field.item.kind === 'object' ? [field.item.fields] : [],
  );
  const entries = items.flatMap((item) => Object.values(item as Fields));
  return new Set(entries.flatMap((field) => (field.kind === 'catalog' ? (field.determinesAround ?? []) : [])));
}

/** Declares every field of a class. */
export function declare(target: AnyClass, fields: Fields, side: Side): void {
  const hasEntry = Object.values(fields).some(({ kind }) => kind === 'catalog');
  const filled = filledFromLists(fields);
  for (const [name, field] of Object.entries(fields)) {
    const hasDefault = side === 'input' && 'default' in field && field.default !== undefined;
    const options = {
      description: describe(field),
      nullable: field.optional === true || hasDefault,
      // Next to or around a catalog entry, given values must be distinguishable from absent ones, so the rules apply these defaults.
      ...(hasDefault && !hasEntry && !filled.has(name) && { defaultValue: field.default }),
    };
    // Declared eagerly: enums and classes must be known before the schema is built.
    const type = typeOf(field, side);
    Field(() => type as never, options)(target.prototype, name);
    Known(keywordsOf(field))(target.prototype, name);
  }
}

/** Returns the class of the arguments of a calculator. */
export function argumentsOf(name: string, fields: Fields): AnyClass {
  const made = namedClass(name);
  ArgsType()(made);
  declare(made, fields, 'input');
  return made;
}

function typeOf(field: FieldData, side: Side): Type | [Type] {
  switch (field.kind) {
    case 'int':
      return Int;
    case 'number':
    case 'exact':
      return Float;
    case 'boolean':
      return Boolean;
    case 'choice':
      return enumOf(field.type);
    case 'id':
    case 'catalog':
      return ID;
    case 'text':
    case 'words':
      return String;
    case 'chance':
      return Chance;
    case 'boundedChance':
      return BoundedChance;
    case 'weapon':
      return Weapon;
    case 'armor':
      return Armor;
    case 'list':
      return [typeOf(field.item, side) as Type];
    case 'object':
      return classOf(field, side);
  }
}
