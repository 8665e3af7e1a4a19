/** The search index, loaded by the first search. */
import { makeSearchIndex } from '@rangefinder/rulebook';

export const GET = (): Response => new Response(JSON.stringify(makeSearchIndex()), { headers: { 'content-type': 'application/json' } });
