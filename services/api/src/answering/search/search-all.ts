/** Merges hits of the rulebook and the catalog, which rank on the same scale. */
import type { Understanding } from '@rangefinder/catalog';
import type { Fit } from '@rangefinder/rulebook/search';
import type { CheckResult, Slug } from '@rangefinder/rules';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { SEARCH_MS } from '../../context/work/cost.js';
import { searchCatalog } from './catalog-search.js';
import type { Document, Hit } from './hits.js';
import { searchRulebook } from './rulebook-search.js';

export const MAX_TEXT_CHARACTERS = 200;
/** Maximum number of ranked hits. */
const MAX_HITS = 300;

/** All hits, with the interpretation of the text. */
export interface FoundDocuments extends Understanding {
  readonly documents: readonly Document[];
}

/** Returns all hits, best first, or the problems of the text. */
export async function searchAll(text: string, system: Slug | undefined, context: ResolverContext): Promise<CheckResult<FoundDocuments>> {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > MAX_TEXT_CHARACTERS) {
    const allowed = { en: `text of 1 to ${MAX_TEXT_CHARACTERS} characters`, ru: `текст от 1 до ${MAX_TEXT_CHARACTERS} знаков` };
    return { ok: false, problems: [{ code: wanted === '' ? 'MISSING' : 'TOO_LONG', path: ['text'], given: text, allowed }] };
  }
  await work(context, SEARCH_MS);
  const fromRulebook = await searchRulebook(context.pool, wanted, system);
  const fromCatalog = await searchCatalog(wanted, system, context);
  const { hits, matched, understoodAs } = fromCatalog;
  const documents = merged(fromRulebook, hits).slice(0, MAX_HITS);
  // Hits of the rulebook contain all words.
  return { ok: true, value: { documents, matched: fromRulebook.length > 0 ? 'ALL' : matched, understoodAs } };
}

/** Corrected words of names (4) alternate with those from elsewhere (5), which come second. */
const rankOf = ({ fit }: Hit): number => Math.min(fit, LIKE_A_NAME);
const LIKE_A_NAME: Fit = 4;

/** Better name matches come first. Equal matches alternate between the lists. */
const merged = (...lists: readonly (readonly Hit[])[]): readonly Document[] =>
  lists
    .flatMap(withTurns)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.turn - b.turn || a.fit - b.fit)
    .map(({ document }) => document);

/** Numbers the hits of equal quality in a list. */
function withTurns(hits: readonly Hit[]): readonly (Hit & { readonly turn: number })[] {
  const turns = new Map<number, number>();
  return hits.map((hit) => {
    const rank = rankOf(hit);
    const turn = turns.get(rank) ?? 0;
    turns.set(rank, turn + 1);
    return { ...hit, turn };
  });
}
