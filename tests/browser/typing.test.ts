/** Fields of a calculator keep what the user types, and the focus, while answers arrive and the form is drawn again. */
import type { Locator } from 'playwright-core';
import { see, test } from './support/visit.js';
import { focusedPlace, sentenceIn } from './support/widget.js';

const TARGET_NUMBER = '/en/alpha-strike/calculators/target-number/?skill=4&inches=14';

const fieldAt = (widget: Locator, place: string): Locator => widget.locator(`[data-place="${place}"]`);

test('a number keeps the characters that were typed', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(TARGET_NUMBER);
  await see(visit, 'rangefinder-target-number .summary');
  const widget = page.locator('rangefinder-target-number');
  const before = await sentenceIn(widget);
  // The first digit replaces the number: an empty field would be sent, and refused, where typing is slow.
  await fieldAt(widget, 'inches').selectText();
  await page.keyboard.type('5.50');
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);
  expect(await fieldAt(widget, 'inches').inputValue()).toBe('5.50');
  expect(await focusedPlace(page)).toBe('inches');
  expect(complaints()).toEqual([]);
});

test('an emptied field stays empty until the user leaves it, although it has a default', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`${TARGET_NUMBER}&woodsInches=3`);
  await see(visit, 'rangefinder-target-number .summary');
  const widget = page.locator('rangefinder-target-number');
  const before = await sentenceIn(widget);
  await widget.locator('form details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await fieldAt(widget, 'woodsInches').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);
  expect(await fieldAt(widget, 'woodsInches').inputValue()).toBe('');
  await page.keyboard.type('3');
  await expect.poll(() => sentenceIn(widget)).toBe(before);
  expect(complaints()).toEqual([]);
});

test('a folded field that replaces another one stays where it is while it is edited', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(TARGET_NUMBER);
  await see(visit, 'rangefinder-target-number .summary');
  const widget = page.locator('rangefinder-target-number');
  const folded = widget.locator('form details', { has: page.locator('[data-place=range]') });
  await folded.locator('summary').click();
  await folded.locator('.segment:has([value=SHORT])').click();
  await expect.poll(() => fieldAt(widget, 'inches').inputValue()).toBe('');
  await expect.poll(() => new URL(page.url()).search).toContain('range=SHORT');
  expect(await folded.locator('[data-place=range]:checked').count()).toBe(1);
  expect(await focusedPlace(page)).toBe('range');
  // A new start lays the form out again.
  await page.reload();
  await see(visit, 'rangefinder-target-number .summary');
  expect(await folded.count()).toBe(0);
  expect(complaints()).toEqual([]);
});
