/** The places of the names of entries in a text. */
import type { PlacedEntry } from '../calculators/implied-sides.js';
import type { NamedEntry } from '../reading.js';
import { type Token, tokensOf } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';
import { vocabulary } from '../vocabulary.js';
import { CODE } from './possible-names.js';

/** Places where the first word of a name stands again: “at a Locust, the Locust jumped”. A code has the name of its entry: “LCT-1E”. */
function namedAgain(tokens: readonly Token[], places: readonly number[], title: string): readonly number[] {
  const [first = 0] = places;
  const stems = new Set(
    [tokens[first], tokensOf(title)[0]].flatMap((name) =>
      name?.kind === 'word' && name.text.length >= MIN_AGAIN_LETTERS ? [name.stem] : [],
    ),
  );
  return [...tokens.keys()].filter((place) => place > (places.at(-1) as number) && stems.has(tokens[place]?.stem ?? ''));
}

const MIN_AGAIN_LETTERS = 4;

/** «Атласу AS7-D»: an unknown word before a code is a form of its name. */
function withWordOfName(tokens: readonly Token[], places: readonly number[]): readonly number[] {
  const before = (places[0] as number) - 1;
  const { kind, stem = '', folded = '' } = tokens[before] ?? {};
  const isForm = kind === 'word' && folded.length >= MIN_AGAIN_LETTERS && !QUESTION_WORDS.has(folded) && !vocabulary().words.has(stem);
  return isForm ? [before, ...places] : places;
}

/** Finds the tokens of each entry’s name. */
export function placed(entries: readonly NamedEntry[], tokens: readonly Token[]): readonly PlacedEntry[] {
  const taken = new Set<number>();
  return entries.flatMap((entry) => {
    const wanted = tokensOf(entry.text).map(({ text }) => text);
    for (let from = 0; from + wanted.length <= tokens.length; from++) {
      const places = wanted.map((_, at) => from + at);
      if (places.some((place, at) => taken.has(place) || tokens[place]?.text !== wanted[at])) continue;
      for (const place of places) taken.add(place);
      const again = namedAgain(tokens, places, entry.title);
      const whole = [...(CODE.test(entry.text) ? withWordOfName(tokens, places) : places), ...placesOf(entry.variant, tokens)];
      for (const place of [...again, ...whole]) taken.add(place);
      return [{ entry, places: whole, again }];
    }
    return [];
  });
}

/** The tokens of the code of a variant. */
function placesOf(variant: string | undefined, tokens: readonly Token[]): readonly number[] {
  const wanted = variant === undefined ? [] : tokensOf(variant).map(({ text }) => text);
  const from = tokens.findIndex((_, at) => wanted.length > 0 && wanted.every((text, further) => tokens[at + further]?.text === text));
  return from < 0 ? [] : wanted.map((_, at) => from + at);
}
