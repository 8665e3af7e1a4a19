/** The figures of a catalog entry, written into the fields beside it. */
import { knownFigures, ownFigures } from '@rangefinder/rules';
import type { Description, Draft, Fields } from '../description.js';
import type { Entry } from '../lookup.js';

/** Where an entry goes. */
interface Place {
  readonly fields: Fields;
  /** What stands there. */
  readonly held: Draft;
  /** The field that names the entry. */
  readonly into: string;
}

/**
 * A part of a draft with an entry chosen: what the service would fill in is that of the entry, everything else stays.
 * @example filled({ fields: card, held: { heat: 2 }, into: 'unit' }, { id: 'alpha-strike/atlas-as7-d', … }, fillers)
 */
export function filled({ fields, held, into }: Place, entry: Entry, fillers: Description['fillers']): Draft {
  const { id, name, cost, stats } = entry;
  const filler = fillers[String(stats.__typename)] ?? {};
  return { ...held, ...knownFigures(filler, { name, cost, figures: ownFigures(filler, stats) }, fields), [into]: id };
}
