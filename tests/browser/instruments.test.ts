/** Calculators as instruments: what stands beside a choice, along a ruler and in a picture follows what a player does. */
import type { Locator } from 'playwright-core';
import { inject } from 'vitest';
import { see, test } from './support/visit.js';
import { sentenceIn } from './support/widget.js';

const ATTACK = '/en/alpha-strike/calculators/attack/';

/** What a switch would bring, as it stands beside it. */
const prospectOf = (widget: Locator, place: string): Promise<string | null> =>
  widget.locator('.switch', { has: widget.page().locator(`[data-place="${place}"]`) }).locator('.prospect').textContent();

test('a switch says what the other choice would bring, before and after it is switched', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(ATTACK);
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  const woods = () => prospectOf(widget, 'situation.woods');
  await expect.poll(woods).toMatch(/%/);
  const [inWoods, inTheOpen] = [await woods(), await widget.locator('.lead dd').nth(1).textContent()];
  await widget.locator('[data-place="situation.woods"]').check();
  await expect.poll(woods).not.toBe(inWoods);
  await expect.poll(woods).toMatch(/%/);
  expect(inTheOpen).toContain(await woods());
  expect(complaints()).toEqual([]);
});
