/** Search in armor. There are few armors, so they are compared in memory. */
import { foldText, givenNames, SHAPE, type System, wordsOf } from '@rangefinder/query';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Armor } from '../domain/weapon.js';
import { listArmors } from '../repositories/armors.js';
import type { Tables } from '../schema.js';
import type { Found } from './matches.js';

/** Armor whose names have all words of a text, whole or begun. */
export async function armorMatches(db: Kysely<Tables>, text: string, system: System | undefined): Promise<readonly RawBuilder<Found>[]> {
  const typed = wordsOf(text);
  const hasArmor = system === undefined || SHAPE.systems('armor').includes(system);
  if (typed.length === 0 || !hasArmor) return [];
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

/** The first digit of its sort key, as in other entries. */
function fitOf({ names, abbreviation }: Armor, typed: readonly string[]): string | undefined {
  const all = [...givenNames(names).map(({ text }) => wordsOf(text)), ...Object.values(abbreviation).map(wordsOf)];
  const having = all.filter((words) => typed.every((word) => words.some((each) => each.startsWith(word))));
  if (having.length === 0) return undefined;
  if (having.some((words) => words.join(' ') === typed.join(' '))) return '1';
  return having.some((words) => typed.every((word) => words.includes(word))) ? '5' : '6';
}
