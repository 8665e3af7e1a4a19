/** The documents of the search without the words of their texts, loaded when a reader first searches. */
import { searchDocuments } from '../model/search-documents.js';

const withoutWords = searchDocuments().map(({ words: _, ...rest }) => rest);

export const GET = (): Response => new Response(JSON.stringify(withoutWords), { headers: { 'content-type': 'application/json' } });
