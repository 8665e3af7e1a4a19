/** The source of the armlists and its trademark notice. */
import { type EntrySource, noticeOf } from '../../entries/entry.js';

export const ARMLISTS: EntrySource = {
  id: 'tekhnolog-armlists',
  name: { en: 'Tekhnolog army sheets, 2008', ru: 'Армлисты «Технолога», 2008' },
  notice: noticeOf({ en: 'Bronepehota is a trademark of its owner.', ru: '«Бронепехота» — товарный знак её владельца.' }),
};

export const POINTS = { en: 'points', ru: 'очк.' } as const;
