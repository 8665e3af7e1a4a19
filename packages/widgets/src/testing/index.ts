/** What a widget asks with, for tests that walk every door: no element, no page. */
export { createAsk } from '../ask.js';
export { createLookup } from '../lookup.js';
export { engineOf } from '../page/answer.js';
