/** Battles of 5150: figures without a catalog, activation by dice, states, shots. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] };
const patient = { timeout: within(15_000) };

async function addFigure(page: Page, side: string, rep: string, weapon: string, armor: string): Promise<void> {
  const form = page.getByRole('group', { name: side });
  await form.getByRole('combobox', { name: 'Rep', exact: true }).selectOption(rep);
  await form.getByRole('combobox', { name: 'Weapon', exact: true }).selectOption({ label: weapon });
  await form.getByRole('combobox', { name: 'Armor', exact: true }).selectOption({ label: armor });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
}

const figure = (page: Page, name: string) => page.locator('.fighter').filter({ has: page.getByRole('heading', { name, exact: true }) });
const answer = (page: Page, name: string) => figure(page, name).locator('.fighter-state summary');

test('figures are built, activated by dice and ticked off; the battle goes to another phone', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  await page.goto('/en/battle/');
  await page.getByLabel('Rule set').selectOption({ label: '5150, basic rules' });
  await page.getByRole('button', { name: 'Add', exact: true }).first().waitFor();
  await addFigure(page, 'First side', '5', 'Assault rifle', 'Light armor');
  await addFigure(page, 'First side', '3', 'Pistol', 'No armor');
  await addFigure(page, 'Second side', '4', 'Submachine gun', 'No armor');
  await page.getByRole('button', { name: 'Start the battle' }).tap();
  await see(visit, '.fighter');

  await figure(page, 'Rep 5, assault rifle, light armor').getByText('More').tap();
  await page.getByRole('button', { name: 'Leader: Rep 5, assault rifle, light armor', exact: true }).tap();
  await page.getByRole('combobox', { name: 'First side' }).selectOption('5');
  await page.getByRole('combobox', { name: 'Second side' }).selectOption('4');
  const order = page.locator('[data-battle-order] button');
  await expect.poll(() => order.allInnerTexts(), patient).toEqual(['First side, Rep 5 ×2']);
  await page.getByRole('button', { name: 'Acted: Rep 5, assault rifle, light armor' }).tap();
  await page.getByRole('button', { name: 'Acted: Rep 3, pistol, no armor' }).tap();
  await expect.poll(() => page.locator('[data-battle-order] [aria-pressed="true"]').count()).toBe(1);

  const gunner = 'Rep 4, submachine gun, no armor';
  await expect.poll(() => answer(page, gunner).innerText(), patient).toContain('fire 3 dice');
  await page.getByRole('button', { name: `Out of ammo: ${gunner}` }).tap();
  await expect.poll(() => answer(page, gunner).innerText()).toContain('no fire');
  await page.getByRole('button', { name: `Stunned: ${gunner}` }).tap();
  await expect.poll(() => answer(page, gunner).innerText()).toContain('stunned');
  await page.getByRole('button', { name: `Dead: ${gunner}` }).tap();
  await expect.poll(() => figure(page, gunner).locator('.fate').innerText()).toBe('Out of the game');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => figure(page, gunner).locator('.fate').count()).toBe(0);

  await page.getByText('To another phone').tap();
  await page.getByRole('button', { name: 'Copy link' }).tap();
  await page.getByText('Copied', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const second = await open(PHONE);
  await second.page.goto(link.replace('/en/', '/ru/'));
  const shown = second.page.getByRole('button', { name: 'Оглушена: Умение 4, пистолет-пулемёт, без брони' });
  await expect.poll(() => shown.getAttribute('aria-pressed'), patient).toBe('true');
  expect([...complaints(), ...second.complaints()]).toEqual([]);
});

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const [RIFLEMAN, GUNNER] = ['Rep 5, assault rifle, light armor', 'Rep 4, submachine gun, no armor'];

test.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'a shot is settled on the target and on the ammunition of the shooter, and undone, on %s',
  async ([, form], { open, expect }) => {
    const visit = await open(form);
    const { page, complaints } = visit;
    await page.goto('/en/battle/');
    await page.getByLabel('Rule set').selectOption({ label: '5150, basic rules' });
    await page.getByRole('button', { name: 'Add', exact: true }).first().waitFor();
    await addFigure(page, 'First side', '5', 'Assault rifle', 'Light armor');
    await addFigure(page, 'Second side', '4', 'Submachine gun', 'No armor');
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await see(visit, '.fighter');
    expect(await page.getByRole('button', { name: /^Shoot/ }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'First side' }).selectOption('5');
    await page.getByRole('combobox', { name: 'Second side' }).selectOption('4');
    await page.getByRole('button', { name: `In cover: ${GUNNER}` }).click();

    await page.getByRole('button', { name: `Shoot: ${RIFLEMAN}` }).click();
    await page.getByRole('button', { name: `Target: ${GUNNER}` }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('heading', { level: 2 }).innerText(), patient).toBe(`${RIFLEMAN} → ${GUNNER}`);
    expect(await dialog.getByRole('checkbox', { name: 'In cover' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: /^Two or more 1s: out of ammo/ }).click();
    await dialog.getByRole('button', { name: /^Stunned/ }).click();

    const pressed = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
    await expect.poll(() => pressed(`Stunned: ${GUNNER}`)).toBe('true');
    expect(await pressed(`In cover: ${GUNNER}`)).toBe('true');
    expect(await pressed(`Out of ammo: ${RIFLEMAN}`)).toBe('true');
    expect(await page.locator('[data-battle-status]').innerText()).toBe(`${RIFLEMAN} → ${GUNNER}: Stunned; two or more 1s: out of ammo`);
    expect(await page.getByRole('button', { name: /^Shoot/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pressed(`In order: ${GUNNER}`)).toBe('true');
    expect(await pressed(`Out of ammo: ${RIFLEMAN}`)).toBe('false');

    // A target that is missed has a test to take.
    await page.getByRole('button', { name: `Shoot: ${RIFLEMAN}` }).click();
    await page.getByRole('button', { name: `Target: ${GUNNER}` }).click();
    await dialog.getByRole('button', { name: /^Miss/ }).click();
    await expect.poll(() => page.locator('[data-battle-status]').innerText()).toContain('Received Fire');
    await page.getByRole('button', { name: `Received Fire: ${GUNNER}` }).click();
    await expect.poll(() => dialog.getByRole('heading', { level: 2 }).innerText(), patient).toBe(`${GUNNER}: Test`);
    expect(await dialog.getByRole('combobox', { name: 'Test', exact: true }).inputValue()).toBe('RECEIVED_FIRE');
    await dialog.getByRole('button', { name: /^Panics/ }).click();
    await expect.poll(() => pressed(`Panic: ${GUNNER}`)).toBe('true');
    expect(await page.locator('[data-battle-status]').innerText()).toBe(`${GUNNER}, Received Fire: panics`);
    expect(await page.getByRole('button', { name: `Received Fire: ${GUNNER}` }).count()).toBe(0);
    expect(complaints()).toEqual([]);
  },
);

test('a side tests together, and says who fights on after a loss', async ({ open, expect }) => {
  const visit = await open(DESKTOP);
  const { page, complaints } = visit;
  await page.goto('/en/battle/');
  await page.getByLabel('Rule set').selectOption({ label: '5150, basic rules' });
  await page.getByRole('button', { name: 'Add', exact: true }).first().waitFor();
  await addFigure(page, 'First side', '5', 'Assault rifle', 'Light armor');
  for (const rep of ['5', '3', '4']) await addFigure(page, 'Second side', rep, 'Pistol', 'No armor');
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await see(visit, '.fighter');
  await page.getByRole('combobox', { name: 'First side' }).selectOption('5');
  await page.getByRole('combobox', { name: 'Second side' }).selectOption('4');

  const dialog = page.getByRole('dialog');
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  await page.getByRole('button', { name: 'Test together: Second side' }).click();
  await dialog.getByRole('combobox', { name: 'Test', exact: true }).selectOption('RECEIVED_FIRE');
  await dialog.getByText(/^Rarer outcomes/).click();
  await dialog.getByRole('button', { name: /^All: runs away/ }).click();
  await expect.poll(() => pressed('Running: Rep 3, pistol, no armor')).toBe('true');
  expect(await pressed('Running: Rep 5, pistol, no armor')).toBe('true');
  await page.getByRole('button', { name: 'Undo' }).click();

  expect(await page.getByRole('button', { name: /^Stay or Run/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Dead: Rep 4, pistol, no armor' }).click();
  await page.getByRole('button', { name: 'Stay or Run: Second side' }).click();
  await dialog.getByRole('button', { name: /^1 fight on: Rep 5 or more/ }).click();
  await expect.poll(() => page.locator('[data-battle-status]').innerText()).toContain('1 fight on');
  await expect.poll(() => figure(page, 'Rep 3, pistol, no armor').locator('.tick-marks summary').innerText()).toContain('ceased to fight');
  expect(await page.getByRole('button', { name: /^Stay or Run/ }).count()).toBe(0);
  expect(complaints()).toEqual([]);
});
