/** Parses suits as people write them: name, number or letter, in either language and any case. */
import { field } from '../../../calculator/fields.js';
import { SUIT_LETTERS, SUIT_ORDER } from '../../reference/tables/suits.js';
import { SUITS, type Suit } from '../../vocabulary.js';

const SINGULAR: Readonly<Record<Suit, readonly string[]>> = {
  DRAGONS: ['dragon', 'дракон'],
  EAGLES: ['eagle', 'орёл', 'орел'],
  FISTS: ['fist', 'кулак'],
  SUNS: ['sun', 'солнце'],
  SWORDS: ['sword', 'меч'],
};

const SUITS_BY_NAME: ReadonlyMap<string, Suit> = new Map(
  SUIT_ORDER.flatMap((suit) =>
    [...SINGULAR[suit], ...Object.values(SUITS.values[suit]), ...Object.values(SUIT_LETTERS[suit])].map((name) => [name, suit] as const),
  ),
);

/** The suit with this name. Undefined for unknown text. `readSuit('Кулаки')` → `FISTS` */
const readSuit = (text: string): Suit | undefined => SUITS_BY_NAME.get(text.trim().toLowerCase());

/** Parses a suit whose field was already checked. */
export function checkedSuit(text: string): Suit {
  const suit = readSuit(text);
  if (!suit) throw new Error(`unchecked suit ${text}`);
  return suit;
}

const anyCase = (name: string): string => [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');

export const suitName = field({
  kind: 'text',
  maxLength: 20,
  pattern: new RegExp(`^\\s*(?:${[...SUITS_BY_NAME.keys()].map(anyCase).join('|')})\\s*$`, 'u'),
  allowed: { en: 'dragons, eagles, fists, suns or swords, or d e f s w', ru: 'драконы, орлы, кулаки, солнца или мечи, либо д о к с м' },
  written: Object.fromEntries(Object.values(SUITS.values).map((name) => [name.en, name])),
  example: 'dragons',
  label: { en: 'Suit', ru: 'Масть' },
});
