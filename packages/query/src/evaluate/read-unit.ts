/** Units as the API prints them, and as lines of a download hold them, in the form that queries are evaluated on. */
import { fieldIn, isObject } from '@rangefinder/rules';
import type { UnitAvailability } from '../availability/eras-and-factions.js';
import { byLanguage, namesFrom } from '../units/names.js';
import type { QueryableUnit } from '../units/queryable-unit.js';

/** A unit as JSON. */
export type PrintedUnit = Readonly<Record<string, unknown>>;

/**
 * Reads a printed unit. A field that is missing from it has no value: a condition on it is not fulfilled, see `unsupportedConditions`.
 * @example readUnit(await (await fetch('/v1/units/alpha-strike/atlas-as7-d')).json())
 */
export const readUnit = (printed: PrintedUnit): QueryableUnit => ({
  id: String(printed.id),
  system: String(printed.system),
  kind: String(printed.kind),
  names: namesFrom(printed),
  aliases: listOf(printed.aliases).map((text) => ({ text: String(text) })),
  faction: factionOf(printed),
  cost: typeof printed.cost === 'number' ? printed.cost : null,
  abilities: listOf(printed.abilities).map(String),
  stats: statsOf(printed.stats),
  source: String(printed.source ?? ''),
  sourceId: String(printed.sourceId ?? ''),
  inPlay: printed.inPlay !== false,
  isBase: printed.isBase === true,
  availability: availabilityOf(printed.availability),
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A field for each language. */
function factionOf(printed: PrintedUnit): QueryableUnit['faction'] {
  const { faction } = printed;
  return typeof faction === 'string' ? byLanguage((language) => String(printed[fieldIn('faction', language)] ?? faction)) : null;
}

/** The API prints null for a figure that a unit does not have. */
const statsOf = (stats: unknown): QueryableUnit['stats'] =>
  isObject(stats) ? Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== null)) : {};

const availabilityOf = (value: unknown): readonly UnitAvailability[] | null =>
  Array.isArray(value) ? value.map(({ era, factions }) => ({ era: String(era), factions: listOf(factions).map(String) })) : null;
