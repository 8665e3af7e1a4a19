/** A unit of the catalog in a calculator: found by a misspelled name, chosen by keyboard, its figures in the form. */
import { LANGUAGES } from '@rangefinder/rules';
import { see, test } from './support/visit.js';
import { press, sentenceIn, tabTo } from './support/widget.js';

test.for(LANGUAGES)('in %s a unit fills the form', async (language, { open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/${language}/alpha-strike/calculators/attack/`);
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  const before = await sentenceIn(widget);
  await tabTo(page, 'attacker.unit');
  await press(page, [...'atlass']);
  await widget.locator('[role=option]').first().waitFor();
  await press(page, ['Enter']);
  const unit = widget.locator('[data-place="attacker.unit"]');
  await expect.poll(() => unit.inputValue()).toBe(language === 'ru' ? 'Атлас AS7-D' : 'Atlas AS7-D');
  expect(await widget.locator('[data-place="attacker.size"]').inputValue()).toBe('4');
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);

  await page.reload();
  await see(visit, 'rangefinder-attack .summary');
  await expect.poll(() => unit.inputValue()).toContain('AS7-D');
  expect(complaints()).toEqual([]);
});
