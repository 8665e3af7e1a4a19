/** Fields of rows from other programs. Their limits are wide, since the check of the resulting card has its own. */
import { field, type Text } from '@rangefinder/rules';

const MAX_FIGURE = 9_999;
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_ABILITIES = 1_000_000;

/** Descriptions of rows are not shown to users. */
export const NO_LABEL: Text = { en: '', ru: '' };

const count = field({ kind: 'int', min: 0, max: MAX_FIGURE, label: NO_LABEL });
export const rareCount = field({ ...count, optional: true });
const text = field({ kind: 'text', maxLength: MAX_TEXT_LENGTH, label: NO_LABEL });
export const rareText = field({ ...text, optional: true });
export const flag = field({ kind: 'boolean', label: NO_LABEL, optional: true });
export const number = field({ kind: 'number', min: 0, max: Number.MAX_SAFE_INTEGER, label: NO_LABEL });
export const rareNumber = field({ ...number, optional: true });
export const rareTexts = field({ kind: 'list', item: text, min: 0, max: MAX_ABILITIES, label: NO_LABEL, optional: true });

/**
 * The value of a member of a row: undefined if the row does not have the member, null if it has it without a value.
 * @example statedIn({ Role: null }, 'Role', undefined) // null
 */
export const statedIn = <T>(row: unknown, member: string, value: T | null | undefined): T | null | undefined =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, member) ? (value ?? null) : undefined;
