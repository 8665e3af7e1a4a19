import { searchCatalog } from './search.js';
const USUAL = 8;
const MOST = 20;
/**
 * Entries that what was typed so far may become, the likeliest first.
 * @example (await suggest(db, 'хел'))[0]?.name // 'Локи (Хеллбрингер) Прайм'
 */
export async function suggest(db, typed, first = USUAL) {
    const found = await searchCatalog(db, typed, { first: Math.min(Math.max(Math.trunc(first), 1), MOST) });
    if (!found.ok)
        return [];
    const language = /\p{Script=Cyrillic}/u.test(typed) ? 'ru' : 'en';
    return found.value.edges.map(({ node }) => toSuggestion(node, language));
}
function toSuggestion(hit, language) {
    const { id, system, name, nameRu } = hit.kind === 'unit' ? hit.unit : hit.weapon;
    return { kind: hit.kind, id, system, name: language === 'ru' ? (nameRu ?? name) : name };
}
//# sourceMappingURL=suggest.js.map