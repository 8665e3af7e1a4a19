/** The rulebook as resources for language models: what an answer cites can be read under its id. */
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/sdk/types.js';
import { inLanguage, type Language, placesOf, systems } from '@rangefinder/rules';

const SCHEME = 'rangefinder://';

/** What can be read: `rangefinder://alpha-strike/table/ranges`. */
export const resourcesOf = (language: Language): Resource[] =>
  systems.flatMap((system) =>
    [...placesOf(system).values()].map(({ id, title }) => ({
      uri: `${SCHEME}${id}`,
      name: id,
      title: `${inLanguage(system.title, language)}: ${inLanguage(title, language)}`,
      mimeType: 'application/json',
    })),
  );

/** The id behind the address of a resource; undefined when the address is none of ours. */
export const idOf = (uri: string): string | undefined => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : undefined);

/** A resource as JSON. */
export const contentsOf = (uri: string, value: unknown): ReadResourceResult => ({
  contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }],
});
