import { expect, describe as suite, test } from 'vitest';
import { calculators } from '../describe.js';
import { attributeOf, draftFromAttributes } from './attributes.js';

const read = (name: string, attributes: Readonly<Record<string, string>>) => {
  const { input } = calculators.find((calculator) => calculator.name === name) ?? { input: {} };
  return draftFromAttributes(input, (attribute) => attributes[attribute] ?? null);
};

suite('attributes', () => {
  test('are the fields in kebab case', () => {
    expect(
      read('targetNumber', {
        skill: '4',
        'target-moved': 'JUMPED',
        inches: '2.5',
        woods: '',
        sniper: 'false',
        'partial-cover': 'partial-cover',
      }),
    ).toEqual({
      ok: true,
      draft: { skill: 4, targetMoved: 'JUMPED', inches: 2.5, woods: true, sniper: false, partialCover: true },
    });
  });

  test('take lists with commas or as JSON', () => {
    expect(read('weaponDamage', { damage: '3, 0*,-', specials: '' })).toEqual({
      ok: true,
      draft: { damage: ['3', '0*', '-'], specials: [] },
    });
    expect(read('shoot', { targets: '[{"dice":2}]' })).toEqual({ ok: true, draft: { targets: [{ dice: 2 }] } });
    expect(read('shoot', { targets: 'two' })).toEqual({ ok: true, draft: { targets: 'two' } });
  });

  test.each(['', ' ', 'four', 'Infinity', '1e999'])('leave %j in place of a number to the validation', (skill) => {
    expect(read('targetNumber', { skill })).toEqual({ ok: true, draft: { skill: skill.trim() } });
  });

  test('override the preset', () => {
    expect(read('targetNumber', { preset: '{"skill":3,"tmm":2}', skill: '4' })).toEqual({ ok: true, draft: { skill: 4, tmm: 2 } });
  });

  test('have the prefix field- where HTML uses the name', () => {
    expect(attributeOf('hidden')).toBe('field-hidden');
    expect(read('reaction', { hidden: '', 'field-hidden': '' })).toEqual({ ok: true, draft: { hidden: true } });
  });

  test('report a preset that is not an object', () => {
    for (const preset of ['{', '[]', '3', 'null', '']) expect(read('targetNumber', { preset })).toEqual({ ok: false, attribute: 'preset' });
  });

  test('give no draft where none is set', () => {
    expect(read('targetNumber', {})).toEqual({ ok: true, draft: undefined });
  });

  test('are unique within a calculator', () => {
    for (const { input } of calculators) expect(new Set(Object.keys(input).map(attributeOf)).size).toBe(Object.keys(input).length);
  });
});
