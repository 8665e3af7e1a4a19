/** After one visit the site works without a network. */
import { keepEverything } from './support/offline.js';
import { test } from './support/visit.js';
import { bylineIn, press, sentenceIn, tabTo } from './support/widget.js';

const RULES = '/en/alpha-strike/rules/to-hit/';
const CALCULATOR = '/en/alpha-strike/calculators/target-number/';
test('rules and calculators open without a network after one visit', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/en/');
  await keepEverything(page, expect);
  await page.context().setOffline(true);

  // Where an installed app starts.
  await page.goto('/');
  await page.waitForURL('**/en/');
  expect(await page.locator('h1').textContent()).toBe('Find the rule. Know the odds.');
  await page.goto(RULES);
  expect(await page.locator('h1').textContent()).not.toBe('');
  await page.locator('main table').first().waitFor();

  await page.goto(`${CALCULATOR}?skill=4&inches=8`);
  const widget = page.locator('rangefinder-target-number');
  await expect.poll(() => bylineIn(widget), { timeout: 10_000 }).toBe('Computed in this page: the service does not answer');
  const before = await sentenceIn(widget);
  await tabTo(page, 'skill');
  await press(page, ['Control+A', '2']);
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);

  await page.goto('/en/no-such-page/');
  await page.locator('h1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/no-such-page/');
});

test('units of a rule set that was chosen are found and shown without a network', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/en/units/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.getByText('Units without a connection').click();
  await page.getByRole('checkbox', { name: 'Bronepehota' }).check();
  await expect.poll(() => page.locator('[data-keep=bronepehota] [role=status]').innerText(), { timeout: 20_000 }).toMatch(/^Kept: \d+$/);
  await keepEverything(page, expect);
  await page.context().setOffline(true);

  await page.goto('/en/units/?q=mad+bull');
  await page.getByRole('link', { name: 'Mad Bull' }).first().click();
  await page.locator('.unit-card').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/units/bronepehota/mad-bull/');
  expect(await page.locator('h1').textContent()).toBe('Mad Bull');

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('mad bull');
  await expect
    .poll(() => page.locator('[data-search-results] a[href*="/units/"]').first().textContent(), { timeout: 10_000 })
    .toContain('Mad Bull');
});
