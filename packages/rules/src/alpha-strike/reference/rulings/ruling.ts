/** The data of a ruling: its name, its section, and four texts in both languages. */
import type { Ruling } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import type { ReadingId } from '../readings.js';

/** A ruling without its id, which is generated from the name. */
interface RulingDraft {
  readonly name: string;
  readonly section: string;
  readonly title: Text;
  readonly question: Text;
  readonly readings: readonly (Text & { readonly id?: ReadingId })[];
  readonly decision: Text;
}

/** Calculators import the rulings whose readings they play, so that a page loads no others. */
export const rulingsOf = (drafts: readonly RulingDraft[]): readonly Ruling[] =>
  drafts.map(({ name, section, ...texts }) => ({ id: `alpha-strike/ruling/${name}`, section: `alpha-strike/${section}`, ...texts }));
