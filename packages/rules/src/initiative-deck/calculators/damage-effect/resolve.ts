/** The damage of an attack under an effect of a card. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { conflict } from '../../engine/cards/card-problems.js';
import type { DamageKind } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly printed: { readonly kind: DamageKind; readonly damage: readonly number[] };
  readonly multiplier: { readonly kind: DamageKind; readonly multiplier: number };
  readonly extra: { readonly kind: DamageKind };
  readonly total: { readonly groups: readonly number[] };
}

/** Only cluster and rapid-fire weapons have several numbers. */
export function relations({ kind, damage }: Question): readonly Problem[] {
  if (kind !== 'WHOLE' || damage.length === 1) return [];
  return [
    conflict(['damage'], damage, {
      en: 'one number, unless the weapon fires in groups or rapidly',
      ru: 'одно число, если оружие не групповое и не скорострельное',
    }),
  ];
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** The groups or shots after the effect. Of rapid fire it touches one shot: the strongest. */
function groupsAfter({ kind, damage, multiplier, extra }: Question): readonly number[] {
  if (kind === 'CLUSTER') return [...damage.map((group) => group * multiplier), ...(extra > 0 ? [extra] : [])];
  const touched = damage.indexOf(Math.max(...damage));
  return damage.map((shot, index) => (index === touched ? shot * multiplier + extra : shot));
}

const RULE = 'initiative-deck/damage-effects';

/** Resolves a checked question. Source: “Effects on damage”. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const { kind, damage, multiplier, extra } = question;
  const groups = groupsAfter(question);
  const [before, multiplied] = [sum(damage), sum(groups) - extra];
  const steps: readonly Step<Facts>[] = [
    { key: 'printed', value: before, rule: RULE, given: { kind, damage } },
    ...(multiplier === 1 ? [] : [{ key: 'multiplier', value: multiplied - before, rule: RULE, given: { kind, multiplier } } as const]),
    ...(extra === 0 ? [] : [{ key: 'extra', value: extra, rule: RULE, given: { kind } } as const]),
    { key: 'total', value: null, rule: RULE, given: { groups } },
  ];
  return { figures: { total: sum(groups), groups }, steps };
}
