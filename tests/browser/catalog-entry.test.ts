/** A unit of the catalog in a calculator: found by a misspelled name, chosen by keyboard, its figures in the form. */
import { LANGUAGES } from '@rangefinder/rules';
import { PHONE } from './support/thumb.js';
import { see, test } from './support/visit.js';
import { press, sentenceIn, tabTo } from './support/widget.js';

const NAMES = { en: ['Atlas AS7-D', 'Locust LCT-1E'], ru: ['Атлас AS7-D', 'Локуст LCT-1E'] } as const;

test.for(LANGUAGES)('in %s units fill the form', async (language, { open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/${language}/alpha-strike/calculators/attack/`);
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  const before = await sentenceIn(widget);
  const choose = async (side: string, typed: string, name: string): Promise<void> => {
    await tabTo(page, `${side}.unit`);
    await press(page, [...typed]);
    // Each offer shows what it is: silhouette, cost, figures.
    await widget
      .locator('[role=option]:has(svg path)', { hasText: /\d+\s(PV|ОС).*(TMM|МДЦ)/ })
      .first()
      .waitFor();
    await press(page, ['Enter']);
    await expect.poll(() => widget.locator(`[data-place="${side}.unit"]`).inputValue()).toBe(name);
  };
  const unit = widget.locator('[data-place="attacker.unit"]');
  await choose('attacker', 'atlass', NAMES[language][0]);
  expect(await widget.locator('[data-place="attacker.size"]').inputValue()).toBe('4');
  await choose('target', 'locusst lct-1e', NAMES[language][1]);
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);

  await page.reload();
  await see(visit, 'rangefinder-attack .summary');
  await expect.poll(() => unit.inputValue()).toContain('AS7-D');
  expect(complaints()).toEqual([]);
});

test('an empty field suggests the units that were chosen last', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/alpha-strike/calculators/attack/');
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  const unit = widget.locator('[data-place="attacker.unit"]');
  await unit.fill('atlas as7-d');
  await widget
    .getByRole('option', { name: /^Atlas AS7-D/ })
    .first()
    .click();
  await expect.poll(() => unit.inputValue()).toBe('Atlas AS7-D');

  await page.goto('/en/alpha-strike/calculators/attack/');
  await see(visit, 'rangefinder-attack .summary');
  await widget.locator('[data-place="target.unit"]').click();
  await widget.getByText('Used last').waitFor();
  const offered = widget.getByRole('option');
  expect(await offered.first().innerText()).toMatch(/^Atlas AS7-D\s+.*52/);
  await offered.first().click();
  await expect.poll(() => widget.locator('[data-place="target.unit"]').inputValue()).toBe('Atlas AS7-D');
  expect(complaints()).toEqual([]);
});

test.for([PHONE, { viewport: { width: 1440, height: 900 } }])(
  'an open list of units moves nothing of the page, $viewport.width pixels wide',
  async (screen, { open, expect }) => {
    const visit = await open(screen);
    const { page } = visit;
    await page.goto('/en/alpha-strike/calculators/attack/');
    await see(visit, 'rangefinder-attack .summary');
    const widget = page.locator('rangefinder-attack');
    const ruler = widget.locator('[data-place="situation.inches"]').first();
    const before = await ruler.boundingBox();
    const field = widget.locator('[data-place="target.unit"]');
    await field.click();
    await field.pressSequentially('atlas');
    await widget.getByRole('option', { name: 'Atlas AS7-D' }).first().waitFor();
    expect(await ruler.boundingBox()).toEqual(before);
  },
);
