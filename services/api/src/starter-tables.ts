/** Tables of the rules in the shape in which the catalog takes them: figures are kept once, in the rules. */
import type { FiftyOneFiftyWeaponStats, StarterArmor, StarterTables, StarterWeapon } from '@rangefinder/catalog';
import { type Armor5150, armors, movingFire, type Weapon5150, weapons } from '@rangefinder/rules';

const KINDS: Readonly<Partial<Record<Weapon5150['class'], StarterWeapon['kind']>>> = { grenade: 'grenade', melee: 'close-combat' };
const CARRIERS: Readonly<Record<Weapon5150['mark'], FiftyOneFiftyWeaponStats['restrictedTo']>> = {
  '': null,
  '*': ['police', 'corporations', 'criminals', 'colonists'],
  '**': ['police', 'colonists'],
};

const starterWeapon = (weapon: Weapon5150): StarterWeapon => ({
  system: '5150',
  id: weapon.id,
  name: weapon.name,
  cost: weapon.cost,
  kind: KINDS[weapon.class] ?? 'ranged',
  stats: {
    class: weapon.class,
    range: weapon.rangeInches,
    rateOfFire: weapon.rateOfFire,
    blastRadius: weapon.blastInches,
    impacts: weapon.impacts,
    restrictedTo: CARRIERS[weapon.mark],
  },
});

const starterArmor = ({ id, name, cost, abbreviation, stops, alwaysInCover }: Armor5150): StarterArmor => ({
  system: '5150',
  id,
  name,
  cost,
  abbreviation,
  stats: { stops: stops ?? null, alwaysInCover: alwaysInCover ?? false },
});

export const starterTables: StarterTables = { weapons: weapons.map(starterWeapon), armors: armors.map(starterArmor), movingFire };
