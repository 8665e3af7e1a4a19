/** What a rule set adds to battles, in `systems/<slug>/battle.ts`. Without it, units only have boxes to cross out. */

import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import type { Description, Draft, Outcome, WidgetAnswer } from '@rangefinder/widgets';
import type { Activation, Battle, Fighter, Tally, UnitChange } from './state.js';

/** A unit on the table with its card. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly card: CardEntry;
}

/** A mark on a card, such as an engine hit. */
export interface Mark {
  /** Part of saved battles: capital letters and underscores. */
  readonly name: string;
  readonly label: Text;
}

/** One possible result of an attack. */
export interface AttackResult {
  readonly text: Text;
  /** From 0 to 1. */
  readonly chance: number;
  /** Changes of the target's tally. */
  readonly target?: Partial<Tally>;
  /** Effects on the target this turn. */
  readonly suffered?: Fighter['did'];
  /** Changes of any units by their marks. */
  readonly units?: readonly UnitChange[];
  /** A step that the players have to do by hand. */
  readonly note?: Text | undefined;
}

/** An attack with the answer of its calculator. */
export interface AnsweredAttack {
  readonly draft: Draft;
  readonly answer: WidgetAnswer;
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly chosen: ChosenParts;
}

/** What players see on the dice besides the result. */
interface SeenOnDice {
  readonly label: Text;
  /** From 0 to 1. */
  readonly chance: number;
  /** Changes of the attacker's tally. */
  readonly attacker?: Partial<Tally>;
  readonly units?: readonly UnitChange[];
}

export interface AttackResults {
  /** In the order shown, the miss first. */
  readonly results: readonly AttackResult[];
  /** Actions of the attacker, whether it hits or not. */
  readonly did: Fighter['did'];
  /** Set where the player chooses and nothing is rolled. */
  readonly isChosen?: boolean;
  /** Changes of the attacker's tally, whether it hits or not: the ammunition. */
  readonly attacker?: Partial<Tally>;
  /** Absent where nothing else matters. With it, the results alone do not make a random roll. */
  readonly seen?: SeenOnDice | undefined;
}

/** The part of a unit that attacks or is attacked: a soldier of a squad, a weapon of a machine. */
export interface UnitPart {
  readonly value: string;
  readonly text: Text;
}

/** Values of the parts; undefined for units without parts. */
export interface ChosenParts {
  readonly attacker: string | undefined;
  readonly target: string | undefined;
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
  /** Absent while the winner still has to say who goes first. */
  readonly order?: readonly Activation[];
  /** What the roll means to each unit this turn. */
  did?(fighter: Fighter): Fighter['did'];
  /** Set if no unit acts this turn. */
  readonly endsTurn?: true;
}

/** Dice that the players may roll on the table and enter, one a side. */
export interface EnteredDice {
  readonly faces: number;
  resolve(dice: readonly [number, number], battle: Battle, active: readonly Fighter[]): InitiativeResult;
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
  readonly dice?: EnteredDice;
  /** What the groups of an order are numbered by; absent for lances. */
  readonly groupLabel?: Text;
}

/** Runs a calculator in the page by its address, such as `alpha-strike/heat`. */
export type AskEngine = (question: string, draft: Draft) => Promise<Outcome>;

/** Attacks with a calculator. */
export interface AttackRules {
  /** Name of the attack calculator. */
  readonly calculator: string;
  /** Text of the button that begins an attack. */
  readonly label: Text;
  /** Phases of the turn, from 0, in which units attack. */
  readonly phases: readonly number[];
  /** Returns whether the unit can attack now. Absent where all units can. */
  can?(attacker: Combatant): boolean;
  /** Absent where whole units attack each other. */
  readonly parts?: {
    attacker(attacker: Combatant): readonly UnitPart[];
    target(target: Combatant): readonly UnitPart[];
  };
  /** Fields of the calculator that players fill in. */
  show(attacker: Combatant, target: Combatant): readonly string[];
  draft(attacker: Combatant, target: Combatant, description: Description, chosen: ChosenParts): Draft;
  results(attack: AnsweredAttack, ask: AskEngine): Promise<AttackResults>;
}

/** Units that take a test, and which one. */
export interface Tested {
  /** A single unit, or all of a side. */
  readonly units: readonly Combatant[];
  /** Value of one of the variants. */
  readonly variant: string;
}

/** A test that units take alone or together. */
export interface TestRules {
  /** Name of the calculator. */
  readonly calculator: string;
  /** Text of the button that begins a test. */
  readonly label: Text;
  /** Label of the list of variants. */
  readonly variantLabel: Text;
  /** Phases of the turn, from 0, in which the test is taken. */
  readonly phases: readonly number[];
  /** Who takes it: one unit, or a side as a whole. */
  readonly takenBy: 'unit' | 'side';
  /** Variants that these units may take now, the likeliest first; empty where they take none. */
  variants(units: readonly Combatant[]): readonly UnitPart[];
  /** The variant that these units have to take before anything else. */
  due?(units: readonly Combatant[]): UnitPart | undefined;
  /** Fields of the calculator that players fill in. */
  show(tested: Tested): readonly string[];
  draft(tested: Tested, battle: Battle, description: Description): Draft;
  results(tested: Tested, answer: WidgetAnswer, description: Description): AttackResults;
}

/** Damage that takes effect late in the turn. */
export interface DamageRules {
  /** Phase of the turn, from 0, in which damage takes effect. */
  readonly phase: number;
  /** Position on the scale after the turn; undefined for a card without a scale. */
  levelAfter(combatant: Combatant, ask: AskEngine): Promise<number | undefined>;
}

/** Phases in which units are ticked off as they act. */
interface ActingRules {
  /** Phases of the turn, from 0. */
  readonly phases: readonly number[];
  /** Returns whether the unit can act in this turn. */
  can(combatant: Combatant): boolean;
}

/** What a unit may do now, by a calculator. */
interface StateRules {
  /** Address of the calculator: `5150/figure-state`. */
  readonly question: string;
  /** Undefined for a unit that the calculator does not cover. */
  draft(combatant: Combatant, battle: Battle): Draft | undefined;
}

/** Units that no catalog has. Their id holds their figures: `5150/4.assault-rifle.light`. */
export interface OwnUnitRules {
  /** Address of the calculator whose fields describe a unit. */
  readonly question: string;
  /** Names of these fields, in the order of the id. */
  readonly fields: readonly string[];
  readonly kind: string;
}

/** States that exclude each other; a unit without the mark of another one is in the first. */
export interface StateChoice {
  readonly label: Text;
  readonly options: readonly Mark[];
}

/** A mark that is on or off, on cards of some kinds. */
export interface Switch extends Mark {
  readonly kinds: readonly string[];
  /** Set for one that is folded away. */
  readonly isRare?: true;
}

export interface BattleRules {
  /** Absent where all units are in the catalog. */
  readonly ownUnits?: OwnUnitRules;
  /** Figures of a unit row, by their names on the card. */
  readonly figures: readonly string[];
  /** Labels of these figures and of the boxes on phones, by the names of the figures; empty for a figure that needs none. */
  readonly abbreviations?: Readonly<Record<string, Text>>;
  /** Figures of a card that players may change, with their limits. */
  readonly adjustable?: readonly { readonly name: string; readonly label: Text; readonly min: number; readonly max: number }[];
  /** Figures with boxes to cross out, besides those that the card has boxes for. */
  readonly boxes?: readonly string[];
  /** A list on the card whose members are crossed out one by one: `soldiers`, each shown with a figure on phones. */
  readonly members?: { readonly list: string; readonly figure: string };
  readonly states?: StateChoice;
  readonly switches?: readonly Switch[];
  /** Marks that add up. */
  readonly marks?: readonly Mark[];
  /** Heading of the marks. */
  readonly marksTitle?: Text;
  readonly scenarios?: readonly Scenario[];
  /** Absent in rule sets without initiative. */
  readonly initiative?: Initiative;
  readonly acting?: ActingRules;
  readonly state?: StateRules;
  /** Absent where players settle attacks on their own. */
  readonly attack?: AttackRules;
  readonly tests?: readonly TestRules[];
  /** Absent where damage takes effect at once. */
  readonly damage?: DamageRules;
  /** Returns whether the unit is out of the game. */
  isOut(tally: Tally, card: CardEntry): boolean;
}
