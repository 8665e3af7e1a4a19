/** Forces: units with points, kept in the address, taken away as CSV. */
import { text } from 'node:stream/consumers';
import { see, test } from './support/visit.js';

const FORCE = 'alpha-strike/catapult-cplt-k2*2,bronepehota/mad-bull';

test('a force is put together by a misspelled name, kept in the address and taken away as CSV', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(`/en/forces/?name=Alpha&units=${FORCE}`);
  await see(visit, '[data-force-rows] a');
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('214');
  await page.locator('[data-force-add]').fill('atlass');
  await page.locator('[data-force-offers] button').first().click();
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('266');
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
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('266');
  expect(complaints()).toEqual([]);
});
