/** The rulebook and the catalog in one list. Each has ranked its own hits, by the same scale: here they are only merged. */
import type { Understanding } from '@rangefinder/catalog';
import type { Fit } from '@rangefinder/rulebook/search';
import type { CheckResult, Slug } from '@rangefinder/rules';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { SEARCH_MS } from '../../context/work/cost.js';
import { searchCatalog } from './catalog-search.js';
import type { Document, Hit } from './hits.js';
import { searchRulebook } from './rulebook-search.js';

export const LONGEST_TEXT = 200;
/** Hits that are ranked; what comes behind is nobody's answer. */
const MOST_HITS = 300;

/** All that was found, and how the text was understood. */
export interface FoundDocuments extends Understanding {
  readonly documents: readonly Document[];
}

/** Everything that matches, best first, or what is wrong with the text. */
export async function searchAll(text: string, system: Slug | undefined, context: ResolverContext): Promise<CheckResult<FoundDocuments>> {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > LONGEST_TEXT) {
    const allowed = { en: `text of 1 to ${LONGEST_TEXT} characters`, ru: `текст от 1 до ${LONGEST_TEXT} знаков` };
    return { ok: false, problems: [{ code: wanted === '' ? 'MISSING' : 'TOO_LONG', path: ['text'], given: text, allowed }] };
  }
  await work(context, SEARCH_MS);
  const fromRulebook = await searchRulebook(context.pool, wanted, system);
  const fromCatalog = await searchCatalog(wanted, system, context);
  const { hits, matched, understoodAs } = fromCatalog;
  const documents = merged(fromRulebook, hits).slice(0, MOST_HITS);
  // What the rulebook finds has all words.
  return { ok: true, value: { documents, matched: fromRulebook.length > 0 ? 'ALL' : matched, understoodAs } };
}

/** The better a name fits, the higher a hit stands; among those that fit alike the lists take turns. */
const merged = (...lists: readonly (readonly Hit[])[]): readonly Document[] =>
  lists
    .flatMap(withTurns)
    .toSorted((a, b) => a.fit - b.fit || a.turn - b.turn)
    .map(({ document }) => document);

/** Hits with their places among those of their list that fit alike. */
function withTurns(hits: readonly Hit[]): readonly (Hit & { readonly turn: number })[] {
  const turns = new Map<Fit, number>();
  return hits.map((hit) => {
    const turn = turns.get(hit.fit) ?? 0;
    turns.set(hit.fit, turn + 1);
    return { ...hit, turn };
  });
}
