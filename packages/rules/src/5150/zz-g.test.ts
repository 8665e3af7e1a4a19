import { expect, test } from 'vitest';
import { toText } from '@rangefinder/dice';
import { answer } from '../calculator/answer.js';
import { fiftyOneFifty } from './index.js';
import { golden } from '../../../../tests/golden/5150.js';
const extra = [{ name: 'a', calculator: 'shoot', draft: { rep: 3, repModifier: 0, weapon: 'large-calibre-pistol', secondWeapon: 'laser-pistol', inches: 8, luckyShot: true, targets: [{ dice: 2, armor: 'reflecting', cover: true }, { dice: 1, armor: 'exo' }] }, expected: {} }, { name: 'b', calculator: 'shoot', draft: { rep: 4, rateOfFire: 3, targets: [{ dice: 3 }] }, expected: {} }, { name: 'c', calculator: 'availability', draft: { lawLevel: 'LOW', leader: true, figureClass: 'PROLETARIAT' }, expected: {} }, { name: 'd', calculator: 'damageMatrix', draft: {}, expected: {} }, { name: 'e', calculator: 'damage', draft: { weapon: 'pistol', armor: 'absorbing' }, expected: {} }];
const plain = (v: any): any => typeof v === 'object' && v !== null ? ('numerator' in v ? toText(v) : Array.isArray(v) ? v.map(plain) : Object.fromEntries(Object.entries(v).map(([k, x]) => [k, plain(x)]))) : v;
test.each([...golden, ...extra])('$name', ({ calculator, draft, expected }) => {
  const c = fiftyOneFifty.calculators.find(({ name }) => name === calculator)!;
  for (const l of ['en', 'ru'] as const) {
  const r = answer(c, draft, l) as any; 
  expect(r.ok).toBe(true);
  console.log(r.value.summary); for (const s of r.value.steps) console.log('   ', s.label, '|', s.text, '|', s.value, s.rule);
  expect({ allowed: r.value.allowed, refusal: r.value.refusal, ...plain(r.value.figures) }).toMatchObject(expected); }
});
