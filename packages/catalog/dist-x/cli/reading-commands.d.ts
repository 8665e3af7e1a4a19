import type { Catalog } from '../database/open.js';
import { type Context } from './console.js';
/** Lists the sources. */
export declare function sourcesCommand(context: Context, catalog: Catalog): Promise<number>;
/** Lists the states of a unit, each with what it changed. */
export declare function historyCommand(context: Context, catalog: Catalog): Promise<number>;
/** Lists the units that a query asks for. */
export declare function findCommand(context: Context, catalog: Catalog): Promise<number>;
