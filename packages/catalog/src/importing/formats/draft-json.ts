/** A draft as JSON and its hash. Parts of the row that are not stored do not count. */
import type { UnitDraft } from '../../domain/drafts.js';
import { entryOf } from '../../domain/entry.js';
import { sha256 } from '../../text/canonical.js';

/** JSON of a draft's entry, and its hash. */
export interface DraftJson {
  readonly json: string;
  readonly hash: string;
}

/** Without the id, which the catalog assigns. */
export function draftJson(draft: UnitDraft): DraftJson {
  const json = JSON.stringify(entryOf(draft));
  return { json, hash: sha256(json.replace(`"id":"${draft.id}"`, '"id":""')) };
}
