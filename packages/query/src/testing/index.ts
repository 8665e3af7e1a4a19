/** Fixtures for tests of other packages. */
export { REFERENCE } from './reference-examples.js';
