/** How an answer changes: loaded when it is first opened. */
export { changesOf } from './changes.js';
export { changesView } from './views/changes.js';
