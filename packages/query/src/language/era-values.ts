/** Values of conditions on eras and factions: with stars, by years. */
import { namesOf } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { MAX_CONDITIONS } from '../filter/filter-problems.js';
import { escapedPattern } from '../text/escaped-pattern.js';
import { foldText } from '../text/fold.js';

/** Values of a list with stars, by all their names. */
function matching(text: string, all: readonly { readonly id: string; readonly names: readonly string[] }[]): readonly string[] {
  const pattern = new RegExp(`^${foldText(text).split('*').map(escapedPattern).join('.*')}$`, 'u');
  return all.filter(({ names }) => names.some((name) => pattern.test(name))).map(({ id }) => id);
}

export const withStars = (texts: readonly string[], all: () => Parameters<typeof matching>[1]): readonly string[] =>
  texts.flatMap((text) => {
    const found = text.includes('*') ? matching(text, all()) : [];
    return found.length === 0 ? [text] : found;
  });

/** Lists of at most as many values as a filter takes. */
export const inChunks = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MAX_CONDITIONS) }, (_, index) =>
    values.slice(index * MAX_CONDITIONS, (index + 1) * MAX_CONDITIONS),
  );

export const factionNames = () =>
  ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.map((each) => ({ id: each.id, names: namesOf(each) })));
export const eraNames = () => ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.map((each) => ({ id: each.id, names: namesOf(each) })));

/** Ids of the eras with one of these years. */
export const erasIn = (first: number, last: number): readonly string[] =>
  ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.filter(({ from, to }) => from <= last && (to === null || first <= to)).map(({ id }) => id));
