/** What the forms of a word have in common, as Postgres' text search finds it. */
import { sql } from 'kysely';
/** The stem of a word; empty for one that stands for nothing (`the`). The Russian configuration stems words in Latin letters as English. */
export const stemOf = (word) => sql `coalesce((tsvector_to_array(to_tsvector('russian', ${word})))[1], '')`;
//# sourceMappingURL=stem.js.map