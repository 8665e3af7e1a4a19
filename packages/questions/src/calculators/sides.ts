/** Which of two sides a part of a question is about: the one that acts, or the other. */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';

export type Side = 'acting' | 'other' | 'both';

/** Names of fields of a side begin with these words. */
const ACTING = /^(?:(?:attackers?|shooter|thrower|fighter)(?![a-z])|first$|army$)/;
const OTHER = /^(?:(?:targets?|opponents?|defender|enemy)(?![a-z])|second$)/;

/** The side of a field, from the first step of its path. */
export function sideOf({ path }: Pick<Leaf, 'path'>): Side | undefined {
  const steps = path.filter((step) => step !== '*');
  const side = steps.find((step) => ACTING.test(step) || OTHER.test(step));
  return side === undefined ? undefined : ACTING.test(side) ? 'acting' : 'other';
}

/** The side of a field for units, also of a list of them: `attackers`, `targets`. */
export const sideOfUnits = ({ path }: Pick<Leaf, 'path'>): Side | undefined => sideOf({ path: path.map((step) => step.replace(/s$/, '')) });

/** Words before the name of what is aimed at: “to hit a Locust”, «попасть по Локусту». */
const AIMING: ReadonlySet<string> = new Set(
  listed(
    'hit hits hitting at into against vs shoot shooting kill kills killing destroy destroys kick kicking punch punching target enemy his по в против попасть попаду попадет убить убьет снять бью пинаю цель цели вражеский вражеского вражескому',
  ),
);
/** Words between them and the name. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  listed(
    'a an the this that fresh undamaged light medium heavy assault enemy целый целого целому их его легкому тяжелому среднему штурмовому',
  ),
);
const OWNING: ReadonlySet<string> = new Set(listed('my our with using мой моя мою моего моей моему моим мои наш'));
/** «Мародёром»: who does it. */
const INSTRUMENTAL = /(?:ом|ем|ём|ой|ей)$/u;

/** The side of a named unit, by the words before it and its case; undefined where they say nothing. */
export function sideOfName(tokens: readonly Token[], places: readonly number[]): Side | undefined {
  const first = places[0] as number;
  let before = first - 1;
  while (before > 0 && BEFORE_NAMES.has((tokens[before] as Token).folded)) before--;
  const word = tokens[before]?.folded ?? '';
  if (OWNING.has(word)) return 'acting';
  if (AIMING.has(word)) return 'other';
  return INSTRUMENTAL.test((tokens[places.at(-1) as number] as Token).folded) ? 'acting' : undefined;
}

const ACTING_WORDS: ReadonlySet<string> = new Set(
  listed(
    'i im ive my me mine we our ours us attacker attackers shooter firing я нас нам нами мой моя мое мои моего моей моему моим мне меня мной мы наш наша наше наши у сам сама стрелок стреляю атакующий атакующего нападающий бью пинаю тараню',
  ),
);
const OTHER_WORDS: ReadonlySet<string> = new Set(
  listed(
    'facing faces trades duels mobs swarms surrounds attacks jumps charges stabs punches kicks tackles assaults engages fights rams hits shoots into guy dude target targets enemy enemies opponent opponents opposing he him his they them their theirs it its at against vs versus v defender defending цель цели целью противник противника противнику враг врага врагу врагом по против него его ему она ее ней нею они тех теми их них ним ними защищающийся защитник стреляет атакует нападает дерется рубится бьет пинает колет таранит напал набросился навалился навалились набросились чувак гад он она этот тот та те other сосед соседа оппонент оппонента оппоненту соперник соперника сопернику ваш ваша ваши вашего вашу вашей вашим',
  ),
);
/** Words for both sides, which count nothing. */
export const BOTH_WORDS: ReadonlySet<string> = new Set(
  listed('both each neither nobody same identical никто оба обе обоих обеих обоими одинаковые одинаковых каждый каждого'),
);

/** Words between the side that acts and the other. */
export const AGAINST: ReadonlySet<string> = new Set(
  listed(
    'against facing faces v vs versus trades duels mobs swarms surrounds attacks punches kicks tackles assaults engages stabs charges rams shoots fights hits jumps против вс нападает атакует стреляет бьет пинает колет таранит дерется рубится перестреливается навалились набросились навалился набросился',
  ),
);

const RANGES: ReadonlySet<string> = new Set(listed('short medium mid long close point range night base'));

/** “At 12 inches”, «по 80»: the small word names no side. */
export const isOfDistance = ({ folded }: Token, next: Token | undefined): boolean =>
  (folded === 'at' && (next?.kind === 'number' || RANGES.has(next?.folded ?? ''))) || (folded === 'по' && next?.kind === 'number');

/** «По ножу в каждой руке» names no side. */
const isDistributive = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'по' && tokens.slice(place + 1, place + 1 + EACH_REACH).some(({ folded }) => EACH_HAND.has(folded));
const EACH_HAND: ReadonlySet<string> = new Set(listed('каждой каждую обеих'));
const EACH_REACH = 4;

/** “Is it better to …” is about no target. */
const isImpersonal = ({ folded }: Token, next: Token | undefined): boolean => folded === 'it' && VALUED.has(next?.folded ?? '');
const VALUED: ReadonlySet<string> = new Set(listed('better worth best fair legal possible allowed wise smarter take takes'));

/** “Death from above on a mech that walked” is about a target, “on a hill” is not. */
const isOnAnother = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'on' &&
  ARTICLES.has(tokens[place + 1]?.folded ?? '') &&
  tokens.slice(place + 2, place + 2 + MAX_WORDS_OF_PERSON).some(({ folded, stem }) => AIMED_AT.has(folded) || AIMED_AT.has(stem));
/** “Fires on a rep 4”: who is fired on is the other. */
const isFiredOn = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'on' && FIRING.has(tokens[place - 1]?.folded ?? '') && tokens[place + 1]?.kind === 'word';
const FIRING: ReadonlySet<string> = new Set(listed('fires fire fired shoots shoot up firing'));
/** «Внезапная атака на мех», «напал на пушку». */
const isAttacked = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'на' && ATTACKS.test(tokens[place - 1]?.folded ?? '') && tokens[place + 1]?.kind === 'word';
const ATTACKS = /^(?:атак|напад|напал|налет)/u;
const ARTICLES: ReadonlySet<string> = new Set(listed('a an the one that this some'));
const AIMED_AT: ReadonlySet<string> = new Set(
  listed(
    'mech tank guy dude trooper soldier squad infantry gang ganger thug civilian sentry machine walker vehicle helicopter boss leader rep',
  ),
);

const PERSONS: ReadonlySet<string> = new Set(listed('guy dude чувак'));

const ALL: ReadonlySet<string> = new Set(listed('all everyone everybody все всех всем'));

/** “All rep 4”, «у всех ножи» is said of both sides, “all 3 dice” of none. */
const isOfAllBehind = (token: Token, next: Token | undefined): boolean => isOfAll(token) && next?.kind === 'word' && !next.isAfterStop;
export const isOfAll = (token: Token | undefined): boolean => ALL.has(token?.folded ?? '');

/** The side that a word names. */
export function namedSideOf(token: Token | undefined): Side | undefined {
  const { folded: word = '', stem = '' } = token ?? {};
  // «у4» is a label.
  if (stem.startsWith('_')) return undefined;
  if (ACTING_WORDS.has(word)) return 'acting';
  if (OTHER_WORDS.has(word)) return 'other';
  return BOTH_WORDS.has(word) ? 'both' : undefined;
}

/** “Both of us”, “each of them”. */
const isOfBoth = (tokens: readonly Token[], place: number): boolean =>
  tokens[place - 1]?.folded === 'of' && BOTH_WORDS.has(tokens[place - 2]?.folded ?? '');

/** Words between an owner and the word for a person. */
const MAX_WORDS_OF_PERSON = 3;

/** Whether a word for a side stands before a person, in the same part of the sentence: “my skill 4 guy”. */
function isOwnedAt(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 1 - MAX_WORDS_OF_PERSON) && tokens[at + 1]?.isAfterStop !== true; at--)
    if (namedSideOf(tokens[at]) !== undefined) return true;
  return false;
}

const FOR: ReadonlySet<string> = new Set(listed('for on для с'));
/** Words behind a word for an owner: “on my side”, «с моей стороны». */
const OF_SIDE: ReadonlySet<string> = new Set(listed('side team end стороны'));

/** “Rep 5 for me”, “two tanks on my side”, where nothing follows that is owned: “on my hill”. */
function endsSide(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1]?.folded ?? '';
  if (!FOR.has(before) || namedSideOf(tokens[place]) === undefined) return false;
  const next = tokens[place + 1];
  return (
    before === 'for' || before === 'для' || OF_SIDE.has(next?.folded ?? '') || (before === 'on' && (!next || next.isAfterStop === true))
  );
}

/** “Rep 5 for me and rep 4 for him”: the side that each token belongs to, if both sides are named behind what is theirs. */
function sidesBehind(tokens: readonly Token[]): readonly (Side | undefined)[] | undefined {
  const ends = [...tokens.keys()].filter((place) => endsSide(tokens, place));
  const named = ends.map((place) => namedSideOf(tokens[place]));
  if (!named.includes('acting') || !named.includes('other')) return undefined;
  return tokens.map((_, place) => named[ends.findIndex((end) => place <= end)]);
}

const FIRST_OF_TWO: ReadonlySet<string> = new Set(listed('one одной'));
const SECOND_OF_TWO: ReadonlySet<string> = new Set(listed('other другой'));

/** “A and B on one side, C on the other”, «с одной стороны A, с другой B»: the side that each token belongs to. */
function sidesOfOne(tokens: readonly Token[]): readonly (Side | undefined)[] | undefined {
  const one = tokens.findIndex(({ folded }, place) => FIRST_OF_TWO.has(folded) && OF_SIDE.has(tokens[place + 1]?.folded ?? ''));
  const other = tokens.findIndex(({ folded }, place) => place > one && SECOND_OF_TWO.has(folded));
  if (one < 0 || other < 0) return undefined;
  // The words for a side stand behind what is of it where the first of them do.
  const isBehind = one > 2;
  return tokens.map((_, place) => ((isBehind ? place <= one + 1 : place < other - 1) ? 'acting' : 'other'));
}

/** «ББ 3 и БР 2 у меня, у клона БР 3»: what is said before is mine, what follows is of the other side. */
function sidesAroundMine(tokens: readonly Token[]): readonly (Side | undefined)[] | undefined {
  const mine = tokens.findIndex(
    ({ folded }, place) => folded === 'у' && namedSideOf(tokens[place + 1]) === 'acting' && tokens[place + 2]?.isAfterStop === true,
  );
  const hasNumber = (from: number, to?: number): boolean =>
    tokens.slice(from, to).some(({ kind, isFigure }) => kind === 'number' && isFigure);
  const isOther = tokens[mine + 2]?.folded === 'у' || namedSideOf(tokens[mine + 2]) === 'other';
  if (mine < 0 || !isOther || !hasNumber(0, mine) || !hasNumber(mine)) return undefined;
  return tokens.map((_, place) => (place <= mine + 1 ? 'acting' : 'other'));
}

/** The side that each token belongs to: that of the last word before it that names one. */
export function sidesOf(tokens: readonly Token[]): readonly (Side | undefined)[] {
  const behind = sidesBehind(tokens) ?? sidesOfOne(tokens) ?? sidesAroundMine(tokens);
  if (behind) return behind;
  let side: Side | undefined = tokens.some(({ folded }, place) => place > 0 && AGAINST.has(folded)) ? 'acting' : undefined;
  return tokens.map((token, place) => {
    // “My skill 4 guy” is mine. “At 12 inches” names no side.
    const isPerson = PERSONS.has(token.folded) && isOwnedAt(tokens, place);
    if (!isPerson && !isDistributive(tokens, place) && !isOfDistance(token, tokens[place + 1]) && !isImpersonal(token, tokens[place + 1]))
      side =
        isOnAnother(tokens, place) || isFiredOn(tokens, place) || isAttacked(tokens, place)
          ? 'other'
          : isOfAllBehind(token, tokens[place + 1])
            ? 'both'
            : isOfBoth(tokens, place)
              ? 'both'
              : (namedSideOf(token) ?? side);
    return side;
  });
}
