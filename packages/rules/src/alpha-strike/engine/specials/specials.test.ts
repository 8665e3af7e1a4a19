import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageText, lowered, parseDamage, parseRanged, rangedText } from './damage-values.js';
import { NO_SPECIALS, parseSpecials } from './specials.js';

const value = (points: number) => ({ points, minimal: false });
const ranged = (short: number, medium: number, long: number) => ({ SHORT: value(short), MEDIUM: value(medium), LONG: value(long) });

describe('damage values', () => {
  test.each([
    ['3', value(3)],
    [' 0* ', { points: 0, minimal: true }],
    ['0', value(0)],
    ['-', value(0)],
    ['–', value(0)],
    ['—', value(0)],
    ['−', value(0)],
    ['12', value(12)],
    ['1*', undefined],
    ['', undefined],
    ['-1', undefined],
    ['x', undefined],
    ['100', undefined],
  ])('%j', (text, expected) => expect(parseDamage(text)).toEqual(expected));

  test('a single value applies to all ranges, and missing values at the end are 0', () => {
    expect(parseRanged(['1'])).toEqual(ranged(1, 1, 1));
    expect(parseRanged(['1', '2'])).toEqual(ranged(1, 2, 0));
    expect(parseRanged(['1', '2', '3', '4'])).toBeUndefined();
    expect(parseRanged([])).toBeUndefined();
    expect(parseRanged(['1', 'x'])).toBeUndefined();
  });

  test('round-trip through their notation', () => {
    const text = fc.constantFrom('–', '0*', '1', '2', '9');
    fc.assert(
      fc.property(
        fc.tuple(text, text, text),
        (texts) => void expect(rangedText(parseRanged(texts) ?? ranged(0, 0, 0))).toBe(texts.join('/')),
      ),
    );
  });

  test('are reduced to 0; minimal damage is lost completely', () => {
    expect(
      [lowered(value(3), 1), lowered(value(1), 2), lowered({ points: 0, minimal: true }, 1), lowered({ points: 0, minimal: true }, 0)].map(
        damageText,
      ),
    ).toEqual(['2', '–', '–', '0*']);
  });
});

describe('special abilities', () => {
  test.each([
    [['CASE'], { case: true }],
    [['ССХБ'], { case: true }],
    [['CASEII'], { caseII: true }],
    [['case ii'], { caseII: true }],
    [['ССХБ II'], { caseII: true }],
    [['CASE Ⅱ'], { caseII: true }],
    [['ENE', 'ПДД', 'MEL'], { ene: true, ovl: true, mel: true }],
    [['ЭНО', 'OVL', 'ОББ'], { ene: true, ovl: true, mel: true }],
    [['HT1/1/-'], { heat: ranged(1, 1, 0) }],
    [['НГР 1/1/–'], { heat: ranged(1, 1, 0) }],
    [['НГР 2'], { heat: ranged(2, 2, 2), single: ['heat'] }],
    [['REAR1/1/-'], { rear: ranged(1, 1, 0) }],
    [['НН (1/1/–)'], { rear: ranged(1, 1, 0) }],
    [['REAR-/1/-'], { rear: ranged(0, 1, 0) }],
    [['IF2'], { indirect: value(2) }],
    [['НПН 0*'], { indirect: { points: 0, minimal: true } }],
    [['LRM 1/1/2', 'РМД2/2'], { lrm: ranged(1, 1, 2), srm: ranged(2, 2, 0) }],
    [['РБД 1/1/2', 'SRM2'], { lrm: ranged(1, 1, 2), srm: ranged(2, 2, 0), single: ['srm'] }],
    [['AMS,CASE, IF1'], { case: true, indirect: value(1), other: ['AMS'] }],
    [['AC2/2/-', 'TUR(3/3/1,IF1)', 'IF', 'IF1/1', 'HTX'], { other: ['AC2/2/-', 'TUR(3/3/1,IF1)', 'IF', 'IF1/1', 'HTX'] }],
    [['constructor', '__proto__', 'toString1'], { other: ['constructor', '__proto__', 'toString1'] }],
    [['', ' , '], {}],
  ])('%j', (texts, expected) => expect(parseSpecials(texts)).toEqual({ ...NO_SPECIALS, ...expected }));

  test('accepts any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        (texts) => void expect(parseSpecials(texts).other.length).toBeLessThanOrEqual(texts.join(',').split(/[,;]/).length),
      ),
    );
  });
});
