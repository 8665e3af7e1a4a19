/** The rulebook as MCP resources: sections, tables and rulings as Markdown. */
import type { ListResourcesResult, ReadResourceResult, Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js';
import { inLanguage, type Language, placesOf, type Slug, systems } from '@rangefinder/rules';
import { pageOf } from './pagination.js';

const SCHEME = 'rangefinder://';
const MARKDOWN = 'text/markdown';

/** URI templates. */
export const resourceTemplates = (only: Slug | undefined): ResourceTemplate[] =>
  [
    ['section', 'Section of the rulebook', '{section}'],
    ['table', 'Table of the rulebook', 'table/{table}'],
    ['ruling', 'Ruling', 'ruling/{ruling}'],
  ].map(([name = '', title = '', path]) => ({ name, title, uriTemplate: `${SCHEME}${only ?? '{system}'}/${path}`, mimeType: MARKDOWN }));

const PAGE = 100;

/** Returns a page of resources: `rangefinder://alpha-strike/table/ranges`. */
export function resourcePage(language: Language, cursor: string | undefined, only: Slug | undefined): ListResourcesResult {
  const listed = systems.filter(({ slug }) => only === undefined || slug === only);
  const all = listed.flatMap((system) => [...placesOf(system).values()].map((place) => ({ system, place })));
  const { items, next } = pageOf(all, cursor, PAGE);
  const resources = items.map(
    ({ system, place: { id, title } }): Resource => ({
      uri: `${SCHEME}${id}`,
      name: id,
      title: `${inLanguage(system.title, language)}: ${inLanguage(title, language)}`,
      mimeType: MARKDOWN,
    }),
  );
  return { resources, ...next };
}

/** Returns the id in a resource URI; undefined for foreign URIs. */
export const idOf = (uri: string): string | undefined => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : undefined);

/** Returns a resource as Markdown. */
export const contentsOf = (uri: string, text: string): ReadResourceResult => ({ contents: [{ uri, mimeType: MARKDOWN, text }] });
