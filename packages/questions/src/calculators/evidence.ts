/** The evidence for a calculator, and the weights that make a score of it. */

/** What speaks for a calculator and against it. */
export interface Evidence {
  /** Weight of the words and figures that were read, of all. */
  readonly coverage: number;
  /** Weight of the words that belong to the title or the typical questions, of all. */
  readonly named: number;
  /** Words of the longest typical question, without its numbers. */
  readonly longest: number;
  /** How well the words fit those of known questions, from −1 to 0. */
  readonly learned: number;
  /** How early the rule of the calculator is among the places that a search finds for the text, from 0 to 1. */
  readonly found: number;
  /** Unread words that only other games have; 0 where the game is given. */
  readonly foreign: number;
  /** 1 if the text gives nothing but entries of the catalog, and asks nothing. */
  readonly onlyEntries: number;
  /** Units that the text names, and that no argument takes. */
  readonly leftUnits: number;
  /** 1 if one side is against the other, or two entries are named, and both sides are described. */
  readonly bothSides: number;
  /** Values that are missing. */
  readonly missing: number;
  /** Values that cannot be: a rifle in close combat. */
  readonly invalid: number;
  /** 1 if nothing is missing or invalid. */
  readonly complete: number;
  /** 1 if something is missing and the text has no figures: a rule is more likely meant. */
  readonly withoutFigures: number;
  /** 1 if the text names its game, −1 if another. */
  readonly game: number;
}

/**
 * How much each evidence counts, fitted to questions whose calculator is known. The last two decide between calculators and other
 * kinds of questions.
 */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  coverage: 1.2,
  named: 0.9,
  longest: 0.3,
  learned: 2,
  found: 0.44,
  foreign: -0.12,
  bothSides: 0.13,
  missing: -0.12,
  invalid: -0.13,
  complete: 0.25,
  game: 0.23,
  onlyEntries: -1.1,
  leftUnits: -0.35,
  withoutFigures: -0.6,
};

const WEIGHED = Object.entries(WEIGHTS) as readonly (readonly [name: keyof Evidence, weight: number])[];

/** What the evidence of a reading sums up to. */
export const scoreOf = (evidence: Evidence): number => WEIGHED.reduce((sum, [name, weight]) => sum + weight * evidence[name], 0);
