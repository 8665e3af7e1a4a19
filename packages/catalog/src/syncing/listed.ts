/** Lists that can be synchronized. */
import { MUL_LIST } from './alpha-strike/mul.js';
import type { SyncSource } from './source.js';

export const SYNC_SOURCES: readonly SyncSource[] = [MUL_LIST];
