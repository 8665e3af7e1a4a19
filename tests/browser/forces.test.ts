/** Forces: units with points, kept in the address, taken away as CSV. */
import { text } from 'node:stream/consumers';
import { see, test } from './support/visit.js';

const FORCE = 'alpha-strike/catapult-cplt-k2*2,bronepehota/mad-bull';

test('a force is put together by a misspelled name, kept in the address and taken away as CSV', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/en/forces/?name=Alpha&units=${FORCE}`);
  await see(visit, '[data-force-rows] a');
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('64 + 150');
  await page.locator('[data-force-add]').fill('atlass');
  await page.locator('[data-force-offers] button').first().click();
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

test('units are added to one force from their cards; it is kept when the page is left', async ({ open, expect }) => {
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

test('Enter takes the first offer; an id that nothing has is said to be missing', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/forces/?units=alpha-strike/nope');
  await expect.poll(() => page.locator('[data-force-rows]').textContent()).toMatch(/There is no such unit/);
  await page.locator('[data-force-add]').fill('atlas as7-d');
  await page.locator('[data-force-offers] button').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-force-rows]').textContent()).toMatch(/Atlas AS7-D/);
});
