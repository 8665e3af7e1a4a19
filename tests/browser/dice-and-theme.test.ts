/** Dice roller and theme switch. */
import { see, test } from './support/visit.js';

test('a roll shows its odds, and results follow them', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/dice/');
  await page.getByLabel('Roll').fill('3d6kh2');
  await expect.poll(() => page.locator('[data-dice-rows] tr').last().innerText()).toMatch(/^12\s+7.41%/);
  expect(new URL(page.url()).search).toBe('?roll=3d6kh2');
  const rolled: number[] = [];
  for (let times = 0; times < 40; times += 1) {
    await page.getByRole('button', { name: 'Roll' }).click();
    rolled.push(Number((await page.locator('[data-dice-status]').innerText()).replace('Rolled: ', '')));
  }
  expect(rolled.every((value) => value >= 2 && value <= 12)).toBe(true);
  // The mean is 8.46; the mean of forty rolls is off by 3 less than once in 10^18.
  expect(Math.abs(rolled.reduce((sum, value) => sum + value) / rolled.length - 8.46)).toBeLessThan(3);
  await page.getByLabel('Roll').fill('two dice');
  await expect.poll(() => page.locator('[data-dice-status]').innerText()).toContain('possible:');
  expect(complaints().filter((what) => !what.includes('400'))).toEqual([]);
});

test('the theme switches from that of the device to the other one, and back', async ({ open, expect }) => {
  const visit = await open({ colorScheme: 'light' });
  const { page } = visit;
  await page.goto('/en/');
  await see(visit, 'h1');
  const theme = () => page.getAttribute('html', 'data-theme');
  const button = page.locator('[data-theme-button]');
  expect([await theme(), await button.getAttribute('aria-label')]).toEqual(['light', 'Light or dark: as the device']);
  await button.click();
  expect([await theme(), await button.getAttribute('aria-label')]).toEqual(['dark', 'Light or dark: dark']);
  await page.reload();
  expect(await theme()).toBe('dark');
  await button.click();
  expect([await theme(), await button.getAttribute('aria-label')]).toEqual(['light', 'Light or dark: light']);
  await button.click();
  expect(await button.getAttribute('aria-label')).toBe('Light or dark: as the device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
});

test.for(['light', 'dark'] as const)(
  'the focus looks the same on the page, in its bar and in calculators, %s',
  async (colorScheme, { open, expect }) => {
    const visit = await open({ colorScheme });
    const { page } = visit;
    await page.goto('/en/');
    await see(visit, 'rangefinder-target-number .summary');
    const ring = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one: HTMLElement) => {
          one.focus({ focusVisible: true } as FocusOptions);
          const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(one);
          return { outlineColor, outlineOffset, outlineStyle, outlineWidth };
        });
    const onPage = await ring('main .home-system a');
    expect(onPage).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
    expect(await ring('rangefinder-target-number .stepper button')).toEqual(onPage);
    expect(await ring('rangefinder-target-number summary')).toEqual(onPage);
    // The bar is dark in both themes.
    expect(await ring('.bar a')).toEqual({ ...onPage, outlineColor: 'rgb(140, 203, 228)' });
  },
);
