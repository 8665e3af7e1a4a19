/** Words in queries of Postgres' full-text search. */
import { storableText } from '../text/storable.js';

/**
 * Quotes any word for a tsquery.
 * @example lexeme("o'neill") // "'o''neill'"
 */
export const lexeme = (word: string): string => `'${storableText(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
