/** What the forms of a word have in common, as Postgres' text search finds it. */
import { type RawBuilder } from 'kysely';
/** The stem of a word; empty for one that stands for nothing (`the`). The Russian configuration stems words in Latin letters as English. */
export declare const stemOf: (word: RawBuilder<unknown>) => RawBuilder<string>;
