/** A draft as JSON and its hash. Parts of the row that are not stored do not count. */
import type { SilentField, UnitDraft } from '../../domain/drafts.js';
import { entryOf } from '../../domain/entry.js';
import { sha256 } from '../../text/canonical.js';

/** JSON of a draft's entry, and its hash. */
export interface DraftJson {
  readonly json: string;
  readonly hash: string;
}

/**
 * Without the id, which the catalog assigns.
 * @param silent fields that the row does not give, which distinguish it from a row that says that there is no value
 */
export function draftJson(draft: UnitDraft, silent: readonly SilentField[] = []): DraftJson {
  const json = JSON.stringify(entryOf(draft));
  return { json, hash: sha256(json.replace(`"id":"${draft.id}"`, '"id":""') + silent.join()) };
}
