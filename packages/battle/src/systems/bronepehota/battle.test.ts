/** States of units with the answers of the real calculator. */
import type { CardEntry } from '@rangefinder/cards';
import { expect, test } from 'vitest';
import { actedOf, activeUnits, nextToAct, progress, withActed } from '../../battle/acting.js';
import { withOrder } from '../../battle/order.js';
import { decodeBattle, encodeBattle } from '../../battle/share-format.js';
import { type Battle, type Fighter, newBattle, newFighter, nextPhase, withTally } from '../../battle/state.js';
import { ask } from '../../testing/engine.js';
import { battle as rules } from './battle.js';

const SQUAD = '0';
const RAPTOR = '2';
const MORTAR = '3';
const SOLDIERS = Array.from({ length: 6 }, (_, at) => ({ number: at + 1, rank: 2, speed: 4, armor: 2 }));
const SECTORS = [
  { max: 9, min: 7, speed: 5 },
  { max: 6, min: 1, speed: 4 },
];

const cardOf = (name: string, kind: string, stats: CardEntry['stats'] = {}): CardEntry => ({
  ...{ id: `bronepehota/${name}`, system: 'bronepehota', kind, name, nameRu: null, aliases: [], cost: 60, stats },
});
const squadCard = cardOf('squad', 'squad', { soldiers: SOLDIERS });
const raptorCard = cardOf('raptor', 'machine', { rank: 1, rateOfFire: 2, ammunition: 3, durability: 9, speedSectors: SECTORS });
const mortarCard = cardOf('mortar', 'gun', { rank: 1, rateOfFire: 1, ammunition: 8, durability: 4 });
const cards = Object.fromEntries([squadCard, raptorCard, mortarCard].map((card) => [card.id, card]));

const start = newBattle('bronepehota', [
  { name: 'Reds', units: [{ id: squadCard.id, count: 2 }] },
  { name: 'Blues', units: [raptorCard, mortarCard].map(({ id }) => ({ id, count: 1 })) },
]);
const table = (battle: Battle) => ({ battle, cards, rules });
const tick = (battle: Battle, key: string, change: Parameters<typeof withTally>[2]) => withTally(battle, key, change, true);
const fighter = ({ fighters }: Battle, key: string): Fighter => fighters[Number(key)] ?? newFighter('', '', 0, 0);

async function stateOf(battle: Battle, key: string) {
  const one = fighter(battle, key);
  const draft = rules.state?.draft({ fighter: one, card: cards[one.id] ?? squadCard }, battle);
  if (!draft) return undefined;
  const outcome = await ask('bronepehota/unit-state', draft);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.answer;
}

async function begun(first: 0 | 1): Promise<Battle> {
  const method = rules.initiative?.methods[first + 1];
  const { order = [] } = (await method?.resolve(start, activeUnits(table(start)), ask)) ?? {};
  return nextPhase(withOrder(start, order), 2);
}
const shown = (battle: Battle) => progress(table(battle)).activations.map(({ side, count }) => [side, count]);

test('units act by turns; a gun and a machine without a pilot are no units', async () => {
  const battle = await begun(1);
  expect(shown(battle)).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(actedOf(table(battle), fighter(battle, MORTAR))).toBeUndefined();
  expect(shown(tick(battle, RAPTOR, { marks: ['UNMANNED'] }))).toEqual([[0, 2]]);
});

test('progress follows the units that have acted, and a new turn clears it', async () => {
  const battle = await begun(0);
  expect(battle.order.map(({ side }) => side)).toEqual([0, 1, 0]);
  const acted = withActed(battle, fighter(battle, SQUAD));
  expect(progress(table(acted)).acted).toBe(1);
  expect(nextToAct(table(acted), { side: 0, group: 0 })?.key).toBe('1');
  expect(progress(table(withActed(acted, fighter(acted, SQUAD)))).acted).toBe(0);
  expect(fighter(nextPhase(acted, 2), SQUAD).did).toEqual({});
});

test('a roll names the winner, who then says who goes first', async () => {
  const result = await rules.initiative?.methods[0]?.resolve(start, start.fighters, ask);
  expect(result?.order).toBeUndefined();
  expect(result?.text.en).toMatch(/^Initiative: Reds \d+, Blues \d+\. (Reds|Blues) says who goes first\.$/);
});

test('a machine slows down, fires what is left and stands still without a pilot', async () => {
  expect(await stateOf(start, RAPTOR)).toMatchObject({ armor: 9, speed: 5, shots: 2 });
  const hit = tick(start, RAPTOR, { lost: { durability: 3, ammunition: 2 } });
  expect(await stateOf(hit, RAPTOR)).toMatchObject({ armor: 6, speed: 4, shots: 1 });
  expect(await stateOf(tick(hit, RAPTOR, { marks: ['UNMANNED'] }), RAPTOR)).toMatchObject({ speed: 0, shots: 0, attacks: false });
  expect(await stateOf(tick(start, RAPTOR, { marks: ['LYING'] }), RAPTOR)).toMatchObject({ speed: 0, shots: 0, attacks: false });
  expect(await stateOf(tick(start, MORTAR, { marks: ['CONTACT'] }), MORTAR)).toMatchObject({ shots: 0 });
  expect(await stateOf(start, SQUAD)).toBeUndefined();
});

test('a machine without durability and a squad without soldiers are out', () => {
  const fallen = (numbers: readonly number[]) => ({ lost: Object.fromEntries(numbers.map((one) => [`soldiers/${one}`, 1])) });
  const isOut = (key: string, card: CardEntry, change: Parameters<typeof withTally>[2]) =>
    rules.isOut(fighter(tick(start, key, change), key).now, card);
  expect(isOut(SQUAD, squadCard, fallen([1, 2, 3, 4, 5]))).toBe(false);
  expect(isOut(SQUAD, squadCard, fallen([1, 2, 3, 4, 5, 6]))).toBe(true);
  expect(isOut(RAPTOR, raptorCard, { lost: { durability: 8 } })).toBe(false);
  expect(isOut(RAPTOR, raptorCard, { lost: { durability: 9 } })).toBe(true);
});

test('a link carries fallen soldiers, damage and who has acted', async () => {
  const hit = tick(tick(start, SQUAD, { lost: { 'soldiers/4': 1 } }), RAPTOR, { lost: { durability: 2 }, marks: ['LYING'] });
  const battle = withActed(hit, fighter(hit, SQUAD));
  expect((await decodeBattle(await encodeBattle(battle)))?.fighters).toEqual(battle.fighters);
});
