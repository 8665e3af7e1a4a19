/** A page of the rules: rulings collapsed to their decisions, interactive examples, related content at the side. */
import { LANGUAGES } from '@rangefinder/rules';
import { see, test } from './support/visit.js';

const TO_HIT = 'alpha-strike/rules/to-hit/';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.for(LANGUAGES)('a ruling in %s is collapsed to its decision, and found in full', async (language, { open, expect }) => {
  const { page, complaints } = await open({ viewport: PHONE });
  await page.goto(`/${language}/${TO_HIT}`);
  const ruling = page.locator('#ruling-woods-once');
  expect(await ruling.locator('.ruling-decision').innerText()).toMatch(/\+1/);
  expect(await ruling.evaluate((box) => getComputedStyle(box).borderInlineStartWidth)).toBe('4px');
  expect(await ruling.locator('ul').isVisible()).toBe(false);
  await ruling.locator('summary').click();
  expect(await ruling.locator('li').count()).toBe(2);
  expect(await ruling.locator('ul').isVisible()).toBe(true);
  expect(complaints()).toEqual([]);
});

test.for(LANGUAGES)('an example in %s becomes its calculator, with its figures and its answer', async (language, { open, expect }) => {
  const visit = await open({ viewport: PHONE });
  const { page, complaints } = visit;
  await page.goto(`/${language}/${TO_HIT}`);
  const example = page.locator('.example').first();
  const sentence = await example.locator('.example-answer').innerText();
  await example.getByRole('button').click();
  await see(visit, '.example rangefinder-target-number .summary');
  const widget = example.locator('rangefinder-target-number');
  expect(await widget.locator('.summary').innerText()).toBe(sentence);
  expect(await widget.getByRole('spinbutton').first().inputValue()).toBe('3');
  // The sentence appears once.
  expect(await example.locator('.example-answer').isVisible()).toBe(false);
  await widget.getByRole('spinbutton').first().fill('4');
  await expect.poll(() => widget.locator('.summary').innerText()).not.toBe(sentence);
  expect(complaints()).toEqual([]);
});

test.for(LANGUAGES)(
  'calculator, table of contents and related rules in %s are at the side, on a phone below the text',
  async (language, { open, expect }) => {
    const { page } = await open({ viewport: DESKTOP });
    await page.goto(`/${language}/${TO_HIT}`);
    const beside = page.locator('.beside');
    const text = await page.locator('.prose').boundingBox();
    const column = await beside.boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
    expect(column?.y).toBeLessThan(DESKTOP.height / 4);
    expect(await beside.locator(`a[href="/${language}/alpha-strike/calculators/target-number/"]`).isVisible()).toBe(true);
    expect(await beside.locator(`a[href="/${language}/alpha-strike/rules/range/"]`).isVisible()).toBe(true);
    await beside.locator('a[href="#ruling-woods-once"]').click();
    await expect
      .poll(() => page.locator('#ruling-woods-once').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(DESKTOP.height);
    await page.setViewportSize(PHONE);
    expect(await beside.locator(`a[href="/${language}/alpha-strike/rules/range/"]`).isVisible()).toBe(true);
    expect((await beside.boundingBox())?.y).toBeGreaterThan((await page.locator('.prose').boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  },
);

test('on a phone tabs fade at the edge if there are more', async ({ open, expect }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'no-preference' });
  const fade = (edge: string) => page.locator('.tabs').evaluate((tabs, name) => getComputedStyle(tabs).getPropertyValue(name), edge);
  await page.goto('/en/alpha-strike/');
  await expect.poll(() => fade('--tabs-after')).toBe('40px');
  await page.goto('/en/alpha-strike/sheet/');
  await expect.poll(() => fade('--tabs-before')).toBe('40px');
  await expect.poll(() => fade('--tabs-after')).toBe('0px');
});
