/** Figures of entries in words. Pure. */
import { diceIn } from '@rangefinder/rules';
import type { CardField } from '../model/cards.js';

export type Stats = Readonly<Record<string, unknown>>;

/** What values are worded with. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** Abbreviations of English cards, and what they are in the language of the page. */
  readonly abbreviations: Readonly<Record<string, string>>;
}

export const NOTHING = '—';

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A figure with its unit behind it: `2 steps`. */
const measured = (field: CardField, value: unknown, words: ValueWords): string =>
  [shown(field, value, words), field.unit?.ofNumber].filter(Boolean).join(' ');

/**
 * A value as a card shows it; parts of an object one after the other.
 * @example shown(blast, { power: '1D20', steps: 2 }, words) // '1D20, 2 steps'
 */
export function shown(field: CardField, value: unknown, words: ValueWords): string {
  if (isEmpty(value)) return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item) => shown(field.item ?? field, item, words)).join(', ') || NOTHING;
  if (typeof value === 'object') {
    const parts = (field.fields ?? []).filter(({ name }) => !isEmpty((value as Stats)[name]));
    return parts.map((part) => measured(part, (value as Stats)[part.name], words)).join(', ');
  }
  const text = field.diceIn ? diceIn(field.diceIn, String(value)) : String(value);
  return field.words?.[text] ?? (typeof value === 'string' ? words.abbreviations[text] : undefined) ?? text;
}

/** A figure with what stands above it. */
export interface ShownFigure {
  readonly short: string;
  readonly label: string;
  readonly value: string;
}

/** A figure as one, or as several where it is a list with a name for each item; none where there is nothing. */
export function shownFigures(field: CardField, value: unknown, words: ValueWords): readonly ShownFigure[] {
  if (isEmpty(value)) return [];
  if (field.by && Array.isArray(value))
    return field.by.map((name, at) => ({ short: name, label: name, value: shown(field.item ?? field, value[at], words) }));
  const unit = field.unit ? `, ${field.unit.ofLabel}` : '';
  return [{ short: field.short + unit, label: field.label + unit, value: shown(field, value, words) }];
}

/** `TUR(3/3/2)` begins with `TUR`, `CASE II` with itself. */
const lettersOf = (code: string): string => /^[A-Z]+(?: ?II)?/.exec(code)?.[0].replace(/(\S)II$/, '$1 II') ?? code;

/** What is said of an ability; undefined where its rule set does not say. */
export const explanationOf = <T>(explained: Readonly<Record<string, T>>, code: string): T | undefined =>
  explained[lettersOf(code)] ?? explained[code];

/**
 * An ability as cards of the page’s language have it; what is unknown stays as it is.
 * @example abilityName('REAR1/1/-', { REAR: 'НН' }) // 'НН1/1/-'
 */
export function abilityName(ability: string, abbreviations: ValueWords['abbreviations']): string {
  const [, letters = '', rest = ''] = /^([A-Z]+(?: ?II)?)(.*)$/u.exec(ability) ?? [];
  const known = abbreviations[letters.replace(/(\S)II$/, '$1 II')] ?? abbreviations[letters];
  return known === undefined ? ability : known + rest;
}
