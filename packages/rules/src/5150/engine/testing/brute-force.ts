/** Reference implementation of bursts: enumerates every roll of all dice, sorts them and deals them to targets. */
import { add, type Fraction, fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Result } from '../../vocabulary.js';
import type { Question } from '../shooting/situation.js';

const IMPACTS: Record<string, Record<string, number | 'NE' | 'special'>> = {
  pistol: { none: 1, light: 1, heavy: 0, absorbing: 'special', reflecting: 1, distorting: 1, shimmer: 1, exo: 'NE', battle: 'NE' },
  'rapid-fire-laser-pistol': {
    none: 4,
    light: 4,
    heavy: 3,
    absorbing: 3,
    reflecting: 'special',
    distorting: 4,
    shimmer: 4,
    exo: 2,
    battle: 1,
  },
  'laser-pistol': { none: 4, light: 4, heavy: 3, absorbing: 3, reflecting: 'special', distorting: 4, shimmer: 4, exo: 2, battle: 1 },
  'large-calibre-pistol': {
    none: 2,
    light: 2,
    heavy: 1,
    absorbing: 'special',
    reflecting: 2,
    distorting: 2,
    shimmer: 2,
    exo: 'NE',
    battle: 'NE',
  },
  'submachine-gun': {
    none: 1,
    light: 1,
    heavy: 0,
    absorbing: 'special',
    reflecting: 1,
    distorting: 1,
    shimmer: 1,
    exo: 'NE',
    battle: 'NE',
  },
  'machine-gun': { none: 3, light: 3, heavy: 2, absorbing: 'special', reflecting: 3, distorting: 3, shimmer: 3, exo: 0, battle: 'NE' },
};
/** Rates of fire. */
export const RATES: Record<string, number> = {
  pistol: 2,
  'laser-pistol': 1,
  'rapid-fire-laser-pistol': 3,
  'large-calibre-pistol': 2,
  'submachine-gun': 3,
  'machine-gun': 4,
};
/** Results, mildest first. */
export const ORDER: readonly Result[] = ['MISSED', 'ABSORBED', 'UNHARMED', 'STUNNED', 'OUT_OF_THE_FIGHT', 'DEAD'];
type Odds = Record<Result, Fraction>;
const nothing = (): Odds => ({ MISSED: ZERO, ABSORBED: ZERO, UNHARMED: ZERO, STUNNED: ZERO, OUT_OF_THE_FIGHT: ZERO, DEAD: ZERO });

/** Enumerates one hit by loops over four dice. */
function bruteHit(weapon: string, armor: string): Odds {
  const odds = nothing();
  const share = fraction(1, 1296);
  for (let stop = 1; stop <= 6; stop++)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let d = 1; d <= 6; d++) {
          const land = (impact: number): Result => (d > impact ? 'STUNNED' : d === 1 ? 'DEAD' : 'OUT_OF_THE_FIGHT');
          const impact = IMPACTS[weapon]?.[armor] ?? 0;
          let result: Result;
          if (impact === 'NE') result = a === 1 && b === 1 ? land(1) : 'UNHARMED';
          else if (impact === 'special') result = stop <= 3 ? 'ABSORBED' : land(IMPACTS[weapon]?.heavy as number);
          else result = land(impact);
          odds[result] = add(odds[result], share);
        }
  return odds;
}

/** The worse of two independent results. */
function worse(a: Odds, b: Odds): Odds {
  const odds = nothing();
  for (const x of ORDER)
    for (const y of ORDER) {
      const result = ORDER.indexOf(x) > ORDER.indexOf(y) ? x : y;
      odds[result] = add(odds[result], multiply(a[x], b[y]));
    }
  return odds;
}

interface Shot {
  readonly face: number;
  readonly weapon: string;
}

function hitChance(q: Question, t: Question['targets'][number], index: number, face: number): Fraction {
  const rep = q.rep + q.repModifier;
  const total = face + rep;
  const cover = t.cover || t.armor === 'distorting';
  const two = q.twoWeapons || q.secondWeapon !== undefined;
  const hit =
    total >= 10 ||
    (total === 9 && !cover && index < 2) ||
    (total === 8 && !(cover || t.concealed || t.prone || t.movedFast || q.shooterMovedFast || two || index >= 1));
  if (hit) return ONE;
  const luck = luckIn(q);
  return luck !== undefined && face === 6 ? fraction(Math.min(6, luck), 6) : ZERO;
}

/** The Rep against which a 6 that misses is rolled again. */
function luckIn(q: Question): number | undefined {
  if (!q.luckyShot) return undefined;
  if (q.readings.includes('lucky-shot-own-rep')) return q.rep >= 3 ? q.rep : undefined;
  return q.rep + q.repModifier === 3 ? 3 : undefined;
}

/** The odds to run dry when the second rolls count: every roll, and every roll again of the 6s that miss. */
function dryWithLuck(q: Question): Fraction {
  const sizes = diceOf(q);
  const dice = sizes.reduce((sum, size) => sum + size, 0);
  const luck = luckIn(q);
  let dry = ZERO;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, at) => (Math.floor(roll / 6 ** at) % 6) + 1).sort((a, b) => b - a);
    let ones = faces.filter((face) => face === 1).length;
    let again = 0;
    for (const [index, size] of sizes.entries())
      for (const face of faces.splice(0, size))
        if (luck !== undefined && face === 6 && hitChance(q, q.targets[index] as Question['targets'][number], index, 6) !== ONE) again++;
    // Each die rolled again shows a 1 in one case of six.
    const none = fraction(5 ** again, 6 ** again);
    const one = fraction(again * 5 ** Math.max(0, again - 1), 6 ** again);
    ones = Math.min(2, ones);
    const short = ones === 2 ? ZERO : ones === 1 ? none : add(none, one);
    dry = add(dry, multiply(fraction(1, 6 ** dice), complementOf(short)));
  }
  return dry;
}

const dryOf = (q: Question, plain: Fraction): Fraction => (q.readings.includes('lucky-ones-count') ? dryWithLuck(q) : plain);

const complementOf = (chance: Fraction): Fraction => fraction(chance.denominator - chance.numerator, chance.denominator);

/** The possible dice of each target with their number of rolls, and the number of rolls with two or more 1s. */
interface EveryRoll {
  readonly falls: readonly (readonly { readonly shots: readonly Shot[]; readonly ways: number }[])[];
  readonly dry: Fraction;
  readonly rolls: number;
}

/** The dice of each target. One without gets what the rates of fire leave. */
export function diceOf(q: Question): readonly number[] {
  const first = q.rateOfFire ?? RATES[q.weapon as string] ?? 0;
  const second = q.secondWeapon === undefined ? (q.twoWeapons ? first : 0) : (RATES[q.secondWeapon] ?? 0);
  let left = Math.min(6, first + second);
  for (const { dice } of q.targets) left -= dice ?? 0;
  return q.targets.map(({ dice }) => dice ?? Math.max(left, 1));
}

const ROLLED = new Map<string, EveryRoll>();

/** Memoized by the dice. */
function everyRoll(q: Question): EveryRoll {
  const sizes = diceOf(q);
  const first = q.weapon as string;
  const weapons = Array.from({ length: sizes.reduce((sum, size) => sum + size, 0) }, (_, at) =>
    at < (q.rateOfFire ?? RATES[first] ?? 0) ? first : (q.secondWeapon ?? first),
  );
  const key = `${sizes} ${weapons}`;
  const rolled = ROLLED.get(key) ?? rollEvery(sizes, weapons);
  ROLLED.set(key, rolled);
  return rolled;
}

function rollEvery(sizes: readonly number[], weapons: readonly string[]): EveryRoll {
  const dice = weapons.length;
  const falls = sizes.map(() => new Map<string, { shots: readonly Shot[]; ways: number }>());
  let dry = 0;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const shots: Shot[] = [];
    for (let at = 0, rest = roll; at < dice; at++, rest = Math.floor(rest / 6))
      shots.push({ face: (rest % 6) + 1, weapon: weapons[at] as string });
    if (shots.filter(({ face }) => face === 1).length >= 2) dry++;
    // A stable sort keeps the first weapon's dice before equal ones of the second.
    shots.sort((a, b) => b.face - a.face);
    for (const [index, size] of sizes.entries()) {
      const mine = shots.splice(0, size);
      const key = mine.map(({ face, weapon }) => `${face}${weapon}`).join();
      falls[index]?.set(key, { shots: mine, ways: (falls[index]?.get(key)?.ways ?? 0) + 1 });
    }
  }
  return { falls: falls.map((fallen) => [...fallen.values()]), dry: fraction(dry, 6 ** dice), rolls: 6 ** dice };
}

/** The odds of one die: a miss, or the results of a hit. */
function dieOdds(chance: Fraction, hit: Odds): Odds {
  const odds = nothing();
  for (const result of ORDER) odds[result] = multiply(chance, hit[result]);
  odds.MISSED = add(odds.MISSED, complementOf(chance));
  return odds;
}

const KNOWN = new Map<string, Odds>();
function knownHit(weapon: string, armor: string): Odds {
  const key = `${weapon} ${armor}`;
  const odds = KNOWN.get(key) ?? bruteHit(weapon, armor);
  KNOWN.set(key, odds);
  return odds;
}

/** The effects of given dice on one target. */
function resolveHits(q: Question, index: number, shots: readonly Shot[]) {
  const target = q.targets[index] as Question['targets'][number];
  let worst: Odds = { ...nothing(), MISSED: ONE };
  let hits: readonly Fraction[] = [ONE];
  for (const { face, weapon } of shots) {
    const chance = hitChance(q, target, index, face);
    worst = worse(worst, dieOdds(chance, knownHit(weapon, target.armor)));
    const before = hits;
    hits = Array.from({ length: before.length + 1 }, (_, n) =>
      add(multiply(before[n] ?? ZERO, complementOf(chance)), multiply(before[n - 1] ?? ZERO, chance)),
    );
  }
  return { worst, hits };
}

/** Hits and worst results of one target. */
function targetOf(q: Question, index: number, { falls, rolls }: EveryRoll) {
  const worst = nothing();
  const hits = Array.from({ length: (q.targets[index]?.dice ?? 0) + 1 }, () => ZERO);
  for (const { shots, ways } of falls[index] ?? []) {
    const resolved = resolveHits(q, index, shots);
    const share = fraction(ways, rolls);
    for (const name of ORDER) worst[name] = add(worst[name], multiply(share, resolved.worst[name]));
    for (const [n, chance] of resolved.hits.entries()) hits[n] = add(hits[n] ?? ZERO, multiply(share, chance));
  }
  return { worst, hits };
}

/** Hits and worst results of every target, and the odds to run out of ammunition. */
export function bruteForce(q: Question) {
  const rolled = everyRoll(q);
  return { targets: q.targets.map((_, index) => targetOf(q, index, rolled)), dry: dryOf(q, rolled.dry) };
}

/** The same for the first target only. */
export function bruteForceFirst(q: Question) {
  const rolled = everyRoll(q);
  return { ...targetOf(q, 0, rolled), dry: dryOf(q, rolled.dry) };
}
