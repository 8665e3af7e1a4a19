/** Bronepehota as drafts: a unit for every squad, machine and gun, and a weapon for each of their weapons. */
import { writtenIn } from '@rangefinder/query';
import { textFields } from '@rangefinder/rules';
import { slug } from '../../text/slug.js';
import { ARSENAL } from './arsenal.js';
import { type ArsenalEntry, type CrewedEntry, FACTIONS, type Soldier, type SquadEntry } from './entries.js';
import { GUNS } from './guns.js';
import { MACHINES } from './machines.js';
import { SQUADS } from './squads.js';

const SOURCE = 'tekhnolog-armlists';

/** Every squad, machine and gun. */
export const units = (): readonly object[] => [...SQUADS.map(squadDraft), ...[...MACHINES, ...GUNS].map(crewedDraft)];

/** All weapons of these units. */
export const weapons = (): readonly object[] => [
  ...SQUADS.flatMap(soldiersWeapons),
  ...[...MACHINES, ...GUNS].flatMap((entry) => entry.weapons.map(([weapon]) => mountedDraft(entry, weapon))),
];

const idOf = ({ name }: Pick<SquadEntry, 'name'>): string => `bronepehota/${slug(name.en)}`;
const weaponIdOf = (entry: Pick<SquadEntry, 'name'>, weapon: string): string => `${idOf(entry)}/${weapon}`;

/** Fields that all three kinds of units share. */
function common(entry: SquadEntry | CrewedEntry) {
  const { name, aliases = [], faction, cost } = entry;
  return {
    system: 'bronepehota',
    id: idOf(entry),
    ...textFields('name', name),
    aliases: aliases.map((text) => ({ text, language: writtenIn(text) })),
    faction: FACTIONS[faction],
    cost,
    source: SOURCE,
    sourceId: name.ru,
  };
}

function squadDraft(entry: SquadEntry): object {
  const { every } = entry;
  const soldiers = soldiersOf(entry);
  return {
    ...common(entry),
    kind: 'squad',
    abilities: [...(every.repairs ? ['repair'] : []), ...(every.jump > 0 ? [`jump-${every.jump}`] : [])],
    weapons: soldiers
      .filter(shoots)
      .map(({ number }) => ({ weaponId: weaponIdOf(entry, `soldier-${number}`), position: number, count: 1 })),
    stats: { soldiers },
  };
}

/** A soldier of the sheets; close-combat soldiers have no range and no power. */
type EnteredSoldier = Omit<Soldier, 'range' | 'power'> & { readonly range: string | null; readonly power: string | null };

const soldiersOf = ({ every, soldiers }: SquadEntry): readonly EnteredSoldier[] =>
  soldiers.map(([range, power, closeCombat], index) => ({ ...every, number: index + 1, range, power, closeCombat }));

interface Shooter extends EnteredSoldier {
  readonly range: string;
  readonly power: string;
}

const shoots = (soldier: EnteredSoldier): soldier is Shooter => soldier.range !== null && soldier.power !== null;

const soldiersWeapons = (entry: SquadEntry): readonly object[] =>
  soldiersOf(entry)
    .filter(shoots)
    .map((soldier) => soldierWeapon(entry, soldier));

function soldierWeapon(entry: SquadEntry, { number, range, power }: Shooter): object {
  return {
    system: 'bronepehota',
    id: weaponIdOf(entry, `soldier-${number}`),
    kind: 'ranged',
    ...textFields('name', {
      en: `Weapon of soldier ${number}, ${entry.name.en}`,
      ru: `Оружие бойца ${number}, ${entry.name.ru}`,
    }),
    cost: null,
    source: SOURCE,
    sourceId: `${entry.name.ru}/${number}`,
    stats: { range, power, shooter: 'INFANTRY' },
  };
}

function crewedDraft(entry: CrewedEntry): object {
  const { kind, ...stats } = entry.stats;
  return {
    ...common(entry),
    kind,
    abilities: [],
    weapons: entry.weapons.map(([weapon, count], index) => ({ weaponId: weaponIdOf(entry, weapon), position: index + 1, count })),
    stats,
  };
}

/** What the machine or gun determines for its weapons. */
const mounting = ({ stats: { kind, rank, rateOfFire, ammunition } }: CrewedEntry) => ({
  shooter: kind === 'machine' ? 'MACHINE' : 'GUN',
  rankNeeded: rank,
  rateOfFire,
  ammunition,
});

/** Units that carry a weapon of the arsenal. */
const carriersOf = (weapon: string): number =>
  [...MACHINES, ...GUNS].filter((entry) => entry.weapons.some(([carried]) => carried === weapon)).length;

/** The name of a weapon, with its unit where several units carry one of the same name. */
const mountedName = (entry: CrewedEntry, weapon: string, { en, ru }: ArsenalEntry['name']): ArsenalEntry['name'] =>
  carriersOf(weapon) > 1 ? { en: `${en}, ${entry.name.en}`, ru: `${ru}, ${entry.name.ru}` } : { en, ru };

function mountedDraft(entry: CrewedEntry, weapon: string): object {
  const listed = ARSENAL[weapon];
  if (listed === undefined) throw new Error(`${entry.name.en} carries ${weapon}, which the arsenal does not have`);
  return {
    system: 'bronepehota',
    id: weaponIdOf(entry, weapon),
    kind: listed.kind,
    ...textFields('name', mountedName(entry, weapon, listed.name)),
    cost: null,
    source: SOURCE,
    sourceId: `${entry.name.ru}/${listed.name.ru}`,
    stats: listed.kind === 'ranged' ? { ...listed.stats, ...mounting(entry) } : listed.stats,
  };
}
