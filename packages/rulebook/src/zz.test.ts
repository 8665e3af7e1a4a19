import { systems, answer } from '@rangefinder/rules';
import { test } from 'vitest';
test('x', () => {
  for (const c of systems[0].calculators) for (const e of c.examples) for (const l of ['en','ru'] as const) { const a = answer(c, e.draft, l); if (a.ok) console.log(c.name, JSON.stringify(e.draft), a.value.summary, JSON.stringify(a.value.steps.slice(0,3))); }
});
