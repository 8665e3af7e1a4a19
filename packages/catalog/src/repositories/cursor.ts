/**
 * Cursors for keyset pagination. A cursor contains the sort key and the tie breaker of the last row, so the next page starts right
 * after it whatever was added meanwhile. A digest detects truncated, edited and made-up cursors.
 */
import type { CheckResult } from '@rangefinder/rules';
import * as z from 'zod';
import { sha256 } from '../text/canonical.js';

/** Position in an order. */
export interface Position {
  /** Name of the order: `name`, `-cost`. */
  readonly order: string;
  readonly key: string | number;
  /** Distinguishes entries with the same key. */
  readonly tie: string | number;
  /** Keys of secondary orders. */
  readonly also?: readonly (string | number)[];
}

const DIGEST_LENGTH = 12;
const MAX_CURSOR_CHARACTERS = 2_000;
const key = z.union([z.string(), z.number()]);
const payload = z.tuple([z.string(), key, z.union([z.string(), z.int()]), z.array(key).optional()]);

/**
 * Encodes a position.
 * @example encodeCursor({ order: 'name', key: 'locust lct-1e', tie: 'alpha-strike/locust-lct-1e' })
 */
export function encodeCursor({ order, key, tie, also }: Position): string {
  const text = JSON.stringify([order, key, tie, ...(also ? [also] : [])]);
  return Buffer.from(digest(text) + text).toString('base64url');
}

/**
 * Decodes a cursor of an order; `BAD_FORMAT` at `after` if it is invalid. Never throws.
 * @example decodeCursor('nonsense', 'name').ok // false
 */
export function decodeCursor(cursor: string, order: string): CheckResult<Position> {
  const position = cursor.length <= MAX_CURSOR_CHARACTERS ? parse(cursor) : undefined;
  if (position?.order === order) return { ok: true, value: position };
  const allowed = {
    en: 'a cursor of the same list in the same order, unchanged',
    ru: 'курсор того же списка в том же порядке, без изменений',
  };
  return { ok: false, problems: [{ code: 'BAD_FORMAT', path: ['after'], given: cursor, allowed }] };
}

function parse(cursor: string): Position | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.toString('base64url') !== cursor) return undefined;
  const text = bytes.subarray(DIGEST_LENGTH).toString();
  if (bytes.subarray(0, DIGEST_LENGTH).toString() !== digest(text)) return undefined;
  const { success, data } = payload.safeParse(JSON.parse(text));
  if (!success) return undefined;
  const [order, first, tie, also] = data;
  return { order, key: first, tie, ...(also && { also }) };
}

const digest = (text: string): string => sha256(`rangefinder cursor 2 ${text}`).slice(0, DIGEST_LENGTH);
