/** Random attacks as plain figures, and the equivalent drafts. */
import fc from 'fast-check';
import { wordsOf } from '../../../calculator/fields.js';
import type { ReadingId } from '../../reference/readings.js';
import { ATTACKS, type AttackKind, type Critical, type Movement, type Weapons } from '../../vocabulary.js';

export interface Fighter {
  readonly skill: number;
  readonly size: number;
  readonly tmm: number;
  readonly ground: number;
  readonly jump: number;
  readonly damage: readonly string[];
  readonly ov: number;
  readonly armor: number;
  readonly structure: number;
  readonly flags: readonly string[];
  readonly rear: readonly string[] | null;
  readonly lrm: readonly string[] | null;
  /** Without a value at long range. */
  readonly srm: readonly string[] | null;
  readonly indirect: string | null;
  readonly ht: readonly number[] | null;
  readonly heatScale: boolean;
  readonly heat: number;
  readonly criticals: readonly Critical[];
}

export interface Scenario {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly inches: number;
  readonly attackerMoved: Movement;
  readonly targetMoved: Movement;
  readonly woods: boolean;
  readonly partialCover: boolean;
  readonly fromRear: boolean;
  readonly overheat: number;
  readonly attack: AttackKind;
  readonly inchesMoved: number;
  readonly contact: boolean;
  readonly inArc: boolean;
  readonly lineOfSight: boolean;
  readonly spotter: boolean;
  readonly speedDemon: boolean;
  readonly sniper: boolean;
  readonly lucky: boolean;
  readonly weapons: Weapons;
  readonly rearDamage: number;
  readonly woodsInches: number;
  readonly waterDepth: number;
  readonly targetWaterDepth: number;
  /** Readings of rulings, at most one for each ruling. */
  readonly readings: readonly ReadingId[];
}

const value = fc.constantFrom('0', '-', '0*', '0*', '1', '2', '3', '4', '5');
const values = fc.tuple(value, value, value);
const mostly = (often: boolean): fc.Arbitrary<boolean> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(often) }, { weight: 1, arbitrary: fc.constant(!often) });
const lasting = fc.constantFrom<Critical>('FIRE_CONTROL', 'WEAPON', 'MOVEMENT', 'MOVEMENT', 'NONE', 'AMMUNITION');
const criticals = fc
  .tuple(fc.array(lasting, { maxLength: 3 }), fc.boolean())
  .map(([some, engine]): Critical[] => (engine && some.length > 1 ? ['ENGINE', ...some] : some));

/** Without protection an ammunition hit destroys, so only a protected unit has survived one. */
const survived = (unit: Fighter): Fighter =>
  unit.flags.some((flag) => PROTECTIONS.includes(flag))
    ? unit
    : { ...unit, criticals: unit.criticals.filter((each) => each !== 'AMMUNITION') };
const PROTECTIONS: readonly string[] = ['CASE', 'ССХБ', 'CASE II', 'ENE'];

const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  skill: fc.integer({ min: 0, max: 6 }),
  size: fc.integer({ min: 1, max: 4 }),
  tmm: fc.integer({ min: 0, max: 4 }),
  ground: fc.constantFrom(2, 4, 6, 8, 10, 12),
  jump: fc.constantFrom(0, 0, 4, 8),
  damage: values,
  ov: fc.integer({ min: 0, max: 3 }),
  armor: fc.integer({ min: 0, max: 4 }),
  structure: fc.integer({ min: 1, max: 3 }),
  flags: fc.subarray(['CASE', 'ССХБ', 'CASE II', 'ENE', 'OVL', 'ОББ'], { maxLength: 2 }),
  rear: fc.option(values),
  lrm: fc.option(values),
  srm: fc.option(fc.tuple(value, value, fc.constant('-'))),
  indirect: fc.option(value),
  ht: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))),
  heatScale: mostly(true),
  heat: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
  criticals,
});
const fighter = anyFighter.map(survived);

/** The readings that an attack can play, without the second one of a ruling. */
const READINGS = [
  'woods-twice',
  'no-cover-in-woods',
  'shutdown-minus-four-for-all',
  'extreme-rolls',
  'physical-with-sight',
  'indirect-in-sight',
  'indirect-plus-one',
  'physical-without-rear-bonus',
  'minimal-bonus-with-point',
  'critical-without-damage',
  'overheat-only-on-hit',
  'no-overheat-with-abilities',
  'ht-excludes-overheat',
  'ht-with-any-weapons',
  'minimal-is-zero',
  'single-figure-short',
  'mp-rounds-the-rest',
  'mp-spares-jump',
  'weapon-hit-spares-abilities',
  'dfa-without-natural-12',
  'dfa-roll-before-damage',
  'any-water-cools',
  'water-not-against-engine',
  'engine-heat-twice',
  'ht-before-cooling',
] as const satisfies readonly ReadingId[];

const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  attacker: fighter.map((unit) => ({ ...unit, heat: Math.min(unit.heat, 3) })),
  target: fighter,
  inches: fc.constantFrom(0, 1, 2, 5, 6, 10, 24, 30, 42, 50),
  attackerMoved: fc.constantFrom<Movement>('STOOD_STILL', 'GROUND', 'GROUND', 'JUMPED', 'IMMOBILE'),
  targetMoved: fc.constantFrom<Movement>('STOOD_STILL', 'STOOD_STILL', 'GROUND', 'JUMPED', 'IMMOBILE'),
  woods: fc.boolean(),
  partialCover: fc.boolean(),
  fromRear: fc.boolean(),
  overheat: fc.constantFrom(0, 0, 0, 1, 2),
  attack: fc.constantFrom(...wordsOf(ATTACKS)),
  inchesMoved: fc.integer({ min: 1, max: 10 }),
  contact: mostly(false),
  inArc: mostly(true),
  lineOfSight: mostly(true),
  spotter: mostly(true),
  speedDemon: fc.boolean(),
  sniper: fc.boolean(),
  lucky: fc.boolean(),
  weapons: fc.constantFrom<Weapons>('ALL', 'ALL', 'ALL', 'LRM', 'SRM'),
  rearDamage: fc.constantFrom(0, 0, 1, 2, 3),
  woodsInches: fc.constantFrom(0, 0, 0, 0, 0, 0, 2, 6),
  waterDepth: fc.constantFrom(0, 0, 1, 2),
  targetWaterDepth: fc.constantFrom(0, 0, 0, 1, 2),
  readings: fc.oneof(fc.constant([]), fc.subarray([...READINGS], { maxLength: 4 })),
});

const distanceFor = (attack: AttackKind, inches: number): number =>
  ({
    PHYSICAL: Math.min(inches, 1),
    MELEE_WEAPON: Math.min(inches, 2),
    WEAPON: inches,
    REAR: inches,
    INDIRECT: inches,
    RAM: 0,
    DEATH_FROM_ABOVE: 0,
  })[attack];
const movementFor = (attack: AttackKind, moved: Movement): Movement =>
  (({ RAM: 'GROUND', DEATH_FROM_ABOVE: 'JUMPED' }) as const)[attack as 'RAM'] ?? moved;

/** The points of the rear weapons at a range after weapon hits; 1 for `0*`. */
function rearPoints({ rear, criticals }: Fighter, column: number): number {
  const hits = criticals.filter((critical) => critical === 'WEAPON').length;
  const printed = rear?.[column] ?? '-';
  if (printed === '0*') return hits === 0 ? 1 : 0;
  return printed === '-' ? 0 : Math.max(0, Number(printed) - hits);
}

/** Random scenarios, adjusted so that most are legal attacks. */
export const scenario: fc.Arbitrary<Scenario> = anyScenario.map((drawn) => {
  const { attack } = drawn;
  const front = attack === 'WEAPON';
  const charges = attack === 'RAM' || attack === 'DEATH_FROM_ABOVE';
  return {
    ...drawn,
    inchesMoved: charges ? drawn.inchesMoved : 0,
    speedDemon: charges && drawn.speedDemon,
    spotter: attack === 'INDIRECT' && drawn.spotter,
    inches: drawn.contact ? 0 : distanceFor(attack, drawn.inches),
    attackerMoved: movementFor(attack, drawn.attackerMoved),
    overheat: front || attack === 'INDIRECT' ? drawn.overheat : 0,
    weapons: front ? drawn.weapons : 'ALL',
    rearDamage: front && drawn.rearDamage > 0 ? rearPoints(drawn.attacker, drawn.rearDamage - 1) : 0,
    lineOfSight: attack === 'INDIRECT' ? !drawn.lineOfSight : drawn.lineOfSight,
    attacker: {
      ...drawn.attacker,
      heat: drawn.attacker.heatScale ? drawn.attacker.heat : 0,
      flags: attack === 'MELEE_WEAPON' ? [...drawn.attacker.flags, 'MEL'] : drawn.attacker.flags,
    },
    target: { ...drawn.target, heat: drawn.target.heatScale ? drawn.target.heat : 0 },
  };
});

const specialsOf = ({ flags, rear, lrm, srm, indirect, ht }: Fighter): string[] => [
  ...flags,
  ...(rear ? [`REAR${rear.join('/')}`] : []),
  ...(lrm ? [`РБД ${lrm.join('/')}`] : []),
  ...(srm ? [`SRM${srm.slice(0, 2).join('/')}`] : []),
  ...(indirect ? [`IF${indirect}`] : []),
  ...(ht ? [`HT${ht.join('/')}`] : []),
];

const unitDraft = (unit: Fighter) => ({
  skill: unit.skill,
  size: unit.size,
  tmm: unit.tmm,
  move: unit.jump > 0 ? `${unit.ground}"/${unit.jump}"j` : `${unit.ground}"`,
  damage: unit.damage,
  overheatValue: unit.ov,
  armor: unit.armor,
  structure: unit.structure,
  specials: specialsOf(unit),
  hasHeatScale: unit.heatScale,
  heat: unit.heat,
  criticals: unit.criticals,
});

/** The facts of the draft that do not follow from others. */
const stated = ({ attack, attackerMoved, contact, lineOfSight, woods, woodsInches, partialCover, targetWaterDepth }: Scenario) => ({
  ...(contact && { contact }),
  ...(!lineOfSight && { lineOfSight }),
  ...((woods || woodsInches === 0) && { woods }),
  ...((partialCover || targetWaterDepth === 0) && { partialCover }),
  ...(attackerMoved !== (attack === 'DEATH_FROM_ABOVE' ? 'JUMPED' : 'GROUND') && { attackerMoved }),
});

export function draftOf(scenario: Scenario) {
  const {
    attacker,
    target,
    readings,
    attackerMoved: _,
    contact: __,
    lineOfSight: ___,
    woods: ____,
    partialCover: _____,
    ...rest
  } = scenario;
  return { attacker: unitDraft(attacker), target: unitDraft(target), situation: { ...rest, ...stated(scenario) }, readings };
}
