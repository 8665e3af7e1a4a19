/** Units and weapons by name, for models without an id. */
import type { OperationRunner } from './operation-runner.js';

export interface FoundHit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** Returns search hits, best first. */
export async function found(text: string, { system, run }: OperationRunner): Promise<readonly FoundHit[]> {
  const executed = await run('search', { text: text.slice(0, 200), system, first: 40 }, 'nodes.kind,nodes.id,nodes.title,nodes.summary');
  return executed.ok ? (executed.value as { nodes: readonly FoundHit[] }).nodes : [];
}

/** Converts an id to search words: `alpha-strike/atlas-as7-d` becomes `atlas as7 d`. */
const wordsOfId = (given: string): string => given.replace(/^[a-z0-9-]+\//, '').replaceAll('-', ' ');

const isEntry = ({ kind }: FoundHit): boolean => kind === 'UNIT' || kind === 'WEAPON';

/** Returns entries with a similar name or id. */
export const entriesLike = async (given: string, runner: OperationRunner): Promise<readonly FoundHit[]> =>
  (await found(wordsOfId(given), runner)).filter(isEntry);

const SUGGESTIONS = 5;

/** Returns suggestions as lines. */
export const nearEntries = async (given: string, runner: OperationRunner): Promise<readonly string[]> =>
  (await entriesLike(given, runner)).slice(0, SUGGESTIONS).map(({ id, title }) => `Did you mean ${id} (${title})?`);

/** Formats a hit as a line. */
export const hitLine = ({ kind, id, title, summary }: FoundHit): string => `${kind.toLowerCase()} ${id}: ${title}. ${summary}`;
