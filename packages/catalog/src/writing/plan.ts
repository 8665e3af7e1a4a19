/** What a batch of drafts changes, worked out before anything is written: pure, so that it can be tested alone. */
import { groupBy } from '../group-by.js';

/** What is known of an entry that is there already. */
export interface Existing {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly hash: string;
  /** Whether the starter catalog wrote its current values. */
  readonly fromStarter: boolean;
}

/** What a draft has to have for a plan. */
export interface Plannable {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
}

/** A draft with the hash of what its source says. */
export interface Hashed<D> {
  readonly draft: D;
  readonly hash: string;
}

/** What to do with each draft of a batch. */
export interface Plan<D> {
  readonly added: readonly Hashed<D>[];
  readonly changed: readonly Hashed<D>[];
  readonly unchanged: readonly Hashed<D>[];
  /** Left as they are: an operator imported them, or their id belongs to another entry. */
  readonly kept: readonly Hashed<D>[];
}

/**
 * Sorts starter drafts by what is to be done. What an operator imported is never touched.
 * @example planStarter([{ draft: locust, hash: 'ab…' }], []).added.length // 1
 */
export function planStarter<D extends Plannable>(drafts: readonly Hashed<D>[], existing: readonly Existing[]): Plan<D> {
  const byId = new Map(existing.map((entry) => [entry.id, entry]));
  const bySource = new Map(existing.map((entry) => [sourceKey(entry), entry]));
  const groups = groupBy(drafts, ({ draft, hash }) => verdict(draft, hash, bySource.get(sourceKey(draft)), byId.get(draft.id)));
  const all = (name: keyof Plan<D>) => groups.get(name) ?? [];
  return { added: all('added'), changed: all('changed'), unchanged: all('unchanged'), kept: all('kept') };
}

function verdict(draft: Plannable, hash: string, same: Existing | undefined, namesake: Existing | undefined): keyof Plan<never> {
  if (same === undefined) return namesake === undefined ? 'added' : 'kept';
  if (!same.fromStarter || same.id !== draft.id) return 'kept';
  return same.hash === hash ? 'unchanged' : 'changed';
}

const sourceKey = ({ source, sourceId }: Pick<Plannable, 'source' | 'sourceId'>): string => `${source}\n${sourceId}`;
