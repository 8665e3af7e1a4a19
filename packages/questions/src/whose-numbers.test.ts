/** Questions of Bronepehota: lengths in centimeters, whose a number is, how many an item counts, and which figures the text gives itself. */
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';
import type { NamedEntry } from './reading.js';

const argumentsOf = (text: string, calculator: string, entries: readonly NamedEntry[] = []) => {
  const system = calculator === 'movement-effect' ? ('initiative-deck' as const) : ('bronepehota' as const);
  return readQuestion(text, { language: 'en', system, entries }).find(({ question }) => question === `${system}/${calculator}`)?.arguments;
};

test.each([
  // Five centimeters are a step.
  ['15 cm long and 10cm high with a jump 6', 'jump', { jump: 6, length: 3, height: 2 }],
  ['прыжок, пр5 на 20 см по ровному', 'jump', { jump: 5, length: 4 }],
  ['граната: солдат с бронёй 4 во врага с бронёй 3 в 5 шагах', 'grenade', { throwerArmor: 4, armor: 3, steps: 5 }],
  ['grenade at a guy 1 step away, both of us armor 4', 'grenade', { throwerArmor: 4, armor: 4, steps: 1 }],
  // Behind the dice of the shooter, the target is said.
  ['пехотинец д6+2 1д12 бьёт орудие прочностью 3 с 5 шагов, сколько выстрелов', 'shots-to-destroy', { target: 'GUN', armor: 3 }],
  ['trooper: range D12, power 2D12. walker 6 steps away, armor 8, chance of no damage', 'virtual-shot', { target: 'MACHINE', armor: 8 }],
  [
    'sneaking up from behind on a machine: soldier bb 3, machine armor 6',
    'close-combat',
    { attacker: { kind: 'INFANTRY', closeCombat: 3 }, defender: { kind: 'MACHINE', armor: 6 } },
  ],
  ['ближний бой: бб 3 и бр 2 у меня, у клона броня 3', 'close-combat', { attacker: { closeCombat: 3, armor: 2 }, defender: { armor: 3 } }],
  // A noun before its number also says what has it.
  [
    'машина 7 + бб 1 бьёт орудие, броня 4',
    'close-combat',
    { attacker: { kind: 'MACHINE', armor: 7, closeCombat: 1 }, defender: { kind: 'GUN', armor: 4 } },
  ],
  ['шаг 6 ракета, машина 8, устояла. сколько снять', 'real-shot', { target: 'MACHINE', armor: 8, impact: 'STOOD' }],
  // What a verb takes away, also with a word before the number.
  ['the card takes 2 MP, my mech walks 6', 'movement-effect', { walk: 6, change: -2 }],
  ['теряет целых три од, ходит на 5', 'movement-effect', { walk: 5, change: -3 }],
  ['the card lends two MP, walk 4', 'movement-effect', { walk: 4, change: 2 }],
  // What a value has become.
  ['machine was on 9, shell marked so 7 now, D12 armor test', 'armor-test', { armor: 7, die: 12 }],
  // A number before a noun counts it, also one of it.
  [
    '2 squads at 60, 1 machine 110, gun 40. army total',
    'army-points',
    { army: [{ cost: 60, count: 2 }, { cost: 110, count: 1 }, { cost: 40 }] },
  ],
  [
    'пехота 80 + 80 + 65, две лёгкие машинки по 90, сколько набежало',
    'army-points',
    { army: [{ cost: 80 }, { cost: 80 }, { cost: 65 }, { cost: 90, count: 2 }] },
  ],
  // How many play is no cost.
  ['на троих партия: 500, 470 и 610, силы равны?', 'force-balance', { costs: [500, 470, 610] }],
  ['range D12, power of two D12, soldier armor 3 at 5 steps', 'virtual-shot', { range: 'D12', power: '2D12' }],
  ['my 6/9 mech loses one MP to a card, new run', 'movement-effect', { walk: 6, change: -1 }],
  ['4/6 mech and the card cuts walking MP in half, new walk', 'movement-effect', { walk: 4, change: -2 }],
])('%s', (text, calculator, wanted) => {
  expect(argumentsOf(text, calculator)).toMatchObject(wanted);
});

test('counts shooters before a word for all of them', () => {
  const soldiers = argumentsOf('five clones, all with d6+2 and 1d12, shoot at a soldier armor 3 from 4 steps', 'unit-fire')?.soldiers;
  expect(soldiers).toEqual(Array.from({ length: 5 }, () => ({ range: 'D6+2', power: '1D12' })));
});

const militia: NamedEntry = {
  kind: 'unit',
  id: 'bronepehota/velian-militia',
  system: 'bronepehota',
  title: 'Velian Militia',
  text: 'militia',
};

test('takes the number before a noun and a name for no cost', () => {
  const army = argumentsOf('price of 3 squads of militia', 'army-points', [militia])?.army;
  expect(army).toEqual([{ unit: 'bronepehota/velian-militia', count: 3 }]);
});

test('leaves the entry out where the text gives its cost', () => {
  const army = argumentsOf('army cost: two squads of militia at 70', 'army-points', [militia])?.army;
  expect(army).toEqual([{ cost: 70, count: 2 }]);
});
