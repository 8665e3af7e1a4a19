/** Alpha Strike cards as drafts. */
import { LANGUAGES, textFields } from '@rangefinder/rules';
import type { Alias } from '../../domain/drafts.js';
import { slug } from '../../text/slug.js';
import { ALPHA_STRIKE_UNITS, type AlphaStrikeEntry } from './units.js';

/** Every card of the starter catalog. */
export const units = (): readonly object[] => ALPHA_STRIKE_UNITS.map(cardDraft);

/** What follows from a card, such as its kind and its heat scale, is left to the check. */
function cardDraft({ mulId, name, aliases, ...card }: AlphaStrikeEntry): object {
  return {
    system: 'alpha-strike',
    id: `alpha-strike/${slug(name.en)}`,
    ...textFields('name', name),
    aliases: LANGUAGES.flatMap((language): readonly Alias[] => (aliases?.[language] ?? []).map((text) => ({ text, language }))),
    source: 'mul',
    sourceId: String(mulId),
    stats: { ...card, type: 'BM', skill: 4 },
  };
}
