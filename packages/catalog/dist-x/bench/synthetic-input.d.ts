/** Made-up catalogs as something to import, in our own formats, written while they are read. */
import type { Input } from '../importing/inputs/input.js';
/**
 * A made-up catalog as an input.
 * @example await importCatalog(catalog, once(syntheticInput(10_000)))
 */
export declare const syntheticInput: (count: number, format?: 'json' | 'csv', seed?: number) => Input;
