/** Shots of figures with the answers of the real calculator. */
import type { CardEntry } from '@rangefinder/cards';
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { expect, test } from 'vitest';
import type { Combatant } from '../../battle/rules.js';
import { newFighter, UNHARMED } from '../../battle/state.js';
import { ask, calculatorAt } from '../../testing/engine.js';
import { attack, UNLOADED } from './attack.js';

const NO_PARTS = { attacker: undefined, target: undefined };
const description = describeCalculator(calculatorAt('5150/shoot'));

function figure(weapon: string, armor = 'none', marks: readonly string[] = []): Combatant {
  const id = `5150/4.${weapon}.${armor}`;
  const tally = { ...UNHARMED, marks };
  const card: CardEntry = { id, system: '5150', kind: 'figure', name: id, nameRu: null, aliases: [], cost: null, stats: { weapon, armor } };
  return { card, fighter: { ...newFighter(id, '0', 0, 0), now: tally, next: tally } };
}

async function resultsOf(attacker: Combatant, target: Combatant, more: object = {}) {
  const draft = { ...attack.draft(attacker, target, description, NO_PARTS), ...more };
  const outcome = await ask('5150/shoot', draft);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return attack.results({ draft, answer: outcome.answer, attacker, target, chosen: NO_PARTS }, ask);
}

test('the results of a burst add up to 1 and put the target in a state', async () => {
  const { results, seen } = await resultsOf(figure('assault-rifle'), figure('pistol', 'light', ['STUNNED', 'COVER']));
  expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(results.map(({ text, target }) => [text.en, target?.marks])).toEqual([
    ['Miss', undefined],
    ['Stunned', ['COVER', 'STUNNED']],
    ['Out of the fight', ['COVER', 'OUT_OF_THE_FIGHT']],
    ['Dead', ['COVER', 'DEAD']],
  ]);
  expect(seen).toMatchObject({ chance: expect.closeTo(2 / 27, 12), attacker: { marks: ['EMPTY'] } });
});

test('a single die empties no weapon', async () => expect((await resultsOf(figure('rifle'), figure('pistol'))).seen).toBeUndefined());

test('cover and prone of the target count', async () => {
  const missOf = async (marks: readonly string[]) =>
    (await resultsOf(figure('assault-rifle'), figure('pistol', 'none', marks))).results.find(({ text }) => text.en === 'Miss')?.chance ?? 0;
  expect(await missOf(['COVER'])).toBeGreaterThan(await missOf([]));
  expect(await missOf(['PRONE'])).toBeGreaterThan(await missOf([]));
});

test.each([
  [[], true],
  [['DUCKED_BACK'], true],
  [['STUNNED'], false],
])('a target with the marks %j that is missed takes the test: %s', async (marks, isTested) => {
  const { results } = await resultsOf(figure('assault-rifle'), figure('pistol', 'none', marks));
  const noteOf = (name: string) => results.find(({ text }) => text.en === name)?.note?.en ?? '';
  expect(noteOf('Miss').includes('Received Fire')).toBe(isTested);
  expect(noteOf('Stunned')).toBe('');
});

test('only figures in good order with a loaded weapon shoot', () => {
  expect(attack.can?.(figure('rifle'))).toBe(true);
  expect(attack.can?.(figure('rifle', 'none', ['COVER', 'LEADER']))).toBe(true);
  for (const mark of ['EMPTY', 'DUCKED_BACK', 'STUNNED', 'PANICKED', 'RUNNING', 'DEAD'])
    expect(attack.can?.(figure('rifle', 'none', [mark])), mark).toBe(false);
  for (const weapon of UNLOADED) expect(attack.can?.(figure(weapon)), weapon).toBe(false);
});

test('every other weapon can be fired', async () => {
  const field = description.input.weapon;
  const weapons = field?.kind === 'id' ? field.of : [];
  expect(weapons.length).toBeGreaterThan(10);
  for (const weapon of weapons) {
    const outcome = await ask('5150/shoot', attack.draft(figure(weapon), figure('pistol'), description, NO_PARTS));
    expect(outcome.ok && outcome.answer.allowed, weapon).toBe(!UNLOADED.includes(weapon));
  }
});

test('the players fill in fields that the calculator has', () => {
  for (const name of attack.show(figure('rifle'), figure('pistol'))) expect(description.input[name], name).toBeDefined();
});
