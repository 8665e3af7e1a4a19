/** The principal figure of a calculator, and the better direction of a figure. */
import type { AnyCalculator } from '../calculator.js';
import type { CheckResult } from '../check.js';
import type { Better, Party } from '../fields.js';
import { pathText } from '../problems.js';
import { type FigurePath, figurePaths } from './figures.js';

/** The better direction of a figure, and for which side. Null when no direction is better. */
export interface Direction {
  readonly better: 'HIGHER' | 'LOWER' | null;
  readonly betterFor: Party | null;
}

/**
 * The better direction of a figure.
 * @example directionOf({ higher: 'ATTACKER' }) // { better: 'HIGHER', betterFor: 'ATTACKER' }
 */
export function directionOf(better: Better | undefined): Direction {
  if (better === undefined || better === 'neither') return { better: null, betterFor: null };
  return 'higher' in better ? { better: 'HIGHER', betterFor: better.higher } : { better: 'LOWER', betterFor: better.lower };
}

/**
 * The path of the principal figure when an input varies. Undefined when no figure has a better direction.
 * @example principalFigure(duel, ['second', 'unit']) // 'outcome.secondWins'
 */
export function principalFigure({ rankBy }: Pick<AnyCalculator, 'rankBy'>, input: readonly (string | number)[]): string | undefined {
  if (rankBy === undefined || typeof rankBy === 'string') return rankBy;
  const given = pathText(input);
  const own = Object.keys(rankBy).find((path) => given === path || given.startsWith(`${path}.`));
  return own === undefined ? Object.values(rankBy)[0] : rankBy[own];
}

/** The figure that `by` names as a path of the answer, or the problem of `by`. */
export function figureBy({ output }: Pick<AnyCalculator, 'output'>, by: string): CheckResult<FigurePath> {
  const found = figurePaths(output, [by]);
  if (!found.ok) return { ok: false, problems: found.problems.map((problem) => ({ ...problem, path: ['by'] })) };
  return { ok: true, value: found.value[0] as FigurePath };
}
