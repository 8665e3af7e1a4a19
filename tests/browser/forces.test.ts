/** Forces: units with points, saved in the URL, exported as CSV. */
import { text } from 'node:stream/consumers';
import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

const FORCE = 'alpha-strike/catapult-cplt-k2*2,bronepehota/mad-bull';

test('a force is built by misspelled names, saved in the URL and exported as CSV', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/en/forces/?name=Alpha&units=${FORCE}`);
  await see(visit, '[data-force-rows] a');
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('64 + 150');
  await page.getByRole('combobox', { name: 'Add a unit' }).fill('atlass');
  await page.locator('rangefinder-picker').getByRole('option').first().click();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('116 + 150');
  expect(new URL(page.url()).search).toBe(`?name=Alpha&units=${FORCE},alpha-strike/atlas-as7-d`);

  const downloading = page.waitForEvent('download');
  await page.locator('[data-force-csv]').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Alpha.csv');
  const lines = (await text(await download.createReadStream())).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual([
    'id,name,system,count,cost,sum',
    'alpha-strike/catapult-cplt-k2,Catapult CPLT-K2,alpha-strike,2,32,64',
    'bronepehota/mad-bull,Mad Bull,bronepehota,1,150,150',
    'alpha-strike/atlas-as7-d,Atlas AS7-D,alpha-strike,1,52,52',
    ',total,,4,,266',
  ]);

  await page.reload();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('116 + 150');
  expect(complaints()).toEqual([]);
});

const ATLAS = 'alpha-strike/atlas-as7-d';
const LOKI = 'alpha-strike/loki-hellbringer-prime';

test('units are added from their cards, and the force is saved when the page is left', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  for (const unit of [ATLAS, LOKI]) {
    await page.goto(`/en/units/${unit}/`);
    await page.getByRole('button', { name: 'Add to a force' }).click();
    await page.getByRole('link', { name: 'Open the force' }).waitFor();
  }
  await page.getByRole('link', { name: 'Open the force' }).click();
  await expect.poll(() => page.locator('[data-force-rows] tr').count()).toBe(2);
  await page.locator('[data-force-limit]').fill('100');
  await page.locator('[data-force-name]').fill('Kurita');
  await page.goto('/en/');
  await page.goto('/en/forces/');
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toMatch(/^\d+$/);
  await expect.poll(() => page.locator('[data-force-cards] .unit-card').count()).toBe(2);
  const total = Number(await page.locator('[data-force-total]').textContent());
  expect(await page.locator('[data-force-left]').textContent()).toBe(
    total <= 100 ? `Points left: ${100 - total}` : `Points over the limit: ${total - 100}`,
  );
  expect(new URL(page.url()).search).toBe(`?name=Kurita&limit=100&units=${ATLAS},${LOKI}`);

  await page.getByRole('button', { name: 'New force' }).click();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('0');
  await page.locator('[data-force-picker]').selectOption({ label: 'Kurita' });
  await expect.poll(() => page.locator('[data-force-rows] tr').count()).toBe(2);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.locator('[data-force-name]').inputValue()).toBe('');
  expect(complaints()).toEqual([]);
});

test('Enter accepts the first result even before it is there; an unknown id is reported', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/forces/?units=alpha-strike/nope');
  await expect.poll(() => page.locator('[data-force-rows]').textContent()).toMatch(/There is no such unit/);
  await page.getByRole('combobox', { name: 'Add a unit' }).fill('atlas as7-d');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-force-rows]').textContent()).toMatch(/Atlas AS7-D/);
});

test('a link that is copied before the figures of a unit are there includes the unit', async ({ open, expect }) => {
  const { page, complaints } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/en/forces/?units=${LOKI}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('45');
  const held = Promise.withResolvers<void>();
  await page.route(`**/v1/units/${ATLAS}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Add a unit' }).fill('atlas as7-d');
  await page.locator('rangefinder-picker').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('units')).toBe(`${LOKI},${ATLAS}`);
  expect(await page.locator('[data-force-rows] tr').last().innerText()).toMatch(/^Atlas AS7-D/);
  held.resolve();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('97');
  expect(complaints()).toEqual([]);
});

test('Enter before the results adds the unit, even when the field is left', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/forces/');
  const held = Promise.withResolvers<void>();
  await page.route(/\/v1\/units\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Add a unit' }).fill('atlas as7-d');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  held.resolve();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('52');
  expect(complaints()).toEqual([]);
});

test('a battle offers the units of saved forces; an unknown name and a catalog out of reach are reported', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/en/forces/?units=${ATLAS}*2,${LOKI}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('149');
  await page.goto('/en/battle/');
  const field = page.locator('#side-1-add');
  const picker = page.locator('rangefinder-picker').nth(1);
  await field.click();
  await expect.poll(() => picker.getByRole('listbox').innerText()).toMatch(/^From my forces\s+Atlas AS7-D\s+52.PV\s· .*Armor.10/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-side-units]').nth(1).innerText()).toMatch(/^Atlas AS7-D/);
  await field.pressSequentially('xyzzyqq');
  await expect.poll(() => picker.getByRole('status').innerText()).toBe('Nothing found: xyzzyqq');
  await page.route(/\/v1\/units/, (route) => route.abort());
  await field.fill('atlas');
  await expect.poll(() => picker.getByRole('status').innerText()).toMatch(/the units are not saved on this device/);
  expect(await field.inputValue()).toBe('atlas');
  expect(complaints().filter((one) => !/ERR_FAILED/.test(one))).toEqual([]);
});

test('a force is exported as text and imported as a list; a deleted one can be restored', async ({ open, expect }) => {
  const { page, complaints } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/en/forces/?name=Lance&units=${ATLAS}*2,${LOKI}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('149');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.locator('[data-force-status]').textContent()).toBe('Copied');
  const list = await page.evaluate(() => navigator.clipboard.readText());
  expect(list).toBe('Lance:\n2× Atlas AS7-D — 104 PV\n1× Loki (Hellbringer) Prime — 45 PV');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('149');

  await page.getByText('Import a list').click();
  await page.getByLabel('List').fill(`${list}\n3x Mad Bull\nXyzzyqq`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => page.locator('[data-force-status]').textContent()).toMatch(/^Units imported: 3\. Left out: 3x Mad Bull; Xyzzyqq/);
  expect(new URL(page.url()).searchParams.get('units')).toBe(`${ATLAS}*2,${LOKI}`);
  expect(complaints()).toEqual([]);
});

test('the file of another program becomes a force; what it has beyond that is named', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/forces/');
  await page.getByText('Import a list').click();
  const entity = (chassis: string, model: string): string =>
    `<entity chassis="${chassis}" model="${model}"><pilot name="K" gunnery="2" piloting="3"/></entity>`;
  const mul = `<unit version="0.50">${entity('Atlas', 'AS7-D')}${entity('Hellbringer', 'Prime')}${entity('Xyzzy', 'Q-1')}</unit>`;
  await page
    .locator('[data-force-import] input[type=file]')
    .setInputFiles({ name: 'a.mul', mimeType: 'text/xml', buffer: Buffer.from(mul) });
  await expect
    .poll(() => page.locator('[data-force-status]').textContent())
    .toBe(
      'Units imported: 2. By a similar name: Hellbringer Prime → Loki (Hellbringer) Prime. Left out: Xyzzy Q-1. Skill and damage are not kept here.',
    );
  expect(new URL(page.url()).searchParams.get('units')).toBe(`${ATLAS},${LOKI}`);
  await page.getByText('Import a list').click();
  await page.getByLabel('List').fill('<html>');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => page.locator('[data-force-status]').textContent()).toMatch(/this is a web page/);
  expect(complaints().filter((one) => !/400/.test(one))).toEqual([]);
});

test('a force is offered only units of its rule set: those of forces, then favorites', async ({ open, expect }) => {
  const { page, complaints } = await open();
  for (const unit of [ATLAS, 'bronepehota/mad-bull']) {
    await page.goto(`/en/units/${unit}/`);
    const star = page.getByRole('button', { name: 'Favorite' });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  }
  await page.goto('/en/units/');
  expect(await page.locator('[data-favorites] a').allInnerTexts()).toEqual(['Mad Bull', 'Atlas AS7-D']);
  await page.goto(`/en/forces/?units=${LOKI}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('45');
  await page.getByRole('combobox', { name: 'Add a unit' }).click();
  await expect.poll(() => page.locator('[role=option] b').allInnerTexts()).toEqual(['Loki (Hellbringer) Prime', 'Atlas AS7-D']);
  await page.getByRole('combobox', { name: 'Add a unit' }).fill('mad bull');
  await page.waitForTimeout(1000);
  expect(await page.getByRole('option', { name: /^Mad Bull/ }).count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('a force in a battle shows its units by name', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/ru/forces/?units=${ATLAS}*2,${LOKI}`);
  await page.locator('[data-force-battle]').click();
  await expect
    .poll(() => page.locator('[data-side-units] li').evaluateAll((all) => all.map((item) => item.firstChild?.textContent)))
    .toEqual(['Атлас AS7-D ×2', 'Локи (Хеллбрингер) Прайм']);
  expect(complaints()).toEqual([]);
});

/** Candidates are fetched role by role. */
const patient = { timeout: within(20_000) };

test('a force is filled to its limit by role, within an era and a faction; units are swapped and taken', async ({ open, expect }) => {
  const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/en/forces/?name=Ours&limit=150&units=${ATLAS}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('52');
  await page.getByText('Build to a budget').tap();
  const faction = page.locator('[data-budget-faction]');
  await expect.poll(() => faction.locator('option').count(), patient).toBeGreaterThan(5);
  await faction.selectOption({ label: 'Draconis Combine' });
  await page.locator('[data-budget-era]').selectOption({ index: 4 });
  await page.getByRole('button', { name: 'Propose', exact: true }).tap();
  const offers = page.locator('[data-budget-offers] li');
  await expect.poll(() => offers.count(), patient).toBe(3);
  // The Atlas is a Juggernaut: other roles come first.
  const lines = await offers.locator('small').allInnerTexts();
  expect(lines.map((line) => line.split(' · ')[0])).toEqual(['Brawler', 'Striker', 'Sniper']);
  for (const line of lines) expect(line).toMatch(/^\w+ · \d+ PV \(share \d+\)$/);
  const sum = async () => Number(/(\d+) \/ 150$/.exec(await page.locator('[data-budget-sum]').innerText())?.[1]);
  expect(await sum()).toBeGreaterThan(140);
  expect(await sum()).toBeLessThanOrEqual(150);

  const names = () => offers.locator('a').allInnerTexts();
  const before = await names();
  await offers.nth(1).getByRole('button', { name: /^Swap/ }).tap();
  const after = await names();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toBe(before[1]);
  expect(await sum()).toBeLessThanOrEqual(150);
  await offers.first().getByRole('button', { name: /^Take/ }).tap();
  await expect.poll(() => page.locator('[data-force-rows] tr').count()).toBe(2);
  expect(await offers.count()).toBe(2);
  await page.getByRole('button', { name: 'Take all' }).tap();
  await expect.poll(() => page.locator('[data-force-rows] tr').count()).toBe(4);
  expect(await page.locator('[data-force-left]').innerText()).toMatch(/^Points left: \d$/);
  expect(complaints()).toEqual([]);
});

test('two forces are compared by points and figures; without a limit the proposal asks for one', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/ru/forces/?name=Theirs&units=${ATLAS}*2`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('104');
  await page.goto(`/ru/forces/?name=Ours&units=${LOKI}`);
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('45');
  await page.getByText('Собрать по лимиту').click();
  await page.getByLabel('Против').selectOption({ label: 'Theirs' });
  const rows = page.locator('[data-budget-balance] tbody tr');
  await expect.poll(() => rows.first().innerText(), patient).toBe('Очки\t45\t104\t−59');
  expect(await rows.nth(1).innerText()).toBe('Боевых единиц\t1\t2\t−1');
  await page.getByRole('button', { name: 'Предложить', exact: true }).click();
  await page.getByText('Сначала укажите лимит очков.').waitFor();
  expect(complaints()).toEqual([]);
});
