/** What a source says of a unit, as JSON and as a hash: what we do not keep of its row is no part of it. */
import type { UnitDraft } from '../../domain/drafts.js';
import { entryOf } from '../../domain/entry.js';
import { sha256 } from '../../text/canonical.js';

/** A draft as JSON of its entry, and the hash of that. */
export interface DraftJson {
  readonly json: string;
  readonly hash: string;
}

/** The id is the catalog's, and no part of what the source says. */
export function draftJson(draft: UnitDraft): DraftJson {
  const json = JSON.stringify(entryOf(draft));
  return { json, hash: sha256(json.replace(`"id":"${draft.id}"`, '"id":""')) };
}
