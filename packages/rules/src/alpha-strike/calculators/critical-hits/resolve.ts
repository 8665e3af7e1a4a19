/** The row of a roll on the table of critical hits, or the complete table with its odds. */
import { chance, chanceOf, type Fraction, ONE, ZERO } from '@rangefinder/dice';
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked, Value } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { type DestroyedRefusals, engineRefusal } from '../../engine/coverage/destroyed.js';
import { parseSpecials } from '../../engine/specials/specials.js';
import { CRITICAL_BY_ROLL, CRITICAL_DICE, CRITICAL_ODDS, CRITICAL_ROLLS } from '../../reference/tables/critical-hits.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';
import { effectText, isFatal, protectionOf, type Victim } from './effects.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Row = Value<typeof output.rows.item>;

export interface Facts {
  readonly roll: { readonly roll: number; readonly critical: Critical };
  readonly effect: { readonly critical: Critical; readonly effect: Text };
  readonly odds: CriticalOdds & { readonly effect: Text };
  readonly inapplicable: object;
}

interface CriticalOdds {
  readonly critical: Critical;
  readonly rolls: readonly number[];
  readonly chance: Fraction;
}

const KINDS = Object.keys(CRITICALS.values) as Critical[];

/** The rows and their odds are constant. Only the effect of an ammunition hit depends on the question. */
const ROLL_CHANCES = new Map(CRITICAL_ROLLS.map((roll) => [roll, chanceOf(CRITICAL_DICE, roll)]));
const ODDS: readonly CriticalOdds[] = KINDS.map((critical) => ({
  critical,
  rolls: CRITICAL_ROLLS.filter((roll) => CRITICAL_BY_ROLL[roll] === critical),
  chance: chance(CRITICAL_ODDS, (other) => other === critical),
}));

const oddsOf = (effect: Critical | undefined): Fraction | undefined => ODDS.find(({ critical }) => critical === effect)?.chance;

const criticalOf = (roll: number): Critical => CRITICAL_BY_ROLL[roll] as Critical;

const rowOf = (roll: number, victim: Victim): Row => ({
  roll,
  effect: criticalOf(roll),
  text: effectText(criticalOf(roll), victim),
  chance: ROLL_CHANCES.get(roll) as Fraction,
});

/** A roll is one critical hit. */
export const relations = ({ roll, effect }: Question): readonly Problem[] =>
  roll === undefined || effect === undefined || criticalOf(roll) === effect
    ? []
    : [{ code: 'CONFLICT', path: ['effect'], given: effect, allowed: ofRoll(roll) }];

const ofRoll = (roll: number): Text => ({
  en: `“${CRITICALS.values[criticalOf(roll)].en}” for a roll of ${roll}`,
  ru: `«${CRITICALS.values[criticalOf(roll)].ru}» для броска ${roll}`,
});

/** Resolves a checked question. Source: step 7 of the combat phase. */
export function resolve({ roll, effect, specials, engineHits }: Question): Outcome<typeof output, Facts, DestroyedRefusals> {
  const refusal = engineRefusal(engineHits);
  if (refusal) return { figures: { rows: [], chance: undefined, destroyed: ZERO }, steps: [], refusal };
  const victim = { protection: protectionOf(parseSpecials(specials)), engineHits };
  if (roll !== undefined)
    return {
      figures: { rows: [rowOf(roll, victim)], chance: oddsOf(criticalOf(roll)), destroyed: isFatal(criticalOf(roll), victim) ? ONE : ZERO },
      steps: rollSteps(roll, victim),
    };
  const isListed = (critical: Critical): boolean => effect === undefined || critical === effect;
  const listed = ODDS.filter(({ critical }) => isListed(critical));
  return {
    figures: {
      rows: CRITICAL_ROLLS.filter((each) => isListed(criticalOf(each))).map((each) => rowOf(each, victim)),
      chance: oddsOf(effect),
      destroyed: chance(CRITICAL_ODDS, (critical) => isFatal(critical, victim)),
    },
    steps: [
      ...listed.map((row) => oddsStep(row, victim)),
      ...(listed.some(({ critical }) => MAY_NOT_APPLY.includes(critical)) ? [INAPPLICABLE] : []),
    ],
  };
}

/** Effects whose wording is based on a ruling. */
const RULED: Readonly<Partial<Record<Critical, RuleId>>> = {
  WEAPON: 'alpha-strike/ruling/weapon-hit-values',
  MOVEMENT: 'alpha-strike/ruling/mp-rounding',
};

function ruleOf(critical: Critical, { protection }: Victim): RuleId {
  const ammunition = critical === 'AMMUNITION' && protection !== 'NONE' ? 'alpha-strike/ammunition-protection' : undefined;
  return ammunition ?? RULED[critical] ?? 'alpha-strike/critical-effects';
}

/** Effects that may have nothing left to reduce. */
const MAY_NOT_APPLY: readonly Critical[] = ['WEAPON', 'MOVEMENT'];

const INAPPLICABLE: Step<Facts> = { key: 'inapplicable', value: null, rule: 'alpha-strike/critical-hits', given: {} };

function rollSteps(roll: number, victim: Victim): readonly Step<Facts>[] {
  const critical = criticalOf(roll);
  return [
    { key: 'roll', value: roll, rule: 'alpha-strike/table/critical-hits', given: { roll, critical } },
    { key: 'effect', value: null, rule: ruleOf(critical, victim), given: { critical, effect: effectText(critical, victim) } },
    ...(MAY_NOT_APPLY.includes(critical) ? [INAPPLICABLE] : []),
  ];
}

const oddsStep = (row: CriticalOdds, victim: Victim): Step<Facts> => ({
  key: 'odds',
  value: null,
  rule: ruleOf(row.critical, victim),
  given: { ...row, effect: effectText(row.critical, victim) },
});
