/**
 * An answer as every door shows it, the service and the page alike: fractions as chances, means as numbers, ids of printed entries
 * as entries, rules with their links. What a door knows besides the rules it brings along.
 */
import { enclosing, type Fraction, type Interval, toDecimal, toText } from '@rangefinder/dice';
import type { Answer } from './answer.js';
import type { AnyCalculator, RuleId } from './calculator.js';
import type { Field, Fields } from './fields.js';

/** An exact probability: `7/12`, and the same correctly rounded. */
export interface PublicChance {
  readonly fraction: string;
  readonly decimal: number;
}

/** @example chanceOf({ numerator: 7n, denominator: 12n }) // { fraction: '7/12', decimal: 0.5833333333333334 } */
export const chanceOf = (chance: Fraction): PublicChance => ({ fraction: toText(chance), decimal: toDecimal(chance) });

/** A probability that is exact, or certainly lies between its bounds. */
export interface PublicBoundedChance {
  readonly exact: boolean;
  /** `null` where it is not exact. */
  readonly fraction: string | null;
  /** Correctly rounded where it is exact, else the middle of the bounds. */
  readonly decimal: number;
  readonly low: number;
  readonly high: number;
}

/** @example boundedChanceOf({ low: 0.25, high: 0.5 }) // { exact: false, fraction: null, decimal: 0.375, low: 0.25, high: 0.5 } */
export const boundedChanceOf = (chance: Fraction | Interval): PublicBoundedChance =>
  'denominator' in chance
    ? { exact: true, ...chanceOf(chance), ...enclosing(chance) }
    : { exact: false, fraction: null, decimal: (chance.low + chance.high) / 2, low: chance.low, high: chance.high };

/** A place of the rulebook as answers cite it, in the language of the answer. */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** One step of an explanation, its rule with its link. */
export interface PublicStep {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly rule: RuleLink;
}

/** An answer; figures stand beside these under their own names. */
export interface PublicAnswer {
  readonly allowed: boolean;
  readonly refusal: { readonly code: string; readonly text: string; readonly rule: RuleLink } | null;
  readonly summary: string;
  readonly steps: readonly PublicStep[];
  readonly [figure: string]: unknown;
}

/** What a door knows. */
export interface Showing {
  /** A place of the rulebook. */
  rule(id: RuleId): RuleLink;
  /** A printed weapon or armor of the calculator's rule set. */
  entry(kind: 'weapon' | 'armor', id: string): unknown;
}

/** The whole answer. */
export function publicAnswer(
  { output }: AnyCalculator,
  { allowed, refusal, summary, steps, figures }: Answer,
  showing: Showing,
): PublicAnswer {
  return {
    allowed,
    refusal: refusal && { ...refusal, rule: showing.rule(refusal.rule) },
    summary,
    steps: steps.map(({ rule, ...step }) => ({ ...step, rule: showing.rule(rule) })),
    ...publicFigures(output, figures, showing),
  };
}

function publicFigures(fields: Fields, figures: Readonly<Record<string, unknown>>, showing: Showing): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name in fields) shown[name] = publicFigure(fields[name] as Field, figures[name], showing);
  return shown;
}

function publicFigure(field: Field, value: unknown, showing: Showing): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'chance':
      return chanceOf(value as Fraction);
    case 'boundedChance':
      return boundedChanceOf(value as Fraction | Interval);
    case 'exact':
      return toDecimal(value as Fraction);
    case 'weapon':
    case 'armor':
      return showing.entry(field.kind, value as string);
    case 'list':
      return (value as readonly unknown[]).map((item) => publicFigure(field.item, item, showing));
    case 'object':
      return publicFigures(field.fields, value as Record<string, unknown>, showing);
    default:
      return value;
  }
}
