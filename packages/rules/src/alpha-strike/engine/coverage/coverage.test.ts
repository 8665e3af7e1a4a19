/** Answers list what they do not count. Units outside the rules are refused. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import type { AnyCalculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { advice } from '../../calculators/advice/index.js';
import { attack } from '../../calculators/attack/index.js';
import { duel } from '../../calculators/duel/index.js';
import { unitState } from '../../calculators/unit-state/index.js';
import { MOVEMENTS } from '../../vocabulary.js';

const unit = (specials: readonly string[] = [], more: object = {}) => ({
  size: 3,
  tmm: 1,
  move: '8"',
  damage: ['3', '3', '2'],
  armor: 5,
  structure: 4,
  specials,
  ...more,
});

function answerTo(calculator: typeof attack | typeof duel, draft: object, language: Language = 'en') {
  const answered = answer(calculator, draft, language);
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return answered.value;
}

const attacked = (attacker: object, target: object, language: Language = 'en') =>
  answerTo(attack, { attacker, target, situation: { inches: 8 } }, language);
const fought = (first: object, second: object, language: Language = 'en') =>
  answerTo(duel, { first, second, situation: { inches: 8 }, turns: 1 }, language);

describe('special abilities', () => {
  test('an attack lists unknown abilities as written', () => {
    const { figures, summary } = attacked(unit(['CASE, ECM', 'TUR(3/3/2,IF1)', 'REAR1/1/-']), unit(['AMS']));
    expect(figures.notCounted).toEqual({ attacker: ['ECM', 'TUR(3/3/2,IF1)'], target: ['AMS'] });
    expect(summary).toMatch(/[^.]; not counted: the attacker’s ECM, TUR\(3\/3\/2,IF1\); the target’s AMS\.$/);
  });

  test('lists them in Russian too', () => {
    const { figures, summary } = attacked(unit(['ССХБ', 'РЭБ']), unit(), 'ru');
    expect(figures.notCounted).toEqual({ attacker: ['РЭБ'], target: [] });
    expect(summary).toMatch(/; не учтено: у атакующего РЭБ\.$/);
  });

  test('mentions nothing when all are counted', () => {
    const { figures, summary } = attacked(unit(['CASE', 'IF1', 'LRM1/1/1', 'MEL']), unit(['ENE']));
    expect(figures.notCounted).toEqual({ attacker: [], target: [] });
    expect(summary).not.toMatch(/counted/);
  });

  test('a duel lists weapons that it does not fire', () => {
    const { figures } = fought(unit(['HT1/1/-', 'LRM1/1/1', 'IF1', 'REAR1/1/-', 'SRM1/1', 'MEL', 'OVL', 'CASE II']), unit(['ENE', 'ECM']));
    expect(figures.notCounted).toEqual({ first: ['LRM1/1/1', 'IF1', 'REAR1/1/-', 'SRM1/1', 'MEL'], second: ['ECM'] });
  });
});

test('a Russian sentence uses the Russian notation of known abilities', () => {
  const { figures, summary } = fought(unit(['SRM1/1', 'IF2', 'MEL']), unit(), 'ru');
  expect(figures.notCounted).toEqual({ first: ['SRM1/1', 'IF2', 'MEL'], second: [] });
  expect(summary).toMatch(/; не учтено: у первой РМД 1\/1, НПН 2, ОББ\.$/);
});

describe('unit types', () => {
  test.each(['BM', 'IM', '', undefined])('%j: allowed', (type) => {
    expect(attacked(unit([], { type }), unit()).allowed).toBe(true);
    expect(fought(unit(), unit([], { type })).allowed).toBe(true);
  });

  test.each(['CV', 'BA', 'CI', 'AF', 'PM', 'SV', 'DS'])('%s: refused on either side', (type) => {
    for (const refused of [
      attacked(unit([], { type }), unit()),
      attacked(unit(), unit([], { type })),
      fought(unit([], { type }), unit()),
      fought(unit(), unit([], { type })),
    ]) {
      expect(refused.refusal).toMatchObject({ code: 'NO_RULES_FOR_TYPE', rule: 'alpha-strike/basics' });
      expect(refused.summary).toMatch(/rules for ’Mechs, and none for [a-zA-Z ]+\.$/);
    }
  });

  const BARE = { type: 'AF', move: '5a', damage: ['7', '6', '3'], armor: 9, structure: 5 };
  const BUILDING = { ...BARE, type: 'BD', move: '0"', hasHeatScale: false, heat: 1 };
  const moves = Object.keys(MOVEMENTS.values);
  const shots = [BARE, BUILDING].flatMap((other) =>
    [
      { attacker: other, target: unit() },
      { attacker: unit(), target: other },
    ].flatMap((sides) =>
      moves.flatMap((moved) => [
        { ...sides, situation: { inches: 8, targetMoved: moved } },
        { ...sides, situation: { inches: 8, attackerMoved: moved } },
        { ...sides, situation: { inches: 1, attackerMoved: moved, attack: 'DEATH_FROM_ABOVE' } },
      ]),
    ),
  );
  const duels = [BARE, BUILDING].flatMap((other) =>
    moves.flatMap((moved) => [
      { first: other, second: unit(), situation: { inches: 8, first: { moved } } },
      { first: unit(), second: other, situation: { inches: 8, second: { moved } } },
    ]),
  );

  test.each([
    [attack, shots],
    [advice, shots],
    [duel, duels],
    [unitState, [{ unit: BARE }, { unit: BUILDING }]],
  ] as readonly (readonly [AnyCalculator, readonly object[]])[])(
    'comes before every figure that the card lacks: $name',
    (calculator, drafts) => {
      for (const draft of drafts)
        expect(answer(calculator, draft, 'en'), JSON.stringify(draft)).toMatchObject({
          value: { refusal: { code: 'NO_RULES_FOR_TYPE' } },
        });
    },
  );

  test('a refusal has no figures', () => {
    const { figures } = attacked(unit([], { type: 'CV' }), unit());
    expect(figures).toMatchObject({ target: null, damage: [], states: [] });
  });
});
