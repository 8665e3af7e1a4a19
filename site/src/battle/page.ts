/** The battle view: what is kept, what is drawn of it, and what each touch changes. */
import type { Text } from '@rangefinder/rules';
import { askEntry, type CatalogUnit } from '../scripts/catalog-api.js';
import { language, make, need, say } from '../scripts/dom.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG } from '../texts/catalog.js';
import { type Attacked, openAttack } from './attack-dialog.js';
import { startAwake } from './awake.js';
import { advanced, type Battle, begun, type Fighter, fighterOf, logged, marked, settled, withDeeds, withOwn } from './battle.js';
import { askEngine } from './engine.js';
import { changedTo, type Kept, loadKept, saveKept, undone, withCards } from './keeping.js';
import { afterActing, ordered } from './order.js';
import { drawOrder } from './order-view.js';
import { type BattleRules, type InitiativeWay, rulesOf } from './rules.js';
import { askedForce, startSetup } from './setup.js';
import { battleInAddress, refreshCode, startSharing } from './share-panel.js';
import { type Drawing, stateOf, strip } from './strip.js';
import { systemWords } from './words.js';

const setup = need<HTMLElement>('[data-battle-setup]');
const table = need<HTMLElement>('[data-battle]');
const bar = need<HTMLElement>('[data-battle-bar]');
const status = need<HTMLElement>('[data-battle-status]');
const undo = need<HTMLButtonElement>('[data-battle-undo]');

let kept: Kept = loadKept();
let rules: BattleRules | undefined;
/** Key of the unit that is about to attack. */
let attacking: string | undefined;

const report = (message: string): void => {
  status.textContent = message;
};

function hold(next: Kept): void {
  kept = next;
  if (!saveKept(kept)) report(say(BATTLE.notKept));
  draw();
}

const change = (battle: Battle): void => hold(changedTo(kept, battle));

/** A unit in both languages, for what is written down. */
function called(fighter: Fighter): Text {
  const card = kept.cards[fighter.id];
  const nth = fighter.nth > 0 ? ` ${fighter.nth}` : '';
  return card ? { en: card.name + nth, ru: (card.nameRu ?? card.name) + nth } : { en: fighter.id, ru: fighter.id };
}

/** Whether what is crossed out counts at once: where nothing waits for the end, and after it. */
const isAtOnce = (battle: Battle): boolean => rules === undefined || battle.phase >= rules.settlesAt;

function drawingOf(fighter: Fighter, battle: Battle): Drawing {
  const drawing: Drawing = {
    ...{ fighter, card: kept.cards[fighter.id], rules, action: undefined, isChosen: attacking === fighter.key },
    tick: (tally) => change(marked(battle, fighter.key, tally, isAtOnce(battle))),
    adjust: (name, value) => change(withOwn(battle, fighter.key, { [name]: value })),
  };
  return { ...drawing, action: actionOf(drawing, battle) };
}

function actionOf(drawing: Drawing, battle: Battle): Drawing['action'] {
  const { fighter } = drawing;
  const attacker = attacking === undefined ? undefined : fighterOf(battle, attacking);
  if (!rules || !systemWords(battle.system).instrument) return undefined;
  if (attacker && attacker.side !== fighter.side)
    return stateOf(drawing) === 'in' ? { label: say(BATTLE.target), run: () => void attack(attacker, fighter) } : undefined;
  if (stateOf(drawing) === 'out') return undefined;
  return attacker?.key === fighter.key
    ? { label: say(BATTLE.cancel), run: () => choose(undefined) }
    : { label: say(BATTLE.attack), run: () => choose(fighter.key) };
}

function choose(key: string | undefined): void {
  attacking = key;
  report(key === undefined ? '' : say(BATTLE.chooseTarget));
  draw();
}

async function attack(attacker: Fighter, target: Fighter): Promise<void> {
  const [one, other] = [kept.cards[attacker.id], kept.cards[target.id]];
  if (!rules || !one || !other || !kept.battle) return;
  choose(undefined);
  const words = systemWords(kept.battle.system);
  await openAttack({
    ...{ rules, words, attacker: { fighter: attacker, card: one }, target: { fighter: target, card: other } },
    done: (attacked) => write(attacker, target, attacked),
  });
}

/** Writes an attack on both cards, and into the history. */
function write(attacker: Fighter, target: Fighter, { result, did, note }: Attacked): void {
  if (!kept.battle) return;
  const after = withDeeds(kept.battle, attacker.key, did);
  const hit = result ? withDeeds(marked(after, target.key, result.target, isAtOnce(after)), target.key, result.suffered) : after;
  const [who, whom] = [called(attacker), called(target)];
  const what = result?.said ?? BATTLE.miss;
  const said = { en: `${who.en} → ${whom.en}: ${what.en}`, ru: `${who.ru} → ${whom.ru}: ${what.ru}` };
  change(logged(hit, said));
  report([say(said), result && note ? say(note) : ''].filter(Boolean).join('. '));
}

/** Levels of all scales after the turn. */
async function levelsOf(battle: Battle, by: BattleRules): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(
    battle.fighters.map(async (fighter) => {
      const card = kept.cards[fighter.id];
      return [fighter.key, card && (await by.levelAfter({ fighter, card }, askEngine))] as const;
    }),
  );
  return new Map(found.flatMap(([key, level]) => (level === undefined ? [] : [[key, level] as const])));
}

/** One thing at a time: who taps twice does not end two phases. What is ticked meanwhile stays. */
let isSettling = false;

async function once(settling: (battle: Battle) => Promise<void>): Promise<void> {
  if (isSettling || !kept.battle) return;
  isSettling = true;
  await settling(kept.battle).finally(() => {
    isSettling = false;
  });
}

/** The battle as it stands, a step of the turn later. */
const following = (battle: Battle): Battle => advanced(kept.battle ?? battle, systemWords(battle.system).phases.length);

/** Initiative is settled, and the turn goes on. */
async function settleOrder(battle: Battle, way: InitiativeWay): Promise<void> {
  const standing = battle.fighters.filter((fighter) => stateOf(drawingOf(fighter, battle)) !== 'out');
  const { said, order } = await way.settle(battle, standing, askEngine);
  change(logged(ordered(following(battle), order), said));
  report(say(said));
}

async function nextPhase(battle: Battle): Promise<void> {
  if (rules && following(battle).phase === rules.settlesAt) {
    const levels = await levelsOf(battle, rules);
    change(logged(settled(following(battle), levels), BATTLE.settled));
    report(say(BATTLE.settled));
  } else {
    change(following(battle));
    report('');
  }
}

/** What is drawn anew keeps the focus, and what was unfolded stays so. */
function keepingPlace(redraw: () => void): void {
  const focused = document.activeElement;
  const strips = [...table.querySelectorAll<HTMLElement>('[data-fighter]')];
  const open = new Set(strips.filter((one) => one.querySelector('details[open]')).map((one) => one.dataset.fighter));
  const owner = focused?.closest<HTMLElement>('[data-fighter]')?.dataset.fighter;
  const label = focused?.getAttribute('aria-label') ?? '';
  redraw();
  for (const one of table.querySelectorAll<HTMLElement>('[data-fighter]')) {
    const details = one.querySelector('details');
    if (details && open.has(one.dataset.fighter)) details.open = true;
    if (owner !== undefined && one.dataset.fighter === owner)
      [...one.querySelectorAll<HTMLElement>('[aria-label]')].find((part) => part.getAttribute('aria-label') === label)?.focus();
  }
}

function drawSides(battle: Battle): void {
  for (const side of [0, 1] as const) {
    const place = need<HTMLElement>(`[data-side="${side}"]`);
    need<HTMLElement>('h2', place).textContent = battle.names[side];
    const own = battle.fighters.filter((fighter) => fighter.side === side).map((fighter) => drawingOf(fighter, battle));
    const standing = own.toSorted((one, other) => Number(stateOf(one) === 'out') - Number(stateOf(other) === 'out'));
    need<HTMLElement>('[data-fighters]', place).replaceChildren(...standing.map(strip));
  }
}

function drawHead(battle: Battle): void {
  const { phases } = systemWords(battle.system);
  const phase = phases[battle.phase];
  need('[data-battle-turn]').textContent = `${say(BATTLE.turn)} ${battle.turn}`;
  need('[data-battle-phase]').textContent = phase?.name ?? '';
  need('[data-battle-about]').textContent = phase?.about ?? '';
}

function drawHistory({ log }: Battle): void {
  const lines = log.toReversed().map(({ turn, said }) => make('li', {}, `${say(BATTLE.turn)} ${turn}. ${say(said)}`));
  need('[data-battle-log]').replaceChildren(...(lines.length > 0 ? lines : [make('li', {}, say(BATTLE.nothingYet))]));
}

function draw(): void {
  const { battle } = kept;
  setup.hidden = battle !== undefined && askedForce() === null;
  table.hidden = battle === undefined;
  bar.hidden = battle === undefined;
  undo.disabled = kept.past.length === 0;
  if (!battle) return;
  drawHead(battle);
  drawOrder(battle, rules, {
    settle: (way) => void once((now) => settleOrder(now, way)),
    act: (acted) => hold({ ...kept, battle: afterActing(battle, acted) }),
  });
  keepingPlace(() => drawSides(battle));
  drawHistory(battle);
  void refreshCode(battle);
}

/** Cards that are not here yet. */
async function loadCards(battle: Battle): Promise<void> {
  const missing = [...new Set(battle.fighters.map(({ id }) => id))].filter((id) => !kept.cards[id]);
  const results = await Promise.allSettled(missing.map((id) => askEntry('units', id, language)));
  kept = withCards(kept, results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])) as readonly CatalogUnit[]);
  if (results.some(({ status: how }) => how === 'rejected')) report(say(CATALOG.away));
}

/** Takes up a battle: its rules and cards, then it is drawn. */
async function open(battle: Battle): Promise<void> {
  history.replaceState(null, '', location.pathname);
  rules = await rulesOf(battle.system);
  attacking = undefined;
  await loadCards(battle);
  change(battle);
}

const withOwnFigures = (battle: Battle, own: Readonly<Record<string, number>>): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => ({ ...fighter, own })),
});

async function startPage(): Promise<void> {
  const brought = await battleInAddress();
  if (brought === 'broken') report(say(BATTLE.notRead));
  else if (brought) {
    await open(brought);
    return report(say(BATTLE.opened));
  }
  if (!kept.battle) return draw();
  rules = await rulesOf(kept.battle.system);
  await loadCards(kept.battle);
  hold(kept);
}

startSetup({ report, start: async (system, sides, own) => open(withOwnFigures(begun(system, sides), own)) });
startSharing({
  held: () => kept,
  report,
  take: ({ battle, cards }) => {
    kept = withCards(kept, Object.values(cards));
    if (battle) void open(battle).then(() => report(say(BATTLE.opened)));
  },
});
startAwake();
undo.addEventListener('click', () => {
  attacking = undefined;
  hold(undone(kept));
  report(say(BATTLE.undone));
});
need<HTMLButtonElement>('[data-battle-next]').addEventListener('click', () => void once(nextPhase));
need<HTMLButtonElement>('[data-battle-new]').addEventListener('click', () => {
  setup.hidden = !setup.hidden;
  setup.scrollIntoView({ block: 'start' });
});
void startPage();
