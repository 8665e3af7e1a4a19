/**
 * Reference implementation of an attack: enumerates every face of every die, with each rule as plain arithmetic. Weights are
 * integers with a common total that every path divides.
 */
import type { Fighter, Scenario } from './scenarios.js';

const COMMON = 36n ** 8n * 6n;

interface Body {
  armor: number;
  structure: number;
  ammunition: number;
  engine: number;
  fireControl: number;
  weapon: number;
  movement: number;
  dead: boolean;
}

export interface Counted {
  readonly target: number;
  readonly states: ReadonlyMap<string, bigint>;
  /** The states after a hit, without misses. */
  readonly statesWhenHit: ReadonlyMap<string, bigint>;
  readonly misses: bigint;
  readonly damage: ReadonlyMap<number, bigint>;
  readonly own: ReadonlyMap<number, bigint>;
  readonly total: bigint;
  readonly caseRolls: number;
}

export const count = (unit: Fighter, name: string): number => unit.criticals.filter((critical) => critical === name).length;
const sure = (value: string): number => (value === '0*' || value === '-' ? 0 : Number(value));
export const most = (value: string): number => (value === '0*' ? 1 : sure(value));

type Played = readonly string[];
const NONE: Played = [];

function afterHits(start: number, hits: number, least: number, played: Played): number {
  let value = start;
  for (let hit = 0; hit < hits; hit++) {
    const kept = played.includes('mp-rounds-the-rest') ? Math.round(value / 2) : value - Math.round(value / 2);
    value = Math.max(0, Math.min(kept, value - least));
  }
  return value;
}

/** The remaining inches after hits and heat. */
export function rangesLeft(unit: Fighter, played: Played = NONE): { ground: number; jump: number } {
  const hits = count(unit, 'MOVEMENT');
  const jump = played.includes('mp-spares-jump') ? unit.jump : afterHits(unit.jump, hits, 2, played);
  return { ground: Math.max(0, afterHits(unit.ground, hits, 2, played) - 2 * unit.heat), jump };
}

/** The movement of the unit and its TMM. */
export function motion(unit: Fighter, wanted: string, played: Played = NONE): { moved: string; tmm: number } {
  const { ground, jump } = rangesLeft(unit, played);
  let moved = wanted;
  if (moved === 'JUMPED' && jump === 0) moved = 'GROUND';
  if (moved === 'GROUND' && ground === 0) moved = 'STOOD_STILL';
  if (unit.heat === 4 || (ground === 0 && jump === 0)) moved = 'IMMOBILE';
  let tmm = afterHits(unit.tmm, count(unit, 'MOVEMENT'), 1, played);
  if (unit.heat >= 2 && moved !== 'JUMPED') tmm = Math.max(0, tmm - 1);
  return { moved, tmm };
}

/** Maximum distance of a charge or jump onto the target: the remaining move, 2" more with Speed Demon, at least 2". */
export function farthest({ attacker, attack, speedDemon, readings }: Scenario): number {
  const { ground, jump } = rangesLeft(attacker, readings);
  return Math.max(2, (attack === 'RAM' ? ground : jump) + (speedDemon ? 2 : 0));
}

export const byHand = ({ attack }: Scenario): boolean => ['PHYSICAL', 'MELEE_WEAPON', 'RAM', 'DEATH_FROM_ABOVE'].includes(attack);

export function targetNumberOf(s: Scenario): number {
  const { attacker, target } = s;
  let sum = attacker.skill;
  if (!byHand(s)) {
    if (s.inches > 24) sum += s.sniper ? 2 : 4;
    else if (s.inches > 6) sum += s.sniper ? 1 : 2;
    sum += attacker.heat + 2 * count(attacker, 'FIRE_CONTROL');
  }
  if (s.attack === 'REAR' || s.attack === 'RAM' || s.attack === 'DEATH_FROM_ABOVE') sum += 1;
  if (s.attack === 'INDIRECT' && s.readings.includes('indirect-plus-one')) sum += 1;
  const own = motion(attacker, s.attackerMoved, s.readings).moved;
  if (own === 'STOOD_STILL') sum -= 1;
  if (own === 'JUMPED') sum += 2;
  const theirs = motion(target, s.targetMoved, s.readings);
  const spared = byHand(s) ? !s.readings.includes('shutdown-minus-four-for-all') : s.readings.includes('shutdown-without-modifier');
  if (target.heat === 4) sum -= spared ? 0 : 4;
  else if (theirs.moved === 'IMMOBILE') sum -= 4;
  else if (theirs.moved === 'GROUND') sum += theirs.tmm;
  else if (theirs.moved === 'JUMPED') sum += theirs.tmm + 1;
  const wooded = s.woods || s.woodsInches > 0;
  if (wooded) sum += 1;
  if (s.woods && s.woodsInches > 0 && s.readings.includes('woods-twice')) sum += 1;
  const covered = s.partialCover || s.targetWaterDepth > 0;
  if (covered && !(wooded && s.readings.includes('no-cover-in-woods'))) sum += 1;
  return sum;
}

/** The printed value of the attack. Null when there is none. */
export function printedValue({ attacker, attack, weapons, inches }: Scenario): string | null {
  const column = inches <= 6 ? 0 : inches <= 24 ? 1 : 2;
  if (attack === 'INDIRECT') return attacker.indirect;
  const line = attack === 'REAR' ? attacker.rear : { ALL: attacker.damage, LRM: attacker.lrm, SRM: attacker.srm }[weapons];
  return line === null ? null : (line[column] as string);
}

/** Whether weapon hits lower the values of the attack. */
export const isLowered = ({ attack, weapons, readings }: Scenario): boolean =>
  (attack === 'WEAPON' && weapons === 'ALL') || !readings.includes('weapon-hit-spares-abilities');

const usesHeat = ({ attack, weapons, overheat, readings }: Scenario): boolean => {
  if (overheat > 0 || attack === 'REAR') return false;
  return (attack === 'WEAPON' && weapons === 'ALL') || readings.includes('ht-with-any-weapons');
};

/** Heat of a hit before the limit. */
export function heatToTarget(s: Scenario): number {
  const column = s.inches <= 6 ? 0 : s.inches <= 24 ? 1 : 2;
  return !byHand(s) && usesHeat(s) ? (s.attacker.ht?.[column] ?? 0) : 0;
}

/** Points of a hit whose D6 fails, points of any other hit, and whether there is a D6. */
function hitDamage(s: Scenario): { failed: number; points: number; die: boolean } {
  const { attacker, target, inches } = s;
  let points = 0;
  let failed: number | undefined;
  let die = false;
  if (byHand(s)) {
    if (s.attack === 'PHYSICAL') points = attacker.size;
    else if (s.attack === 'MELEE_WEAPON') points = attacker.size + 1;
    else points = Math.round((s.inchesMoved * attacker.size) / 8) + (s.attack === 'RAM' ? 0 : 1);
  } else {
    const value = printedValue(s) as string;
    const hits = isLowered(s) ? count(attacker, 'WEAPON') : 0;
    const lost = hits + s.rearDamage;
    points = Math.max(0, sure(value) - lost);
    die = value === '0*' && (s.readings.includes('minimal-is-zero') ? hits : lost) === 0;
    if (s.readings.includes('minimal-bonus-with-point')) failed = 0;
    if (inches <= 24 || attacker.flags.includes('OVL')) points += s.overheat;
  }
  if (s.fromRear && !(byHand(s) && s.readings.includes('physical-without-rear-bonus'))) points += 1;
  const burned = target.heatScale ? 0 : heatToTarget(s);
  return { failed: (failed ?? points) + burned, points: points + burned, die };
}

/** Enumerates the dice of one attack. @param now what earlier attacks of the turn have left of the target */
export function countAttack(s: Scenario, now: Fighter = s.target): Counted {
  const needed = targetNumberOf(s);
  const { failed, points, die } = hitDamage(s);
  const { target, readings } = s;
  const fatalAmmunition = !target.flags.some((flag) => ['CASE', 'ССХБ', 'CASE II', 'ENE'].includes(flag));
  const harmlessAmmunition = target.flags.some((flag) => flag === 'CASE II' || flag === 'ENE');
  const allValues = [
    ...target.damage,
    ...(readings.includes('weapon-hit-spares-abilities')
      ? []
      : [...(target.rear ?? []), ...(target.lrm ?? []), ...(target.srm ?? []), ...(target.indirect === null ? [] : [target.indirect])]),
  ];
  const states = new Map<string, bigint>();
  const damage = new Map<number, bigint>();
  const own = new Map<number, bigint>();
  let caseRolls = 0;

  const tally = <K>(map: Map<K, bigint>, key: K, weight: bigint): unknown => void map.set(key, (map.get(key) ?? 0n) + weight);
  const finish = (body: Body, weight: bigint): void => {
    const key = body.dead
      ? 'destroyed'
      : `A${body.armor} S${body.structure} E${body.engine} F${body.fireControl} W${body.weapon} M${body.movement} B${body.ammunition}`;
    tally(states, key, weight);
  };
  const wound = (body: Body, amount: number): { after: Body; hurt: boolean } => {
    const after = { ...body };
    let hurt = false;
    for (let point = 0; point < amount && !after.dead; point++) {
      if (after.armor > 0) after.armor--;
      else {
        after.structure--;
        hurt = true;
        if (after.structure === 0) after.dead = true;
      }
    }
    return { after, hurt };
  };
  const rollCritical = (body: Body, weight: bigint, then: (body: Body, weight: bigint) => unknown): unknown => {
    if (body.dead) return then(body, weight);
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) applyCritical(body, a + b, weight / 36n, then);
  };
  const applyCritical = (body: Body, roll: number, weight: bigint, then: (body: Body, weight: bigint) => unknown): unknown => {
    const dead = { ...body, dead: true };
    if (roll === 12) return then(dead, weight);
    if (roll === 5 || roll === 9) return then(body, weight);
    if (roll === 4 || roll === 10) return then({ ...body, fireControl: body.fireControl + 1 }, weight);
    if (roll === 3 || roll === 11) return then(body.engine === 1 ? dead : { ...body, engine: 1 }, weight);
    if (roll === 2) {
      if (fatalAmmunition) return then(dead, weight);
      if (harmlessAmmunition) return then(body, weight);
      const { after, hurt } = wound({ ...body, ammunition: body.ammunition + 1 }, 1);
      if (!hurt || after.dead) return then(after, weight);
      caseRolls++;
      return rollCritical(after, weight, then);
    }
    if (roll === 7) {
      const jumpLeft = readings.includes('mp-spares-jump') ? 0 : afterHits(target.jump, body.movement, 2, readings);
      const stuck = afterHits(target.ground, body.movement, 2, readings) === 0 && jumpLeft === 0;
      return then(stuck ? wound(body, 1).after : { ...body, movement: body.movement + 1 }, weight);
    }
    const silent = allValues.every((value) => most(value) - body.weapon <= 0);
    return then(silent ? wound(body, 1).after : { ...body, weapon: body.weapon + 1 }, weight);
  };
  const strikeWith = (amount: number, twelve: boolean, weight: bigint): unknown => {
    tally(damage, amount, weight);
    const start: Body = {
      armor: now.armor,
      structure: now.structure,
      ammunition: count(now, 'AMMUNITION'),
      engine: count(now, 'ENGINE'),
      fireControl: count(now, 'FIRE_CONTROL'),
      weapon: count(now, 'WEAPON'),
      movement: count(now, 'MOVEMENT'),
      dead: false,
    };
    const fromAbove = s.attack === 'DEATH_FROM_ABOVE';
    if (amount === 0 && !fromAbove && !readings.includes('critical-without-damage')) return finish(start, weight);
    const early = readings.includes('dfa-roll-before-damage');
    const last = (body: Body, w: bigint): unknown => (fromAbove && !early ? rollCritical(body, w, finish) : finish(body, w));
    const main = (body: Body, w: bigint): void => {
      const { after, hurt } = wound(body, amount);
      if (hurt && !after.dead) rollCritical(after, w, last);
      else last(after, w);
    };
    const begin = (body: Body, w: bigint): unknown => (fromAbove && early ? rollCritical(body, w, main) : main(body, w));
    if (twelve && !(fromAbove && readings.includes('dfa-without-natural-12'))) rollCritical(start, weight, begin);
    else begin(start, weight);
  };

  // The attack dice. Lucky rerolls a miss.
  let misses = 0n;
  let hits = 0n;
  let twelves = 0n;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++) {
          const isMiss = (total: number): boolean =>
            readings.includes('extreme-rolls') && (total === 2 || total === 12) ? total === 2 : total < needed;
          const roll = s.lucky && isMiss(a + b) ? c + d : a + b;
          if (isMiss(roll)) misses++;
          else if (roll === 12) twelves++;
          else hits++;
        }
  const unit = COMMON / 1296n;
  const fighterOwn = { RAM: [s.target.size >= 3 ? 1 : 0, 0], DEATH_FROM_ABOVE: [s.attacker.size, s.target.size >= 3 ? 2 : 1] }[
    s.attack as 'RAM'
  ] ?? [0, 0];
  for (const [ways, twelve] of [
    [hits, false],
    [twelves, true],
  ] as const) {
    if (ways === 0n) continue;
    tally(own, fighterOwn[0] as number, ways * unit);
    if (!die) strikeWith(points, twelve, ways * unit);
    else for (let face = 1; face <= 6; face++) strikeWith(face >= 4 ? points + 1 : failed, twelve, (ways * unit) / 6n);
  }
  const statesWhenHit = new Map(states);
  if (misses > 0n) {
    tally(damage, 0, misses * unit);
    tally(own, fighterOwn[1] as number, misses * unit);
    tally(
      states,
      `A${now.armor} S${now.structure} E${count(now, 'ENGINE')} F${count(now, 'FIRE_CONTROL')} W${count(now, 'WEAPON')} M${count(now, 'MOVEMENT')} B${count(now, 'AMMUNITION')}`,
      misses * unit,
    );
  }
  return { target: needed, states, statesWhenHit, misses: misses * unit, damage, own, total: COMMON, caseRolls };
}

/** Heat after the end phase: the attacker's after a hit and after a miss, the target's after a hit while it fires. */
export function heatsAfter(s: Scenario): readonly number[] {
  const { attacker, target, readings } = s;
  const spared = readings.includes('overheat-only-on-hit');
  const both = s.rearDamage > 0 && readings.includes('engine-heat-twice');
  const engine = count(attacker, 'ENGINE') * (both ? 2 : 1);
  const own = (overheat: number): number =>
    attacker.heatScale
      ? endPhase({ heat: attacker.heat, overheat, engine, given: 0, fired: !byHand(s), water: s.waterDepth }, readings)
      : 0;
  const given = heatToTarget(s);
  const theirs = { heat: target.heat, overheat: 0, engine: 0, given, fired: target.heat < 4, water: s.targetWaterDepth };
  return [own(s.overheat), own(spared ? 0 : s.overheat), target.heatScale ? endPhase(theirs, readings) : 0];
}

/** What happens to the heat of a unit in a turn. */
export interface HeatEvents {
  readonly heat: number;
  readonly overheat: number;
  /** Heat of engine hits. */
  readonly engine: number;
  readonly given: number;
  readonly fired: boolean;
  readonly water: number;
}

/** The end phase, point by point. */
export function endPhase({ heat, overheat, engine, given, fired, water }: HeatEvents, played: readonly string[]): number {
  const outside = Math.min(2, given);
  let level = heat;
  if (played.includes('ht-before-cooling')) level += outside;
  if (!fired) level = 0;
  else {
    const helped = played.includes('water-not-against-engine') ? overheat : overheat + engine;
    if (water > 0 && helped > 0) level -= 1;
    else if ((water >= 2 || (water > 0 && played.includes('any-water-cools'))) && level > 0) level -= 1;
    level += overheat + engine;
  }
  if (!played.includes('ht-before-cooling')) level += outside;
  return Math.min(4, level);
}
