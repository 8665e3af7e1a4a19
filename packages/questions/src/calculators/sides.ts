/** Which of two sides a part of a question is about: the one that acts, or the other. */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';

export type Side = 'acting' | 'other' | 'both';

/** Names of fields of a side begin with these words. */
const ACTING = /^(?:(?:attacker|shooter|thrower|fighter)(?![a-z])|first$)/;
const OTHER = /^(?:(?:target|opponents?|defender|enemy)(?![a-z])|second$)/;

/** The side of a field, from the first step of its path. */
export function sideOf({ path }: Pick<Leaf, 'path'>): Side | undefined {
  const steps = path.filter((step) => step !== '*');
  const side = steps.find((step) => ACTING.test(step) || OTHER.test(step));
  return side === undefined ? undefined : ACTING.test(side) ? 'acting' : 'other';
}

const ACTING_WORDS: ReadonlySet<string> = new Set(
  listed(
    'i im ive my me mine we our us attacker attackers shooter firing я нас нам нами мой моя мое мои моего моей моему моим мне меня мной мы наш наши у сам сама стрелок стреляю атакующий атакующего нападающий бью пинаю тараню',
  ),
);
const OTHER_WORDS: ReadonlySet<string> = new Set(
  listed(
    'attacks jumps charges stabs punches kicks tackles assaults engages fights rams hits shoots into guy dude target targets enemy enemies opponent opponents opposing he him his they them their it its at against vs versus v defender defending цель цели целью противник противника противнику враг врага врагу врагом по против него его ему она ее они их защищающийся защитник стреляет атакует нападает бьет пинает колет таранит напал набросился навалился навалились набросились чувак гад он она этот other соперник соперника сопернику ваш ваша ваши вашего вашу вашей вашим',
  ),
);
/** Words for both sides, which count nothing. */
export const BOTH_WORDS: ReadonlySet<string> = new Set(
  listed('both each neither nobody same identical никто оба обе обоих обеих обоими одинаковые одинаковых каждый каждого'),
);

/** Words between the side that acts and the other. */
export const AGAINST: ReadonlySet<string> = new Set(
  listed(
    'against v vs versus attacks punches kicks tackles assaults engages stabs charges rams shoots fights hits jumps против вс нападает атакует стреляет бьет пинает колет таранит дерется перестреливается навалились набросились навалился набросился',
  ),
);

const RANGES: ReadonlySet<string> = new Set(listed('short medium mid long close point range night base'));

const isOfDistance = ({ folded }: Token, next: Token | undefined): boolean =>
  folded === 'at' && (next?.kind === 'number' || RANGES.has(next?.folded ?? ''));

const PERSONS: ReadonlySet<string> = new Set(listed('guy dude чувак'));

/** The side that a word names. */
export function namedSideOf(token: Token | undefined): Side | undefined {
  const { folded: word = '' } = token ?? {};
  if (ACTING_WORDS.has(word)) return 'acting';
  if (OTHER_WORDS.has(word)) return 'other';
  return BOTH_WORDS.has(word) ? 'both' : undefined;
}

const FOR: ReadonlySet<string> = new Set(['for', 'для']);

/** “Rep 5 for me and rep 4 for him”: the side that each token belongs to, if both sides are named behind what is theirs. */
function sidesBehind(tokens: readonly Token[]): readonly (Side | undefined)[] | undefined {
  const ends = [...tokens.keys()].filter((place) => FOR.has(tokens[place - 1]?.folded ?? '') && namedSideOf(tokens[place]) !== undefined);
  const named = ends.map((place) => namedSideOf(tokens[place]));
  if (!named.includes('acting') || !named.includes('other')) return undefined;
  return tokens.map((_, place) => named[ends.findIndex((end) => place <= end)]);
}

/** The side that each token belongs to: that of the last word before it that names one. */
export function sidesOf(tokens: readonly Token[]): readonly (Side | undefined)[] {
  const behind = sidesBehind(tokens);
  if (behind) return behind;
  let side: Side | undefined = tokens.some(({ folded }, place) => place > 0 && AGAINST.has(folded)) ? 'acting' : undefined;
  return tokens.map((token, place) => {
    // “My guy” is mine. “At 12 inches” names no side.
    const isPerson = PERSONS.has(token.folded) && namedSideOf(tokens[place - 1]) !== undefined;
    if (!isPerson && !isOfDistance(token, tokens[place + 1])) side = namedSideOf(token) ?? side;
    return side;
  });
}
