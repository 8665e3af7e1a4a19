import { expect, test } from 'vitest';
import { pokerHand } from '../initiative-deck/poker-hand/index.js';
import { draxHand } from '../initiative-deck/drax-hand/index.js';
import { compareHands } from '../initiative-deck/compare-hands/index.js';
import { chaosOfWar } from './chaos-of-war/index.js';
import { salvoFire } from './salvo-fire/index.js';
import { check } from '../calculator/calculator.js';
test('x', () => {
  console.log('toBe returns', expect(5).toBe(5));
  const c = (k: any, d: object) => { const r = check(k, d); if (!r.ok) throw new Error('bad'); return r.value as any; };
  for (const [name, k, d] of [['poker', pokerHand, pokerHand.examples[0]!.draft], ['drax', draxHand, draxHand.examples[1]!.draft], ['compare', compareHands, compareHands.examples[0]!.draft], ['chaos', chaosOfWar, {}], ['salvo', salvoFire, { firepower: 20, toHit: 5, leadership: [2] }]] as const) {
    const q = c(k, d); const n = 20000; for (let i = 0; i < 2000; i++) (k as any).resolve(q);
    const t = performance.now(); for (let i = 0; i < n; i++) (k as any).resolve(q); console.log(name, ((performance.now() - t) / n * 1000).toFixed(1), 'us');
  }
});
