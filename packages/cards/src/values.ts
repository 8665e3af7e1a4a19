/** Figures of entries as text. */
import { diceIn, number, plural } from '@rangefinder/rules';
import type { CardField } from './card-words.js';
import type { ValueWords } from './context.js';
import type { Stats } from './entry.js';
import { own } from './own.js';

/** An absent value. */
export const NOTHING = '—';

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A value with its unit: `2 steps`. */
function measured(field: CardField, value: unknown, words: ValueWords): string {
  const text = shown(field, value, words);
  return field.unit && typeof value === 'number' ? `${text} ${plural(value, words.language, field.unit.ofNumber)}` : text;
}

/**
 * A value as text; the parts of an object are separated by commas.
 * @example shown(blast, { power: '1D20', steps: 2 }, words) // '1D20, 2 steps'
 */
export function shown(field: CardField, value: unknown, words: ValueWords): string {
  if (isEmpty(value)) return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return number(value, words.language);
  if (Array.isArray(value)) return value.map((item) => shown(field.item ?? field, item, words)).join(', ') || NOTHING;
  if (typeof value === 'object') {
    const parts = (field.fields ?? []).filter(({ name }) => !isEmpty((value as Stats)[name]));
    return parts.map((part) => measured(part, (value as Stats)[part.name], words)).join(', ');
  }
  const text = field.diceIn ? diceIn(field.diceIn, String(value)) : String(value);
  return own(field.words, text) ?? (typeof value === 'string' ? own(words.abbreviations, text) : undefined) ?? text;
}

/** A figure with its label. */
export interface ShownFigure {
  readonly short: string;
  readonly label: string;
  readonly value: string;
}

/** The figures of a field: one, one for each item of a list with named items, none for an empty value. */
export function shownFigures(field: CardField, value: unknown, words: ValueWords): readonly ShownFigure[] {
  if (isEmpty(value)) return [];
  if (field.by && Array.isArray(value))
    return field.by.map((name, at) => ({ short: name, label: name, value: shown(field.item ?? field, value[at], words) }));
  const unit = field.unit ? `, ${field.unit.ofLabel}` : '';
  return [{ short: field.short + unit, label: field.label + unit, value: shown(field, value, words) }];
}

/** `TUR(3/3/2)` begins with `TUR`, `CASE II` with itself. */
const lettersOf = (code: string): string => /^[A-Z]+(?: ?II)?/.exec(code)?.[0].replace(/(\S)II$/, '$1 II') ?? code;

/** The explanation of an ability; undefined where the rules have none. */
export const explanationOf = <T>(explained: Readonly<Record<string, T>>, code: string): T | undefined =>
  own(explained, lettersOf(code)) ?? own(explained, code);

/**
 * An ability with the abbreviation of the context's language; an unknown one is unchanged.
 * @example abilityName('REAR1/1/-', { REAR: 'НН' }) // 'НН1/1/-'
 */
export function abilityName(ability: string, abbreviations: ValueWords['abbreviations']): string {
  const [, letters = '', rest = ''] = /^([A-Z]+(?: ?II)?)(.*)$/u.exec(ability) ?? [];
  const known = own(abbreviations, letters.replace(/(\S)II$/, '$1 II')) ?? own(abbreviations, letters);
  return known === undefined ? ability : known + rest;
}
