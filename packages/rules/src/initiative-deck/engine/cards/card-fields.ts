/** Fields for cards or suits as text, with their patterns. */
import { field } from '../../../calculator/fields.js';
import { RANKS, STAR_LORD_LETTER } from '../../reference/tables/ranks.js';
import { SUIT_LETTERS, SUIT_ORDER } from '../../reference/tables/suits.js';
import { canonical, STAR_LORD, SUITED_CARDS, spell } from './card.js';
import { SUITED_DECK, WHOLE_DECK } from './drawn-deck.js';

const anyCase = (letters: readonly string[]): string =>
  [...new Set(letters.flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()]))].join('|');
const bothScripts = (texts: readonly { readonly en: string; readonly ru: string }[]): readonly string[] =>
  texts.flatMap(({ en, ru }) => [en, ru]);

const rank = `(?:${anyCase(bothScripts(RANKS.map(({ letter }) => letter)))})`;
const suit = `(?:${anyCase(bothScripts(SUIT_ORDER.map((name) => SUIT_LETTERS[name])))})`;
const STAR_LORD_PATTERN = '\\*|[Зз][Лл]';
const MAX_CARD_CHARACTERS = 8;

/** Display names of cards, by their canonical spelling. */
const written = Object.fromEntries(
  [STAR_LORD, ...SUITED_CARDS].map((card) => [canonical(card), { en: spell(card, 'en'), ru: spell(card, 'ru') }]),
);

/** A card with a suit. Card games are played without Star Lords. */
export const suitedCard = field({
  kind: 'text',
  maxLength: MAX_CARD_CHARACTERS,
  pattern: new RegExp(`^\\s*${rank}${suit}\\s*$`, 'u'),
  allowed: {
    en: 'a rank (T 2 … 10 M D L) and a suit (d e f s w), as in Ls or 10d; no Star Lords',
    ru: 'достоинство (Т 2 … 10 М Г Л) и масть (д о к с м), например Лс или 10д; без звёздных лордов',
  },
  written,
  deck: SUITED_DECK,
  example: 'Ls',
  label: { en: 'Card', ru: 'Карта' },
});

/** Any card of the deck. */
export const anyCard = field({
  kind: 'text',
  maxLength: MAX_CARD_CHARACTERS,
  pattern: new RegExp(`^\\s*(?:${rank}${suit}|${STAR_LORD_PATTERN})\\s*$`, 'u'),
  allowed: {
    en: `a rank (T 2 … 10 M D L) and a suit (d e f s w), as in Ls or 10d, or ${STAR_LORD_LETTER.en} for a Star Lord`,
    ru: `достоинство (Т 2 … 10 М Г Л) и масть (д о к с м), например Лс или 10д, либо ${STAR_LORD_LETTER.ru} — звёздный лорд`,
  },
  written,
  deck: WHOLE_DECK,
  example: 'Ls',
  label: { en: 'Card', ru: 'Карта' },
});

/** Name of a participant or of a hand; not blank. */
export const name = field({
  kind: 'text',
  maxLength: 60,
  pattern: /\S/u,
  allowed: { en: 'a name of 1 to 60 characters', ru: 'имя длиной от 1 до 60 знаков' },
  label: { en: 'Name', ru: 'Имя' },
});

/** A card in an answer, in Latin letters. */
export const spelledCard = field({
  kind: 'text',
  maxLength: 3,
  written,
  deck: WHOLE_DECK,
  example: 'Ls',
  label: { en: 'Card', ru: 'Карта' },
});

/** As many participants as the deck has cards. */
export const MAX_PARTICIPANTS = 67;
