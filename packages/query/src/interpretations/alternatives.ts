/** Names with commas between them, of which nothing has all: each is an alternative. */
import { QUESTION_WORDS } from '@rangefinder/rulebook/search';
import { wordsOf } from '../text/words.js';
import type { InterpretedText } from './interpreted-text.js';

const MAX_ALTERNATIVES = 20;
/** Single letters are also variants: `A`. */
const MIN_SMALL_WORD_CHARACTERS = 2;

/** A name has no words that questions are made of. */
const isOfQuestion = (text: string): boolean =>
  wordsOf(text).some((word) => word.length >= MIN_SMALL_WORD_CHARACTERS && QUESTION_WORDS.has(word));

/**
 * The parts between commas as alternatives; undefined without a comma, and for sentences.
 * @example interpretAlternatives('atlas, locust')?.conditions // 'atlas or locust'
 */
export function interpretAlternatives(text: string): InterpretedText | undefined {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const given = parts.filter((part) => part !== '');
  if (given.length < 2 || given.length > MAX_ALTERNATIVES || isOfQuestion(text)) return undefined;
  return { text: '', filter: { anyOf: [given.map((part) => ({ text: part }))] }, conditions: given.join(' or ') };
}
