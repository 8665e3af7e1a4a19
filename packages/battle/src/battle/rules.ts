/** What a rule set adds to battles, in `systems/<slug>/battle.ts`. Without it, units only have boxes to cross out. */

import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import type { Description, Draft, Outcome, WidgetAnswer } from '@rangefinder/widgets';
import type { Activation, Battle, Fighter, Tally } from './state.js';

/** A unit on the table with its card. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly card: CardEntry;
}

/** A permanent mark on a card, such as an engine hit. */
export interface Mark {
  readonly name: string;
  readonly label: Text;
}

/** One possible result of an attack. */
export interface AttackResult {
  readonly text: Text;
  /** From 0 to 1. */
  readonly chance: number;
  /** Changes of the target's tally. */
  readonly target: Partial<Tally>;
  /** Effects on the target this turn. */
  readonly suffered: Fighter['did'];
}

/** An attack with the answer of its calculator. */
export interface AnsweredAttack {
  readonly draft: Draft;
  readonly answer: WidgetAnswer;
  readonly attacker: Combatant;
  readonly target: Combatant;
}

export interface AttackResults {
  /** Likeliest first. */
  readonly results: readonly AttackResult[];
  /** Chance of a miss, from 0 to 1. */
  readonly miss: number;
  /** Actions of the attacker, whether it hits or not. */
  readonly did: Fighter['did'];
  /** A step that the players have to do by hand. */
  readonly note: Text | undefined;
}

/** A published battle with fixed units. */
export interface Scenario {
  readonly title: Text;
  readonly sides: readonly [Text, Text];
  readonly units: readonly [readonly string[], readonly string[]];
  /** Figures that override those of every card. */
  readonly own: Readonly<Record<string, number>>;
}

export interface InitiativeResult {
  readonly text: Text;
  readonly order: readonly Activation[];
}

/** One method to determine initiative, such as dice or cards. */
export interface InitiativeMethod {
  name(battle: Battle): Text;
  /** `active` are the units still in the game. */
  resolve(battle: Battle, active: readonly Fighter[], ask: AskEngine): Promise<InitiativeResult>;
}

export interface Initiative {
  /** Phase of the turn, from 0. */
  readonly at: number;
  readonly methods: readonly InitiativeMethod[];
}

/** Runs a calculator in the page by its address, such as `alpha-strike/heat`. */
export type AskEngine = (question: string, draft: Draft) => Promise<Outcome>;

export interface BattleRules {
  /** Name of the attack calculator. */
  readonly calculator: string;
  /** Parts of its form that players fill in. */
  readonly show: readonly string[];
  readonly marks: readonly Mark[];
  /** Figures of a card that players may change, with their limits. */
  readonly adjustable: readonly { readonly name: string; readonly label: Text; readonly min: number; readonly max: number }[];
  /** Figures of a unit row, by their names on the card. */
  readonly figures: readonly string[];
  readonly scenarios: readonly Scenario[];
  /** Absent in rule sets without initiative. */
  readonly initiative?: Initiative;
  /** Phase of the turn, from 0, in which units attack. */
  readonly attackPhase: number;
  /** Phase of the turn, from 0, in which damage takes effect. */
  readonly damagePhase: number;
  /** Returns whether the damage destroys the unit. */
  isOut(tally: Tally, card: CardEntry): boolean;
  draft(attacker: Combatant, target: Combatant, description: Description): Draft;
  results(attack: AnsweredAttack, ask: AskEngine): Promise<AttackResults>;
  /** Position on the scale after the turn; undefined for a card without a scale. */
  levelAfter(combatant: Combatant, ask: AskEngine): Promise<number | undefined>;
}
