/** What the search lists: hits of the index that the page has, and of the service. */
import type { RulebookHit } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';

/** A hit in the language of the page. */
export interface ListedHit {
  readonly kind: string;
  readonly system: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
}

/** What is looked for, and in which rule set; in all of them without one. */
export interface Query {
  readonly text: string;
  readonly system: string;
}

export const sameQuery = (one: Query, other: Query): boolean => one.text === other.text && one.system === other.system;

/** A hit of `/v1/search`. */
export type ServiceHit = Omit<ListedHit, 'href'> & { readonly url: string };

/** A place of the rulebook. */
export const listed = ({ document: { kind, system, title, summary, path } }: RulebookHit, language: Language): ListedHit => ({
  kind,
  system,
  title: title[language],
  summary: summary[language],
  href: `/${language}/${path}`,
});

/** What the service found; its page is of this site, whatever host players know it by. */
export function listedHere({ url, ...hit }: ServiceHit): ListedHit {
  const { pathname, search, hash } = new URL(url);
  return { ...hit, href: pathname + search + hash };
}
