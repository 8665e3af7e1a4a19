/** Units and weapons by their names, where a model has no id. */
import type { OperationRunner } from './operation-runner.js';

export interface FoundHit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** What the one search finds, best first. */
export async function found(text: string, { system, run }: OperationRunner): Promise<readonly FoundHit[]> {
  const executed = await run('search', { text: text.slice(0, 200), system, first: 40 }, 'nodes.kind,nodes.id,nodes.title,nodes.summary');
  return executed.ok ? (executed.value as { nodes: readonly FoundHit[] }).nodes : [];
}

/** Names of entries: `alpha-strike/atlas-as7-d` is searched for as `atlas as7 d`. */
const wordsOfId = (given: string): string => given.replace(/^[a-z0-9-]+\//, '').replaceAll('-', ' ');

const isEntry = ({ kind }: FoundHit): boolean => kind === 'UNIT' || kind === 'WEAPON';

/** Entries that a name or a wrong id may mean. */
export const entriesLike = async (given: string, runner: OperationRunner): Promise<readonly FoundHit[]> =>
  (await found(wordsOfId(given), runner)).filter(isEntry);

const SUGGESTIONS = 5;

/** Lines with suggestions. */
export const nearEntries = async (given: string, runner: OperationRunner): Promise<readonly string[]> =>
  (await entriesLike(given, runner)).slice(0, SUGGESTIONS).map(({ id, title }) => `Did you mean ${id} (${title})?`);

/** A line for a list of hits. */
export const hitLine = ({ kind, id, title, summary }: FoundHit): string => `${kind.toLowerCase()} ${id}: ${title}. ${summary}`;
