/** Units and weapons by their names, where a model has no id. */
import type { Asking } from './run-operation.js';

export interface FoundHit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** What the one search finds, best first. */
export async function found(text: string, { system, ask }: Asking): Promise<readonly FoundHit[]> {
  const executed = await ask('search', { text: text.slice(0, 200), system, first: 40 }, 'nodes.kind,nodes.id,nodes.title,nodes.summary');
  return executed.ok ? (executed.value as { nodes: readonly FoundHit[] }).nodes : [];
}

/** Names of entries: `alpha-strike/atlas-as7-d` is searched for as `atlas as7 d`. */
const wordsOfId = (given: string): string => given.replace(/^[a-z0-9-]+\//, '').replaceAll('-', ' ');

const isEntry = ({ kind }: FoundHit): boolean => kind === 'UNIT' || kind === 'WEAPON';

/** Entries that a name or a wrong id may mean. */
export const entriesLike = async (given: string, asking: Asking): Promise<readonly FoundHit[]> =>
  (await found(wordsOfId(given), asking)).filter(isEntry);

const SUGGESTIONS = 5;

/** Lines with suggestions. */
export const nearEntries = async (given: string, asking: Asking): Promise<readonly string[]> =>
  (await entriesLike(given, asking)).slice(0, SUGGESTIONS).map(({ id, title }) => `Did you mean ${id} (${title})?`);

/** A line for a list of hits. */
export const hitLine = ({ kind, id, title, summary }: FoundHit): string => `${kind.toLowerCase()} ${id}: ${title}. ${summary}`;
