/** Merges hits of the rulebook and the catalog, which rank on the same scale. */
import type { Understanding } from '@rangefinder/catalog';
import { isTelling } from '@rangefinder/query';
import { mergeSearch } from '@rangefinder/rulebook/search';
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
  const fromRulebook = await searchRulebook(context, wanted, system);
  const fromCatalog = await searchCatalog(wanted, { system }, context);
  const { hits, matched, understoodAs } = fromCatalog;
  const merged = mergeSearch<Hit>(fromRulebook, hits, { text: wanted, meansConditions: meansConditions(fromCatalog) });
  const documents = merged.slice(0, MAX_HITS).map(({ document }) => document);
  // Hits of the rulebook contain all words.
  return { ok: true, value: { documents, matched: fromRulebook.length > 0 ? 'ALL' : matched, understoodAs } };
}

/** Whether a text was understood as conditions on units. Equal units then come before places of the rulebook. */
export const meansConditions = ({ understoodAs }: Understanding): boolean => isTelling(understoodAs ?? '');
