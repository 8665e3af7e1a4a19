import { slug } from '../../text/slug.js';
import { ARSENAL } from './arsenal.js';
import { FACTIONS } from './entries.js';
import { GUNS } from './guns.js';
import { MACHINES } from './machines.js';
import { SQUADS } from './squads.js';
const SOURCE = 'tekhnolog-armlists';
/** Every squad, machine and gun. */
export const bronepehotaUnits = () => [...SQUADS.map(squadDraft), ...[...MACHINES, ...GUNS].map(crewedDraft)];
/** Every weapon that they carry. */
export const bronepehotaWeapons = () => [
    ...SQUADS.flatMap(soldiersWeapons),
    ...[...MACHINES, ...GUNS].flatMap((entry) => entry.weapons.map(([weapon]) => mountedDraft(entry, weapon))),
];
const idOf = ({ name }) => `bronepehota/${slug(name.en)}`;
const weaponIdOf = (entry, weapon) => `${idOf(entry)}/${weapon}`;
/** What all three kinds of units have alike. */
function common(entry) {
    const { name, aliases = [], faction, cost } = entry;
    return {
        system: 'bronepehota',
        id: idOf(entry),
        name: name.en,
        nameRu: name.ru,
        aliases: aliases.map((text) => ({ text, language: /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en' })),
        faction: FACTIONS[faction],
        cost,
        source: SOURCE,
        sourceId: name.ru,
        inPlay: true,
    };
}
function squadDraft(entry) {
    const { every } = entry;
    const soldiers = soldiersOf(entry);
    return {
        ...common(entry),
        kind: 'squad',
        abilities: [...(every.repairs ? ['repair'] : []), ...(every.jump > 0 ? [`jump-${every.jump}`] : [])],
        weapons: soldiers
            .filter(shoots)
            .map(({ number }) => ({ weaponId: weaponIdOf(entry, `soldier-${number}`), position: number, count: 1 })),
        stats: { kind: 'squad', soldiers },
    };
}
const soldiersOf = ({ every, soldiers }) => soldiers.map(([range, power, closeCombat], index) => ({ ...every, number: index + 1, range, power, closeCombat }));
const shoots = (soldier) => soldier.range !== null && soldier.power !== null;
const soldiersWeapons = (entry) => soldiersOf(entry)
    .filter(shoots)
    .map((soldier) => soldierWeapon(entry, soldier));
function soldierWeapon(entry, { number, range, power }) {
    return {
        system: 'bronepehota',
        id: weaponIdOf(entry, `soldier-${number}`),
        kind: 'ranged',
        name: `Weapon of soldier ${number}, ${entry.name.en}`,
        nameRu: `Оружие бойца ${number}, ${entry.name.ru}`,
        aliases: [],
        cost: null,
        source: SOURCE,
        sourceId: `${entry.name.ru}/${number}`,
        stats: { range, power },
    };
}
function crewedDraft(entry) {
    return {
        ...common(entry),
        kind: entry.stats.kind,
        abilities: [],
        weapons: entry.weapons.map(([weapon, count], index) => ({ weaponId: weaponIdOf(entry, weapon), position: index + 1, count })),
        stats: entry.stats,
    };
}
function mountedDraft(entry, weapon) {
    const listed = ARSENAL[weapon];
    if (listed === undefined)
        throw new Error(`${entry.name.en} carries ${weapon}, which the arsenal does not have`);
    return {
        system: 'bronepehota',
        id: weaponIdOf(entry, weapon),
        kind: listed.kind,
        name: listed.name.en,
        nameRu: listed.name.ru,
        aliases: [],
        cost: null,
        source: SOURCE,
        sourceId: `${entry.name.ru}/${listed.name.ru}`,
        stats: listed.stats,
    };
}
//# sourceMappingURL=drafts.js.map