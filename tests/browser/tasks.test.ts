/** Tasks of players on a phone, each within its number of taps from the home page. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { disconnect, keepEverything } from './support/offline.js';
import { PHONE, type Thumb, thumb } from './support/thumb.js';
import { see, test } from './support/visit.js';

const results = (page: Page) => page.locator('[data-search-results] a');

/** Widgets and catalog requests are slow on a busy machine. */
const patient = { timeout: within(15_000) };

/** Searches by the bar; the dialog focuses its field. */
async function look(page: Page, { tap }: Thumb, text: string): Promise<void> {
  await tap(page.locator('header [data-search-open]').first());
  await page.getByRole('combobox').pressSequentially(text);
  await results(page).first().waitFor();
}

test('the modifier for a jumping target: 1 tap shows it in a search result, 2 lead to its rule', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/');
  await look(page, hand, 'target jumped');
  await expect
    .poll(() =>
      results(page)
        .allInnerTexts()
        .then((all) => all.join('\n')),
    )
    .toMatch(/jump\w*.*\+1/i);
  expect(hand.taps()).toBe(1);
  await hand.tap(results(page).first());
  await page.waitForURL('**/alpha-strike/**');
  await expect.poll(() => page.locator('main').innerText()).toMatch(/jump\w*/i);
  expect(hand.taps()).toBeLessThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

test('Hellbringer at Mad Dog, 14 inches, woods, the target moving: 4 taps by a search line', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/');
  await look(page, hand, 'hellbringer prime vs mad dog prime 14');
  const versus = page.locator('[data-search-reading] a[href*="/calculators/attack/"]').first();
  await versus.waitFor();
  await hand.tap(versus);
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  await hand.tap(widget.locator('label', { hasText: 'Woods' }).first());
  await hand.tap(
    widget.getByRole('group', { name: 'Target' }).getByRole('radiogroup', { name: 'Movement' }).locator('label', { hasText: 'Moved' }),
  );
  // Skill 4, medium 2, target’s movement 2, woods 1.
  await expect.poll(() => widget.locator('.summary').first().innerText(), patient).toContain('Target number 9 on 2D6, odds 5/18 (27.8%)');
  expect(hand.taps()).toBeLessThanOrEqual(4);
  expect(complaints()).toEqual([]);
});

test('from a unit to its shot and the answer: 4 taps', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/');
  await look(page, hand, 'hellbringer prime');
  await hand.tap(page.locator('[data-search-results] a[href*="loki-hellbringer-prime"]').first());
  await hand.tap(page.getByRole('link', { name: 'Shoot with it' }));
  const widget = page.locator('rangefinder-attack');
  const target = widget.locator('[data-place="target.unit"]');
  await target.waitFor();
  await hand.type(target, 'mad dog prime');
  await hand.tap(widget.getByRole('option', { name: /Mad Dog.*Prime/ }).first());
  await expect.poll(() => widget.locator('.summary').first().innerText(), patient).toContain('Target number 6 on 2D6');
  expect(hand.taps()).toBeLessThanOrEqual(4);
  expect(complaints()).toEqual([]);
});

test('three targets under one assault rifle at Rep 4: 8 taps', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/');
  await look(page, hand, 'assault rifle');
  await hand.tap(page.locator('[data-search-results] a[href*="/weapons/5150/assault-rifle"]').first());
  await hand.tap(page.getByRole('link', { name: 'Shoot with it' }));
  const widget = page.locator('rangefinder-shoot');
  const targets = widget.locator('.record');
  const choice = (place: string, value: string) => widget.locator(`label:has([data-place="${place}"][value="${value}"])`);
  await choice('rep', '4').waitFor();
  await hand.tap(choice('rep', '4'));
  await hand.tap(choice('targets.0.dice', '3'));
  // Each takes a die of those before it.
  for (const count of [2, 3]) {
    await hand.tap(widget.locator('[data-place="targets add"]'));
    await expect.poll(() => targets.count()).toBe(count);
  }
  await expect.poll(() => widget.locator('.summary').first().innerText(), patient).toMatch(/^Rep 4, assault rifle.*target 3/);
  expect(hand.taps()).toBeLessThanOrEqual(8);
  expect(complaints()).toEqual([]);
});

test('three targets under the assault rifle of the example: 2 taps from the rule set', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/5150/');
  await hand.tap(page.getByRole('main').locator('a[href$="/calculators/shoot/"]').first());
  await see(visit, '[data-calculator][data-ready]');
  const widget = page.locator('rangefinder-shoot');
  await expect.poll(() => widget.locator('.record').count()).toBe(2);
  await hand.tap(widget.locator('[data-place="targets add"]'));
  await expect.poll(() => widget.locator('.record').count()).toBe(3);
  await expect.poll(() => widget.locator('.summary').first().innerText(), patient).toMatch(/^Rep 4, assault rifle.*target 3/);
  expect(hand.taps()).toBeLessThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

test('odds of five-suit poker: no tap on their page, 1 tap from the rule set', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  const category = page.locator('rangefinder-poker-odds').getByText('8,259,888').first();
  await page.goto('/en/initiative-deck/calculators/poker-odds/');
  await category.waitFor({ state: 'attached' });
  await page.goto('/en/initiative-deck/');
  await hand.tap(page.getByRole('main').locator('a[href$="/calculators/poker-odds/"]').first());
  await see(visit, 'rangefinder-poker-odds .summary');
  await category.waitFor({ state: 'attached' });
  expect(hand.taps()).toBe(1);
  expect(complaints()).toEqual([]);
});

test('two units compared, with the winner: 4 taps', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/');
  await look(page, hand, 'atlas as7-d');
  await hand.tap(page.locator('[data-search-results] a[href$="/atlas-as7-d/"]').first());
  await hand.tap(page.getByRole('link', { name: 'Compare' }));
  await page.getByRole('combobox', { name: 'Add a unit to compare' }).waitFor();
  await hand.type(page.getByRole('combobox', { name: 'Add a unit to compare' }), 'catapult cplt-k2');
  await page.locator('rangefinder-picker').getByRole('option').first().waitFor();
  await hand.tap(page.locator('rangefinder-picker').getByRole('option').first());
  await see(visit, '.fights li');
  expect(await page.locator('[data-comparison] thead a').allInnerTexts()).toEqual(['Atlas AS7-D', 'Catapult CPLT-K2']);
  expect(hand.taps()).toBeLessThanOrEqual(5);
  expect(complaints()).toEqual([]);
});

test('two units compared from the card of the first: 2 taps and a name', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/units/alpha-strike/atlas-as7-d/');
  await hand.tap(page.getByRole('link', { name: 'Compare' }));
  const field = page.getByRole('combobox', { name: 'Add a unit to compare' });
  await field.waitFor();
  await hand.type(field, 'catapult cplt-k2');
  await page.keyboard.press('Enter');
  await see(visit, '.fights li');
  expect(await page.locator('[data-comparison] thead a').allInnerTexts()).toEqual(['Atlas AS7-D', 'Catapult CPLT-K2']);
  expect(hand.taps()).toBeLessThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

test('units by a plain sentence: 1 tap into the field', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/units/');
  await hand.type(page.locator('[data-units-form] input[name=q]'), 'Kurita mechs of 3025 below 30 PV that jump');
  await expect.poll(() => page.locator('[data-units-understood]').innerText(), patient).toMatch(/faction:.*pv<30/);
  const points = async (): Promise<readonly number[]> =>
    (await page.locator('[data-units-list] li').allInnerTexts()).map((text) => Number(/(\d+)\s*PV/.exec(text)?.[1]));
  await expect.poll(async () => Math.max(0, ...(await points())), patient).toBeLessThan(30);
  expect((await points()).length).toBeGreaterThan(3);
  for (const text of await page.locator('[data-units-list] li').allInnerTexts()) expect(text).toMatch(/\d"j/);
  expect(hand.taps()).toBe(1);
  expect(complaints()).toEqual([]);
});

test('what beats an Atlas at 12 inches for 40 points: 2 taps', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/units/alpha-strike/atlas-as7-d/');
  await hand.tap(page.getByRole('button', { name: 'What beats it?' }));
  await see(visit, '.fights li');
  expect(await page.getByLabel('Distance, inches').inputValue()).toBe('12');
  await hand.type(page.getByLabel('Points at most'), '40');
  await page.keyboard.press('Enter');
  // An Atlas costs 52 points: none of 40 wins more often than it loses.
  await page.getByRole('heading', { name: 'Close matches' }).waitFor();
  await expect.poll(() => page.locator('.fights li').count(), patient).toBeGreaterThan(0);
  expect(hand.taps()).toBeLessThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

test('a ruling and the link to it: 2 taps from the rule set', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/alpha-strike/');
  await hand.tap(page.locator('nav a[href$="/alpha-strike/rulings/"]:visible').first());
  const ruling = page.locator('#woods-once');
  await hand.tap(ruling.getByRole('heading').getByRole('link'));
  await page.waitForURL('**/rulings/#woods-once');
  expect(await ruling.innerText()).toContain('Once, +1.');
  expect(hand.taps()).toBe(2);
  expect(complaints()).toEqual([]);
});

test('8d6 keep 3: 1 tap', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/dice/');
  await hand.type(page.getByLabel('Roll'), '8d6 keep 3');
  await expect.poll(() => page.locator('main').innerText(), patient).toContain('15.389');
  expect(hand.taps()).toBe(1);
  expect(complaints().filter((what) => !what.includes('400'))).toEqual([]);
});

test('a force of four units within 150 points and its link: 3 taps and the names', async ({ open, expect }) => {
  const { page, complaints } = await open({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const hand = thumb();
  await page.goto('/en/forces/');
  await hand.type(page.getByLabel('Limit, points'), '150');
  const field = page.getByRole('combobox', { name: 'Add a unit' });
  for (const name of ['Atlas AS7-D', 'Awesome AWS-8Q', 'Locust LCT-1V', 'Commando COM-2D']) {
    await hand.type(field, name);
    await page.keyboard.press('Enter');
    await page.locator('[data-force-rows] tr', { hasText: name }).waitFor();
  }
  await expect.poll(() => page.locator('[data-force-left]').innerText()).toMatch(/^Points left/);
  await hand.tap(page.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('limit')).toBe('150');
  expect(link.searchParams.get('units')?.split(',')).toHaveLength(4);
  expect(hand.taps()).toBeLessThanOrEqual(3);
  expect(complaints()).toEqual([]);
});

test('a force of 150 points and its link: 8 taps', async ({ open, expect }) => {
  const { page, complaints } = await open({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const hand = thumb();
  await page.goto('/en/forces/');
  await hand.type(page.getByLabel('Limit, points'), '150');
  const field = page.getByRole('combobox', { name: 'Add a unit' });
  for (const name of ['atlas as7-d', 'awesome aws-8q', 'hellbringer prime']) {
    await hand.type(field, name);
    await page.locator('rangefinder-picker').getByRole('option').first().waitFor();
    await hand.tap(page.locator('rangefinder-picker').getByRole('option').first());
  }
  await expect.poll(() => page.locator('[data-force-left]').innerText()).toMatch(/^Points (left|over)/);
  await hand.tap(page.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('limit')).toBe('150');
  expect(link.searchParams.get('units')?.split(',')).toHaveLength(3);
  expect(hand.taps()).toBeLessThanOrEqual(8);
  expect(complaints()).toEqual([]);
});

test('the printed sheet of Bronepehota: 2 taps, the second of which prints', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/en/bronepehota/');
  await hand.tap(page.locator('a[href$="/bronepehota/sheet/"]:visible').first());
  await hand.tap(page.getByRole('button', { name: 'Print' }).first());
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('');
  expect(hand.taps()).toBe(2);
  expect(complaints()).toEqual([]);
});

test.for([
  ['', 'возврашение'],
  ['', 'ралли'],
  ['5150/', 'возврощение'],
  ['bronepehota/', 'возврощение'],
] as const)('«Возвращение» со страницы /ru/%s словом «%s»: 1 касание находит, 2 открывают', async ([start, words], { open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto(`/ru/${start}`);
  await look(page, hand, words);
  const hit = results(page).filter({ hasText: 'Возвращение' }).first();
  await hit.waitFor();
  expect(hand.taps()).toBe(1);
  await hand.tap(hit);
  await expect.poll(() => page.locator('main').innerText()).toContain('Возвращение');
  expect(hand.taps()).toBe(2);
  expect(complaints()).toEqual([]);
});

test('embed code: 2 taps from a calculator', async ({ open, expect }) => {
  const visit = await open({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, complaints } = visit;
  const hand = thumb();
  await page.goto('/en/alpha-strike/calculators/target-number/?skill=3&inches=2');
  await see(visit, 'rangefinder-target-number .summary');
  await hand.tap(page.locator('[data-share] > summary'));
  await hand.tap(page.locator('[data-copy=code]'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<rangefinder-target-number skill="3" inches="2"');
  expect(hand.taps()).toBeLessThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

/** Thousands of units are loaded on a busy machine. */
const PATIENT_MS = within(170_000);

test('without a connection: a shot with units from the start page in 5 taps', { timeout: PATIENT_MS }, async ({ open, expect }) => {
  const { page } = await open({ ...PHONE, serviceWorkers: 'allow' });
  const hand = thumb();
  await page.clock.install();
  await page.goto('/en/units/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.locator('[data-keep-units] > summary').click();
  await page.getByRole('checkbox', { name: /Alpha Strike/ }).check();
  await expect
    .poll(() => page.locator('[data-keep=alpha-strike] [role=status]').innerText(), { timeout: within(120_000) })
    .toMatch(/^Kept: \d+$/);
  await keepEverything(page, expect);
  await disconnect(page);
  await page.goto('/');
  await page.waitForURL('**/en/');
  await look(page, hand, 'loki hellbringer prime');
  await hand.tap(page.locator('[data-search-results] a[href*="loki-hellbringer-prime"]').first());
  await hand.tap(page.getByRole('link', { name: 'Shoot with it' }));
  const widget = page.locator('rangefinder-attack');
  await hand.type(widget.locator('[data-place="target.unit"]'), 'mad dog) prime');
  await hand.tap(widget.getByRole('option', { name: /Mad Dog.*Prime/ }).first());
  await expect.poll(() => widget.locator('.summary').first().innerText(), patient).toContain('Target number 6 on 2D6');
  expect(await widget.locator('[data-place="attacker.unit"]').inputValue()).toContain('Hellbringer');
  expect(hand.taps()).toBeLessThanOrEqual(5);
});
