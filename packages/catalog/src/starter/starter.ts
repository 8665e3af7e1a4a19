/** Interface of starter data, and all of its folders. */
import * as quickStartCards from './alpha-strike/drafts.js';
import * as armlists from './bronepehota/drafts.js';

/** Drafts of one rule set, unchecked. */
export interface Starter {
  readonly units?: () => readonly object[];
  readonly weapons?: () => readonly object[];
}

/** Starter data of this package; printed entries come from the rules. */
export const STARTERS: readonly Starter[] = [quickStartCards, armlists];
