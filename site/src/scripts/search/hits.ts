/** What the search lists: hits of the index that the page has, and of the service. */
import type { RulebookHit } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import type { Piece } from './answer-lines.js';

/** A hit in the language of the page. */
export interface ListedHit {
  readonly kind: string;
  readonly system: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The line of the page that answers, in place of the summary. */
  readonly answer?: readonly Piece[];
}

/** Kinds of hits that are chosen together. */
const HIT_GROUPS: Readonly<Record<string, readonly string[]>> = {
  rules: ['SECTION', 'TABLE', 'RULING', 'TERM'],
  calculators: ['CALCULATOR'],
  units: ['UNIT', 'WEAPON'],
};

/** What is looked for, and in which rule set and kind of hits; in all of them without one. */
export interface Query {
  readonly text: string;
  readonly system: string;
  /** A name among `HIT_GROUPS`, or nothing. */
  readonly group: string;
}

export const NO_QUERY: Query = { text: '', system: '', group: '' };

export const sameQuery = (one: Query, other: Query): boolean =>
  one.text === other.text && one.system === other.system && one.group === other.group;

/** Only those of the kinds that are asked for. */
export const ofGroup = <H extends { readonly kind: string }>(hits: readonly H[], { group }: Query): readonly H[] =>
  hits.filter(({ kind }) => HIT_GROUPS[group]?.includes(kind) ?? true);

/** A hit of `/v1/search`. */
export type ServiceHit = Omit<ListedHit, 'href'> & { readonly url: string };

/** A place of the rulebook. */
export const rulebookHit = ({ document: { kind, system, title, summary, path } }: RulebookHit, language: Language): ListedHit => ({
  kind,
  system,
  title: title[language],
  summary: summary[language],
  href: `/${language}/${path}`,
});

/** What the service found; its page is of this site, whatever host players know it by. */
export function serviceHit({ url, ...hit }: ServiceHit): ListedHit {
  const { pathname, search, hash } = new URL(url);
  return { ...hit, href: pathname + search + hash };
}
