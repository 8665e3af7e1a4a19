/** Units as a table: facets, sortable columns, comparison. */
import type { Page } from 'playwright-core';
import { see, test } from './support/visit.js';

const column = (page: Page, nth: number): Promise<readonly number[]> =>
  page.locator(`[data-units-body] tr td:nth-of-type(${nth})`).evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

test('the table of a rule set is filtered by role and sorted by its column heads', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/units/');
  await page.getByText('Conditions and order').click();
  await page.getByLabel('Rule set').selectOption('system:alpha-strike');
  await see(visit, '[data-units-body] tr');
  await page.getByLabel('Role').selectOption('role:Sniper');
  await page.getByLabel('Cost at most').fill('40');
  await page.getByLabel('Cost at most').press('Tab');
  await expect.poll(async () => (await column(page, 2)).every((cost) => cost <= 40)).toBe(true);
  await page.locator('[data-units-head]').getByRole('button', { name: 'A', exact: true }).click();
  await expect.poll(() => page.locator('[aria-sort=descending]').innerText()).toContain('A');
  await expect
    .poll(async () => new Set(await page.locator('[data-units-body] td:nth-of-type(7)').allInnerTexts()))
    .toEqual(new Set(['Sniper']));
  expect(new URL(page.url()).searchParams.get('q')).toBe('system:alpha-strike role:Sniper pv<=40 sort:-armor');
  await page.reload();
  await see(visit, '[data-units-body] tr');
  expect(await page.getByLabel('Sort by').locator('option:checked').textContent()).toBe('Armor (A), falling');
  expect(complaints()).toEqual([]);
});

test('era and faction are chosen from lists, and a link restores the choice', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  const found = async (): Promise<number> => Number(/\d+$/.exec(await page.locator('[data-units-status]').innerText())?.[0]);
  await page.goto('/ru/units/?system=alpha-strike');
  await see(visit, '[data-units-body] tr');
  const all = await found();
  await page.getByText('Условия и порядок').click();
  const eras = page.locator('select[data-availability=eras]');
  await expect.poll(() => eras.locator('option').count()).toBeGreaterThan(5);
  await eras.selectOption('эпоха:clan-invasion');
  await expect.poll(found).toBeLessThan(all);
  const ofEra = await found();
  await page.locator('select[data-availability=factions]').selectOption({ label: 'Синдикат Драконис' });
  await expect.poll(found).toBeLessThan(ofEra);
  const both = await found();
  await page.reload();
  await page.getByText('Условия и порядок').click();
  await expect.poll(() => page.locator('select[data-availability=factions] option:checked').innerText()).toBe('Синдикат Драконис');
  await expect.poll(found).toBe(both);
  await page.goto('/en/units/?system=5150');
  await page.getByText('Conditions and order').click();
  await expect.poll(() => page.locator('.field:has(select[data-availability=eras])').getAttribute('hidden')).not.toBeNull();
  expect(complaints()).toEqual([]);
});

test('two units of the table are compared: figures, and the winner', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/ru/units/?system=alpha-strike&q=атлас');
  await see(visit, '[data-units-body] tr');
  await page.locator('[data-choose]').nth(0).check();
  await page.locator('[data-choose]').nth(1).check();
  await page.getByRole('link', { name: 'Сравнить: 2' }).click();
  await see(visit, '.fights li');
  expect(await page.locator('[data-comparison] thead th').count()).toBe(2);
  expect(await page.locator('[data-comparison] tbody tr').count()).toBeGreaterThan(8);
  expect(await page.locator('[data-comparison] tbody th').allInnerTexts()).toContain('Урон: ближняя');
  await page.locator('.fights a').first().click();
  await see(visit, 'rangefinder-duel .summary');
  expect(complaints()).toEqual([]);
});

test('without units the comparison explains how to choose them', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/units/compare/');
  await expect.poll(() => page.locator('[data-comparison]').innerText()).toContain('Choose a rule set');
});

/** Odds of both sides in each duel of the list, in percent. */
const fightsIn = async (page: Page): Promise<readonly (readonly [number, number])[]> =>
  (await page.locator('.fights li a').allInnerTexts()).map((text) => {
    const [first = Number.NaN, second = Number.NaN] = [...text.matchAll(/ ([\d.]+)%/g)].map(([, odds]) => Number(odds));
    return [first, second];
  });

test('the page of a unit lists what beats it, by odds to win minus odds to lose', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/units/alpha-strike/loki-hellbringer-prime/');
  await page.getByRole('button', { name: 'What beats it?' }).click();
  await see(visit, '.fights li');
  const advantages = (await fightsIn(page)).map(([win, lose]) => win - lose);
  expect(advantages.length).toBeGreaterThan(3);
  expect(Math.min(...advantages)).toBeGreaterThan(0);
  for (const [at, advantage] of advantages.slice(1).entries()) expect(advantage).toBeLessThanOrEqual((advantages[at] ?? 0) + 0.2);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('matchups');
  expect(complaints()).toEqual([]);
});

test('what beats a unit can be searched at another distance for other points', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/units/alpha-strike/atlas-as7-d/');
  await page.getByRole('button', { name: 'What beats it?' }).click();
  await see(visit, '.fights li');
  await page.getByLabel('Points at most').fill('25');
  await page.getByLabel('Distance, inches').fill('20');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'Close matches' }).waitFor();
  for (const [win, lose] of await fightsIn(page)) expect(win).toBeLessThanOrEqual(lose);
  expect(await page.locator('.fights li a').first().getAttribute('href')).toContain('situation.inches=20');
  expect(complaints()).toEqual([]);
});
