/** Attacks and tests of the units of a battle: their buttons, and their results on both cards and in the log. */
import type { Text } from '@rangefinder/rules';
import { say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import type { Table } from './acting.js';
import { type Outcome, startResultDialog } from './result-dialog.js';
import { attackRequest, testRequest } from './result-requests.js';
import type { RowAction, UnitRow } from './row.js';
import type { Combatant, TestRules } from './rules.js';
import { type Battle, type Fighter, findFighter, withActions, withChanges, withLogLine, withTally } from './state.js';
import { unitNames } from './unit-names.js';
import { stateOf } from './unit-state.js';
import { type BattleWords, systemWords } from './words.js';

interface ActionOwner {
  /** The open battle. */
  table(): Table | undefined;
  /** Saves a new state that undo can revert. */
  change(battle: Battle): void;
  draw(): void;
  report(...message: readonly (string | Node)[]): void;
  /** Moves view and focus to a unit: to its button, or to the whole row. */
  showUnit(key: string, part: 'button' | 'row'): void;
}

type Row = Pick<UnitRow, 'fighter' | 'card' | 'rules'>;

/** Returns whether damage takes effect right away: without an end phase, and from it on. */
export const isImmediate = ({ battle, rules }: Table): boolean => battle.phase >= (rules?.damage?.phase ?? 0);

/** The name of a unit for the log, in both languages. */
function nameOf(fighter: Fighter, { cards }: Table): Text {
  const card = cards[fighter.id];
  return card ? unitNames({ fighter, card }) : { en: fighter.id, ru: fighter.id };
}

/** The units of a side with their cards. */
const combatants = ({ battle, cards }: Table, side: 0 | 1): readonly Combatant[] =>
  battle.fighters.flatMap((fighter) => {
    const card = cards[fighter.id];
    return card && fighter.side === side ? [{ fighter, card }] : [];
  });

export class BattleActions {
  readonly #words: BattleWords;
  readonly #owner: ActionOwner;
  readonly #askResult: ReturnType<typeof startResultDialog>;
  /** Key of the unit that is choosing its target. */
  #attacker: string | undefined;

  constructor(root: HTMLElement, words: BattleWords, owner: ActionOwner) {
    this.#words = words;
    this.#owner = owner;
    this.#askResult = startResultDialog(root);
  }

  /** Returns whether a unit is choosing its target. */
  isAttacker({ key }: Fighter): boolean {
    return this.#attacker === key;
  }

  /** Ends the choice of a target. */
  reset(): void {
    this.#attacker = undefined;
  }

  /** The buttons of a unit: attack, target or cancel, and tests. */
  ofUnit({ fighter, card, rules }: Row, table: Table): readonly RowAction[] {
    const attack = this.#attackOf({ fighter, card, rules }, table);
    const isAiming = this.#attacker !== undefined;
    const tests = card && !isAiming ? this.#testsOf(table, 'unit', [{ fighter, card }], nameOf(fighter, table)) : [];
    return [...(attack ? [attack] : []), ...tests];
  }

  /** The tests of a side. */
  ofSide(side: 0 | 1, table: Table): readonly RowAction[] {
    const name = table.battle.names[side];
    return this.#testsOf(table, 'side', combatants(table, side), { en: name, ru: name });
  }

  #attackOf(row: Row, { battle, rules: ofBattle }: Table): RowAction | undefined {
    const { fighter, card } = row;
    const rules = ofBattle?.attack;
    if (!card || !rules?.phases.includes(battle.phase) || !systemWords(this.#words, battle.system).calculators[rules.calculator])
      return undefined;
    const attacker = this.#attacker === undefined ? undefined : findFighter(battle, this.#attacker);
    const state = stateOf(row);
    if (attacker && attacker.side !== fighter.side)
      return state === 'in' ? { label: say(BATTLE.target), run: () => void this.#attack(attacker, fighter) } : undefined;
    if (attacker?.key === fighter.key) return { label: say(BATTLE.cancel), run: () => this.#chooseAttacker(undefined) };
    if (state === 'out' || rules.can?.({ fighter, card }) === false) return undefined;
    return { label: say(rules.label), run: () => this.#chooseAttacker(fighter.key) };
  }

  #chooseAttacker(key: string | undefined): void {
    const attacker = key ?? this.#attacker;
    this.#attacker = key;
    this.#owner.report(key === undefined ? '' : say(BATTLE.chooseTarget));
    this.#owner.draw();
    const shown = (key === undefined ? undefined : this.#firstTarget(key)) ?? attacker;
    if (shown !== undefined) this.#owner.showUnit(shown, 'button');
  }

  #firstTarget(attacker: string): string | undefined {
    const table = this.#owner.table();
    if (!table) return undefined;
    const { battle, cards, rules } = table;
    const side = findFighter(battle, attacker)?.side;
    return battle.fighters.find((fighter) => fighter.side !== side && stateOf({ fighter, card: cards[fighter.id], rules }) === 'in')?.key;
  }

  async #attack(attacker: Fighter, target: Fighter): Promise<void> {
    const table = this.#owner.table();
    const [one, other] = [table?.cards[attacker.id], table?.cards[target.id]];
    const rules = table?.rules?.attack;
    const calculator = rules && systemWords(this.#words, table.battle.system).calculators[rules.calculator];
    if (!rules || !one || !other || !calculator) return;
    this.reset();
    this.#owner.report('');
    this.#owner.draw();
    // A closed dialog gives the focus back.
    this.#owner.showUnit(target.key, 'row');
    await this.#askResult(
      attackRequest({
        ...{ rules, calculator, attacker: { fighter: attacker, card: one }, target: { fighter: target, card: other } },
        done: (outcome) => this.#recordAttack(attacker, target, outcome),
      }),
    );
  }

  /** Records an attack on both cards and in the log. */
  #recordAttack(attacker: Fighter, target: Fighter, outcome: Outcome): void {
    const table = this.#owner.table();
    if (!table) return;
    const { result, did, spent } = outcome;
    const acted = withActions(table.battle, attacker.key, did);
    const fired = withTally(acted, attacker.key, spent, isImmediate(table));
    const hit = withTally(fired, target.key, result.target ?? {}, isImmediate(table));
    const battle = withActions(hit, target.key, result.suffered ?? {});
    const [who, whom] = [nameOf(attacker, table), nameOf(target, table)];
    this.#record({ ...table, battle }, outcome, { en: `${who.en} → ${whom.en}`, ru: `${who.ru} → ${whom.ru}` });
    this.#owner.showUnit(target.key, 'row');
  }

  /** Saves a battle with the outcome, and writes it to the log. */
  #record(table: Table, { result, seen, changes }: Outcome, about: Text): void {
    const told = (of: 'en' | 'ru'): string => `${about[of]}: ${[result.text, ...seen].map((text) => text[of]).join('; ')}`;
    const text = { en: told('en'), ru: told('ru') };
    this.#owner.change(withLogLine(withChanges(table.battle, changes, isImmediate(table)), text));
    this.#owner.report([say(text), result.note ? say(result.note) : ''].filter(Boolean).join('. '));
  }

  /** A button for each test that these units may take. */
  #testsOf(
    { battle, rules: ofBattle }: Table,
    takenBy: TestRules['takenBy'],
    units: readonly Combatant[],
    name: Text,
  ): readonly RowAction[] {
    const { calculators } = systemWords(this.#words, battle.system);
    return (ofBattle?.tests ?? []).flatMap((rules) => {
      const calculator = calculators[rules.calculator];
      const isTaken = rules.takenBy === takenBy && rules.phases.includes(battle.phase) && rules.variants(units).length > 0;
      if (!isTaken || !calculator) return [];
      const due = rules.due?.(units);
      const run = (): void =>
        void this.#askResult(
          testRequest({
            ...{ name: say(name), units, rules, battle, calculator },
            done: (outcome, variant) => this.#recordTest(outcome, variant ?? rules.label, name, units),
          }),
        );
      return [{ label: say(due?.text ?? rules.label), isMain: due !== undefined, run }];
    });
  }

  #recordTest(outcome: Outcome, test: Text, name: Text, [first]: readonly Combatant[]): void {
    const table = this.#owner.table();
    if (!table) return;
    this.#record(table, outcome, { en: `${name.en}, ${test.en}`, ru: `${name.ru}, ${test.ru}` });
    if (first) this.#owner.showUnit(first.fighter.key, 'row');
  }
}
