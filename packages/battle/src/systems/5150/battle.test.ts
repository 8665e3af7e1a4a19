/** Activation and states of figures with the answers of the real calculator. */
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { expect, test } from 'vitest';
import { actedOf, activeUnits, nextToAct, progress, withActed } from '../../battle/acting.js';
import { withInitiative } from '../../battle/order.js';
import { ownUnit } from '../../battle/own-units.js';
import type { InitiativeResult } from '../../battle/rules.js';
import { type Battle, type Fighter, newBattle, newFighter, withTally } from '../../battle/state.js';
import { ask, calculatorAt } from '../../testing/engine.js';
import { battle as rules } from './battle.js';
import { activationRep } from './figure.js';

const PHASES = 3;
const description = describeCalculator(calculatorAt('5150/figure-state'));
const cardOf = (id: string) => rules.ownUnits && ownUnit(id, rules.ownUnits, description);
const [SERGEANT, POLICE, GANG] = ['5150/5.assault-rifle.light', '5150/3.pistol.light', '5150/4.combat-knife.none'];
const start = newBattle('5150', [
  {
    name: 'Police',
    units: [
      { id: SERGEANT, count: 1 },
      { id: POLICE, count: 2 },
    ],
  },
  { name: 'Gang', units: [{ id: GANG, count: 2 }] },
]);
const cards = Object.fromEntries(
  [SERGEANT, POLICE, GANG].flatMap((id) => {
    const card = cardOf(id);
    return card ? [[id, card]] : [];
  }),
);
const table = (battle: Battle) => ({ battle, cards, rules });
const mark = (battle: Battle, key: number, ...marks: readonly string[]) => withTally(battle, String(key), { marks }, true);
const fighter = ({ fighters }: Battle, key: number): Fighter => fighters[key] ?? newFighter('', '', 0, 0);
const rolled = (dice: readonly [number, number], battle: Battle): InitiativeResult =>
  rules.initiative?.dice?.resolve(dice, battle, activeUnits(table(battle))) ?? { text: { en: '', ru: '' } };
const begun = (dice: readonly [number, number], battle = start): Battle => withInitiative(battle, rolled(dice, battle), PHASES);
const shown = (battle: Battle) => progress(table(battle)).activations.map(({ side, group, count }) => [side, group, count]);

async function stateOf(battle: Battle, key: number) {
  const one = fighter(battle, key);
  const card = cards[one.id];
  const outcome = card && (await ask('5150/figure-state', rules.state?.draft({ fighter: one, card }, battle) ?? {}));
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return outcome.answer;
}

test('a figure is named by its figures; others are refused', () => {
  expect(cardOf(SERGEANT)).toMatchObject({
    name: 'Rep 5, assault rifle, light armor',
    nameRu: 'Умение 5, штурмовая винтовка, лёгкая броня',
  });
  for (const id of ['5150/9.rifle.light', '5150/4.rifle', '5150/4.spoon.light', '5150/4.rifle.light.more', '5150/'])
    expect(cardOf(id)).toBeUndefined();
});

test('the higher die goes first, and each die bounds the Rep that acts', () => {
  const battle = begun([5, 4]);
  expect(battle.phase).toBe(1);
  expect(shown(battle)).toEqual([[0, 5, 1]]);
  expect(actedOf(table(battle), fighter(battle, 1))).toBeUndefined();
  expect(shown({ ...battle, phase: 2 })).toEqual([[1, 4, 2]]);
  expect(rolled([5, 4], start).text.en).toBe('Activation: Police 5, Gang 4. Police first: 1 of 3; then Gang: 2 of 2.');
});

test('groups act from the highest Rep down', () => {
  const battle = begun([3, 1]);
  expect(shown(battle)).toEqual([
    [0, 5, 1],
    [0, 3, 2],
  ]);
  const acted = withActed(battle, fighter(battle, 0));
  expect(progress(table(acted)).acted).toBe(1);
  expect(nextToAct(table(acted), { side: 0, group: 3 })?.key).toBe('1');
});

test('a double ends the turn without an action', () => {
  expect(begun([2, 2])).toMatchObject({ turn: 2, phase: 0, order: [] });
});

test('a Leader activates his group; once he has fallen, the highest Rep does', async () => {
  const led = mark(start, 0, 'LEADER');
  expect(shown(begun([5, 1], led))).toEqual([[0, 5, 3]]);
  expect(shown(begun([5, 1], mark(led, 1, 'APART')))).toEqual([[0, 5, 2]]);
  const fallen = mark(led, 0, 'LEADER', 'DEAD');
  expect(shown(begun([4, 1], fallen))).toEqual([]);
  expect(shown(begun([3, 1], fallen))).toEqual([[0, 3, 2]]);
  expect((await stateOf(led, 1)).acts).not.toEqual((await stateOf(start, 1)).acts);
});

test('the highest Rep left in a group leads it once its Leader has fallen', () => {
  const ids = [5, 4, 3, 2].map((rep) => `5150/${rep}.rifle.light`);
  const group = newBattle('5150', [
    { name: 'Police', units: ids.map((id) => ({ id, count: 1 })) },
    { name: 'Gang', units: [{ id: GANG, count: 1 }] },
  ]);
  const fallen = mark(group, 0, 'LEADER', 'DEAD');
  const repsOf = (battle: Battle) => battle.fighters.slice(1, 4).map((one) => activationRep(one, battle));
  expect(repsOf(fallen)).toEqual([4, 4, 4]);
  expect(repsOf(mark(fallen, 1, 'APART'))).toEqual([4, 3, 3]);
  expect(repsOf(mark(fallen, 1, 'OUT_OF_THE_FIGHT')).slice(1)).toEqual([3, 3]);
});

test.each([...(rules.states?.options ?? []).map(({ name }) => name)])('the calculator knows the state %s', async (state) => {
  // Whatever else is ticked.
  const ticked = (rules.switches ?? []).map(({ name }) => name);
  expect(await stateOf(mark(start, 1, state, ...ticked), 1)).toMatchObject({ allowed: true });
});

test('an empty weapon does not fire, and a knife has no ammunition', async () => {
  expect(await stateOf(start, 1)).toMatchObject({ dice: 2 });
  expect(await stateOf(mark(start, 1, 'EMPTY', 'PRONE', 'COVER', 'HERO'), 1)).toMatchObject({ dice: 0 });
  expect(await stateOf(mark(start, 3, 'EMPTY'), 3)).toMatchObject({ allowed: true });
});

test('the dead and those out of the fight are out', () => {
  const isOut = (state: string) => rules.isOut(fighter(mark(start, 0, state), 0).now, cards[SERGEANT] as never);
  expect(['STEADY', 'STUNNED', 'RUNNING', 'OUT_OF_THE_FIGHT', 'DEAD'].map(isOut)).toEqual([false, false, false, true, true]);
});
