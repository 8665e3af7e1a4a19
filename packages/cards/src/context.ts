/** Language and vocabulary of a card. */
import type { Language } from '@rangefinder/rules';
import type { CardType, CardWords } from './card-words.js';
import type { CardEntry } from './entry.js';
import { own } from './own.js';
import { TEXTS } from './texts.js';

/** What every drawing needs besides the entry. */
export interface CardContext {
  readonly language: Language;
  /** In the same language. */
  readonly words: CardWords;
}

/** Wording of values. */
export interface ValueWords {
  readonly language: Language;
  readonly yes: string;
  readonly no: string;
  /** Abbreviations of English cards → those of the context's language. */
  readonly abbreviations: Readonly<Record<string, string>>;
}

/** The name of a kind of entries; its id where the vocabulary lacks it. */
export const kindName = (kind: string, { words }: CardContext): string => own(words.kinds, kind) ?? kind;

/** The layout of an entry's card. An unknown type, from a newer service, has no figures. */
export const typeOf = ({ stats }: Pick<CardEntry, 'stats'>, { words, language }: CardContext): CardType =>
  own(words.types, String(stats?.__typename)) ?? { cost: TEXTS.points[language], parts: [], trials: [] };

/** Wording of an entry's values. */
export const valueWords = ({ system }: Pick<CardEntry, 'system'>, { words, language }: CardContext): ValueWords => ({
  language,
  yes: TEXTS.yes[language],
  no: TEXTS.no[language],
  abbreviations: own(words.abbreviations, system) ?? {},
});
