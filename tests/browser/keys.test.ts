/** A key opens and closes the list of shortcuts, except in a text field. */
import { see, test } from './support/visit.js';

test.for([
  { language: 'en', title: 'Keys' },
  { language: 'ru', title: 'Клавиши' },
])('the list opens by ?, in $language', async ({ language, title }, { open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/${language}/units/?system=alpha-strike`);
  await see(visit, '[data-units-body] tr');
  const help = page.getByRole('dialog', { name: title });
  await page.keyboard.press('?');
  await expect.poll(() => help.isVisible()).toBe(true);
  expect(await help.locator('dt').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  expect(await help.isVisible()).toBe(false);
  await page.locator('[data-units-form] input[name=q]').click();
  await page.keyboard.press('?');
  expect(await page.locator('[data-units-form] input[name=q]').inputValue()).toMatch(/\?$/);
  expect(await help.isVisible()).toBe(false);
  expect(complaints().filter((complaint) => !complaint.includes('/v1/units'))).toEqual([]);
});
