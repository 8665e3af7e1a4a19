/** What players say of the fields of Paper Fleet. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'paper fleet', ru: 'бумажный флот' };

export const phrases: FieldPhrases = {
  guns: { en: 'guns #; # guns', ru: 'орудий #; # орудий|орудия' },
};
