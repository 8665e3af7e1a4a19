/** Reference implementation: fires one burst after another in floating point, with every roll of the dice of a burst enumerated. */
import type { Question } from '../volley.js';

type Figure = Question['first'][number];

/** Range, rate of fire, suppression; Impact against light, heavy, absorbing, reflecting, shimmer, EXO and battle armor. */
const PRINTED: Readonly<Record<string, string>> = {
  'laser-pistol': '12 1 2  4 3 3 S 4 2 1',
  'laser-carbine': '24 1 2  4 3 3 S 4 2 1',
  'laser-rifle': '48 1 2  4 3 3 S 4 2 1',
  'rapid-fire-laser-pistol': '12 3 3  4 3 3 S 4 2 1',
  'net-thrower': '6 1 2  0 0 0 0 0 0 NE',
  pistol: '12 2 2  1 0 S 1 1 NE NE',
  'large-calibre-pistol': '12 2 2  2 1 S 2 2 NE NE',
  'submachine-gun': '12 3 3  1 0 S 1 1 NE NE',
  'pump-shotgun': '12 3 3  2 1 S 2 2 NE NE',
  rifle: '48 1 2  3 2 S 3 3 NE NE',
  'semi-automatic-rifle': '48 2 2  3 2 S 3 3 NE NE',
  'assault-rifle': '48 3 3  3 2 S 3 3 NE NE',
  'machine-gun': '48 4 4  3 2 S 3 3 0 NE',
  'combat-knife': '0 0 1  0 0 0 0 0 0 0',
};
const COLUMNS = ['light', 'heavy', 'absorbing', 'reflecting', 'shimmer', 'exo', 'battle'];

const cells = (weapon: string): string[] => (PRINTED[weapon] ?? '').split(/\s+/);
const [range, rate, rating] = [0, 1, 2].map((at) => (weapon: string) => Number(cells(weapon)[at])) as [
  (weapon: string) => number,
  (weapon: string) => number,
  (weapon: string) => number,
];
const impact = (weapon: string, armor: string): string => cells(weapon)[3 + Math.max(0, COLUMNS.indexOf(armor))] as string;

const SEVERITY = ['none', 'STUNNED', 'OUT_OF_THE_FIGHT', 'DEAD'];

/** Odds of each severity of one hit. */
function hitOdds(weapon: string, armor: string): number[] {
  const roll = (limit: number): number[] => {
    const odds = [0, 0, 0, 0];
    for (let face = 1; face <= 6; face++) {
      const at = face > limit ? 1 : face === 1 ? 3 : 2;
      odds[at] = (odds[at] as number) + 1 / 6;
    }
    return odds;
  };
  const printed = impact(weapon, armor);
  if (printed === 'NE') return roll(1).map((odds, at) => odds / 36 + (at === 0 ? 35 / 36 : 0));
  if (printed === 'S') return roll(Number(impact(weapon, 'heavy'))).map((odds, at) => odds / 2 + (at === 0 ? 1 / 2 : 0));
  return roll(Number(printed));
}

/** The worse of two severities. */
function joined(worst: readonly number[], one: readonly number[]): number[] {
  const next = [0, 0, 0, 0];
  for (const [a, odds] of worst.entries())
    for (const [b, other] of one.entries()) next[Math.max(a, b)] = (next[Math.max(a, b)] as number) + odds * other;
  return next;
}

const MISS = [1, 0, 0, 0];

/** Odds of severity and of an empty weapon, after every roll of the burst and every second roll: `odds[severity][empty]`. */
function burst(shooter: Figure, target: Figure, modifier: number, q: Question): number[][] {
  const hit = hitOdds(shooter.weapon, target.armor);
  const rep = shooter.rep + modifier;
  const cover = target.cover || target.armor === 'distorting';
  const spoiled = cover || target.concealed || target.prone || target.movedFast || shooter.movedFast;
  const hits = (face: number): boolean => {
    const total = face + rep;
    return total >= 10 || (total === 9 && !cover) || (total === 8 && !spoiled);
  };
  const own = q.readings.includes('lucky-shot-own-rep');
  const luck = !q.luckyShot ? 0 : own ? (shooter.rep >= 3 ? shooter.rep : 0) : rep === 3 ? 3 : 0;
  const counting = q.readings.includes('lucky-ones-count');
  const ends = SEVERITY.map(() => [0, 0]);
  const fire = (left: number, ones: number, worst: readonly number[], odds: number): void => {
    if (left === 0) {
      for (const [severity, share] of worst.entries()) {
        const row = ends[severity] as number[];
        row[ones >= 2 ? 1 : 0] = (row[ones >= 2 ? 1 : 0] as number) + odds * share;
      }
      return;
    }
    for (let face = 1; face <= 6; face++) {
      if (face < 6 || hits(face) || luck === 0) {
        fire(left - 1, ones + (face === 1 ? 1 : 0), joined(worst, hits(face) ? hit : MISS), odds / 6);
        continue;
      }
      for (let second = 1; second <= 6; second++)
        fire(left - 1, ones + (counting && second === 1 ? 1 : 0), joined(worst, second <= luck ? hit : MISS), odds / 36);
    }
  };
  fire(rate(shooter.weapon), 0, MISS, 1);
  return ends;
}

/** Every roll of Received Fire: what it makes the figure do, and whether it is a hero from then on. */
function test(figure: Figure, suppressed: boolean, { readings }: Question): Map<string, number> {
  const atOnce = readings.includes('hero-at-once');
  const dice = figure.leader ? 3 : 2;
  const ends = new Map<string, number>();
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, at) => (Math.floor(roll / 6 ** at) % 6) + 1);
    const passed = Math.min(2, faces.filter((face) => face <= figure.rep).length);
    const hero = faces.filter((face) => face === 1).length >= 2;
    let does: string;
    if (passed === 0) does = figure.cover ? 'PANICKED' : 'FLED';
    else if (figure.cover) {
      if (passed === 2) does = suppressed ? 'DUCKED_BACK' : 'fire 0';
      else does = figure.flanked ? 'FLED' : suppressed ? 'DUCKED_BACK' : 'fire -1';
    } else if (suppressed) {
      const near = figure.movedFast && figure.coverInches !== undefined && figure.coverInches <= 3;
      const runs = readings.includes('fast-runs-to-cover') && figure.movedFast;
      does = passed === 2 && figure.movedFast && (near || runs) ? 'DUCKED_BACK' : 'PRONE';
    } else if (passed === 2) does = 'fire 0';
    else does = figure.flanked ? 'FLED' : 'fire -1';
    if (hero && atOnce) does = 'fire 0';
    const key = `${does}|${hero}`;
    ends.set(key, (ends.get(key) ?? 0) + 1 / 6 ** dice);
  }
  return ends;
}

type Fates = Record<string, number>;
function plus(fates: Fates, fate: string, odds: number): void {
  fates[fate] = (fates[fate] ?? 0) + odds;
}

const MAX_VOLLEYS = 30_000;
const NEGLIGIBLE = 1e-14;

/** The fates of the two who exchange fire. The first burst is given. */
function duel(q: Question, first: Figure, second: Figure, opening: number[][], suppressedAtFirst: boolean): [Fates, Fates] {
  const two = [first, second] as const;
  const fates: [Fates, Fates] = [{}, {}];
  const reaches = (figure: Figure): boolean => rate(figure.weapon) > 0 && (q.inches === undefined || q.inches <= range(figure.weapon));
  const known = new Map<string, number[][]>();
  const burstOf = (shooter: number, modifier: number): number[][] => {
    const key = `${shooter} ${modifier}`;
    const ends = known.get(key) ?? burst(two[shooter] as Figure, two[1 - shooter] as Figure, modifier, q);
    known.set(key, ends);
    return ends;
  };
  const testsOf = [0, 1].map((place) =>
    test(two[place] as Figure, rating(two[1 - place]?.weapon as string) > rating(two[place]?.weapon as string), q),
  );
  const openingTest = test(second, suppressedAtFirst, q);
  let now = new Map<string, number>([[`0|0|${first.hero}|${second.hero}|${!second.loaded}`, 1]]);
  for (let volley = 0; volley < MAX_VOLLEYS && now.size > 0; volley++) {
    const next = new Map<string, number>();
    for (const [key, odds] of now) {
      if (odds < NEGLIGIBLE) continue;
      const [at, modifier, ...flags] = key.split('|') as [string, string, string, string, string];
      const shooter = Number(at);
      const target = 1 - shooter;
      const heroes = [flags[0] === 'true', flags[1] === 'true'];
      const answers = flags[2] === 'false' && reaches(two[target] as Figure);
      const ends = volley === 0 ? opening : burstOf(shooter, Number(modifier));
      for (const [severity, byEmpty] of ends.entries())
        for (const [empty, share] of byEmpty.entries()) {
          const stands = empty === 1 ? 'STANDS_EMPTY' : 'STANDS';
          if (share === 0) continue;
          if (severity > 0) {
            plus(fates[shooter] as Fates, stands, odds * share);
            plus(fates[target] as Fates, SEVERITY[severity] as string, odds * share);
            continue;
          }
          const reactions = heroes[target]
            ? new Map([['fire 0|true', 1]])
            : volley === 0
              ? openingTest
              : (testsOf[target] as Map<string, number>);
          for (const [reaction, chance] of reactions) {
            const [does, hero] = reaction.split('|') as [string, string];
            const all = odds * share * chance;
            if (does.startsWith('fire') && answers) {
              const flagged = heroes.map((is, place) => is || (place === target && hero === 'true'));
              const state = `${target}|${does.slice(5)}|${flagged.join('|')}|${empty === 1}`;
              next.set(state, (next.get(state) ?? 0) + all);
            } else {
              plus(fates[shooter] as Fates, stands, all);
              plus(fates[target] as Fates, does.startsWith('fire') ? 'CANNOT_FIRE' : does, all);
            }
          }
        }
    }
    now = next;
  }
  for (const odds of now.values()) for (const side of fates) plus(side, 'FIRES_ON', odds);
  return fates;
}

/** The fates of every figure. */
export function bruteForce(q: Question): { first: Fates[]; second: Fates[] } {
  const fates = { first: q.first.map((): Fates => ({ STANDS: 1 })), second: q.second.map((): Fates => ({ STANDS: 1 })) };
  for (const [at, target] of q.second.entries()) {
    const shooters = q.first.flatMap((figure, index) => ((figure.target ?? (index % q.second.length) + 1) === at + 1 ? [index] : []));
    if (shooters.length === 0) continue;
    let opening = [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    for (const [turn, index] of shooters.entries()) {
      const own = burst(q.first[index] as Figure, target, q.firstModifier, q);
      const empty = own.reduce((sum, [, odds]) => sum + (odds as number), 0);
      fates.first[index] = empty > 0 ? { STANDS: 1 - empty, STANDS_EMPTY: empty } : { STANDS: 1 };
      if (turn === 0) {
        opening = own;
        continue;
      }
      const both = SEVERITY.map(() => [0, 0]);
      for (const [a, row] of opening.entries())
        for (const [b, other] of own.entries())
          for (const place of [0, 1]) {
            const worst = both[Math.max(a, b)] as number[];
            worst[place] = (worst[place] as number) + (row[place] as number) * other.reduce((sum, odds) => sum + odds, 0);
          }
      opening = both;
    }
    const suppressed = shooters.some((index) => rating(q.first[index]?.weapon as string) > rating(target.weapon));
    const answered = shooters[0] as number;
    const [ofFirst, ofSecond] = duel(q, q.first[answered] as Figure, target, opening, suppressed);
    fates.first[answered] = ofFirst;
    fates.second[at] = ofSecond;
  }
  return fates;
}
