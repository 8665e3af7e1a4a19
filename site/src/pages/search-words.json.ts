/** Words of the texts, in the order of the documents of the search: they are more than all the rest, and can wait. */
import { searchDocuments } from '../model/search-documents.js';

const words = searchDocuments().map((document) => document.words);

export const GET = (): Response => new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
