/**
 * The public format of an answer, the same in the service and in pages: fractions become chances, means become numbers, ids of
 * built-in entries become entries, rules become links. The caller supplies what the rules do not know.
 */
import { enclosing, type Fraction, type Interval, toDecimal, toText } from '@rangefinder/dice';
import type { Answer } from './answer.js';
import type { AnyCalculator, RuleId } from './calculator.js';
import type { Field, Fields } from './fields.js';

/** An exact probability: the fraction `7/12` and the nearest decimal. */
export interface PublicChance {
  readonly fraction: string;
  readonly decimal: number;
}

/** @example chanceOf({ numerator: 7n, denominator: 12n }) // { fraction: '7/12', decimal: 0.5833333333333334 } */
export const chanceOf = (chance: Fraction): PublicChance => ({ fraction: toText(chance), decimal: toDecimal(chance) });

/** A probability that is exact or within bounds. */
export interface PublicBoundedChance {
  readonly exact: boolean;
  /** `null` when not exact. */
  readonly fraction: string | null;
  /** Correctly rounded when exact, else the middle of the bounds. */
  readonly decimal: number;
  readonly low: number;
  readonly high: number;
}

/** @example boundedChanceOf({ low: 0.25, high: 0.5 }) // { exact: false, fraction: null, decimal: 0.375, low: 0.25, high: 0.5 } */
export const boundedChanceOf = (chance: Fraction | Interval): PublicBoundedChance =>
  'denominator' in chance
    ? { exact: true, ...chanceOf(chance), ...enclosing(chance) }
    : { exact: false, fraction: null, decimal: (chance.low + chance.high) / 2, low: chance.low, high: chance.high };

/** A cited place of the rulebook, in the language of the answer. */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** One step of an explanation, with a link to its rule. */
export interface PublicStep {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly rule: RuleLink;
}

/** An answer. The figures are further members, under their own names. */
export interface PublicAnswer {
  readonly allowed: boolean;
  readonly refusal: { readonly code: string; readonly text: string; readonly rule: RuleLink } | null;
  readonly summary: string;
  readonly steps: readonly PublicStep[];
  readonly [figure: string]: unknown;
}

/** What the caller supplies: links and entries. */
export interface Showing {
  /** A place of the rulebook. */
  rule(id: RuleId): RuleLink;
  /** A built-in weapon or armor of the calculator's rule set. */
  entry(kind: 'weapon' | 'armor', id: string): unknown;
}

/** Converts a complete answer. */
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
