/** Versions of the rules of Paper Fleet, the newest first. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11',
    date: '2026-11-25',
    figures: 'uMv-iXTjpgJqrDlg',
    changes: [{ rule: 'paper-fleet/broadside', what: { en: 'New rule set.', ru: 'Новый набор правил.' } }],
  },
];
