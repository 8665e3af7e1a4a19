/** What a rule set adds to the battle view, in `systems/<slug>/battle.ts`. Without it cards are ticked, and that is all. */
import type { Text } from '@rangefinder/rules';
import type { Description, Draft, Outcome, WidgetAnswer } from '@rangefinder/widgets';
import type { CatalogUnit } from '../scripts/catalog-api.js';
import type { Activation, Battle, Fighter, Tally } from './battle.js';

/** A unit on the table with its card. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly card: CatalogUnit;
}

/** A mark that stays on a card. */
export interface Mark {
  readonly name: string;
  readonly label: Text;
}

/** What an attack may come to: what is said, and what is written on both cards. */
export interface Result {
  readonly said: Text;
  /** From 0 to 1. */
  readonly chance: number;
  readonly target: Partial<Tally>;
  readonly suffered: Fighter['did'];
}

/** An attack that was asked and answered. */
export interface Answered {
  readonly draft: Draft;
  readonly answer: WidgetAnswer;
  readonly attacker: Combatant;
  readonly target: Combatant;
}

/** All that an attack may come to, the likeliest first, and what it leaves on the attacker whether it hits or not. */
export interface Results {
  readonly results: readonly Result[];
  readonly miss: number;
  readonly did: Fighter['did'];
  /** What a player still has to do by hand. */
  readonly note: Text | undefined;
}

/** A battle that is known by its name. */
export interface Scenario {
  readonly title: Text;
  readonly sides: readonly [Text, Text];
  readonly units: readonly [readonly string[], readonly string[]];
  /** Figures that are not those of the cards. */
  readonly own: Readonly<Record<string, number>>;
}

/** Who acts before whom this turn, and how it came about. */
export interface Settled {
  readonly said: Text;
  readonly order: readonly Activation[];
}

/** A way to settle it. */
export interface InitiativeWay {
  name(battle: Battle): Text;
  /** `standing` are the units that are still in the game. */
  settle(battle: Battle, standing: readonly Fighter[], ask: AskEngine): Promise<Settled>;
}

export interface Initiative {
  /** The step of the turn, from 0, in which it is settled. */
  readonly at: number;
  readonly ways: readonly InitiativeWay[];
}

/** Asks a calculator by its address, such as `alpha-strike/heat`; it is computed in the page. */
export type AskEngine = (question: string, draft: Draft) => Promise<Outcome>;

export interface BattleRules {
  /** The calculator in which a unit attacks another, by its name. */
  readonly calculator: string;
  /** The parts of its question that a player still has to answer. */
  readonly show: readonly string[];
  readonly marks: readonly Mark[];
  /** Figures of a card that a battle may change, with their limits. */
  readonly adjustable: readonly { readonly name: string; readonly label: Text; readonly min: number; readonly max: number }[];
  /** The figures of a strip, by their names on the card. */
  readonly figures: readonly string[];
  readonly scenarios: readonly Scenario[];
  /** How sides find out who acts before whom; left out where nothing does. */
  readonly initiative?: Initiative;
  /** The step of the turn, from 0, that lets everything take effect. */
  readonly settlesAt: number;
  /** Whether what is crossed out destroys. */
  isOut(tally: Tally, card: CatalogUnit): boolean;
  draft(attacker: Combatant, target: Combatant, description: Description): Draft;
  results(answered: Answered, ask: AskEngine): Promise<Results>;
  /** Where the scale of a card stands after the turn; undefined where it has none. */
  levelAfter(combatant: Combatant, ask: AskEngine): Promise<number | undefined>;
}

const found = import.meta.glob<{ readonly battle: BattleRules }>('../systems/*/battle.ts');

/** What a rule set adds; undefined where it adds nothing. */
export const rulesOf = async (system: string): Promise<BattleRules | undefined> =>
  (await found[`../systems/${system}/battle.ts`]?.())?.battle;
