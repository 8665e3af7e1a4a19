/** The source of the weapons and armors, and its trademark notice. */
import { type EntrySource, noticeOf } from '../../entries/entry.js';

export const BASIC_RULES: EntrySource = {
  id: '5150-basic-rules',
  name: { en: '5150, basic rules', ru: '5150, базовые правила' },
  notice: noticeOf({ en: '5150 is a trademark of its owner.', ru: '5150 — товарный знак его владельца.' }),
};

export const POINTS = { en: 'points', ru: 'очк.' } as const;
