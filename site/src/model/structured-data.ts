/** Structured data of pages for search engines: JSON-LD with the schema.org vocabulary. */
import type { Language, RuleSystem, Ruling } from '@rangefinder/rules';
import type { Link } from './outline.js';

/**
 * JSON as the content of a script element, escaped so that it cannot close the element.
 * @example scriptText({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const SCHEMA = 'https://schema.org';
/** Types of pages by the tab of the rule set; all others are web pages. */
const TYPES: Readonly<Record<string, object>> = {
  rules: { '@type': 'TechArticle' },
  calculators: { '@type': 'WebApplication', applicationCategory: 'GameApplication', operatingSystem: 'Any' },
};

/** A page of a rule set, or one for all of them. */
interface EnginePage {
  readonly title: string;
  readonly description: string | undefined;
  readonly tab: string | undefined;
  /** The pages above it, from the rule set down; empty for a page for all rule sets. */
  readonly crumbs: readonly Link[];
  readonly url: URL;
}

const NAME = 'Rangefinder';

/** A page with the path to it, and its rule set if it belongs to one. */
export function pageForEngines(
  { title: name, description, tab = '', crumbs, url }: EnginePage,
  system: Pick<RuleSystem, 'title'> | undefined,
  language: Language,
): string {
  const page = {
    ...(TYPES[tab] ?? { '@type': 'WebPage' }),
    ...{ name, description, url: url.href, inLanguage: language, isAccessibleForFree: true },
    ...(system && { about: { '@type': 'Game', name: system.title[language] } }),
    isPartOf: { '@type': 'WebSite', name: NAME, url: new URL('/', url).href },
  };
  const path = [...crumbs.map(({ label, href }) => ({ name: label, item: String(new URL(href, url)) })), { name, item: url.href }];
  const itemListElement = path.map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place }));
  return scriptText({ '@context': SCHEMA, '@graph': [page, { '@type': 'BreadcrumbList', itemListElement }] });
}

/** The site with the address that answers questions in one's own words. */
export const siteForEngines = (description: string, url: URL, language: Language): string =>
  scriptText({
    '@context': SCHEMA,
    '@type': 'WebSite',
    ...{ name: NAME, description, url: url.href, inLanguage: language },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${new URL(`/${language}/ask/`, url).href}?q={question}` },
      'query-input': 'required name=question',
    },
  });

/**
 * The rulings of a rule set as an FAQ page.
 * @param addressOf absolute address of a ruling
 */
export const rulingsForEngines = (
  { title, rulings }: Pick<RuleSystem, 'title' | 'rulings'>,
  language: Language,
  addressOf: (ruling: Ruling) => string,
): string =>
  scriptText({
    '@context': SCHEMA,
    '@type': 'FAQPage',
    inLanguage: language,
    about: { '@type': 'Game', name: title[language] },
    mainEntity: rulings.map((ruling) => ({
      '@type': 'Question',
      '@id': addressOf(ruling),
      url: addressOf(ruling),
      name: ruling.question[language],
      acceptedAnswer: { '@type': 'Answer', text: ruling.decision[language] },
      ...(ruling.readings.length > 0 && {
        suggestedAnswer: ruling.readings.map((reading) => ({ '@type': 'Answer', text: reading[language] })),
      }),
    })),
  });
