/** Alpha Strike cards as drafts. */
import { slug } from '../../text/slug.js';
import { ALPHA_STRIKE_UNITS } from './units.js';
/** Every card of the starter catalog. */
export const alphaStrikeUnits = () => ALPHA_STRIKE_UNITS.map(cardDraft);
function cardDraft({ mulId, name, nameRu, aliasesEn = [], aliasesRu = [], ...card }) {
    return {
        system: 'alpha-strike',
        id: `alpha-strike/${slug(name)}`,
        kind: 'battlemech',
        name,
        nameRu,
        aliases: [...aliasesIn('en', aliasesEn), ...aliasesIn('ru', aliasesRu)],
        faction: null,
        cost: card.pointValue,
        abilities: card.specials,
        source: 'mul',
        sourceId: String(mulId),
        inPlay: true,
        weapons: [],
        stats: { ...card, type: 'BM', skill: 4, hasHeatScale: true },
    };
}
const aliasesIn = (language, texts) => texts.map((text) => ({ text, language }));
//# sourceMappingURL=drafts.js.map