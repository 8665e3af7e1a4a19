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

function afterHits(start: number, hits: number, least: number): number {
  let value = start;
  for (let hit = 0; hit < hits; hit++) value = Math.max(0, value - Math.max(least, Math.round(value / 2)));
  return value;
}

/** The remaining inches after hits and heat. */
export function rangesLeft(unit: Fighter): { ground: number; jump: number } {
  const hits = count(unit, 'MOVEMENT');
  return { ground: Math.max(0, afterHits(unit.ground, hits, 2) - 2 * unit.heat), jump: afterHits(unit.jump, hits, 2) };
}

/** The movement of the unit and its TMM. */
export function motion(unit: Fighter, wanted: string): { moved: string; tmm: number } {
  const { ground, jump } = rangesLeft(unit);
  let moved = wanted;
  if (moved === 'JUMPED' && jump === 0) moved = 'GROUND';
  if (moved === 'GROUND' && ground === 0) moved = 'STOOD_STILL';
  if (unit.heat === 4 || (ground === 0 && jump === 0)) moved = 'IMMOBILE';
  let tmm = afterHits(unit.tmm, count(unit, 'MOVEMENT'), 1);
  if (unit.heat >= 2 && moved !== 'JUMPED') tmm = Math.max(0, tmm - 1);
  return { moved, tmm };
}

/** Maximum distance of a charge or jump onto the target: the remaining move, 2" more with Speed Demon, at least 2". */
export function farthest({ attacker, attack, speedDemon }: Scenario): number {
  const { ground, jump } = rangesLeft(attacker);
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
  const own = motion(attacker, s.attackerMoved).moved;
  if (own === 'STOOD_STILL') sum -= 1;
  if (own === 'JUMPED') sum += 2;
  const theirs = motion(target, s.targetMoved);
  if (target.heat === 4) sum -= byHand(s) ? 0 : 4;
  else if (theirs.moved === 'IMMOBILE') sum -= 4;
  else if (theirs.moved === 'GROUND') sum += theirs.tmm;
  else if (theirs.moved === 'JUMPED') sum += theirs.tmm + 1;
  if (s.woods || s.woodsInches > 0) sum += 1;
  if (s.partialCover) sum += 1;
  return sum;
}

/** The printed value of the attack. Null when there is none. */
export function printedValue({ attacker, attack, weapons, inches }: Scenario): string | null {
  const column = inches <= 6 ? 0 : inches <= 24 ? 1 : 2;
  if (attack === 'INDIRECT') return attacker.indirect;
  const line = attack === 'REAR' ? attacker.rear : { ALL: attacker.damage, LRM: attacker.lrm, SRM: attacker.srm }[weapons];
  return line === null ? null : (line[column] as string);
}

/** Fixed points of a hit, and whether a D6 may add one. */
function hitDamage(s: Scenario): { points: number; die: boolean } {
  const { attacker, target, inches } = s;
  let points = 0;
  let die = false;
  if (byHand(s)) {
    if (s.attack === 'PHYSICAL') points = attacker.size;
    else if (s.attack === 'MELEE_WEAPON') points = attacker.size + 1;
    else points = Math.round((s.inchesMoved * attacker.size) / 8) + (s.attack === 'RAM' ? 0 : 1);
  } else {
    const value = printedValue(s) as string;
    const lost = count(attacker, 'WEAPON') + s.rearDamage;
    points = Math.max(0, sure(value) - lost);
    die = value === '0*' && lost === 0;
    if (inches <= 24 || attacker.flags.includes('OVL')) points += s.overheat;
    const column = inches <= 6 ? 0 : inches <= 24 ? 1 : 2;
    if (s.attack === 'WEAPON' && s.weapons === 'ALL' && s.overheat === 0 && attacker.ht && !target.heatScale)
      points += attacker.ht[column] as number;
  }
  if (s.fromRear) points += 1;
  return { points, die };
}

/** Enumerates the dice of one attack. */
export function countAttack(s: Scenario): Counted {
  const needed = targetNumberOf(s);
  const { points, die } = hitDamage(s);
  const { target } = s;
  const fatalAmmunition = !target.flags.some((flag) => ['CASE', 'ССХБ', 'CASE II', 'ENE'].includes(flag));
  const harmlessAmmunition = target.flags.some((flag) => flag === 'CASE II' || flag === 'ENE');
  const allValues = [
    ...target.damage,
    ...(target.rear ?? []),
    ...(target.lrm ?? []),
    ...(target.srm ?? []),
    ...(target.indirect === null ? [] : [target.indirect]),
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
      const stuck = afterHits(target.ground, body.movement, 2) === 0 && afterHits(target.jump, body.movement, 2) === 0;
      return then(stuck ? wound(body, 1).after : { ...body, movement: body.movement + 1 }, weight);
    }
    const silent = allValues.every((value) => most(value) - body.weapon <= 0);
    return then(silent ? wound(body, 1).after : { ...body, weapon: body.weapon + 1 }, weight);
  };
  const strikeWith = (amount: number, twelve: boolean, weight: bigint): unknown => {
    tally(damage, amount, weight);
    const start: Body = {
      armor: target.armor,
      structure: target.structure,
      ammunition: count(target, 'AMMUNITION'),
      engine: count(target, 'ENGINE'),
      fireControl: count(target, 'FIRE_CONTROL'),
      weapon: count(target, 'WEAPON'),
      movement: count(target, 'MOVEMENT'),
      dead: false,
    };
    const fromAbove = s.attack === 'DEATH_FROM_ABOVE';
    if (amount === 0 && !fromAbove) return finish(start, weight);
    const last = (body: Body, w: bigint): unknown => (fromAbove ? rollCritical(body, w, finish) : finish(body, w));
    const main = (body: Body, w: bigint): void => {
      const { after, hurt } = wound(body, amount);
      if (hurt && !after.dead) rollCritical(after, w, last);
      else last(after, w);
    };
    if (twelve) rollCritical(start, weight, main);
    else main(start, weight);
  };

  // The attack dice. Lucky rerolls a miss.
  let misses = 0n;
  let hits = 0n;
  let twelves = 0n;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++) {
          const roll = s.lucky && a + b < needed ? c + d : a + b;
          if (roll < needed) misses++;
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
    else for (let face = 1; face <= 6; face++) strikeWith(points + (face >= 4 ? 1 : 0), twelve, (ways * unit) / 6n);
  }
  const statesWhenHit = new Map(states);
  if (misses > 0n) {
    tally(damage, 0, misses * unit);
    tally(own, fighterOwn[1] as number, misses * unit);
    tally(
      states,
      `A${target.armor} S${target.structure} E${count(target, 'ENGINE')} F${count(target, 'FIRE_CONTROL')} W${count(target, 'WEAPON')} M${count(target, 'MOVEMENT')} B${count(target, 'AMMUNITION')}`,
      misses * unit,
    );
  }
  return { target: needed, states, statesWhenHit, misses: misses * unit, damage, own, total: COMMON, caseRolls };
}
