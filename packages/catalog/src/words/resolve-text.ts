/** Resolves typed words by all words of all names, which are in memory as long as the catalog does not change. */
import { type ResolvedText, type ResolveOptions, type Stems, WordIndex, wordsOf } from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { STATE_KEY } from '../database/revision.js';
import { stemOf } from '../database/stem.js';
import type { Tables } from '../schema.js';

/** The words at a state of the catalog. */
interface KnownWords {
  readonly key: string;
  readonly index: Promise<WordIndex>;
}

/** Words of the last state, by the adapter that a database shares with its transactions. */
const knownWords = new WeakMap<object, KnownWords>();

/**
 * Resolves a text; undefined when there is no word in it.
 * @example (await resolveText(db, 'хельбрингер'))?.meant // 'hellbringer'
 */
export async function resolveText(db: Kysely<Tables>, text: string, options: ResolveOptions = {}): Promise<ResolvedText | undefined> {
  const [resolved] = await resolveTexts(db, [{ ...options, text }]);
  return resolved;
}

/** Resolves several texts with one statement, each with its own options, in their order. */
export async function resolveTexts(
  db: Kysely<Tables>,
  texts: readonly (ResolveOptions & { readonly text: string })[],
): Promise<readonly (ResolvedText | undefined)[]> {
  const typed = [...new Set(texts.flatMap(({ text }) => wordsOf(text)))];
  if (typed.length === 0) return texts.map(() => undefined);
  const { key, stems } = await readState(db, typed);
  const index = await indexAt(db, key);
  return texts.map(({ text, ...options }) => index.resolve(text, options, stems));
}

/** The state of the catalog, and the stems of words. */
async function readState(db: Kysely<Tables>, words: readonly string[]): Promise<{ readonly key: string; readonly stems: Stems }> {
  const { key, stems } = await db
    .selectFrom('catalog_revision')
    .select([
      STATE_KEY.as('key'),
      sql<string[]>`array(
        select ${stemOf(sql`word`)} from unnest(${words}::text[]) with ordinality as typed (word, place) order by place
      )`.as('stems'),
    ])
    .executeTakeFirstOrThrow();
  return { key, stems: new Map(words.map((word, place) => [word, stems[place] as string])) };
}

/** The index of all words at a state. What is read after the state is at least as new, and words are only added. */
function indexAt(db: Kysely<Tables>, key: string): Promise<WordIndex> {
  const { adapter } = db.getExecutor();
  const known = knownWords.get(adapter);
  if (known?.key === key) return known.index;
  const index = db
    .selectFrom('words')
    .select(['word', 'stem', 'sound'])
    .execute()
    .then((words) => new WordIndex(words));
  knownWords.set(adapter, { key, index });
  // A failure is not remembered.
  index.catch(() => knownWords.get(adapter)?.index === index && knownWords.delete(adapter));
  return index;
}
