/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, ['broadside']);
