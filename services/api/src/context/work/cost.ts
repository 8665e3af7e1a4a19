/**
 * The one coin of every door: milliseconds of one core, estimated before anything is computed. Calculators and dice say what their
 * questions cost; what is asked of the catalog and of the rulebook has the prices below, measured and rounded up. Limits are in
 * the same coin.
 */
/** What a request costs before anything is asked: reading, routing, sending. */
export const REQUEST_MS = 0.05;
/** Reading a body, for each kilobyte. */
export const BODY_MS_PER_KB = 0.01;
/** A question to a calculator besides its computing: filling, checking, wording, sending. */
export const QUESTION_MS = 0.02;
/** A cell of a sweep besides its computing: making its question, keeping its figures. */
export const CELL_MS = 0.002;
/** Learning what a cell will cost, where that depends on its question. */
export const CELL_COST_MS = 0.02;
/** An entry of the catalog or the rulebook in an answer, with everything that it holds. */
export const ENTRY_MS = 0.1;
/** A question that the database answers, besides its entries. */
export const CATALOG_MS = 0.5;
/** A search of the rulebook or of names in the catalog. */
export const SEARCH_MS = 5;
/** The picture of a shared link, drawn in a worker thread. */
export const PICTURE_MS = 80;
/** A field of an answer, from resolving to sending. */
export const VALUE_MS = 0.0004;
/** A GraphQL document that is parsed, validated or planned, for each kilobyte. */
export const DOCUMENT_MS_PER_KB = 1;

/** What costs more is not answered on the main thread. */
export const LIGHT_MS = 1;
/** What one request may cost. */
export const MAX_REQUEST_MS = 2_000;
/** What completing and sending one answer may cost: others wait for it. */
export const MAX_ANSWER_MS = 25;
/** The same for an answer about the schema, which a worker thread makes: every editor asks for all of it, and it grows. */
export const MAX_INTROSPECTION_MS = 60;
