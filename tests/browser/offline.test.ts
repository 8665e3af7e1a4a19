/** The site works without a network after one visit. */
import { LANGUAGES } from '@rangefinder/rules';
import { vi } from 'vitest';
import { within } from '../support/time-limits.js';
import { disconnect, keepEverything } from './support/offline.js';
import { test } from './support/visit.js';
import { bylineIn, press, sentenceIn, tabTo } from './support/widget.js';

// Each test saves a whole language or two.
vi.setConfig({ testTimeout: within(240_000) });

const RULES = '/en/alpha-strike/rules/to-hit/';
const CALCULATOR = '/en/alpha-strike/calculators/target-number/';
test('rules and calculators open without a network after one visit', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/en/');
  await keepEverything(page, expect);
  await disconnect(page);

  // Start page of the installed app.
  await page.goto('/');
  await page.waitForURL('**/en/');
  expect(await page.locator('h1').textContent()).toBe('Find the rule. Know the odds.');
  await page.goto(RULES);
  expect(await page.locator('h1').textContent()).not.toBe('');
  await page.locator('main table').first().waitFor();

  await page.goto(`${CALCULATOR}?skill=4&inches=8`);
  const widget = page.locator('rangefinder-target-number');
  await expect.poll(() => bylineIn(widget), { timeout: within(10_000) }).toBe('Computed in this page: the service does not answer');
  const before = await sentenceIn(widget);
  await tabTo(page, 'skill');
  await press(page, ['Control+A', '2']);
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);

  await page.goto('/en/no-such-page/');
  await page.locator('h1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/no-such-page/');
});

const NAMES = { en: { unit: 'mad bull', shown: 'Mad Bull' }, ru: { unit: 'mad bull', shown: 'MAD BULL' } } as const;

test.for(LANGUAGES)(
  'in %s, without a network: units, their cards, a force, a battle and the search',
  async (language, { open, expect }) => {
    const { page } = await open({ serviceWorkers: 'allow' });
    const { unit, shown } = NAMES[language];
    await page.clock.install();
    await page.goto(`/${language}/units/`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    const panel = page.locator('[data-keep-units]');
    await panel.locator('summary').click();
    await panel.locator('[data-keep=bronepehota] input').check();
    await expect
      .poll(() => panel.locator('[data-keep=bronepehota] [role=status]').innerText(), { timeout: within(20_000) })
      .toMatch(/: \d+$/);
    await keepEverything(page, expect, language);
    // The status reports that everything is saved, and its size.
    await page.clock.runFor(3000);
    await expect.poll(() => panel.locator('[data-keep-sign]').textContent()).toBe({ en: ': ready', ru: ': готово' }[language]);
    expect(await panel.locator('[data-keep-size]').textContent()).toMatch(/\d/);
    await disconnect(page);

    await page.goto(`/${language}/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(unit);
    await expect
      .poll(() => page.locator('[data-search-results] a[href*="/units/"]').first().textContent(), { timeout: within(10_000) })
      .toContain(shown);
    await page.goto(`/${language}/units/bronepehota/mad-bull/`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(shown);
    await page.locator('[data-unit-actions] button').first().click();
    await page.goto(`/${language}/forces/`);
    await expect.poll(() => page.locator('[data-force-cards] .unit-card h2').allInnerTexts()).toEqual([shown]);
    await page.locator('[data-force-battle]').click();
    await expect.poll(() => page.locator('[data-side-units] li').count()).toBe(1);
    await page.locator('#side-1-add').fill(unit);
    await page.locator('rangefinder-picker').getByRole('option').first().click();
    await page.locator('[data-battle-start]').click();
    await expect.poll(() => page.locator('.fighter h3').allInnerTexts()).toEqual([shown, shown]);
  },
);

const STATUS = { en: /^Found: 1 Without a connection: only units kept/, ru: /^Найдено: 1 Без связи: только сохранённые/ } as const;
const WRONG = { en: 'rank>=x', ru: 'ранг>=x' } as const;

test.for(LANGUAGES)('in %s, saved units answer the query language offline', async (language, { open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto(`/${language}/units/`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const panel = page.locator('[data-keep-units]');
  await panel.locator('summary').click();
  await panel.locator('[data-keep=bronepehota] input').check();
  await expect.poll(() => panel.locator('[data-keep=bronepehota] [role=status]').innerText(), { timeout: 20_000 }).toMatch(/: \d+$/);
  await keepEverything(page, expect, language);
  await disconnect(page);

  const listed = (query: string) => page.goto(`/${language}/units/?q=${encodeURIComponent(query)}`);
  await listed('kind:gun cost<60 -"twin cannon"');
  await expect.poll(() => page.locator('[data-units-list] li, [data-units-body] tr').count()).toBe(1);
  await expect.poll(() => page.locator('[data-units-status]').innerText()).toMatch(STATUS[language]);
  await listed(WRONG[language]);
  await expect.poll(() => page.locator('[data-units-problem] mark').innerText()).toBe(WRONG[language]);
  await listed('system:alpha-strike pv<30');
  await expect.poll(() => page.locator('[data-units-status]').innerText()).toContain({ en: 'not kept', ru: 'не сохранены' }[language]);
});

test('the other language is saved when it is chosen, and stays saved', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/en/battle/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.locator('[data-keep-units] > summary').click();
  await page.getByRole('checkbox', { name: 'По-русски' }).check();
  await keepEverything(page, expect, 'ru');
  await keepEverything(page, expect, 'en');
  await disconnect(page);
  await page.locator('[data-language=ru]').first().click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Бой');
  await page.goto('/ru/alpha-strike/rules/to-hit/');
  await page.locator('main table').first().waitFor();
});

/** The thousands of units are fetched meanwhile. */
const FIRST_VISIT_MS = within(60_000);

test('right after a first visit that kept the units, a battle starts without a network; the question comes once', async ({
  open,
  expect,
}) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.goto('/en/battle/');
  const offer = page.locator('[data-save-offer]');
  await expect.poll(() => offer.innerText(), { timeout: FIRST_VISIT_MS }).toMatch(/Alpha Strike, units: \d{4}, about \d+(\.\d)? MB/);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect.poll(() => offer.locator('[role=status]').innerText(), { timeout: FIRST_VISIT_MS * 2 }).toMatch(/^Ready: /);
  await disconnect(page);
  await page.reload();
  const units = page.locator('[data-side-units] li');
  for (const [side, name] of ['hellbringer prime', 'locust lct-1v'].entries()) {
    const field = page.locator('[data-side-form]').nth(side).getByRole('combobox', { name: 'Add a unit' });
    await field.fill(name);
    await field.press('Enter');
    const status = page.locator('rangefinder-picker').nth(side).locator('[role=status]');
    await expect.poll(async () => [await units.count(), await status.textContent()]).toEqual([side + 1, '']);
  }
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect.poll(() => page.locator('.fighter h3').allInnerTexts()).toEqual(['Loki (Hellbringer) Prime', 'Locust LCT-1V']);
  expect(await offer.isVisible()).toBe(false);
});

test('a refused offer does not come back', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.goto('/ru/battle/');
  await page.getByRole('button', { name: 'Не нужно' }).click();
  await page.reload();
  await page.locator('[data-battle-scenarios] button').first().waitFor();
  await page.waitForTimeout(2000);
  expect(await page.locator('[data-save-offer]').isVisible()).toBe(false);
});

test('the offer for a rule set goes away with another one that has no units', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await page.goto('/en/battle/');
  const offer = page.locator('[data-save-offer]');
  await expect.poll(() => offer.innerText(), { timeout: FIRST_VISIT_MS }).toContain('Alpha Strike');
  await page.getByLabel('Rule set').selectOption({ label: '5150, basic rules' });
  await expect.poll(() => offer.isVisible()).toBe(false);
});
