/**
 * Proposals of units for the points that a force has left. Pure and deterministic: the same force, points and round propose the same
 * units.
 */
import type { CardEntry } from '@rangefinder/cards';

/** A unit that a proposal can take. */
export interface Candidate {
  readonly unit: CardEntry;
  readonly role: string;
  readonly cost: number;
}

export type CandidatesByRole = ReadonlyMap<string, readonly Candidate[]>;

/** A proposed unit, and the share of the points that it was chosen for. */
export interface Pick extends Candidate {
  readonly share: number;
}

/** Rounds vary among so many units whose cost is closest to the share. */
const MAX_CLOSEST = 5;

const sumOf = (picks: readonly Pick[]): number => picks.reduce((sum, { cost }) => sum + cost, 0);

/**
 * The roles of new units: those that the force has least of come first, in the order of `roles`.
 * @example rolesFor(3, ['Scout', 'Sniper'], ['Scout']) // ['Sniper', 'Scout', 'Sniper']
 */
export function rolesFor(count: number, roles: readonly string[], present: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  const countOf = (role: string): number => [...present, ...chosen].filter((one) => one === role).length;
  while (chosen.length < count && roles.length > 0)
    chosen.push(roles.reduce((least, role) => (countOf(role) < countOf(least) ? role : least)));
  return chosen;
}

/** Candidates by their distance from a share of the points; equal ones by id. */
const byDistance = (candidates: readonly Candidate[], share: number): readonly Candidate[] =>
  candidates.toSorted((one, other) => Math.abs(one.cost - share) - Math.abs(other.cost - share) || (one.unit.id < other.unit.id ? -1 : 1));

/** Candidates of a role that are not among these picks. */
const freeOf = (role: string, from: CandidatesByRole, picks: readonly Pick[]): readonly Candidate[] =>
  (from.get(role) ?? []).filter(({ unit }) => picks.every((pick) => pick.unit.id !== unit.id));

const cheapest = (role: string, from: CandidatesByRole): number => Math.min(...(from.get(role) ?? []).map(({ cost }) => cost));

/** Takes the most expensive unit of the same role that the points left pay for, pick by pick. */
function spendRest(picks: readonly Pick[], from: CandidatesByRole, points: number): readonly Pick[] {
  let spent = picks;
  for (const { unit } of picks) {
    const pick = spent.find((one) => one.unit.id === unit.id);
    if (!pick) continue;
    const most = pick.cost + points - sumOf(spent);
    const [better] = freeOf(pick.role, from, spent)
      .filter(({ cost }) => cost > pick.cost && cost <= most)
      .toSorted((one, other) => other.cost - one.cost || (one.unit.id < other.unit.id ? -1 : 1));
    if (better) spent = spent.map((one) => (one === pick ? { ...better, share: pick.share } : one));
  }
  return spent;
}

/**
 * Proposes a unit for each role. Each takes an even share of the points that are left; roles without an affordable unit are left out.
 * @param round 0 takes the units closest to their shares, further rounds others
 */
export function propose(roles: readonly string[], from: CandidatesByRole, points: number, round: number): readonly Pick[] {
  const possible = roles.filter((role) => cheapest(role, from) <= points);
  const picks: Pick[] = [];
  for (const [at, role] of possible.entries()) {
    const left = points - sumOf(picks);
    const share = Math.floor(left / (possible.length - at));
    const reserved = possible.slice(at + 1).reduce((sum, later) => sum + cheapest(later, from), 0);
    const affordable = freeOf(role, from, picks).filter(({ cost }) => cost <= left - reserved);
    const closest = byDistance(affordable, share).slice(0, MAX_CLOSEST);
    const pick = closest[(round * (at + 1)) % closest.length];
    if (pick) picks.push({ ...pick, share });
  }
  return spendRest(picks, from, points);
}

/** Replaces one pick by the next closest unit of its role that the points pay for. Without another one nothing changes. */
export function swap(picks: readonly Pick[], swapped: Pick, from: CandidatesByRole, points: number): readonly Pick[] {
  const most = swapped.cost + points - sumOf(picks);
  const others = byDistance(
    (from.get(swapped.role) ?? []).filter(({ cost, unit }) => cost <= most || unit.id === swapped.unit.id),
    swapped.share,
  );
  const at = others.findIndex(({ unit }) => unit.id === swapped.unit.id);
  const rest = [...others.slice(at + 1), ...others.slice(0, at)];
  const next = rest.find(({ unit }) => picks.every((pick) => pick.unit.id !== unit.id));
  return next ? picks.map((pick) => (pick === swapped ? { ...next, share: swapped.share } : pick)) : picks;
}
