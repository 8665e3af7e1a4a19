/** The data of a ruling: its name, its section, and four texts in both languages. */
import type { Ruling } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import type { ReadingId } from '../readings.js';

/** A ruling without its id, which is generated from the name. */
export interface RulingDraft {
  readonly name: string;
  readonly section: string;
  readonly title: Text;
  readonly question: Text;
  readonly readings: readonly (Text & { readonly id?: ReadingId })[];
  readonly decision: Text;
}

export const ruling = ({ name, section, ...texts }: RulingDraft): Ruling => ({
  id: `alpha-strike/ruling/${name}`,
  section: `alpha-strike/${section}`,
  ...texts,
});
