/** Parts of a form in one line, for folded cards: `SZ 2 · TMM 2 · Armor 5`, `Dice 2 · Light armor · In cover`. */
import { inLanguage, number, shortLabel } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Language } from '../description.js';
import { defaultOf, isAbsent, written } from './values.js';
import { choicesOf, writtenIn } from './wording.js';

/** More figures do not fit a line. */
const MAX_IN_LINE = 12;

/** Does not begin a line of text. */
const SEPARATOR = '\u00A0· ';

/** Language and names for texts of lines. */
interface Wording {
  readonly language: Language;
  readonly names: Description['names'];
}

const joined = (texts: readonly string[]): string => texts.slice(0, MAX_IN_LINE).join(SEPARATOR);

/** The printed figures of a card and the state that differs from the defaults; empty without any. */
export const cardLine = (printed: Fields, state: Fields, draft: Draft, wording: Wording): string => {
  const texts = Object.entries(printed).flatMap(([name, field]) => figureTexts(field, draft[name] ?? defaultOf(field), wording.language));
  return joined([...texts, ...valueTexts(state, draft, wording)]);
};

export type CardLine = typeof cardLine;

/** The values of a row that differ from the defaults; empty without any. */
export const rowLine = (fields: Fields, draft: Draft, wording: Wording): string => joined(valueTexts(fields, draft, wording));

const valueTexts = (fields: Fields, draft: Draft, wording: Wording): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => valueText(field, written(field, draft[name]), wording));

function valueText(field: Field, value: unknown, { language, names }: Wording): readonly string[] {
  if (isAbsent(value)) return [];
  if (field.kind === 'boolean') return value === true ? [inLanguage(field.label, language)] : [];
  if (field.kind === 'choice' || field.kind === 'id') {
    const option = choicesOf(field, names, language).find((one) => one.value === value);
    return option ? [option.label] : [];
  }
  if (field.kind === 'text') return [writtenIn(field, String(value), language)].filter(Boolean);
  if (field.kind === 'list' && !field.by) return listText(field.item, value, { language, names });
  return figureTexts(field, value, language);
}

function listText(item: Field, value: unknown, wording: Wording): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = rows.flatMap((one) =>
    item.kind === 'object' ? rowLine(item.fields, (one ?? {}) as Draft, wording) : valueText(item, one, wording),
  );
  const present = texts.filter(Boolean);
  return present.length > 0 ? [present.join(item.kind === 'object' ? ', ' : ' ')] : [];
}

/** A figure with its short name; nothing for values without a short form. */
function figureTexts(field: Field, value: unknown, language: Language): readonly string[] {
  const text = shortText(field, value, language);
  return text === '' ? [] : [`${shortLabel(field, language)}\u00A0${text}`];
}

/** A value in a few characters; empty for values without a short form. */
function shortText(field: Field, value: unknown, language: Language): string {
  if (field.kind === 'list')
    return Array.isArray(value) && field.by ? value.map((item) => shortText(field.item, item, language)).join('/') : '';
  if (isAbsent(value) || value === '') return '';
  if (field.kind === 'int' || field.kind === 'number') return number(Number(value), language);
  return field.kind === 'text' ? writtenIn(field, String(value), language) : '';
}
