/**
 * `<rangefinder-battle>`: two forces on one screen. Works on the HTML that `battleHtml` has rendered into it, in the light DOM, so that
 * the styles of the page apply.
 */
import type { CardEntry } from '@rangefinder/cards';
import { need, readJson, say } from '../dom.js';
import { battleRulesOf } from '../systems/index.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { nameUnknownBesides } from '../unknown-parameters.js';
import { actedOf, activeUnits, isActingPhase, nextToAct, progress, type Table, withActed } from './acting.js';
import { BattleActions, isImmediate } from './actions.js';
import { BattleList } from './battle-list.js';
import { drawBattle } from './battle-view.js';
import { fetchCard } from './cards.js';
import { askEngine } from './engine.js';
import { startLive } from './live-panel.js';
import { withCount, withInitiative } from './order.js';
import type { UnitRow } from './row.js';
import type { BattleRules, DamageRules, InitiativeMethod, InitiativeResult } from './rules.js';
import { forceInAddress, startSetup } from './setup.js';
import { battleFromAddress, startSharing } from './share-panel.js';
import {
  type Activation,
  applyPending,
  type Battle,
  type Fighter,
  newBattle,
  nextPhase,
  withLogLine,
  withOverrides,
  withTally,
} from './state.js';
import { loadBattle, NO_BATTLE, type SavedBattle, saveBattle, undo, withBattle, withCards } from './storage.js';
import { startWakeLock } from './wake-lock.js';
import { type BattleWords, systemWords } from './words.js';

/** Windows that show one side below the other. */
const ONE_COLUMN = '(max-width: 49.99em)';

/** Positions on the scales of all cards after the turn, by fighter key. */
async function levelsAfter({ fighters }: Battle, cards: SavedBattle['cards'], rules: DamageRules): Promise<ReadonlyMap<string, number>> {
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
  /** Set while a phase is being resolved, so that a double tap does not end two. */
  #isResolving = false;
  #isStarted = false;
  #actions: BattleActions | undefined;
  #refreshCode: () => void = () => undefined;
  #list: BattleList | undefined;
  #live: ReturnType<typeof startLive> | undefined;

  connectedCallback(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    nameUnknownBesides(['force'], this);
    this.#words = readJson('[data-battle-words]', this);
    this.#actions = new BattleActions(this, this.#words, {
      table: () => this.#saved.battle && this.#table(this.#saved.battle),
      change: (battle) => this.#change(battle),
      draw: () => this.#draw(),
      report: this.#report,
      showUnit: (key, part) => this.#showUnit(key, part),
    });
    this.#list = new BattleList(this, this.#words, {
      current: () => this.#saved,
      report: this.#report,
      open: ({ battle, cards }) => void this.#open(battle, cards),
      close: () => this.#save(NO_BATTLE),
    });
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
    this.#live = startLive(this, { current: () => this.#saved, receive: (saved) => void this.#receive(saved) });
    startWakeLock(this);
    this.#startButtons();
    void this.#start();
  }

  #startButtons(): void {
    need('[data-battle-undo]', this).addEventListener('click', () => {
      this.#actions?.reset();
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
  async #open(battle: Battle, cards: SavedBattle['cards'] = {}, isReceived = false): Promise<void> {
    history.replaceState(null, '', location.pathname);
    this.#list?.putAside();
    this.#rules = await battleRulesOf(battle.system);
    this.#actions?.reset();
    this.#saved = withCards(this.#saved, Object.values(cards));
    await this.#loadCards(battle);
    const opened = { ...this.#saved, battle, past: [] };
    if (isReceived) this.#keep(opened);
    else this.#save(opened);
    this.#showTurn();
  }

  /** Shows the battle of the other phone. Another battle of this one is put aside. */
  async #receive({ battle, cards }: Pick<SavedBattle, 'battle' | 'cards'>): Promise<void> {
    if (!battle) return;
    const { battle: own } = this.#saved;
    if (!own || own.system !== battle.system || own.fighters.length !== battle.fighters.length) return this.#open(battle, cards, true);
    this.#saved = withCards(this.#saved, Object.values(cards));
    this.#keep(withBattle(this.#saved, battle));
  }

  /** Opens the battle of a link or a file. */
  async #openShared(battle: Battle, cards: SavedBattle['cards'] = {}): Promise<void> {
    const hasOther = this.#saved.battle !== undefined;
    await this.#open(battle, cards);
    this.#report([BATTLE.opened, ...(hasOther ? [BATTLE.putAside] : [])].map(say).join(' '));
  }

  async #loadCards({ fighters }: Battle): Promise<void> {
    const missing = [...new Set(fighters.map(({ id }) => id))].filter((id) => !this.#saved.cards[id]);
    const results = await Promise.allSettled(missing.map((id) => fetchCard(id)));
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

  readonly #report = (...message: readonly (string | Node)[]): void => {
    need('[data-battle-status]', this).replaceChildren(...message.filter((part) => part !== ''));
  };

  #keep(saved: SavedBattle): void {
    this.#saved = saved;
    if (!saveBattle(saved)) this.#report(say(BATTLE.notKept));
    this.#draw();
  }

  /** Keeps what was done on this phone, and sends it to the other one. */
  #save(saved: SavedBattle): void {
    const isChange = saved.battle !== this.#saved.battle;
    this.#keep(saved);
    if (isChange) this.#live?.changed();
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
    need<HTMLElement>('[data-live]', this).hidden = false;
    need<HTMLButtonElement>('[data-battle-undo]', this).disabled = this.#saved.past.length === 0;
    this.#list?.draw();
    if (!battle) return;
    this.dataset.system = battle.system;
    drawBattle(this, battle, {
      rules: this.#rules,
      phases: systemWords(this.#words, battle.system).phases,
      rowOf: (fighter) => this.#rowOf(fighter, battle),
      testsOf: (side) => this.#actions?.ofSide(side, this.#table(battle)) ?? [],
      enterDice: (dice) => this.#enterDice(battle, dice),
      resolveInitiative: (method) => void this.#resolve((current) => this.#resolveInitiative(current, method)),
      setActed: (acted) => this.#save({ ...this.#saved, battle: withCount(battle, acted) }),
      progress: progress(this.#table(battle)),
      showNext: isActingPhase(this.#table(battle)) ? (one) => this.#showNext(battle, one) : undefined,
    });
    this.#refreshCode();
  }

  #table(battle: Battle): Table {
    return { battle, cards: this.#saved.cards, rules: this.#rules };
  }

  #showNext(battle: Battle, one: Activation): void {
    const next = nextToAct(this.#table(battle), one);
    if (next) this.#showUnit(next.key, 'button');
  }

  #rowOf(fighter: Fighter, battle: Battle): UnitRow {
    const table = this.#table(battle);
    const row = { fighter, card: this.#saved.cards[fighter.id], rules: this.#rules, battle };
    const acted = actedOf(table, fighter);
    const acting = { label: say(BATTLE.done), isPressed: acted === true, run: () => this.#change(withActed(battle, fighter)) };
    return {
      ...row,
      actions: [...(this.#actions?.ofUnit(row, table) ?? []), ...(acted === undefined ? [] : [acting])],
      isChosen: this.#actions?.isAttacker(fighter) ?? false,
      tick: (tally) => this.#change(withTally(battle, fighter.key, tally, isImmediate(table))),
      adjust: (name, value) => this.#change(withOverrides(battle, fighter.key, { [name]: value })),
    };
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
    const result = await method.resolve(battle, activeUnits(this.#table(battle)), askEngine);
    this.#recordInitiative(this.#saved.battle ?? battle, result);
  }

  #enterDice(battle: Battle, dice: readonly [number, number]): void {
    const result = this.#rules?.initiative?.dice?.resolve(dice, battle, activeUnits(this.#table(battle)));
    if (result) this.#recordInitiative(battle, result);
  }

  #recordInitiative(battle: Battle, result: InitiativeResult): void {
    const { text } = result;
    this.#actions?.reset();
    this.#change(withInitiative(withLogLine(battle, text), result, systemWords(this.#words, battle.system).phases.length));
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
    this.#actions?.reset();
    const damage = this.#rules?.damage;
    if (damage && this.#inNextPhase(battle).phase === damage.phase) {
      const levels = await levelsAfter(battle, this.#saved.cards, damage);
      this.#change(withLogLine(applyPending(this.#inNextPhase(battle), levels), BATTLE.damageApplied));
      this.#report(say(BATTLE.damageApplied));
    } else {
      this.#change(this.#inNextPhase(battle));
      this.#report('');
    }
    this.#showTurn();
  }
}
