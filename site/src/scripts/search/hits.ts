/** Search hits from the index of the page and from the service. */
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
  /** The line of the page that answers the query, shown in place of the summary. */
  readonly answer?: readonly Piece[];
}

/** Kinds of hits by filter. */
const HIT_GROUPS: Readonly<Record<string, readonly string[]>> = {
  rules: ['SECTION', 'TABLE', 'RULING', 'TERM'],
  calculators: ['CALCULATOR'],
  units: ['UNIT', 'WEAPON'],
};

/** A search query; an empty rule set or group means all. */
export interface Query {
  readonly text: string;
  readonly system: string;
  /** A key of `HIT_GROUPS`, or empty. */
  readonly group: string;
}

export const NO_QUERY: Query = { text: '', system: '', group: '' };

export const sameQuery = (one: Query, other: Query): boolean =>
  one.text === other.text && one.system === other.system && one.group === other.group;

/** Filters hits by the group of the query. */
export const ofGroup = <H extends { readonly kind: string }>(hits: readonly H[], { group }: Query): readonly H[] =>
  hits.filter(({ kind }) => HIT_GROUPS[group]?.includes(kind) ?? true);

/** A hit in an answer of `/v1/search`. */
export type ServiceHit = Omit<ListedHit, 'href'> & { readonly url: string };

/** A hit of the rulebook index as a listed hit. */
export const rulebookHit = ({ document: { kind, system, title, summary, path } }: RulebookHit, language: Language): ListedHit => ({
  kind,
  system,
  title: title[language],
  summary: summary[language],
  href: `/${language}/${path}`,
});

/** A hit of the service as a listed hit. The link stays on this host, whatever the public address of the service is. */
export function serviceHit({ url, ...hit }: ServiceHit): ListedHit {
  const { pathname, search, hash } = new URL(url);
  return { ...hit, href: pathname + search + hash };
}
