/** Words as queries of Postgres' text search have them. */
import { storableText } from '../text/storable.js';

/**
 * A word in a query, whatever is in it.
 * @example lexeme("o'neill") // "'o''neill'"
 */
export const lexeme = (word: string): string => `'${storableText(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
