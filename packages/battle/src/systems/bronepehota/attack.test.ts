/** Shots of soldiers, machines and guns with the answers of the real calculator. */
import type { CardEntry } from '@rangefinder/cards';
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { expect, test } from 'vitest';
import type { ChosenParts, Combatant } from '../../battle/rules.js';
import { newFighter, type Tally, UNHARMED } from '../../battle/state.js';
import { ask, calculatorAt } from '../../testing/engine.js';
import { attack } from './attack.js';
import { battle } from './battle.js';

const description = describeCalculator(calculatorAt('bronepehota/virtual-shot'));
const SOLDIERS = [
  { number: 1, rank: 2, armor: 2, range: 'D6+2', power: '2D6' },
  { number: 2, rank: 1, armor: 3 },
];
const ROCKET = { range: 'D12', power: '4D20', blast: { power: '1D20', steps: 2 } };
const CANNON = { range: 'D20', power: '2D12', blast: null };
const SAW = { range: null, power: null, closeCombat: 2 };

const weapon = (name: string, stats: object) => ({
  weapon: { id: `bronepehota/raptor/${name}`, system: 'bronepehota', name, stats: { ...stats } },
});
function unit(kind: string, stats: CardEntry['stats'] = {}, tally: Partial<Tally> = {}, did = {}): Combatant {
  const id = `bronepehota/${kind}`;
  const weapons = kind === 'squad' ? [] : kind === 'gun' ? [weapon('cannon', CANNON)] : [weapon('rocket', ROCKET), weapon('saw', SAW)];
  const now = { ...UNHARMED, ...tally };
  return {
    card: { id, system: 'bronepehota', kind, name: id, nameRu: null, aliases: [], cost: 60, stats, weapons },
    fighter: { ...newFighter(id, '0', 0, 0), now, next: now, did },
  };
}
const squad = (tally: Partial<Tally> = {}, did = {}) => unit('squad', { soldiers: SOLDIERS }, tally, did);
const machine = (tally: Partial<Tally> = {}, did = {}) => unit('machine', { durability: 6, rateOfFire: 2, ammunition: 10 }, tally, did);
const gun = (tally: Partial<Tally> = {}) => unit('gun', { durability: 4, rateOfFire: 1, ammunition: 8 }, tally);

async function shotAt(attacker: Combatant, target: Combatant, more: object = {}) {
  const chosen: ChosenParts = {
    attacker: attack.parts?.attacker(attacker)[0]?.value,
    target: attack.parts?.target(target)[0]?.value,
  };
  const draft = { ...attack.draft(attacker, target, description, chosen), ...more };
  const outcome = await ask('bronepehota/virtual-shot', draft);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return attack.results({ draft, answer: outcome.answer, attacker, target, chosen }, ask);
}
const shown = ({ results }: Awaited<ReturnType<typeof shotAt>>) => results.map(({ text, target }) => [text.en, target?.lost]);

test.each([
  ['a soldier at a soldier', squad(), squad()],
  ['a soldier at a machine', squad(), machine()],
  ['a machine at a damaged machine', machine(), machine({ lost: { durability: 3 } })],
  ['a gun at a soldier', gun(), squad()],
])('the results of %s add up to 1', async (_, attacker, target) => {
  const { results } = await shotAt(attacker, target);
  expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('a soldier falls, the other fires no more this turn', async () => {
  const shot = await shotAt(squad(), squad({ lost: { 'soldiers/1': 1 } }));
  expect(shown(shot)).toEqual([
    ['Miss', undefined],
    ['Hit without harm', undefined],
    ['soldier 2 dead', { 'soldiers/1': 1, 'soldiers/2': 1 }],
  ]);
  expect(shot.attacker).toBeUndefined();
  expect(attack.can?.(squad())).toBe(true);
  expect(attack.can?.(squad({}, shot.did))).toBe(false);
});

test('a machine takes damage up to its destruction, spends ammunition hit or miss, and its target’s pilot is tested', async () => {
  const shot = await shotAt(machine({ lost: { ammunition: 2 } }), machine({ lost: { durability: 4 } }));
  expect(shown(shot)).toEqual([
    ['Miss', undefined],
    ['Hit without harm', undefined],
    ['damage 1, armor 1', { durability: 5 }],
    ['destroyed', { durability: 6 }],
  ]);
  expect(shot.attacker).toEqual({ lost: { ammunition: 6 } });
  expect(shot.did).toEqual({ shots: 1 });
  expect(shot.results.map(({ note }) => note?.en)).toEqual([
    undefined,
    'Blast: 1D20 at everybody within 2 steps of the target',
    'The pilot takes a survival test, D6. Blast: 1D20 at everybody within 2 steps of the target',
    'The pilot takes a survival test, D6. Blast: 1D20 at everybody within 2 steps of the target',
  ]);
});

test('a machine without a pilot has none to test', async () => {
  const { results } = await shotAt(squad(), machine({ marks: ['UNMANNED'] }));
  expect(results.every(({ note }) => note === undefined)).toBe(true);
});

test('shots are limited by the rate of fire, the ammunition and the state', () => {
  const can = (unitOnTable: Combatant) => attack.can?.(unitOnTable);
  expect(can(machine({}, { shots: 1 }))).toBe(true);
  expect(can(machine({}, { shots: 2 }))).toBe(false);
  expect(can(machine({ lost: { ammunition: 10 } }))).toBe(false);
  for (const mark of ['UNMANNED', 'LYING', 'CONTACT']) expect(can(machine({ marks: [mark] })), mark).toBe(false);
  expect(battle.state?.draft(machine({}, { shots: 1 }), undefined as never)).toMatchObject({ rateOfFire: 1 });
});

test('only weapons with range and power fire, in the dice of the language', () => {
  expect(attack.parts?.attacker(machine()).map(({ text }) => text)).toEqual([{ en: 'rocket: D12, 4D20', ru: 'rocket: Д12, 4Д20' }]);
  expect(attack.parts?.attacker(squad()).map(({ text }) => text)).toEqual([{ en: '1: D6+2, 2D6', ru: '1: Д6+2, 2Д6' }]);
});

test('the players fill in fields that the calculator has', () => {
  for (const name of [...attack.show(squad(), machine()), ...attack.show(machine(), squad())])
    expect(description.input[name], name).toBeDefined();
});
