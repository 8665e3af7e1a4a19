import type { Catalog } from '../database/open.js';
import { type Context } from './console.js';
/** Writes the whole catalog. */
export declare function exportCommand(context: Context, catalog: Catalog): Promise<number>;
/** Writes a made-up catalog. */
export declare function generateCommand(context: Context): Promise<number>;
