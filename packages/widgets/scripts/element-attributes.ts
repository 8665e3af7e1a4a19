/** Attributes of a calculator's element: one for each of its fields, with the type of its value. */
import { attributeOf, type calculators, elementOf } from '@rangefinder/widgets/describe';
import type { Typed } from './surface.ts';

export type Calculator = (typeof calculators)[number];
type Field = Calculator['input'][string];

const literal = (value: string): string => `'${value.replaceAll("'", "\\'")}'`;

/** Lists and objects are written as text: `3,3,2` or JSON. */
function typeOf(field: Field): string {
  if (field.kind === 'int' || field.kind === 'number') return 'number | string';
  if (field.kind === 'boolean') return "boolean | '' | 'true' | 'false'";
  if (field.kind === 'choice') return Object.keys(field.type.values).map(literal).join(' | ');
  return field.kind === 'id' ? field.of.map(literal).join(' | ') : 'string';
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const aboutOf = ({ label, hint }: Field): string => [label.en, ...(hint ? [hint.en] : [])].map(sentence).join(' ');

/** Attributes for the fields of the draft. */
export const fieldAttributes = ({ input }: Calculator): readonly Typed[] =>
  Object.entries(input).map(([name, field]) => ({ name: attributeOf(name), type: typeOf(field), about: aboutOf(field) }));

/** File name of an element: `target-number`. */
export const elementFile = (calculator: Calculator): string => elementOf(calculator).replace('rangefinder-', '');
