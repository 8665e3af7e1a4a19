/** Catalog domain → schema. */
import type * as catalog from '@rangefinder/catalog';
import type { Armor, CatalogSource, Weapon } from './types.js';
import type { Unit } from './unit-types.js';

/** Types of figures in the schema by rule set; by kind too, where the kinds of a rule set have different figures. */
const STATS_TYPES: { readonly [S in catalog.UnitSystem]: string | Readonly<Partial<Record<catalog.UnitKind, string>>> } = {
  'alpha-strike': 'AlphaStrikeStats',
  bronepehota: { squad: 'BronepehotaSquadStats', machine: 'BronepehotaMachineStats', gun: 'BronepehotaGunStats' },
  'world-at-war': 'WorldAtWarStats',
};

function statsTypeOf({ system, kind }: Pick<catalog.Unit, 'system' | 'kind'>): string {
  const types = STATS_TYPES[system];
  const type = typeof types === 'string' ? types : types[kind];
  if (!type) throw new Error(`no type for the figures of ${system} ${kind}`);
  return type;
}

export const publicSource = ({ id, name, notice }: catalog.Source): CatalogSource => ({
  id,
  name: name.en,
  nameRu: name.ru,
  notice: notice.en,
  noticeRu: notice.ru,
});

export const publicWeapon = ({ stats, source, ...weapon }: catalog.Weapon): Weapon => ({
  ...weapon,
  stats: 'impacts' in stats ? publicFiftyOneFifty(weapon.system, stats) : publicBronepehota(stats),
  source: publicSource(source),
});

const publicBronepehota = ({ range, power, blast, closeCombat }: catalog.BronepehotaWeaponStats) => ({
  __typename: 'BronepehotaWeaponStats',
  range: range ?? null,
  power: power ?? null,
  blast: blast ?? null,
  closeCombat: closeCombat ?? null,
});

/** `rangeInches`, since a Bronepehota weapon has dice for a range and one query may ask for both. */
const publicFiftyOneFifty = (system: string, { range, impacts, ...stats }: catalog.FiftyOneFiftyWeaponStats) => ({
  __typename: 'FiftyOneFiftyWeaponStats',
  ...stats,
  rangeInches: range,
  impacts: Object.entries(impacts).map(([armor, impact]) => ({ armor: `${system}/${armor}`, impact: String(impact) })),
});

export const publicArmor = ({ abbreviation, source, stats, ...armor }: catalog.Armor): Armor => ({
  ...armor,
  abbreviation: abbreviation.en,
  abbreviationRu: abbreviation.ru,
  stops: stats.stops,
  alwaysInCover: stats.alwaysInCover,
  source: publicSource(source),
});

/** A value of a union says its type. */
const named = (__typename: string): object => ({ __typename });

/** A unit without its weapons, which are fetched only when asked for. */
export const publicUnit = ({ aliases, faction, source, updatedAt, ...unit }: catalog.Unit): Omit<Unit, 'weapons'> => ({
  ...unit,
  stats: { ...unit.stats, ...named(statsTypeOf(unit)) },
  aliases: aliases.map(({ text }) => text),
  faction: faction?.en ?? null,
  factionRu: faction?.ru ?? null,
  source: publicSource(source),
  updatedAt: updatedAt.toISOString(),
});
