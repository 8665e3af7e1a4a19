/**
 * `<rangefinder-battle>`: two forces on one screen. Works on the HTML that `battleHtml` has rendered into it, in the light DOM, so that
 * the styles of the page apply.
 */
import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import { fetchEntry } from '../catalog/api.js';
import { language, make, need, readJson, say } from '../dom.js';
import { battleRulesOf } from '../systems/index.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { nameUnknownBesides } from '../unknown-parameters.js';
import { type AttackOutcome, startAttackDialog } from './attack-dialog.js';
import { drawBattleList } from './battle-list.js';
import { drawBattle } from './battle-view.js';
import { askEngine } from './engine.js';
import { withActed, withOrder } from './order.js';
import type { BattleRules, InitiativeMethod } from './rules.js';
import { loadBattles, type StoredBattle, saveBattles, storedOf, withoutStored, withStored } from './saved-battles.js';
import { forceInAddress, startSetup } from './setup.js';
import { battleFromAddress, startSharing } from './share-panel.js';
import {
  applyPending,
  type Battle,
  type Fighter,
  findFighter,
  newBattle,
  nextPhase,
  withActions,
  withLogLine,
  withOverrides,
  withTally,
} from './state.js';
import { loadBattle, NO_BATTLE, type SavedBattle, saveBattle, undo, withBattle, withCards } from './storage.js';
import { stateOf, type UnitRow } from './unit-row.js';
import { startWakeLock } from './wake-lock.js';
import { type BattleWords, systemWords } from './words.js';

/** Windows that show one side below the other. */
const ONE_COLUMN = '(max-width: 49.99em)';

/** Positions on the scales of all cards after the turn, by fighter key. */
async function levelsAfter({ fighters }: Battle, cards: SavedBattle['cards'], rules: BattleRules): Promise<ReadonlyMap<string, number>> {
  const levels = await Promise.all(
    fighters.map(async (fighter) => {
      const card = cards[fighter.id];
      return [fighter.key, card && (await rules.levelAfter({ fighter, card }, askEngine))] as const;
    }),
  );
  return new Map(levels.flatMap(([key, level]) => (level === undefined ? [] : [[key, level] as const])));
}

export class BattleElement extends HTMLElement {
  #saved: SavedBattle = loadBattle();
  /** Battles put aside. */
  #stored = loadBattles();
  #rules: BattleRules | undefined;
  #words: BattleWords = {};
  /** Key of the unit that is choosing its target. */
  #attacker: string | undefined;
  /** Set while a phase is being resolved, so that a double tap does not end two. */
  #isResolving = false;
  #isStarted = false;
  #openAttack: ReturnType<typeof startAttackDialog> = async () => undefined;
  #refreshCode: () => void = () => undefined;

  connectedCallback(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    nameUnknownBesides(['force'], this);
    this.#words = readJson('[data-battle-words]', this);
    this.#openAttack = startAttackDialog(this);
    startSetup(this, {
      report: this.#report,
      start: async (system, sides, own) => {
        const battle = newBattle(system, sides);
        await this.#open({ ...battle, fighters: battle.fighters.map((fighter) => ({ ...fighter, own })) });
      },
    });
    this.#refreshCode = startSharing(this, {
      current: () => this.#saved,
      report: this.#report,
      open: ({ battle, cards }) => void (battle && this.#openShared(battle, cards)),
    });
    startWakeLock(this);
    this.#startButtons();
    void this.#start();
  }

  #startButtons(): void {
    need('[data-battle-undo]', this).addEventListener('click', () => {
      this.#attacker = undefined;
      this.#save(undo(this.#saved));
      this.#report(say(BATTLE.undone));
    });
    need('[data-battle-next]', this).addEventListener('click', () => void this.#resolve((battle) => this.#nextPhase(battle)));
    need('[data-battle-new]', this).addEventListener('click', () => {
      const setup = need<HTMLElement>('[data-battle-setup]', this);
      setup.hidden = !setup.hidden;
      setup.scrollIntoView({ block: 'start' });
    });
  }

  /** Opens the battle in the address, else the saved one. */
  async #start(): Promise<void> {
    const shared = await battleFromAddress();
    if (shared === 'invalid') this.#report(say(BATTLE.notRead));
    else if (shared) return this.#openShared(shared);
    const { battle } = this.#saved;
    if (!battle) return this.#draw();
    this.#rules = await battleRulesOf(battle.system);
    await this.#loadCards(battle);
    this.#save(this.#saved);
  }

  /** Opens another battle; the open one is put aside. */
  async #open(battle: Battle, cards: SavedBattle['cards'] = {}): Promise<void> {
    history.replaceState(null, '', location.pathname);
    this.#putAside();
    this.#rules = await battleRulesOf(battle.system);
    this.#attacker = undefined;
    this.#saved = withCards(this.#saved, Object.values(cards));
    await this.#loadCards(battle);
    this.#save({ ...this.#saved, battle, past: [] });
    this.#showTurn();
  }

  /** Opens the battle of a link or a file. */
  async #openShared(battle: Battle, cards: SavedBattle['cards'] = {}): Promise<void> {
    const hasOther = this.#saved.battle !== undefined;
    await this.#open(battle, cards);
    this.#report([BATTLE.opened, ...(hasOther ? [BATTLE.putAside] : [])].map(say).join(' '));
  }

  #putAside(): void {
    const stored = storedOf(this.#saved, Date.now());
    if (stored) this.#store(withStored(this.#stored, stored));
  }

  #store(all: readonly StoredBattle[]): void {
    this.#stored = all;
    if (!saveBattles(all)) this.#report(say(BATTLE.notKept));
  }

  #resume(one: StoredBattle): void {
    this.#store(withoutStored(this.#stored, one.id));
    void this.#open(one.battle, one.cards);
  }

  /** Deletes a battle, or the open one, and offers to restore it. */
  #remove(one: StoredBattle | undefined): void {
    const removed = one ?? storedOf(this.#saved, Date.now());
    if (!removed) return;
    if (one) this.#store(withoutStored(this.#stored, one.id));
    else this.#save(NO_BATTLE);
    this.#drawList();
    const restore = make('button', { type: 'button', class: 'button' }, say(BATTLE.undo));
    restore.addEventListener('click', () => {
      this.#store(withStored(this.#stored, removed));
      this.#drawList();
      this.#report('');
    });
    need('[data-battle-status]', this).replaceChildren(say(BATTLE.deleted), ' ', restore);
    restore.focus({ preventScroll: true });
  }

  #drawList(): void {
    drawBattleList(this, {
      ...{ open: this.#saved.battle, stored: this.#stored, words: this.#words },
      resume: (one) => this.#resume(one),
      remove: (one) => this.#remove(one),
    });
  }

  async #loadCards({ fighters }: Battle): Promise<void> {
    const missing = [...new Set(fighters.map(({ id }) => id))].filter((id) => !this.#saved.cards[id]);
    const results = await Promise.allSettled(missing.map((id) => fetchEntry('units', id, language)));
    const cards: readonly CardEntry[] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    this.#saved = withCards(this.#saved, cards);
    if (cards.length < missing.length) this.#report(say(CATALOG_TEXTS.away));
  }

  /** Moves view and focus to where the next step is. */
  #showTurn(): void {
    need<HTMLElement>('[data-battle]', this).scrollIntoView({ block: 'start' });
    const initiative = need<HTMLElement>('[data-battle-initiative]', this);
    const target = initiative.hidden ? need<HTMLElement>('[data-battle-next]', this) : initiative.querySelector('button');
    target?.focus({ preventScroll: true });
  }

  /** Moves view and focus to a unit: to its button, or to the whole row. */
  #showUnit(key: string, part: 'button' | 'row'): void {
    const row = need<HTMLElement>(`[data-fighter="${key}"]`, this);
    row.scrollIntoView({ block: matchMedia(ONE_COLUMN).matches ? 'start' : 'nearest' });
    const button = part === 'button' ? row.querySelector<HTMLElement>('header button') : null;
    (button ?? row).focus({ preventScroll: true });
  }

  readonly #report = (message: string): void => {
    need('[data-battle-status]', this).textContent = message;
  };

  #save(saved: SavedBattle): void {
    this.#saved = saved;
    if (!saveBattle(saved)) this.#report(say(BATTLE.notKept));
    this.#draw();
  }

  /** Saves a new state that undo can revert. */
  #change(battle: Battle): void {
    this.#save(withBattle(this.#saved, battle));
  }

  #draw(): void {
    const { battle } = this.#saved;
    need<HTMLElement>('[data-battle-setup]', this).hidden = battle !== undefined && forceInAddress() === null;
    need<HTMLElement>('[data-battle]', this).hidden = battle === undefined;
    need<HTMLElement>('[data-battle-bar]', this).hidden = battle === undefined;
    need<HTMLButtonElement>('[data-battle-undo]', this).disabled = this.#saved.past.length === 0;
    this.#drawList();
    if (!battle) return;
    this.dataset.system = battle.system;
    drawBattle(this, battle, {
      rules: this.#rules,
      phases: systemWords(this.#words, battle.system).phases,
      rowOf: (fighter) => this.#rowOf(fighter, battle),
      resolveInitiative: (method) => void this.#resolve((current) => this.#resolveInitiative(current, method)),
      setActed: (acted) => this.#save({ ...this.#saved, battle: withActed(battle, acted) }),
    });
    this.#refreshCode();
  }

  /** Returns whether damage takes effect right away: without an end phase, and from it on. */
  #isImmediate(battle: Battle): boolean {
    return this.#rules === undefined || battle.phase >= this.#rules.damagePhase;
  }

  #rowOf(fighter: Fighter, battle: Battle): UnitRow {
    const row = { fighter, card: this.#saved.cards[fighter.id], rules: this.#rules };
    return {
      ...{ ...row, action: this.#actionOf(row, battle), isChosen: this.#attacker === fighter.key },
      tick: (tally) => this.#change(withTally(battle, fighter.key, tally, this.#isImmediate(battle))),
      adjust: (name, value) => this.#change(withOverrides(battle, fighter.key, { [name]: value })),
    };
  }

  /** The button of a row: attack, target or cancel. */
  #actionOf(row: Pick<UnitRow, 'fighter' | 'card' | 'rules'>, battle: Battle): UnitRow['action'] {
    const { fighter } = row;
    const attacker = this.#attacker === undefined ? undefined : findFighter(battle, this.#attacker);
    if (!this.#rules || battle.phase !== this.#rules.attackPhase || !systemWords(this.#words, battle.system).attack) return undefined;
    const state = stateOf(row);
    if (attacker && attacker.side !== fighter.side)
      return state === 'in' ? { label: say(BATTLE.target), run: () => void this.#attack(attacker, fighter) } : undefined;
    if (state === 'out') return undefined;
    return attacker?.key === fighter.key
      ? { label: say(BATTLE.cancel), run: () => this.#chooseAttacker(undefined) }
      : { label: say(BATTLE.attack), run: () => this.#chooseAttacker(fighter.key) };
  }

  #chooseAttacker(key: string | undefined): void {
    const attacker = key ?? this.#attacker;
    this.#attacker = key;
    this.#report(key === undefined ? '' : say(BATTLE.chooseTarget));
    this.#draw();
    const shown = (key === undefined ? undefined : this.#firstTarget(key)) ?? attacker;
    if (shown !== undefined) this.#showUnit(shown, 'button');
  }

  #firstTarget(attacker: string): string | undefined {
    const { battle, cards } = this.#saved;
    const side = battle && findFighter(battle, attacker)?.side;
    return battle?.fighters.find(
      (fighter) => fighter.side !== side && stateOf({ fighter, card: cards[fighter.id], rules: this.#rules }) === 'in',
    )?.key;
  }

  async #attack(attacker: Fighter, target: Fighter): Promise<void> {
    const { battle, cards } = this.#saved;
    const [one, other] = [cards[attacker.id], cards[target.id]];
    const calculator = battle && systemWords(this.#words, battle.system).attack;
    if (!this.#rules || !one || !other || !calculator) return;
    this.#attacker = undefined;
    this.#report('');
    this.#draw();
    // A closed dialog gives the focus back.
    this.#showUnit(target.key, 'row');
    await this.#openAttack({
      ...{ rules: this.#rules, calculator, attacker: { fighter: attacker, card: one }, target: { fighter: target, card: other } },
      done: (outcome) => this.#recordAttack(attacker, target, outcome),
    });
  }

  /** Records an attack on both cards and in the log. */
  #recordAttack(attacker: Fighter, target: Fighter, { result, did, note }: AttackOutcome): void {
    if (!this.#saved.battle) return;
    const after = withActions(this.#saved.battle, attacker.key, did);
    const hit = result
      ? withActions(withTally(after, target.key, result.target, this.#isImmediate(after)), target.key, result.suffered)
      : after;
    const [who, whom, what] = [this.#nameOf(attacker), this.#nameOf(target), result?.text ?? BATTLE.miss];
    const text = { en: `${who.en} → ${whom.en}: ${what.en}`, ru: `${who.ru} → ${whom.ru}: ${what.ru}` };
    this.#change(withLogLine(hit, text));
    this.#showUnit(target.key, 'row');
    this.#report([say(text), result && note ? say(note) : ''].filter(Boolean).join('. '));
  }

  /** The name of a unit for the log, in both languages. */
  #nameOf({ id, nth }: Fighter): Text {
    const card = this.#saved.cards[id];
    const number = nth > 0 ? ` ${nth}` : '';
    return card ? { en: card.name + number, ru: (card.nameRu ?? card.name) + number } : { en: id, ru: id };
  }

  /** Runs one asynchronous step at a time and ignores further calls until it ends. */
  async #resolve(step: (battle: Battle) => Promise<void>): Promise<void> {
    if (this.#isResolving || !this.#saved.battle) return;
    this.#isResolving = true;
    await step(this.#saved.battle).finally(() => {
      this.#isResolving = false;
    });
  }

  /** The current battle, which may have changed since `battle`, in its next phase. */
  #inNextPhase(battle: Battle): Battle {
    return nextPhase(this.#saved.battle ?? battle, systemWords(this.#words, battle.system).phases.length);
  }

  async #resolveInitiative(battle: Battle, method: InitiativeMethod): Promise<void> {
    const active = battle.fighters.filter(
      (fighter) => stateOf({ fighter, card: this.#saved.cards[fighter.id], rules: this.#rules }) !== 'out',
    );
    const { text, order } = await method.resolve(battle, active, askEngine);
    this.#attacker = undefined;
    this.#change(withLogLine(withOrder(this.#inNextPhase(battle), order), text));
    this.#showTurn();
    this.#report(say(text));
  }

  /** Whether somebody has to win initiative before the turn goes on. */
  #needsInitiative({ phase, order }: Battle): boolean {
    return this.#rules?.initiative?.at === phase && order.length === 0;
  }

  async #nextPhase(battle: Battle): Promise<void> {
    if (this.#needsInitiative(battle)) {
      this.#showTurn();
      return this.#report(say(BATTLE.needsInitiative));
    }
    this.#attacker = undefined;
    if (this.#rules && this.#inNextPhase(battle).phase === this.#rules.damagePhase) {
      const levels = await levelsAfter(battle, this.#saved.cards, this.#rules);
      this.#change(withLogLine(applyPending(this.#inNextPhase(battle), levels), BATTLE.damageApplied));
      this.#report(say(BATTLE.damageApplied));
    } else {
      this.#change(this.#inNextPhase(battle));
      this.#report('');
    }
    this.#showTurn();
  }
}
