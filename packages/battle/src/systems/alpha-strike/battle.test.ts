/** Attacks with the answers of the real calculators. */
import type { CardEntry } from '@rangefinder/cards';
import { systems } from '@rangefinder/rules';
import type { Description, Draft } from '@rangefinder/widgets';
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { expect, test } from 'vitest';
import type { AnsweredAttack, BattleRules, Combatant } from '../../battle/rules.js';
import { newFighter, type Tally, UNHARMED } from '../../battle/state.js';
import { ask, calculatorAt } from '../../testing/engine.js';
import { battle } from './battle.js';

const description: Description = describeCalculator(calculatorAt('alpha-strike/attack'));

const { attack, damage } = battle as Required<BattleRules>;
const NO_PARTS = { attacker: undefined, target: undefined };

const STATS = {
  __typename: 'AlphaStrikeStats',
  type: 'BM',
  skill: 4,
  size: 3,
  tmm: 1,
  move: '8"',
  damage: ['3', '3', '2'],
};
const cardOf = (more: object): CardEntry => ({
  ...{ id: 'alpha-strike/test', system: 'alpha-strike', kind: 'battlemech', name: 'Test', nameRu: null, aliases: [], cost: 30 },
  stats: { ...STATS, overheatValue: 2, armor: 4, structure: 3, hasHeatScale: true, ...more },
});
const onTable = (more: Partial<Tally> = {}, now: Partial<Tally> = {}, card = {}): Combatant => ({
  card: cardOf(card),
  fighter: { ...newFighter('alpha-strike/test', '0', 0, 0), next: { ...UNHARMED, ...more }, now: { ...UNHARMED, ...now } },
});

async function resultsOf(attacker: Combatant, target: Combatant, situation: object = {}) {
  const defaults = attack.draft(attacker, target, description, NO_PARTS);
  const draft: Draft = { ...defaults, situation: { ...(defaults.situation as object), ...situation } };
  const outcome = await ask('alpha-strike/attack', draft);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const answered: AnsweredAttack = { draft, answer: outcome.answer, attacker, target, chosen: NO_PARTS };
  return attack.results(answered, ask);
}

test('the chances of all results of an attack add up to 1', async () => {
  for (const target of [onTable(), onTable({ lost: { armor: 4 } }), onTable({ lost: { armor: 4, structure: 2 }, marks: ['ENGINE'] })]) {
    const { results } = await resultsOf(onTable(), target);
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
});

test('a hit removes armor and describes what is left', async () => {
  const { results } = await resultsOf(onTable(), onTable());
  expect(results[1]).toMatchObject({
    text: { en: 'armor 1, structure 3', ru: 'броня 1, конструкция 3' },
    target: { lost: { armor: 3, structure: 0 }, marks: [] },
  });
});

test('a critical hit names its rolls', async () => {
  const { results } = await resultsOf(onTable(), onTable({ lost: { armor: 4 } }, {}, { structure: 8 }));
  const engine = results.find(({ target }) => target?.marks?.join() === 'ENGINE');
  expect(engine?.text.en).toBe('armor 0, structure 5, engine hit (2D6: 3, 11)');
});

test('a second engine hit of the same turn destroys the unit, other hits of this turn have no effect yet', async () => {
  const weapons = onTable({ marks: ['WEAPON', 'ENGINE'] });
  const { attacker } = attack.draft(weapons, onTable(), description, NO_PARTS) as { attacker: { criticals: readonly string[] } };
  expect(attacker.criticals).toEqual(['ENGINE']);
  const { results } = await resultsOf(onTable(), onTable({ lost: { armor: 4 }, marks: ['ENGINE'] }, {}, { structure: 8 }));
  expect(results.some(({ target }) => target?.marks?.filter((mark) => mark === 'ENGINE').length === 2)).toBe(false);
  expect(results.some(({ target }) => target?.out)).toBe(true);
});

test('overheat raises heat, a turn of rest clears it, a manual change stays', async () => {
  const { did } = await resultsOf(onTable(), onTable(), { overheat: 2 });
  const hot = { ...onTable().fighter, did };
  expect(await damage.levelAfter({ card: cardOf({}), fighter: hot }, ask)).toBe(2);
  expect(await damage.levelAfter(onTable({ level: 3 }, { level: 3 }), ask)).toBe(0);
  expect(await damage.levelAfter(onTable({ level: 1 }, { level: 3 }), ask)).toBeUndefined();
  expect(await damage.levelAfter(onTable({}, {}, { hasHeatScale: false }), ask)).toBeUndefined();
});

test('an engine hit heats a unit that fired, from the turn after the hit on', async () => {
  const fired = (combatant: Combatant) => ({ ...combatant, fighter: { ...combatant.fighter, did: { fired: true } } });
  expect(await damage.levelAfter(fired(onTable({ marks: ['ENGINE'] }, { marks: ['ENGINE'] })), ask)).toBe(1);
  expect(await damage.levelAfter(fired(onTable({ marks: ['ENGINE'] })), ask)).toBe(0);
});

test.each([
  ['WEAPON', true],
  ['PHYSICAL', false],
  ['MELEE_WEAPON', false],
  ['RAM', false],
  ['DEATH_FROM_ABOVE', false],
])('an attack of the kind %s fires: %s', async (kind, fired) => {
  const chance = { decimal: 0 };
  const answer = { states: [], hit: chance, attackerDamage: [] } as never;
  const answered = { draft: { situation: { attack: kind } }, answer, attacker: onTable(), target: onTable(), chosen: NO_PARTS };
  expect((await attack.results(answered, ask)).did.fired).toBe(fired);
});

test('a hit heats its target once, and none that is shut down', async () => {
  const state = { armor: 3, structure: 3, destroyed: false, criticals: [], chance: { decimal: 0.5 } };
  const answer = (targetHeat: number) => ({ states: [state], hit: { decimal: 0.5 }, attackerDamage: [], targetHeat }) as never;
  const heatOf = async (level: number, targetHeat: number, before = 0) => {
    const target = onTable({ level }, { level });
    const did = { externalHeat: before };
    const answered = {
      draft: {},
      answer: answer(targetHeat),
      attacker: onTable(),
      target: { ...target, fighter: { ...target.fighter, did } },
    };
    const { results } = await attack.results({ ...answered, chosen: NO_PARTS }, ask);
    return results[1]?.suffered?.externalHeat;
  };
  expect([await heatOf(0, 2), await heatOf(1, 2), await heatOf(1, 2, 1), await heatOf(4, 4)]).toEqual([2, 1, 2, 0]);
  expect(await heatOf(4, 5)).toBe(0);
});

test('a unit without structure is out, and the calculators exist in the rule set', () => {
  expect(battle.isOut({ ...UNHARMED, lost: { structure: 3 } }, cardOf({}))).toBe(true);
  expect(battle.isOut({ ...UNHARMED, lost: { structure: 2 } }, cardOf({}))).toBe(false);
  const names = systems.find(({ slug }) => slug === 'alpha-strike')?.calculators.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([attack.calculator, 'heat', 'criticalHits']));
});
