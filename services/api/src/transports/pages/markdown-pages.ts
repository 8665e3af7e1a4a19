/**
 * Pages of the rulebook as Markdown, for programs: at the address of the page with `.md` instead of its last slash, and by content
 * negotiation at the address itself.
 */
import { loadRulebook, rulingMarkdown, sectionMarkdown, tableMarkdown } from '@rangefinder/rulebook';
import { addressOf, calculatorAddress, LANGUAGES, type Language, type RuleSystem, systems, type Text } from '@rangefinder/rules';
import type { Request, RequestHandler } from 'express';
import Negotiator from 'negotiator';
import { document } from '../../middleware/static-document.js';

const TYPE = 'text/markdown; charset=utf-8';
const TITLES = {
  rules: { en: 'the rules', ru: 'правила' },
  tables: { en: 'all tables', ru: 'все таблицы' },
  rulings: { en: 'all rulings', ru: 'все разъяснения' },
} as const satisfies Readonly<Record<string, Text>>;

/** Handlers by address without its ending: `/en/alpha-strike/rules/to-hit`. */
type Pages = ReadonlyMap<string, RequestHandler>;

const nameOf = (system: RuleSystem, language: Language): string => system.title[language].split(',')[0] ?? system.slug;

/** Links lead to the HTML pages, so that readers of Markdown can share them. */
const linksIn = (language: Language, publicUrl: string) => ({
  href: (id: string) => `${publicUrl}${addressOf(id, language)}`,
  calculator: (one: Parameters<typeof calculatorAddress>[0]) => `${publicUrl}${calculatorAddress(one, language)}`,
});

function pagesOf(system: RuleSystem, language: Language, publicUrl: string): readonly (readonly [string, () => string])[] {
  const { slug, tables, rulings } = system;
  const links = linksIn(language, publicUrl);
  const start = `/${language}/${slug}`;
  const sections = loadRulebook().sections.filter((section) => section.system === slug);
  const pageOf = (id: string): string => addressOf(id, language).replace(/\/$/, '');
  const head = (part: keyof typeof TITLES): string => `# ${nameOf(system, language)}: ${TITLES[part][language]}`;
  const outline = () =>
    [
      head('rules'),
      sections.map(({ id, title, summary }) => `- [${title[language]}](${publicUrl}${pageOf(id)}.md): ${summary[language]}`).join('\n'),
    ].join('\n\n');
  return [
    [`${start}/rules`, outline],
    [`${start}/tables`, () => [head('tables'), ...tables.map((table) => tableMarkdown(table, language, links))].join('\n\n')],
    [`${start}/rulings`, () => [head('rulings'), ...rulings.map((ruling) => rulingMarkdown(ruling, language, links))].join('\n\n')],
    ...sections.map(
      (section) =>
        [
          pageOf(section.id),
          () => `${sectionMarkdown(section, language, links)}\n\n${publicUrl}${addressOf(section.id, language)}`,
        ] as const,
    ),
  ];
}

const allPages = (publicUrl: string): Pages =>
  new Map(
    LANGUAGES.flatMap((language) =>
      systems.flatMap((system) =>
        pagesOf(system, language, publicUrl).map(
          ([path, make]) => [path, document(TYPE, () => `${make()}\n`, 'Accept, Accept-Encoding')] as const,
        ),
      ),
    ),
  );

const prefersMarkdown = ({ headers: { accept } }: Request): boolean =>
  accept?.includes('text/markdown') === true &&
  new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/** Sends Markdown to clients that prefer it. Other requests go to the next handler, with a `Link` header to the Markdown. */
export function markdownPages(publicUrl: string): RequestHandler {
  const home = publicUrl.replace(/\/$/, '');
  let pages: Pages | undefined;
  return (request, response, next) => {
    const { path, method } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const isTwin = path.endsWith('.md');
    if (!isTwin && !path.endsWith('/')) return next();
    pages ??= allPages(home);
    const place = path.slice(0, isTwin ? -'.md'.length : -1);
    const page = pages.get(place);
    if (!page) return next();
    if (!isTwin) response.vary('Accept');
    if (isTwin || prefersMarkdown(request)) return page(request, response, next);
    response.set('Link', `<${home}${place}.md>; rel="alternate"; type="text/markdown"`);
    return next();
  };
}
