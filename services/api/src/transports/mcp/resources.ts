/** The rulebook as resources for language models: what an answer cites can be read under its id, as Markdown. */
import type { ListResourcesResult, ReadResourceResult, Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js';
import { inLanguage, type Language, placesOf, systems } from '@rangefinder/rules';
import { pageOf } from './pagination.js';

const SCHEME = 'rangefinder://';
const MARKDOWN = 'text/markdown';

/** How addresses are made. */
export const RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  ['section', 'Section of the rulebook', '{system}/{section}'],
  ['table', 'Table of the rulebook', '{system}/table/{table}'],
  ['ruling', 'Ruling', '{system}/ruling/{ruling}'],
].map(([name = '', title = '', path]) => ({ name, title, uriTemplate: `${SCHEME}${path}`, mimeType: MARKDOWN }));

const PAGE = 100;

/** A page of what can be read: `rangefinder://alpha-strike/table/ranges`. */
export function resourcePage(language: Language, cursor: string | undefined): ListResourcesResult {
  const all = systems.flatMap((system) => [...placesOf(system).values()].map((place) => ({ system, place })));
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

/** The id behind the address of a resource; undefined when the address is none of ours. */
export const idOf = (uri: string): string | undefined => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : undefined);

/** A resource as Markdown. */
export const contentsOf = (uri: string, text: string): ReadResourceResult => ({ contents: [{ uri, mimeType: MARKDOWN, text }] });
