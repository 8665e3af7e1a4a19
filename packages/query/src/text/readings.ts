/** Other spellings of a name: as a text has them, and as names of the catalog have them. */
import { foldText, shapedText } from './fold.js';

export const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Also at the end of a name: `madcatmk2`. */
const MARK = new RegExp(
  `\\s*(?:(?<![\\p{L}\\d])(?:mark|mk|марк|мк)|(?<=\\p{L}{3})(?:mk|мк))\\.?[\\s-]*(\\d{1,2}|[ivx]{1,4}|${NUMBERS.join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/**
 * The folded text with Mark as Mk and its number in Roman digits, as names have them.
 * @example withMk('Mad Cat Mark 2') // 'mad cat mk ii'
 */
export const withMk = (text: string): string =>
  foldText(text)
    .replace(MARK, (whole, number: string) => {
      const roman = ROMAN[NUMBERS.indexOf(number)] || (/^\d/.test(number) ? ROMAN[Number(number)] : number);
      return roman ? ` mk ${roman}` : whole;
    })
    .trim();

/**
 * A text and its other spelling, for conditions, in which nothing is guessed.
 * @example spellingsOf('Mad Cat Mark II') // ['Mad Cat Mark II', 'mad cat mk ii']
 */
export function spellingsOf(text: string): readonly string[] {
  const other = withMk(shapedText(text));
  return other === foldText(text) ? [text] : [text, other];
}
