/** Fixtures for tests of other packages. */
export { REFERENCE } from './reference-examples.js';
export { PRINTED_UNITS } from './units.js';
