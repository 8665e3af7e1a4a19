/** Units that no catalog has: built from the fields of a calculator, with their figures in the id. Pure. */
import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import type { Description } from '@rangefinder/widgets';
import { systemOf } from '../forces/saved-forces.js';
import type { OwnUnitRules } from './rules.js';

interface Option {
  readonly value: string;
  readonly text: Text;
}

type Field = Description['input'][string];

const both = (text: string): Text => ({ en: text, ru: text });

/** What a unit can have in a field. */
export function optionsOf(field: Field | undefined, names: Description['names']): readonly Option[] {
  if (field?.kind === 'int')
    return Array.from({ length: field.max - field.min + 1 }, (_, at) => String(field.min + at)).map((value) => ({
      value,
      text: both(value),
    }));
  if (field?.kind === 'id') return field.of.map((value) => ({ value, text: names[value] ?? both(value) }));
  return [];
}

const joined = (texts: readonly Text[]): Text => ({ en: texts.map(({ en }) => en).join(', '), ru: texts.map(({ ru }) => ru).join(', ') });

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Numbers are named with their label, the rest speaks for itself: `Rep 4`, `light armor`. */
function shownText({ kind, label }: Field, { text }: Option): Text {
  return kind === 'int' ? { en: `${label.en} ${text.en}`, ru: `${label.ru} ${text.ru}` } : { en: lower(text.en), ru: lower(text.ru) };
}

/**
 * The card of a unit by its id; undefined for an id with figures that do not exist.
 * @example ownUnit('5150/4.rifle.light', rules, description)?.name // 'Rep 4, rifle, light armor'
 */
export function ownUnit(id: string, { fields, kind }: OwnUnitRules, { input, names }: Description): CardEntry | undefined {
  const values = (id.split('/')[1] ?? '').split('.');
  const parts = fields.flatMap((name, at) => {
    const field = input[name];
    const option = optionsOf(field, names).find(({ value }) => value === values[at]);
    return field && option ? [{ name, option, text: shownText(field, option) }] : [];
  });
  if (parts.length !== fields.length || values.length !== fields.length) return undefined;
  const name = joined(parts.map(({ text }) => text));
  const stats = Object.fromEntries(parts.map(({ name: field, option }) => [field, option.value]));
  return { id, system: systemOf(id), kind, name: name.en, nameRu: name.ru, aliases: [], cost: null, stats };
}
