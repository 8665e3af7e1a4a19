/** What a folder of starter data gives, and the folders that there are. */
import * as quickStartCards from './alpha-strike/drafts.js';
import * as armlists from './bronepehota/drafts.js';

/** Drafts of one rule set, unchecked. */
export interface Starter {
  readonly units?: () => readonly object[];
  readonly weapons?: () => readonly object[];
}

/** The starter data that stands here; what rules print comes from the rules. */
export const STARTERS: readonly Starter[] = [quickStartCards, armlists];
