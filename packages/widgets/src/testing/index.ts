/** The parts of a widget that answer and search, for tests without an element or a page. */
export { createAsk } from '../ask.js';
export { createLookup } from '../lookup.js';
export { engineOf } from '../page/answer.js';
