/** Plans the changes of a batch of drafts before anything is written. Pure. */
import { groupBy } from '../group-by.js';

/** An existing entry. */
export interface Existing {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly hash: string;
  /** Whether the starter catalog wrote its current values. */
  readonly fromStarter: boolean;
}

/** Keys of a draft. */
export interface Plannable {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
}

/** A draft with its hash. */
export interface Hashed<D> {
  readonly draft: D;
  readonly hash: string;
  /** Time at which the source was read; now by default. */
  readonly readAt?: Date | undefined;
}

/** Drafts of a batch by what happens to them. */
export interface Plan<D> {
  readonly added: readonly Hashed<D>[];
  readonly changed: readonly Hashed<D>[];
  readonly unchanged: readonly Hashed<D>[];
  /** Unchanged, since an operator imported them, or their id belongs to another entry. */
  readonly kept: readonly Hashed<D>[];
}

/**
 * Plans starter drafts. Entries that an operator imported are never changed.
 * @example planStarter([{ draft: locust, hash: 'ab…' }], []).added.length // 1
 */
export function planStarter<D extends Plannable>(drafts: readonly Hashed<D>[], existing: readonly Existing[]): Plan<D> {
  const byId = new Map(existing.map((entry) => [entry.id, entry]));
  const bySource = new Map(existing.map((entry) => [sourceKey(entry), entry]));
  const groups = groupBy(drafts, ({ draft, hash }) => verdict(draft, hash, bySource.get(sourceKey(draft)), byId.get(draft.id)));
  const all = (name: keyof Plan<D>) => groups.get(name) ?? [];
  return { added: all('added'), changed: all('changed'), unchanged: all('unchanged'), kept: all('kept') };
}

function verdict(draft: Plannable, hash: string, same: Existing | undefined, sameId: Existing | undefined): keyof Plan<never> {
  if (same === undefined) return sameId === undefined ? 'added' : 'kept';
  if (!same.fromStarter || same.id !== draft.id) return 'kept';
  return same.hash === hash ? 'unchanged' : 'changed';
}

const sourceKey = ({ source, sourceId }: Pick<Plannable, 'source' | 'sourceId'>): string => `${source}\n${sourceId}`;
