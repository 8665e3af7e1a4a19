/** Vocabulary of the catalog’s pages: names of kinds, layout of cards. */
import {
  type CardContext,
  type CardEntry,
  type CardType,
  type CardWords,
  kindName as nameOfKind,
  typeOf as typeIn,
  type ValueWords,
  valueWords as wordsIn,
} from '@rangefinder/cards';
import { language } from './dom.js';

const NONE: CardWords = { kinds: {}, types: {}, abbreviations: {} };
let context: CardContext | undefined;

function readWords(): CardWords {
  const text = document.querySelector('[data-catalog-words]')?.textContent;
  return text ? (JSON.parse(text) as CardWords) : NONE;
}

/** The language and the vocabulary of the page. */
export function cardContext(): CardContext {
  context ??= { language, words: readWords() };
  return context;
}

/** The name of a kind of entries. */
export const kindName = (kind: string): string => nameOfKind(kind, cardContext());

/** The layout of an entry's card. */
export const typeOf = (entry: Pick<CardEntry, 'stats'>): CardType => typeIn(entry, cardContext());

/** Wording of an entry's values. */
export const valueWords = (entry: Pick<CardEntry, 'system'>): ValueWords => wordsIn(entry, cardContext());
