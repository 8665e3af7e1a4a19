/** Reference implementation: fights round after round in floating point, with every roll of every figure enumerated. */
import type { Question } from '../round.js';

type Fighter = Omit<Question['fighter'], 'secondWeapon'>;

const ARMORS = ['none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'];
/** Impact by armor; −1 is NE. */
const PRINTED: Readonly<Record<string, readonly number[]>> = {
  unarmed: [3, 2, 0, 0, 1, 2, 0, -1, -1],
  'combat-knife': [3, 2, 0, 0, 2, 3, 0, -1, -1],
  'rifle-with-bayonet': [4, 3, 0, 0, 3, 4, 0, -1, -1],
  improvised: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};
function impact(own: Fighter, armor: string, readings: readonly string[]): number {
  const isProof = own.weapon === 'improvised' && readings.includes('improvised-no-effect') && ['exo', 'battle'].includes(armor);
  const printed = isProof ? -1 : (PRINTED[own.weapon]?.[ARMORS.indexOf(armor)] as number);
  return own.powered ? (printed === -1 ? 1 : printed + 1) : printed;
}

const rolls = (dice: number): number[][] =>
  Array.from({ length: 6 ** dice }, (_, roll) => Array.from({ length: dice }, (__, at) => (Math.floor(roll / 6 ** at) % 6) + 1));
const diceOf = ({ attributes, prone }: Fighter, first: boolean, readings: readonly string[]): number =>
  2 + attributes - (prone && (first || !readings.includes('prone-gets-up')) ? 1 : 0);

/** Severity of a loss by lead and Impact: odds of nothing, stunned, out, dead. */
function loss(lead: number, force: number, readings: readonly string[]): number[] {
  const odds = [0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    let at = 0;
    if (force < 0 && readings.includes('melee-impact-unarmored')) at = 0;
    else if (lead >= 2) at = face === 1 ? 3 : 2;
    else if (lead === 1 && force >= 0) at = face > force ? 1 : face === 1 ? 3 : 2;
    odds[at] = (odds[at] as number) + 1 / 6;
  }
  return odds;
}

/** Odds of each end of a round: severity of the one, then of each opponent, joined as a key. */
function round(q: Question, alive: readonly boolean[], first: boolean): Map<string, number> {
  const count = alive.filter(Boolean).length - (q.fighter.secondWeapon ? 1 : 0);
  const ends = new Map<string, number>();
  const { readings } = q;
  const bare = readings.includes('melee-impact-unarmored');
  const counted = (passed: number): number => (readings.includes('melee-two-at-most') ? Math.min(2, passed) : passed);
  const own = rolls(diceOf(q.fighter, first, readings));
  const reps = q.opponents.map((opponent) => {
    const mine = Math.max(0, impact(q.fighter, bare ? 'none' : opponent.armor, readings));
    const theirs = Math.max(0, impact(opponent, bare ? 'none' : q.fighter.armor, readings));
    const one = q.fighter.rep - Math.max(0, theirs - mine) - (count >= 2 ? count - 1 : 0) - (first && q.fighter.flanked ? 1 : 0);
    const other = opponent.rep - Math.max(0, mine - theirs) - (first && opponent.flanked ? 1 : 0);
    return [Math.max(1, one), Math.max(1, other)] as const;
  });
  const tallies = new Map<string, number>();
  for (const faces of own) {
    const passed = reps.map(([rep]) => counted(faces.filter((face) => face <= rep).length)).join();
    tallies.set(passed, (tallies.get(passed) ?? 0) + 1 / own.length);
  }
  const theirsOf = q.opponents.map((opponent, index) => {
    const all = rolls(diceOf(opponent, first, readings));
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const faces of all) {
      const passed = counted(faces.filter((face) => face <= (reps[index]?.[1] as number)).length);
      counts[passed] = (counts[passed] as number) + 1 / all.length;
    }
    return counts;
  });
  for (const [key, odds] of tallies) {
    const passed = key.split(',').map(Number);
    let states = new Map([[`0,${q.opponents.map(() => 0).join()}`, odds]]);
    for (const [index, opponent] of q.opponents.entries()) {
      if (!alive[index]) continue;
      const next = new Map<string, number>();
      for (const [state, chance] of states)
        for (const [theirs, share] of (theirsOf[index] as number[]).entries()) {
          if (share === 0) continue;
          const lead = (passed[index] as number) - theirs;
          const wins = lead > 0;
          const results = wins
            ? loss(lead, impact(q.fighter, opponent.armor, readings), readings)
            : loss(-lead, impact(opponent, q.fighter.armor, readings), readings);
          for (const [severity, part] of results.entries()) {
            if (part === 0) continue;
            const losses = state.split(',').map(Number);
            if (wins) losses[index + 1] = severity;
            else losses[0] = Math.max(losses[0] as number, severity);
            const after = losses.join();
            next.set(after, (next.get(after) ?? 0) + chance * share * part);
          }
        }
      states = next;
    }
    for (const [state, chance] of states) {
      const losses = state.split(',').map(Number);
      const done =
        q.readings.includes('beaten-strikes-nobody') && (losses[0] as number) > 0
          ? losses.map((each, at) => (at === 0 ? each : 0))
          : losses;
      ends.set(done.join(), (ends.get(done.join()) ?? 0) + chance);
    }
  }
  return ends;
}

/** Odds beyond which another round of draws is certain. */
const CERTAIN = 1 - 1e-12;

/** Odds of each end by the faces: `fighter` and `opponents` by severity, `wins`, `nobody`, `endless`. */
export function bruteForce(q: Question) {
  const n = q.opponents.length;
  const fighter = [0, 0, 0, 0];
  const opponents = q.opponents.map(() => [0, 0, 0, 0]);
  const result = { fighter, opponents, wins: 0, nobody: 0, endless: 0 };
  const later = new Map<string, Map<string, number>>();
  let now = new Map<string, number>([[q.opponents.map(() => 1).join(), 1]]);
  for (let turn = 0; now.size > 0; turn++) {
    const next = new Map<string, number>();
    for (const [key, odds] of now) {
      if (odds < 1e-14) continue;
      const alive = key.split(',').map((one) => one === '1');
      const ends = turn === 0 ? round(q, alive, true) : (later.get(key) ?? round(q, alive, false));
      if (turn > 0) later.set(key, ends);
      // Draws are repeated until something happens.
      const draw = [0, ...q.opponents.map(() => 0)].join();
      const again = turn > 0 ? (ends.get(draw) ?? 0) : 0;
      if (again > CERTAIN) {
        result.endless += odds;
        continue;
      }
      for (const [state, share] of ends) {
        if (turn > 0 && state === draw) continue;
        const chance = share / (1 - again);
        const [mine, ...theirs] = state.split(',').map(Number) as [number, ...number[]];
        const all = odds * chance;
        if (mine > 0) fighter[mine] = (fighter[mine] as number) + all;
        for (let at = 0; at < n; at++) {
          const severity = theirs[at] as number;
          if (severity > 0) (opponents[at] as number[])[severity] = ((opponents[at] as number[])[severity] as number) + all;
        }
        const left = alive.map((is, at) => (is && theirs[at] === 0 ? 1 : 0));
        const isOver = left.every((one) => one === 0);
        if (mine > 0 && isOver) result.nobody += all;
        if (mine === 0 && isOver) result.wins += all;
        if (mine === 0 && !isOver) next.set(left.join(), (next.get(left.join()) ?? 0) + all);
      }
    }
    now = next;
  }
  return result;
}
