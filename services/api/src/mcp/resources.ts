/** The rulebook as resources for language models: what an answer cites can be read under its id, as Markdown. */
import {
  ErrorCode,
  type ListResourcesResult,
  McpError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import { inLanguage, type Language, placesOf, systems } from '@rangefinder/rules';

const SCHEME = 'rangefinder://';
const MARKDOWN = 'text/markdown';

/** How addresses are made. */
export const RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  ['section', 'Section of the rulebook', '{system}/{section}'],
  ['table', 'Table of the rulebook', '{system}/table/{table}'],
  ['ruling', 'Ruling', '{system}/ruling/{ruling}'],
].map(([name = '', title = '', path]) => ({ name, title, uriTemplate: `${SCHEME}${path}`, mimeType: MARKDOWN }));

const PAGE = 100;

/** A page of what can be read: `rangefinder://alpha-strike/table/ranges`. A cursor is the place of the first. */
export function resourcePage(language: Language, cursor: string | undefined): ListResourcesResult {
  if (cursor !== undefined && !/^\d{1,6}$/.test(cursor)) throw new McpError(ErrorCode.InvalidParams, 'There is no such cursor.');
  const start = Number(cursor ?? 0);
  const all = systems.flatMap((system) => [...placesOf(system).values()].map((place) => ({ system, place })));
  const resources = all.slice(start, start + PAGE).map(
    ({ system, place: { id, title } }): Resource => ({
      uri: `${SCHEME}${id}`,
      name: id,
      title: `${inLanguage(system.title, language)}: ${inLanguage(title, language)}`,
      mimeType: MARKDOWN,
    }),
  );
  return { resources, ...(start + PAGE < all.length && { nextCursor: String(start + PAGE) }) };
}

/** The id behind the address of a resource; undefined when the address is none of ours. */
export const idOf = (uri: string): string | undefined => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : undefined);

/** A resource as Markdown. */
export const contentsOf = (uri: string, text: string): ReadResourceResult => ({ contents: [{ uri, mimeType: MARKDOWN, text }] });
