/** Corrections within a question: “size 3, no wait, 4”, «навык 4, точнее 3». */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';

const CORRECTING: ReadonlySet<string> = new Set(
  listed('err er erm wait oops sorry correction scratch rather mean ой вернее точнее тьфу пардон ошибся поправка погоди'),
);
/** Tokens behind a word of correction that it is about. */
const REACH = 3;

/** The place of the word of correction that a part of a text follows. */
export function correctionBefore(tokens: readonly Token[], place: number): number | undefined {
  for (let at = place - 1; at > 0 && at >= place - REACH; at--)
    if (CORRECTING.has((tokens[at] as Token).folded) && hasValueBefore(tokens, at)) return at;
  return undefined;
}

/** Where nothing was given yet, nothing is corrected. */
const hasValueBefore = (tokens: readonly Token[], at: number): boolean => tokens.slice(0, at).some(({ kind }) => kind !== 'word');

/** “Was on 9, 7 now”: what a value has become. */
export const isNowAt = (tokens: readonly Token[], places: readonly number[]): boolean =>
  [(places[0] as number) - 1, ...places, (places.at(-1) as number) + 1].some((place) => NOW.has(tokens[place]?.folded ?? ''));
const NOW: ReadonlySet<string> = new Set(['now', 'теперь']);

export const isCorrectedAt = (tokens: readonly Token[], place: number): boolean => correctionBefore(tokens, place) !== undefined;
