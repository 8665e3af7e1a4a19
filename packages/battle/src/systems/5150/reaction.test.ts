/** Tests of figures, groups and sides with the answers of the real calculators. */
import type { CardEntry } from '@rangefinder/cards';
import type { WidgetAnswer } from '@rangefinder/widgets';
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { describe, expect, test } from 'vitest';
import type { AttackResults, Combatant, TestRules } from '../../battle/rules.js';
import { type Battle, type Fighter, newBattle, newFighter, UNHARMED, withChanges } from '../../battle/state.js';
import { ask, calculatorAt } from '../../testing/engine.js';
import { attack } from './attack.js';
import { stateOf } from './figure.js';
import { groupReaction, reaction } from './reaction.js';
import { stayOrRun } from './stay-or-run.js';

const QUESTIONS = { reaction: '5150/reaction', groupReaction: '5150/group-reaction', stayOrRun: '5150/stay-or-run' };
const NO_BATTLE: Battle = newBattle('5150', [
  { name: 'Police', units: [] },
  { name: 'Gang', units: [] },
]);

interface About {
  readonly key?: string;
  readonly rep?: number;
  readonly marks?: readonly string[];
  readonly did?: Fighter['did'];
}

function figure(weapon: string, { key = '0', rep = 4, marks = [], did = {} }: About = {}): Combatant {
  const id = `5150/${rep}.${weapon}.none`;
  const tally = { ...UNHARMED, marks };
  const card: CardEntry = { id, system: '5150', kind: 'figure', name: id, nameRu: null, aliases: [], cost: null, stats: { weapon } };
  return { card, fighter: { ...newFighter(id, key, 0, 0), now: tally, next: tally, did } };
}

const battleOf = (units: readonly Combatant[]): Battle => ({ ...NO_BATTLE, fighters: units.map(({ fighter }) => fighter) });

async function answered(rules: TestRules, units: readonly Combatant[], variant: string): Promise<WidgetAnswer> {
  const question = QUESTIONS[rules.calculator as keyof typeof QUESTIONS];
  const draft = rules.draft({ units, variant }, battleOf(units), describeCalculator(calculatorAt(question)));
  const outcome = await ask(question, draft);
  if (!outcome.ok) throw new Error(JSON.stringify([draft, outcome.problems]));
  return outcome.answer;
}

async function resultsOf(rules: TestRules, units: readonly Combatant[], variant: string): Promise<AttackResults> {
  const description = describeCalculator(calculatorAt(QUESTIONS[rules.calculator as keyof typeof QUESTIONS]));
  return rules.results({ units, variant }, await answered(rules, units, variant), description);
}

const sum = ({ results }: AttackResults): number => results.reduce((all, { chance }) => all + chance, 0);
const after = (units: readonly Combatant[], { units: changes = [] }: AttackResults['results'][number]): readonly Fighter[] =>
  withChanges(battleOf(units), changes, true).fighters;

describe('one figure', () => {
  test.each([
    [[], ['In Sight', 'Received Fire', 'Wants to Charge', 'Being Charged']],
    [
      ['DUCKED_BACK', 'COVER'],
      ['Recovery', 'Received Fire', 'Being Charged'],
    ],
    [['STUNNED'], ['Recovery']],
    [['PANICKED'], ['Rally', 'Received Fire']],
    [['RUNNING'], ['Rally']],
    [['DEAD'], []],
  ])('with the marks %j may take %j', (marks, expected) =>
    expect(reaction.variants([figure('rifle', { marks })]).map(({ text }) => text.en)).toEqual(expected),
  );

  const ticked = ['COVER', 'PRONE', 'EMPTY', 'HERO', 'APART'];
  test.each(
    ['STEADY', 'DUCKED_BACK', 'STUNNED', 'PANICKED', 'RUNNING'].flatMap((state) => [[], ticked].map((more) => [state, more] as const)),
  )('in the state %s with %j has an answer to each test, whatever its weapon', async (state, more) => {
    for (const weapon of ['rifle', 'grenades', 'combat-knife'])
      for (const leader of [[], ['LEADER']]) {
        const unit = figure(weapon, { marks: [state, ...more, ...leader], did: { underFire: true, suppressed: true } });
        for (const { value } of reaction.variants([unit])) {
          const all = await resultsOf(reaction, [unit], value);
          if (!all.isChosen) expect(sum(all), value).toBeCloseTo(1, 12);
        }
      }
  });

  test('fire that suppresses drives it back behind its cover', async () => {
    const target = figure('pistol', { marks: ['COVER'] });
    const shot = { draft: {}, attacker: figure('machine-gun', { key: '1' }), target, chosen: { attacker: undefined, target: undefined } };
    const fired = await ask('5150/shoot', attack.draft(shot.attacker, target, describeCalculator(calculatorAt('5150/shoot')), shot.chosen));
    if (!fired.ok) throw new Error('no answer');
    const { results } = await attack.results({ ...shot, answer: fired.answer }, ask);
    const suffered = results.find(({ text }) => text.en === 'Miss')?.suffered ?? {};
    expect(suffered).toEqual({ underFire: true, suppressed: true });
    const shotAt = figure('pistol', { marks: ['COVER'], did: suffered });
    expect(reaction.due?.([shotAt])?.text.en).toBe('Received Fire');
    expect(reaction.variants([shotAt])[0]?.value).toBe('RECEIVED_FIRE');
    const all = await resultsOf(reaction, [shotAt], 'RECEIVED_FIRE');
    expect(all.results.map(({ text }) => text.en)).toEqual(['ducks back', 'panics']);
    const [ducked] = after([shotAt], all.results[0] ?? { text: { en: '', ru: '' }, chance: 0 });
    expect(ducked && [stateOf(ducked), ducked.now.marks, ducked.did]).toEqual([
      'DUCKED_BACK',
      ['DUCKED_BACK', 'COVER'],
      { underFire: false, suppressed: false },
    ]);
  });

  test('who fires back may shoot, at the Rep that the test leaves', async () => {
    const unit = figure('rifle', { marks: ['DUCKED_BACK', 'COVER'] });
    const { results } = await resultsOf(reaction, [unit], 'RECEIVED_FIRE');
    const worse = results.find(({ text }) => text.en === 'fires at −1 to Rep');
    const [fighter] = worse ? after([unit], worse) : [];
    expect(attack.can?.(unit)).toBe(false);
    expect(fighter && attack.can?.({ ...unit, fighter })).toBe(true);
    const description = describeCalculator(calculatorAt('5150/shoot'));
    const none = { attacker: undefined, target: undefined };
    expect(fighter && attack.draft({ ...unit, fighter }, unit, description, none)).toMatchObject({ repModifier: -1 });
  });

  test('two 1s make a hero, who chooses', async () => {
    const unit = figure('rifle', { marks: ['DUCKED_BACK'] });
    expect((await resultsOf(reaction, [unit], 'RECOVERY')).seen?.units).toEqual([{ key: '0', add: ['HERO'] }]);
    const hero = await resultsOf(reaction, [figure('rifle', { marks: ['DUCKED_BACK', 'HERO'] })], 'RECOVERY');
    expect(hero.isChosen).toBe(true);
    expect(hero.results.map(({ text }) => text.en)).toContain('returns to the fight and acts freely');
  });
});

test('a group takes a test on the same dice, and each figure does its own', async () => {
  const units = [figure('rifle', { key: '0', rep: 5, marks: ['LEADER'] }), figure('pistol', { key: '1', rep: 3 })];
  expect(groupReaction.variants(units).map(({ value }) => value)).toContain('IN_SIGHT');
  expect(groupReaction.variants(units.slice(1))).toEqual([]);
  for (const { value } of groupReaction.variants(units))
    expect(sum(await resultsOf(groupReaction, units, value)), value).toBeCloseTo(1, 12);
  const { results } = await resultsOf(groupReaction, units, 'RECEIVED_FIRE');
  const apart = results.find(({ text }) => text.en === '5150/5.rifle.none: stops and fires; 5150/3.pistol.none: runs away');
  expect(apart && after(units, apart).map((one) => [stateOf(one), one.did.fires ?? false])).toEqual([
    ['STEADY', true],
    ['RUNNING', false],
  ]);
});

test('a side that has lost figures is tested once for them; those who fail cease to fight', async () => {
  const lost = { key: '3', marks: ['DEAD'] };
  const units = [figure('rifle', { key: '0', rep: 5 }), figure('rifle', { key: '1', rep: 3 }), figure('rifle', { key: '2', rep: 3 })];
  expect(stayOrRun.variants(units)).toEqual([]);
  const side = [...units, figure('rifle', lost)];
  expect(stayOrRun.variants(side)).toHaveLength(1);
  const all = await resultsOf(stayOrRun, side, 'STAY_OR_RUN');
  expect(sum(all)).toBeCloseTo(1, 12);
  const one = all.results.find(({ text }) => text.en === '1 fight on: Rep 5 or more');
  const fighters = one ? after(side, one) : [];
  expect(fighters.map(({ now }) => now.marks)).toEqual([[], ['LEAVING'], ['LEAVING'], ['DEAD', 'COUNTED']]);
  const tested = side.map((unit, at) => ({ ...unit, fighter: fighters[at] ?? unit.fighter }));
  expect(stayOrRun.variants(tested)).toEqual([]);
  expect(tested.map((unit) => attack.can?.(unit))).toEqual([true, false, false, false]);
});

test('the names of tests and the fields that players fill in are those of the calculators', () => {
  const { input } = describeCalculator(calculatorAt('5150/reaction'));
  const field = input.test;
  const values = field?.kind === 'choice' ? field.type.values : {};
  for (const state of ['STEADY', 'DUCKED_BACK', 'PANICKED'])
    for (const { value, text } of reaction.variants([figure('rifle', { marks: [state] })])) {
      expect(values[value]).toEqual(text);
      for (const name of reaction.show({ units: [], variant: value }))
        expect(input[name]?.countsFor?.values ?? [value], name).toContain(value);
    }
});
