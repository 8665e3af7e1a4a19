/** Results that a battle asks for: of attacks of one unit on another, and of tests. */
import type { Text } from '@rangefinder/rules';
import { say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { askEngine } from './engine.js';
import type { Chosen, Outcome, ResultRequest } from './result-dialog.js';
import type { AttackRules, ChosenParts, Combatant, Tested, TestRules } from './rules.js';
import type { Battle } from './state.js';
import { fighterName } from './unit-row.js';
import type { CalculatorScripts } from './words.js';

interface Attack {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly rules: AttackRules;
  readonly calculator: CalculatorScripts;
  done(outcome: Outcome): void;
}

const nameOf = ({ fighter, card }: Combatant): string => fighterName(fighter, card);

export function attackRequest({ attacker, target, rules, calculator, done }: Attack): ResultRequest {
  const parts = ({ attacker: firing, target: hit }: Chosen): ChosenParts => ({ attacker: firing, target: hit });
  return {
    title: `${nameOf(attacker)} → ${nameOf(target)}`,
    calculator,
    choices: [
      { name: 'attacker', label: BATTLE.firing, options: rules.parts?.attacker(attacker) ?? [] },
      { name: 'target', label: BATTLE.atWhom, options: rules.parts?.target(target) ?? [] },
    ],
    show: () => rules.show(attacker, target),
    draft: (chosen, description) => rules.draft(attacker, target, description, parts(chosen)),
    results: ({ chosen, draft, answer }) => rules.results({ draft, answer, attacker, target, chosen: parts(chosen) }, askEngine),
    done,
  };
}

interface Test {
  /** Of the unit or side that takes it. */
  readonly name: string;
  readonly units: readonly Combatant[];
  readonly rules: TestRules;
  readonly battle: Battle;
  readonly calculator: CalculatorScripts;
  done(outcome: Outcome, variant: Text | undefined): void;
}

export function testRequest({ name, units, rules, battle, calculator, done }: Test): ResultRequest {
  const variants = rules.variants(units);
  let taken = variants[0];
  const tested = ({ variant = '' }: Chosen): Tested => ({ units, variant });
  return {
    title: `${name}: ${say(rules.label)}`,
    calculator,
    choices: [{ name: 'variant', label: rules.variantLabel, options: variants }],
    show: (chosen) => rules.show(tested(chosen)),
    draft: (chosen, description) => rules.draft(tested(chosen), battle, description),
    results: async ({ answer, chosen, description }) => {
      taken = variants.find(({ value }) => value === chosen.variant);
      return rules.results(tested(chosen), answer, description);
    },
    done: (outcome) => done(outcome, taken?.text),
  };
}
