/** Forms open with an example: nothing of it stays where somebody has begun a question of their own. */

import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

/** Machines that run all tests at once take their time. */
const PATIENT = { timeout: within(10_000) };

test('whoever names one side of an example is asked for the other, which stays folded', async ({ open, expect }) => {
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
  const calm = widget.locator('.answer[aria-busy=false] .calm');
  await expect.poll(() => calm.textContent(), PATIENT).toBe('Still needed: Target');
  await widget.locator('.scale input').first().press('ArrowRight');
  await expect.poll(() => calm.textContent(), PATIENT).toBe('Still needed: Target');
  expect(await widget.locator('[data-place="target.armor"]').isVisible()).toBe(false);
  expect(complaints()).toEqual([]);
});

test('another target has no armor and no cover that nobody gave it', async ({ open, expect }) => {
  const visit = await open();
  await visit.page.goto('/en/5150/calculators/shoot/');
  await see(visit, 'rangefinder-shoot .stack');
  const widget = visit.page.locator('rangefinder-shoot');
  await widget.locator('[data-place="targets add"]').click();
  await expect.poll(() => widget.locator('.record > summary').nth(2).innerText()).toMatch(/^Target 3\s+Dice\s1$/);
});
