import type { Catalog } from '../database/open.js';
import { type Context } from './console.js';
/** Corrects one field of a unit. */
export declare function correctCommand(context: Context, { db }: Catalog): Promise<number>;
