/** Earlier answers are saved on the device. */

import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

test('an answer is saved, returns by its link, and is deleted on request', async ({ open, expect }) => {
  const visit = await open({ viewport: { width: 390, height: 844 } });
  const { page, complaints } = visit;
  const sentence = () => page.locator('rangefinder-target-number .summary').first().innerText();
  const earlier = page.locator('[data-earlier]');
  await page.goto('/en/alpha-strike/calculators/target-number/?skill=3&inches=5');
  await see(visit, 'rangefinder-target-number .summary');
  const brought = await sentence();
  await page.locator('rangefinder-target-number [data-place="skill"]').fill('5');
  await expect.poll(sentence).not.toBe(brought);
  const answer = await sentence();
  await earlier.getByText('Earlier answers').click();
  await expect.poll(() => earlier.getByRole('link').allInnerTexts(), { timeout: within(10_000) }).toEqual([answer]);

  await page.goto('/en/alpha-strike/calculators/target-number/');
  await see(visit, 'rangefinder-target-number .summary');
  await earlier.getByText('Earlier answers').click();
  await earlier.getByRole('link').click();
  await expect.poll(sentence).toBe(answer);
  expect(new URL(page.url()).search).toContain('skill=5');

  await earlier.getByText('Earlier answers').click();
  await earlier.getByRole('button', { name: 'Forget them' }).click();
  await expect.poll(() => earlier.isVisible()).toBe(false);
  expect(complaints()).toEqual([]);
});
