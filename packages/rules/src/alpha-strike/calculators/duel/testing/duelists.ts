/** Random duelists as plain figures, and the equivalent drafts. */
import fc from 'fast-check';
import type { ReadingId } from '../../../reference/readings.js';
import type { Critical, Movement } from '../../../vocabulary.js';
import type { Duel, Duelist } from './brute-force.js';

const value = fc.constantFrom('0*', '1', '2', '3');

export const duelist: fc.Arbitrary<Duelist> = fc.record({
  fighter: fc.record({
    skill: fc.integer({ min: 2, max: 7 }),
    size: fc.constant(1),
    tmm: fc.integer({ min: 0, max: 3 }),
    ground: fc.constantFrom(2, 4, 8),
    jump: fc.constantFrom(0, 0, 4),
    damage: fc.tuple(value, value, value),
    ov: fc.integer({ min: 0, max: 3 }),
    armor: fc.integer({ min: 0, max: 1 }),
    structure: fc.integer({ min: 1, max: 2 }),
    flags: fc.subarray(['CASE', 'ENE', 'OVL'], { maxLength: 1 }),
    rear: fc.constant(null),
    lrm: fc.constant(null),
    srm: fc.constant(null),
    indirect: fc.constant(null),
    ht: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }), fc.constant(0))),
    heatScale: fc.constant(true),
    heat: fc.integer({ min: 0, max: 4 }),
    criticals: fc
      .array(fc.constantFrom<Critical>('FIRE_CONTROL', 'WEAPON', 'MOVEMENT'), { maxLength: 2 })
      .chain((some) => fc.boolean().map((engine): Critical[] => (engine ? ['ENGINE', ...some] : some))),
  }),
  moved: fc.constantFrom<Movement>('GROUND', 'GROUND', 'STOOD_STILL', 'JUMPED'),
  overheat: fc.integer({ min: 0, max: 2 }),
  waterDepth: fc.constantFrom(0, 0, 1, 2),
  inWoods: fc.boolean(),
  cover: fc.constantFrom(undefined, true),
});

/** Readings that a duel can play, without the second one of a ruling. */
export const duelReadings: fc.Arbitrary<readonly ReadingId[]> = fc.oneof(
  fc.constant([]),
  fc.subarray<ReadingId>(
    [
      'woods-twice',
      'no-cover-in-woods',
      'shutdown-without-modifier',
      'extreme-rolls',
      'minimal-bonus-with-point',
      'critical-without-damage',
      'ht-excludes-overheat',
      'mp-rounds-the-rest',
      'mp-spares-jump',
      'weapon-hit-spares-abilities',
      'any-water-cools',
      'water-not-against-engine',
      'ht-before-cooling',
    ],
    { maxLength: 3 },
  ),
);

const specialsOf = ({ flags, ht }: Duelist['fighter']): string[] => [...flags, ...(ht ? [`HT${ht.join('/')}`] : [])];

const unitOf = ({ fighter }: Duelist) => ({
  skill: fighter.skill,
  tmm: fighter.tmm,
  move: fighter.jump > 0 ? `${fighter.ground}"/${fighter.jump}"j` : `${fighter.ground}"`,
  damage: fighter.damage,
  overheatValue: fighter.ov,
  armor: fighter.armor,
  structure: fighter.structure,
  specials: specialsOf(fighter),
  heat: fighter.heat,
  criticals: fighter.criticals,
});

export const conductOf = ({ fighter, moved, overheat, waterDepth, inWoods, cover }: Duelist) => ({
  moved,
  woods: inWoods,
  partialCover: cover,
  overheat: Math.min(overheat, fighter.ov),
  waterDepth,
});

/** Duelists that any hit may destroy, so that three turns can be enumerated. */
export const frail = duelist.map(
  (one): Duelist => ({ ...one, fighter: { ...one.fighter, armor: 1, structure: 1, flags: [], damage: ['1', '1', '1'] } }),
);

export const draftOf = ({ first, second, inches, woods, turns, readings }: Duel) => ({
  first: unitOf(first),
  second: unitOf(second),
  situation: { inches, woods, first: conductOf(first), second: conductOf(second) },
  turns,
  readings,
});
