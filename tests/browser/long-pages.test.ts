/** Long pages and wide tables: contents and folds, tables that fit a phone, no empty room. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import type { Locator } from 'playwright-core';
import { PHONE } from './support/thumb.js';
import { see, test } from './support/visit.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Its tables of weapons are matrices of numbers, which are scrolled. */
const MATRICES = '5150';

/** The sides of an element on the page. */
const sidesOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test.for(LANGUAGES)('tables of the rules fit a phone in %s', async (language, { open, expect }) => {
  const { page } = await open(PHONE);
  const wide: string[] = [];
  for (const { slug } of systems.filter((system) => system.slug !== MATRICES))
    for (const place of ['tables', 'sheet']) {
      await page.goto(`/${language}/${slug}/${place}/`);
      const names = await page
        .locator('.table')
        .evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.ariaLabel] : [])));
      wide.push(...names.map((name) => `${slug}/${place}: ${name}`));
    }
  expect(wide).toEqual([]);
});

test.for(LANGUAGES)('on a phone in %s, abbreviations of both languages stand below each other', async (language, { open, expect }) => {
  const { page } = await open(PHONE);
  await page.goto(`/${language}/alpha-strike/rules/special-abilities/`);
  const row = page.locator('.table.paired tbody tr').first();
  const [own, other, name] = [
    await sidesOf(row.locator('th')),
    await sidesOf(row.locator('td').first()),
    await sidesOf(row.locator('td').nth(1)),
  ];
  expect(other.left).toBe(own.left);
  expect(other.top).toBeGreaterThanOrEqual(own.bottom);
  expect(name.left).toBeGreaterThanOrEqual(own.right);
});

test.for(LANGUAGES)('on a phone in %s, cells of a stacked table name their columns', async (language, { open, expect }) => {
  const { page } = await open(PHONE);
  await page.goto(`/${language}/alpha-strike/tables/`);
  const table = page.locator('#physical-attacks');
  const labels = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content.slice(1, -1)));
  expect(labels).toEqual(
    await table.locator('thead th').evaluateAll((all) => all.slice(1).map(({ textContent }) => textContent.replaceAll('\u00AD', ''))),
  );
});

const FOLDED = [
  { place: 'developers/changes', inside: 'h3[id]', javaScriptEnabled: true },
  // Without the script, the browser opens a fold for what is inside it.
  { place: 'developers/changes', inside: 'h3[id]', javaScriptEnabled: false },
  // Their folds have nothing with a name inside.
  { place: 'proof', inside: 'xpath=.', javaScriptEnabled: true },
].flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })));

test.for(FOLDED)(
  '$language/$place is short on a phone, and links lead into its folds, script: $javaScriptEnabled',
  async ({ language, place, inside, javaScriptEnabled }, { open, expect }) => {
    const { page } = await open({ ...PHONE, javaScriptEnabled });
    await page.goto(`/${language}/${place}/`);
    const folds = page.locator('.fold');
    const isOpen = (one: Locator) => one.evaluate((fold) => (fold as HTMLDetailsElement).open);
    expect([await isOpen(folds.first()), await isOpen(folds.last())]).toEqual([true, false]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * PHONE.viewport.height);
    const named = folds.last().locator(inside).last();
    const id = await named.getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/${language}/${place}/#${id}`);
    await expect.poll(() => isOpen(folds.last())).toBe(true);
    await expect.poll(async () => (await sidesOf(named)).top).toBeLessThan(PHONE.viewport.height);
  },
);

test.for(LANGUAGES)('rulings in %s have their chapters on the first screen of a phone', async (language, { open, expect }) => {
  const { page } = await open(PHONE);
  await page.goto(`/${language}/alpha-strike/rulings/`);
  const chapters = page.locator('.jump a');
  expect(await chapters.count()).toBe(await page.locator('.chapter > h2').count());
  expect((await sidesOf(page.locator('.jump'))).bottom).toBeLessThan(PHONE.viewport.height);
  await chapters.last().click();
  await expect.poll(async () => (await sidesOf(page.locator('.chapter').last())).top).toBeLessThan(PHONE.viewport.height);
});

test.for(LANGUAGES)('lines of units in %s neither end nor begin with a separator', async (language, { open, expect }) => {
  const visit = await open(PHONE);
  const { page } = visit;
  await page.goto(`/${language}/units/?q=system:alpha-strike`);
  await see(visit, '[data-units-list] li');
  const line = page.locator('.line-figures').first();
  const { left } = await sidesOf(line);
  const figures = await line.locator('span').evaluateAll((all) =>
    all.map((one) => ({
      text: one.textContent,
      left: one.getBoundingClientRect().left,
      indent: Number.parseFloat(getComputedStyle(one).paddingLeft),
    })),
  );
  expect(figures.map(({ text }) => text).join(' ')).not.toMatch(/·|\b(BM|БМ)\b/);
  // Several lines, each with its first separator in the part that is cut off.
  const first = figures.filter((figure) => figure.left === left);
  expect(first.length).toBeGreaterThan(1);
  const cut = await line.evaluate((one) => getComputedStyle(one).clipPath);
  expect(Number.parseFloat(/ ([\d.]+)px\)$/.exec(cut)?.[1] ?? '')).toBe(first[0]?.indent);
});

test.for(LANGUAGES)('no empty room below the setup of a battle and the table of dice in %s', async (language, { open, expect }) => {
  const visit = await open(DESKTOP);
  const { page } = visit;
  await page.goto(`/${language}/battle/`);
  await see(visit, '[data-battle-scenarios] button');
  const between = async (above: string, below: string) =>
    (await sidesOf(page.locator(below))).top - (await sidesOf(page.locator(above))).bottom;
  expect(await between('.battle-live', '[data-keep-units]')).toBeLessThan(48);
  await page.goto(`/${language}/dice/`);
  await see(visit, '[data-dice-rows] tr');
  expect(await between('.dice-table', '.foot')).toBeLessThan(64);
  expect(await between('#dice-how', '.dice-table')).toBeLessThan(64);
});
