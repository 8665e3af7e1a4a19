/** Finds the units of a force in the catalog: by id, by number of the Master Unit List, by name, else by the best match of the name. */
import { type System, shapedText, sortText } from '@rangefinder/query';
import { LANGUAGES, type Text } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import { columnIn } from '../database/text-columns.js';
import type { Unit } from '../domain/unit.js';
import { findUnits } from '../repositories/units.js';
import { findUnitsOfSource } from '../repositories/units-by-source.js';
import type { Tables } from '../schema.js';
import { filterUnits } from '../searching/filter-units.js';
import { storableText } from '../text/storable.js';
import { type ForceLine, skillOrPoints, type UnreadLine } from './force-line.js';
import { isNameOf } from './similar-name.js';

/** How a unit was found. */
export const FORCE_MATCHES = ['ID', 'NAME', 'SIMILAR'] as const;
export type ForceMatch = (typeof FORCE_MATCHES)[number];

/** A unit of a force with its entry in the catalog. */
export interface ForceUnit {
  readonly stated: ForceLine;
  readonly unit: Unit;
  readonly match: ForceMatch;
}

/** A line without a unit, and units of the catalog that it may mean. */
export interface UnmatchedLine extends UnreadLine {
  readonly near: readonly Unit[];
}

/** A force with the units of the catalog. */
export interface ResolvedForce {
  readonly units: readonly ForceUnit[];
  readonly unmatched: readonly UnmatchedLine[];
}

const MUL = 'mul';
const MAX_NEAR = 3;

const nameKey = (name: string): string => sortText(shapedText(name));

/** The units of the lines, of one rule set or of any, and the lines without one, in order. */
export async function resolveForce(db: Kysely<Tables>, lines: readonly ForceLine[], system?: System): Promise<ResolvedForce> {
  const byKey = await unitsByKeys(db, lines);
  const unkeyed = lines.filter((line) => !byKey.has(line));
  const byName = await unitsByNames(db, [...unkeyed, ...unkeyed.flatMap((line) => withoutNumber(line) ?? [])], system);
  const units: ForceUnit[] = [];
  const unmatched: UnmatchedLine[] = [];
  for (const line of lines) {
    const keyed = byKey.get(line);
    if (keyed) {
      units.push({ stated: line, unit: keyed, match: 'ID' });
      continue;
    }
    const interpretations = [line, withoutNumber(line)].filter((one) => one !== undefined);
    const found = namedUnit(interpretations, byName) ?? (await similarUnit(db, interpretations, system));
    if ('unit' in found) units.push(found);
    else unmatched.push({ line: line.line, text: line.text, reason: line.name === '' ? NO_SUCH_KEY : NO_SUCH_UNIT, near: found.near });
  }
  return { units, unmatched };
}

/** A number at the end of a name that may be a skill, since no unit has the whole name: `Atlas AS7-D 4`. */
const SKILL_BEHIND = /\s([0-8])$/;

/** The line with the number behind its name left out. */
function withoutNumber(line: ForceLine): ForceLine | undefined {
  const [end = '', number = ''] = SKILL_BEHIND.exec(line.name) ?? [];
  if (end === '' || line.skill !== undefined) return undefined;
  return { ...line, name: line.name.slice(0, -end.length), leftOut: [...line.leftOut, skillOrPoints(number)] };
}

/** The unit that has the name of the first interpretation that has one. */
function namedUnit(interpretations: readonly ForceLine[], byName: ReadonlyMap<string, Unit>): ForceUnit | undefined {
  const [found] = interpretations.flatMap((stated, place) => {
    const unit = byName.get(nameKey(stated.name));
    return unit ? [{ stated, unit, match: place === 0 ? ('NAME' as const) : ('SIMILAR' as const) }] : [];
  });
  return found;
}

const NO_SUCH_KEY: Text = { en: 'no unit of the catalog has this number', ru: 'в каталоге нет юнита с таким номером' };
const NO_SUCH_UNIT: Text = { en: 'no unit of the catalog has this name', ru: 'в каталоге нет юнита с таким названием' };

async function unitsByKeys(db: Kysely<Tables>, lines: readonly ForceLine[]): Promise<ReadonlyMap<ForceLine, Unit>> {
  const byId = await findUnits(
    db,
    lines.flatMap(({ id }) => id ?? []),
  );
  const byMul = await findUnitsOfSource(
    db,
    MUL,
    lines.flatMap(({ mul }) => mul ?? []),
  );
  const ids = new Map(byId.ok ? byId.value.found.map((unit) => [unit.id, unit]) : []);
  const keys = new Map(byMul.ok ? byMul.value.found.map((unit) => [unit.sourceId, unit]) : []);
  return new Map(
    lines.flatMap((line) => {
      const unit = (line.id && ids.get(line.id)) || (line.mul && keys.get(line.mul));
      return unit ? [[line, unit] as const] : [];
    }),
  );
}

/** Units by their folded names in any language. Of several units with a name, the one with a listed source. */
async function unitsByNames(db: Kysely<Tables>, lines: readonly ForceLine[], system?: System): Promise<ReadonlyMap<string, Unit>> {
  const names = [...new Set(lines.map(({ name }) => storableText(nameKey(name))))];
  if (names.length === 0) return new Map();
  const columns = LANGUAGES.map((language) => sql.ref(columnIn('sort_name', language)));
  const { rows } = await sql<{ id: string }>`
    select id from units where ${system === undefined ? sql`true` : sql`system = ${system}`} and (${sql.join(
      columns.map((column) => sql`${column} = any(${names})`),
      sql` or `,
    )}) order by in_play, number desc`.execute(db);
  const found = await findUnits(
    db,
    rows.slice(-MAX_SAME_NAMES).map(({ id }) => id),
  );
  if (!found.ok) return new Map();
  return new Map(
    found.value.found.flatMap((unit) =>
      LANGUAGES.flatMap((language) => {
        const name = unit.names[language];
        return name === null ? [] : [[sortText(name), unit] as const];
      }),
    ),
  );
}

const MAX_SAME_NAMES = 1_000;

/** The best match of the first interpretation that has one, or units that the first interpretation may mean. */
async function similarUnit(
  db: Kysely<Tables>,
  interpretations: readonly ForceLine[],
  system?: System,
): Promise<ForceUnit | { readonly near: readonly Unit[] }> {
  const near: Unit[][] = [];
  for (const stated of interpretations) {
    const found = await unitsLike(db, stated.name, system);
    if (found.unit) return { stated, unit: found.unit, match: 'SIMILAR' };
    near.push([...found.near]);
  }
  return { near: near[0] ?? [] };
}

/** The best match of a name, or units that it may mean. Words that were read as conditions are no name. */
async function unitsLike(
  db: Kysely<Tables>,
  name: string,
  system?: System,
): Promise<{ readonly unit?: Unit; readonly near: readonly Unit[] }> {
  if (name === '') return { near: [] };
  const found = await filterUnits(
    db,
    { filter: { text: name.slice(0, MAX_SEARCHED_CHARACTERS), ...(system && { system }) } },
    { first: MAX_NEAR },
  );
  if (!found.ok) return { near: [] };
  const { edges, matched, understoodAs } = found.value;
  const near = edges.map(({ node }) => node);
  const [best] = near;
  const isMeant = best && matched === 'ALL' && [name, understoodAs ?? name].some((text) => isNameOf(text, best));
  return isMeant ? { unit: best, near: [] } : { near };
}

const MAX_SEARCHED_CHARACTERS = 100;
