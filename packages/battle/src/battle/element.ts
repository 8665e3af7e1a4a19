/**
 * `<rangefinder-battle>`: two forces on one screen. Works on the HTML that `battleHtml` has rendered into it, in the light DOM, so that
 * the styles of the page apply.
 */
import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import { fetchEntry } from '../catalog/api.js';
import { language, need, readJson, say } from '../dom.js';
import { battleRulesOf } from '../systems/index.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { nameUnknownBesides } from '../unknown-parameters.js';
import { type AttackOutcome, startAttackDialog } from './attack-dialog.js';
import { drawBattle } from './battle-view.js';
import { askEngine } from './engine.js';
import { withActed, withOrder } from './order.js';
import type { BattleRules, InitiativeMethod } from './rules.js';
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
import { loadBattle, type SavedBattle, saveBattle, undo, withBattle, withCards } from './storage.js';
import { stateOf, type UnitRow } from './unit-row.js';
import { startWakeLock } from './wake-lock.js';
import { type BattleWords, systemWords } from './words.js';

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
        this.#showTurn();
      },
    });
    this.#refreshCode = startSharing(this, {
      current: () => this.#saved,
      report: this.#report,
      open: ({ battle, cards }) => {
        this.#saved = withCards(this.#saved, Object.values(cards));
        if (battle) void this.#open(battle).then(() => this.#report(say(BATTLE.opened)));
      },
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
    else if (shared) {
      await this.#open(shared);
      return this.#report(say(BATTLE.opened));
    }
    const { battle } = this.#saved;
    if (!battle) return this.#draw();
    this.#rules = await battleRulesOf(battle.system);
    await this.#loadCards(battle);
    this.#save(this.#saved);
  }

  async #open(battle: Battle): Promise<void> {
    history.replaceState(null, '', location.pathname);
    this.#rules = await battleRulesOf(battle.system);
    this.#attacker = undefined;
    await this.#loadCards(battle);
    this.#change(battle);
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
    const bar = need<HTMLElement>('[data-battle-bar]', this);
    bar.scrollIntoView({ block: 'start' });
    const initiative = need<HTMLElement>('[data-battle-initiative]', this);
    const target = initiative.hidden ? need<HTMLElement>('[data-battle-next]', this) : initiative.querySelector('button');
    target?.focus({ preventScroll: true });
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
    if (!battle) return;
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
    this.#attacker = key;
    this.#report(key === undefined ? '' : say(BATTLE.chooseTarget));
    this.#draw();
  }

  async #attack(attacker: Fighter, target: Fighter): Promise<void> {
    const { battle, cards } = this.#saved;
    const [one, other] = [cards[attacker.id], cards[target.id]];
    const calculator = battle && systemWords(this.#words, battle.system).attack;
    if (!this.#rules || !one || !other || !calculator) return;
    this.#chooseAttacker(undefined);
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
  }
}
