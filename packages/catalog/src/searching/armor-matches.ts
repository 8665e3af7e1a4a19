/** Armor among the results: there is so little of it that it is looked through as it is. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { givenNames } from '../domain/names.js';
import type { System } from '../domain/shape.js';
import type { Armor } from '../domain/weapon.js';
import { listArmors } from '../repositories/armors.js';
import type { Tables } from '../schema.js';
import { foldText } from '../text/fold.js';
import { wordsOf } from '../text/words.js';
import type { Found } from './matches.js';

/** Armor whose name has all words of a text, or ends in what begins one. */
export async function armorMatches(db: Kysely<Tables>, text: string, system: System | undefined): Promise<readonly RawBuilder<Found>[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = (await listArmors(db, system)).flatMap((armor) => {
    const fit = fitOf(armor, typed);
    return fit === undefined ? [] : [sql`(${armor.id}, ${`${fit}1${foldText(armor.names.en)}`}, ${`armor ${armor.id}`})`];
  });
  return found.length === 0
    ? []
    : [
        sql<Found>`select 'armor' as kind, id, sort_key, sort_tie from (values ${sql.join(found)}) as armor_matches (id, sort_key, sort_tie)`,
      ];
}

/** The digit that its sort key begins with, as those of other entries do. */
function fitOf({ names, abbreviation }: Armor, typed: readonly string[]): string | undefined {
  const all = [...givenNames(names).map(({ text }) => wordsOf(text)), ...Object.values(abbreviation).map(wordsOf)];
  const having = all.filter((words) => typed.every((word) => words.some((each) => each.startsWith(word))));
  if (having.length === 0) return undefined;
  if (having.some((words) => words.join(' ') === typed.join(' '))) return '1';
  return having.some((words) => typed.every((word) => words.includes(word))) ? '5' : '6';
}
