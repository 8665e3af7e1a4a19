/** A few units as the API prints them. */
import type { PrintedUnit } from '../evaluate/read-unit.js';

const card = (figures: object) => ({
  __typename: 'AlphaStrikeStats',
  ...{ type: 'BM', role: 'Juggernaut', technology: 'Inner Sphere', skill: 4, tmm: 1, overheatValue: 0, threshold: null },
  ...{ damageExtreme: null, introduced: '2755', tonnage: 100, rulesLevel: 'Introductory', productionEra: 'Star League', ...figures },
});

/** A unit with the fields that all of these units share. */
const unit = (id: string, name: string, nameRu: string, rest: object): PrintedUnit => ({
  ...{ id: `alpha-strike/${id}`, system: 'alpha-strike', kind: 'battlemech', name, nameRu, aliases: [] },
  ...{ faction: null, factionRu: null, source: 'mul', inPlay: true, isBase: false, availability: null },
  ...rest,
});

const fielded = (era: string, ...factions: readonly string[]) => ({ era, factions });

export const PRINTED_UNITS: readonly PrintedUnit[] = [
  unit('atlas-as7-d', 'Atlas AS7-D', 'Атлас AS7-D', {
    ...{ cost: 52, sourceId: '140', abilities: ['AC2/2/-', 'IF1', 'LRM1/1/1', 'REAR1/1/-'], isBase: true },
    stats: card({
      size: 4,
      move: '6"',
      damage: ['5', '5', '2'],
      armor: 10,
      structure: 8,
      chassis: 'Atlas',
      variant: 'AS7-D',
    }),
    availability: [fielded('star-league', 'general'), fielded('clan-invasion', 'kurita', 'davion')],
  }),
  unit('locust-lct-1v', 'Locust LCT-1V', 'Саранча LCT-1V', {
    ...{ cost: 18, sourceId: '1927', abilities: [] },
    stats: card({
      ...{ role: 'Scout', size: 1, tmm: 3, move: '16"', damage: ['1', '1', '0'], armor: 2, structure: 2 },
      ...{ tonnage: 20, introduced: '2499', chassis: 'Locust', variant: 'LCT-1V' },
    }),
  }),
  unit('catapult-cplt-k2', 'Catapult CPLT-K2', 'Катапульта CPLT-K2', {
    ...{ cost: 36, sourceId: '555', abilities: ['C3M', 'CASE II'], aliases: ['K2'] },
    stats: card({
      ...{ role: 'Sniper', size: 3, move: '8"j', damage: ['2', '3', '2'], armor: 5, structure: 5 },
      ...{ tonnage: 65, chassis: 'Catapult', variant: 'CPLT-K2' },
    }),
    availability: [fielded('clan-invasion', 'liao')],
  }),
  unit('prototype', 'Prototype X', 'Прототип X', {
    ...{ cost: null, sourceId: '9999', abilities: [], inPlay: false },
    stats: card({ size: 0, move: '', damage: ['0*', '0', '0'], armor: 1, structure: 1, chassis: 'Prototype', variant: 'X' }),
  }),
  {
    ...{ id: 'bronepehota/mortar', system: 'bronepehota', kind: 'gun', name: 'Mortar', nameRu: 'Мортира', aliases: [], cost: 70 },
    ...{ faction: 'Both armies', factionRu: 'Обе армии', source: 'armlists', sourceId: 'mortar', abilities: [], inPlay: true },
    ...{
      isBase: false,
      availability: null,
      stats: { __typename: 'BronepehotaGunStats', rank: 1, rateOfFire: 1, ammunition: 12, durability: 4 },
    },
  },
];
