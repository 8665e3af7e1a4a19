/** The index of the search, loaded when a reader first searches. */
import { makeSearchIndex } from '@rangefinder/rulebook';

export const GET = (): Response => new Response(JSON.stringify(makeSearchIndex()), { headers: { 'content-type': 'application/json' } });
