/**
 * Cost estimates in milliseconds of one core, known before anything is computed. Calculators and dice estimate their own cost. The
 * constants below were measured and rounded up. Limits use the same unit.
 */
/** Reading, routing and sending a request. */
export const REQUEST_MS = 0.05;
/** Reading a kilobyte of a body. */
export const BODY_MS_PER_KB = 0.01;
/** Overhead of a calculator: defaults, validation, wording, sending. */
export const QUESTION_MS = 0.02;
/** Overhead of a sweep cell. */
export const CELL_MS = 0.002;
/** Estimating the cost of a cell if it depends on the arguments. */
export const CELL_COST_MS = 0.02;
/** An entry of the catalog or the rulebook in an answer. */
export const ENTRY_MS = 0.1;
/** A database query without its entries. */
export const CATALOG_MS = 0.5;
/** A search of the rulebook or the catalog. */
export const SEARCH_MS = 5;
/** Rendering the page of an entry. */
export const PAGE_MS = 6;
/** Drawing a share image in a worker thread. */
export const PICTURE_MS = 80;
/** Resolving and sending a field of an answer. */
export const VALUE_MS = 0.0004;
/** Parsing, validating or planning a kilobyte of a GraphQL document. */
export const DOCUMENT_MS_PER_KB = 1;

/** Maximum cost of work on the main thread without yielding. */
export const LIGHT_MS = 1;
/** Cost limit of a request. */
export const MAX_REQUEST_MS = 2_000;
/** Maximum CPU time of a task in a worker thread. Estimates are right within a factor of two. */
export const MAX_TASK_MS = 2 * MAX_REQUEST_MS;
/** Deadline of a request, waiting included. Below the time-out of inactive connections, so that what is left gets an answer. */
export const MAX_REQUEST_WALL_MS = 20_000;
/** Maximum length of an answer. */
export const MAX_ANSWER_CHARACTERS = 2_000_000;
/** Maximum cost of completing and sending an answer, which blocks the main thread. */
export const MAX_ANSWER_MS = 25;
/** The same for introspection, which runs in a worker thread. Every editor requests the whole schema. */
export const MAX_INTROSPECTION_MS = 60;
