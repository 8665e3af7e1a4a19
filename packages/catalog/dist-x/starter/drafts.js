/** The starter catalog as drafts: our own data files and the tables of the rules, checked against the schemas. */
import * as z from 'zod';
import { armorDraft, unitDraft, weaponDraft } from '../domain/drafts.js';
import { alphaStrikeUnits } from './alpha-strike/drafts.js';
import { bronepehotaUnits, bronepehotaWeapons } from './bronepehota/drafts.js';
const SOURCES = {
    '5150': '5150-basic-rules',
    bronepehota: 'tekhnolog-armlists',
    'world-at-war': 'world-at-war-player-aid',
    'alpha-strike': 'mul',
};
/**
 * All drafts of the starter catalog. Throws when data or tables do not fit the schemas: that is our own mistake.
 * @example starterDrafts({ weapons, armors }).units.length
 */
export function starterDrafts({ weapons = [], armors = [], movingFire = [] }) {
    return {
        units: z.array(unitDraft).parse([...alphaStrikeUnits(), ...bronepehotaUnits(), ...movingFire.map(platoonDraft)]),
        weapons: z.array(weaponDraft).parse([...bronepehotaWeapons(), ...weapons.map(tableWeaponDraft)]),
        armors: z.array(armorDraft).parse(armors.map(tableArmorDraft)),
    };
}
function tableWeaponDraft({ id, system, name, aliases = [], ...rest }) {
    return { ...rest, system, id: `${system}/${id}`, name: name.en, nameRu: name.ru, aliases, source: SOURCES[system], sourceId: id };
}
function tableArmorDraft({ id, system, name, ...rest }, index) {
    return {
        ...rest,
        system,
        id: `${system}/${id}`,
        name: name.en,
        nameRu: name.ru,
        position: index + 1,
        source: SOURCES[system],
        sourceId: id,
    };
}
function platoonDraft({ id, name, aliases = [], nation, movingFire }) {
    const sourceId = `${nation.id}/${id}`;
    return {
        system: 'world-at-war',
        id: `world-at-war/${sourceId}`,
        kind: 'platoon',
        name: name.en,
        nameRu: name.ru,
        aliases: aliases.map((text) => ({ text, language: null })),
        faction: nation.name,
        cost: null,
        abilities: [],
        source: SOURCES['world-at-war'],
        sourceId,
        inPlay: true,
        weapons: [],
        stats: { nation: nation.id, movingFire },
    };
}
//# sourceMappingURL=drafts.js.map