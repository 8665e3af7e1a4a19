/** Forms open with an example, none of which stays once the reader begins a question. */

import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

/** Busy machines are slow. */
const PATIENT = { timeout: within(10_000) };

test('naming one side of an example asks for the other, with a stand-in until then', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/alpha-strike/calculators/attack/');
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  await widget.locator('[data-place="attacker.unit"]').fill('atlas as7-d');
  await widget
    .getByRole('option', { name: /Atlas AS7-D/ })
    .first()
    .click();
  const standIn = widget.locator('.side .stand-in');
  await expect.poll(() => standIn.count(), PATIENT).toBe(1);
  const request = await standIn.textContent();
  expect(request).toContain('TMM');
  await widget.locator('.scale input').first().press('ArrowRight');
  await expect.poll(() => widget.locator('.answer[aria-busy=false] .summary').count(), PATIENT).toBe(1);
  expect(await standIn.textContent()).toBe(request);
  expect(await widget.locator('[data-place="target.armor"]').isVisible()).toBe(false);
  expect(complaints()).toEqual([]);
});

test('another target has no armor or cover from the example', async ({ open, expect }) => {
  const visit = await open();
  await visit.page.goto('/en/5150/calculators/shoot/');
  await see(visit, 'rangefinder-shoot .stack');
  const widget = visit.page.locator('rangefinder-shoot');
  await widget.locator('[data-place="targets add"]').click();
  await expect.poll(() => widget.locator('.record > summary').nth(2).innerText()).toMatch(/^Target 3\s+Dice\s1$/);
});
