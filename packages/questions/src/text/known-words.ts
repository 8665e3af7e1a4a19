/** The words of all definitions, and corrections of words that are not among them. */
import { editDistance } from '@rangefinder/rules';

/** Shorter words have too many neighbors. */
const MIN_CORRECTED_CHARACTERS = 4;
const MIN_SWAPPED_CHARACTERS = 5;
/** From this length on, two letters may be wrong. */
const MIN_CHARACTERS_FOR_TWO_EDITS = 8;
const MAX_EDITS = 2;

/** Stems with an index of their variants that lack one letter. */
export class KnownWords {
  readonly #stems: ReadonlySet<string>;
  readonly #lacking = new Map<string, string[]>();
  readonly #maxCharacters: number;

  constructor(stems: Iterable<string>) {
    this.#stems = new Set(stems);
    this.#maxCharacters = MAX_EDITS + [...this.#stems].reduce((max, { length }) => Math.max(max, length), 0);
    for (const stem of this.#stems)
      if (stem.length >= MIN_CORRECTED_CHARACTERS - 1)
        for (const variant of variantsOf(stem)) {
          const known = this.#lacking.get(variant);
          if (known) known.push(stem);
          else this.#lacking.set(variant, [stem]);
        }
  }

  has(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** The known stem that two neighboring letters make of an unknown one in the other order: “ponit” is “point”. */
  swapped(stem: string): string | undefined {
    if (stem.length < MIN_SWAPPED_CHARACTERS || stem.length > this.#maxCharacters || this.#stems.has(stem)) return undefined;
    for (let at = 0; at + 1 < stem.length; at++) {
      const other = `${stem.slice(0, at)}${stem[at + 1]}${stem[at]}${stem.slice(at + 2)}`;
      if (this.#stems.has(other)) return other;
    }
    return undefined;
  }

  /** The known stem that was probably meant; undefined if there is none near. */
  correct(stem: string): string | undefined {
    if (stem.length < MIN_CORRECTED_CHARACTERS || stem.length > this.#maxCharacters || /\d/.test(stem)) return undefined;
    const max = stem.length >= MIN_CHARACTERS_FOR_TWO_EDITS ? MAX_EDITS : 1;
    const swapped = this.swapped(stem);
    if (swapped !== undefined) return swapped;
    let best: string | undefined;
    let least = max + 1;
    for (const variant of variantsOf(stem))
      for (const candidate of this.#lacking.get(variant) ?? []) {
        const distance = editDistance(stem, candidate);
        if (distance < least || (distance === least && best !== undefined && candidate < best)) [best, least] = [candidate, distance];
      }
    return best;
  }
}

/** A word, and the word without each of its letters. */
function variantsOf(word: string): ReadonlySet<string> {
  const variants = new Set([word]);
  for (let at = 0; at < word.length; at++) variants.add(word.slice(0, at) + word.slice(at + 1));
  return variants;
}
