import * as fc from 'fast-check';
import { expect, describe as suite, test } from 'vitest';
import { calculators } from '../describe.js';
import { draftOf } from '../testing/drafts.js';
import { draftToSearch, searchToDraft, unknownParameters } from './permalink.js';

const named = (name: string) => {
  const found = calculators.find((calculator) => calculator.name === name);
  if (!found) throw new Error(`no calculator ${name}`);
  return found;
};

suite('permalinks', () => {
  test.each([
    ['targetNumber', { skill: 3, inches: 2 }, 'skill=3&inches=2'],
    [
      'targetNumber',
      { skill: 3, targetMoved: 'JUMPED', woods: true, partialCover: false },
      'skill=3&targetMoved=JUMPED&woods=true&partialCover=false',
    ],
    ['weaponDamage', { damage: ['3', '0*', '-'], range: 'SHORT', specials: [] }, 'damage=3,0*,-&range=SHORT&specials='],
    ['attack', { situation: { inches: 10.5 } }, 'situation.inches=10.5'],
    ['shoot', { rep: 4, targets: [{ dice: 2, armor: 'light' }, {}] }, 'rep=4&targets.0.dice=2&targets.0.armor=light&targets.1=%7B%7D'],
    ['forceCost', { figures: [{ weapons: ['rifle', 'pistol'] }] }, 'figures.0.weapons=rifle,pistol'],
  ])('%s %j', (name, draft, search) => {
    expect(draftToSearch(named(name), draft)).toBe(search);
    expect(searchToDraft(named(name), `?${search}`)).toEqual(draft);
  });

  test.each(calculators.map((calculator) => [`${calculator.system} ${calculator.name}`, calculator] as const))(
    'restores every draft of %s',
    (_, calculator) => {
      fc.assert(
        fc.property(draftOf(calculator.input), (draft) => {
          expect(searchToDraft(calculator, draftToSearch(calculator, draft))).toEqual(draft);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('restores every example', () => {
    for (const calculator of calculators)
      for (const { draft } of calculator.examples) expect(searchToDraft(calculator, `?${draftToSearch(calculator, draft)}`)).toEqual(draft);
  });

  test.each([
    ['weaponDamage', 'damage=3&damage=0*&damage=-&range=SHORT&specials=', { damage: ['3', '0*', '-'], range: 'SHORT', specials: [] }],
    ['shoot', 'rep=4&targets.0.dice=2&targets.1=', { rep: 4, targets: [{ dice: 2 }, {}] }],
    ['forceCost', 'figures.0.weapons=rifle&figures.0.weapons=pistol', { figures: [{ weapons: ['rifle', 'pistol'] }] }],
    ['shoot', 'targets=[{"dice":2,"armor":"light","name":1}]', { targets: [{ dice: 2, armor: 'light' }] }],
  ])('reads other spellings: %s %s', (name, search, draft) => {
    expect(searchToDraft(named(name), search)).toEqual(draft);
  });

  test('names parameters that a calculator does not have, with the field that they mean', () => {
    const names = (name: string, search: string) => unknownParameters(named(name), search);
    expect(names('targetNumber', '?skill=4&distance=2&tmmm=1&lang=ru&utm_source=x&fbclid=y')).toEqual([
      { name: 'distance', meant: 'inches' },
      { name: 'tmmm', meant: 'tmm' },
    ]);
    expect(names('attack', '?situation.inchs=4&attacker.skil=3&wings=2')).toEqual([
      { name: 'situation.inchs', meant: 'situation.inches' },
      { name: 'attacker.skil', meant: 'attacker.skill' },
      { name: 'wings', meant: undefined },
    ]);
    expect(names('shoot', '?targets=[{"dice":2,"armour":"light"}]')).toEqual([{ name: 'targets.0.armour', meant: 'targets.0.armor' }]);
  });

  test.each(calculators.map((calculator) => [`${calculator.system}/${calculator.name}`, calculator] as const))(
    '%s: no parameter of its own is unknown, and every misspelled one is',
    (_, calculator) => {
      for (const { draft } of calculator.examples) {
        const search = draftToSearch(calculator, draft);
        expect(unknownParameters(calculator, search)).toEqual([]);
        const names = [...new URLSearchParams(search).keys()];
        const misspelled = new URLSearchParams(names.map((name) => [`${name}zz`, '1']));
        expect(
          unknownParameters(calculator, `${misspelled}`)
            .map(({ name }) => name)
            .toSorted(),
        ).toEqual([...misspelled.keys()].toSorted());
      }
    },
  );

  test('keeps invalid values for the validation and ignores unknown names', () => {
    expect(searchToDraft(named('targetNumber'), '?skill=lots&woods=maybe&utm_source=x&__proto__=1&constructor.name=2')).toEqual({
      skill: 'lots',
      woods: 'maybe',
    });
  });

  test('limits lists to their maximum length', () => {
    expect(searchToDraft(named('shoot'), '?targets.999999999.dice=1&targets.-1.dice=1&targets.x=2')).toEqual({});
    expect(searchToDraft(named('shoot'), `?targets=${JSON.stringify(Array(1_000).fill({}))}`).targets).toHaveLength(6);
    expect(searchToDraft(named('shoot'), '?targets.1.dice=1')).toEqual({ targets: [null, { dice: 1 }] });
  });

  test('writes whatever it has read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calculators), fc.string(), (calculator, search) => {
        draftToSearch(calculator, searchToDraft(calculator, search));
      }),
    );
  });
});
