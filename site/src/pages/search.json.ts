/** The documents of the search, loaded when a reader first searches. */
import { searchDocuments } from '../model/search-documents.js';

export const GET = (): Response => new Response(JSON.stringify(searchDocuments()), { headers: { 'content-type': 'application/json' } });
