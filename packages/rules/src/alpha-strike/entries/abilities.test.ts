import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAbilities } from '../engine/specials/split.js';
import { abilityNames, catalogAbility } from './abilities.js';

describe('splitAbilities', () => {
  test.each([
    ['ENE,IF1', ['ENE', 'IF1'], []],
    ['AC2/2/-, IF1', ['AC2/2/-', 'IF1'], []],
    ['TUR(3/3/2,IF1),ECM', ['TUR(3/3/2,IF1)', 'ECM'], []],
    ['CASE II,FUEL 12,/-SPC', ['CASE II', 'FUEL 12', '/-SPC'], []],
    ['EE,,SRCH,', ['EE', 'SRCH'], ['EMPTY']],
    ['CASE, TUR(1/0*/0*, FLK(0*,0*,0*)', ['CASE', 'TUR(1/0*/0*, FLK(0*,0*,0*)'], ['UNBALANCED']],
    ['A),B', ['A)', 'B'], ['UNBALANCED']],
    ['', [], []],
    ['  ', [], []],
  ])('splits %j', (printed, codes, oddities) => expect(splitAbilities(printed)).toEqual({ codes, oddities }));

  test('returns no codes for null', () => expect(splitAbilities(null)).toEqual({ codes: [], oddities: [] }));

  test('keeps all letters of any text', () => {
    const bare = (text: string) => text.replace(/[,\s]/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', '1', '(', ')', ',', ' ', '/') }), (printed) => {
        expect(bare(splitAbilities(printed).codes.join(''))).toBe(bare(printed));
      }),
    );
  });
});

test.each([
  ['IF1', ['if1', 'if']],
  ['CASE II', ['caseii']],
  ['TUR(3/3/2,IF1)', ['tur(3/3/2,if1)', 'tur', 'if1', 'if']],
  ['C3BSM1', ['c3bsm1', 'c3bsm']],
  ['C3M2', ['c3m2', 'c3m']],
  ['C3M', ['c3m']],
  ['C3', ['c3']],
  ['LRM1/1/2', ['lrm1/1/2', 'lrm']],
  ['AC2/2/-', ['ac2/2/-', 'ac']],
  ['LRM-/1/2', ['lrm-/1/2', 'lrm']],
  ['IF0*', ['if0*', 'if']],
  ['CT10D1', ['ct10d1', 'ct']],
  ['CT657-D2', ['ct657-d2', 'ct']],
  ['ARTLT-1', ['artlt-1', 'artlt']],
  ['FUEL 12', ['fuel12', 'fuel']],
  ['LAM(36"g/6a)', ['lam(36"g/6a)', 'lam']],
  ['TUR2(1/1/1,ARTT-1)', ['tur2(1/1/1,artt-1)', 'tur', 'artt-1', 'artt']],
  ['I-TSM', ['i-tsm']],
  ['/-SPC', ['/-spc']],
])('names of %s', (code, names) => expect(abilityNames(code)).toEqual(names));

test.each([
  ['ПДД', 'OVL'],
  ['ссхб', 'CASE'],
  ['ССХБ II', 'CASEII'],
  ['НН 1/1/–', 'REAR1/1/-'],
  ['НПН2', 'IF2'],
  ['РБД*', 'LRM*'],
  ['НННН', 'НННН'],
  ['OVL', 'OVL'],
  ['HT1/1/-', 'HT1/1/-'],
])('%s is %s in a catalog', (text, code) => expect(catalogAbility(text)).toBe(code));
