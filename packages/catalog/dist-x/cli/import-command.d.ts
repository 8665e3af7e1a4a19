import type { Catalog } from '../database/open.js';
import { type Context } from './console.js';
/** Brings files in, or tells what that would do. The starter catalog goes first: imports then build upon its Russian names. */
export declare function importCommand(context: Context, catalog: Catalog): Promise<number>;
/** Tells field by field what an import would change. */
export declare const diffCommand: (context: Context, catalog: Catalog) => Promise<number>;
