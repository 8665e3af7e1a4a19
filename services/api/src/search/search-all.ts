/** The rulebook and the catalog in one ranked list. The better a name fits, the higher it stands, whichever of the two it is from. */
import type { CheckResult } from '@rangefinder/rules';
import type { Context } from '../context.js';
import { SEARCH_MS } from '../work/cost.js';
import { work } from '../work/work.js';
import { searchCatalog } from './catalog-search.js';
import type { Document } from './documents.js';
import { searchRulebook } from './rulebook-search.js';

export const LONGEST_TEXT = 200;
/** Hits that are ranked; what comes behind is nobody's answer. */
const MOST_HITS = 300;

/** Everything that matches, best first, or what is wrong with the text. */
export async function searchAll(text: string, system: string | undefined, context: Context): Promise<CheckResult<readonly Document[]>> {
  const wanted = text.trim();
  if (wanted === '' || wanted.length > LONGEST_TEXT) {
    const allowed = { en: `text of 1 to ${LONGEST_TEXT} characters`, ru: `текст от 1 до ${LONGEST_TEXT} знаков` };
    return { ok: false, problems: [{ code: wanted === '' ? 'MISSING' : 'TOO_LONG', path: ['text'], given: text, allowed }] };
  }
  await work(context, SEARCH_MS);
  const fromRulebook = (await searchRulebook(context.pool, wanted, system)).map(({ document }) => document);
  const fromCatalog = await searchCatalog(wanted, system, context);
  return { ok: true, value: merged(wanted, fromRulebook, fromCatalog).slice(0, MOST_HITS) };
}

/** Both lists are ranked in themselves; the fit of the name decides between them, then the place in its own list. */
function merged(text: string, ...lists: readonly (readonly Document[])[]): readonly Document[] {
  const placed = lists.flatMap((list) => list.map((document, place) => ({ document, place, fit: fitOf(text, document) })));
  return placed.sort((a, b) => b.fit - a.fit || a.place - b.place).map(({ document }) => document);
}

/** 3: the very name; 2: it begins so; 1: it is in the name; 0: elsewhere, or misspelled. */
function fitOf(text: string, { title, names }: Document): number {
  const wanted = text.toLowerCase();
  const all = [title.en, title.ru, ...names.split('\n')].map((name) => name.toLowerCase());
  if (all.includes(wanted)) return 3;
  if (all.some((name) => name.startsWith(wanted))) return 2;
  return all.some((name) => name.includes(wanted)) ? 1 : 0;
}
