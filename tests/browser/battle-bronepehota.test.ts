/** A battle of Bronepehota on a phone: squads, machines and guns act by turns. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const patient = { timeout: within(15_000) };
const SIDES = [
  { name: 'Polaris', force: 'bronepehota/heavy-clone-infantry*2,bronepehota/mad-bull' },
  { name: 'Protectorate', force: 'bronepehota/salamander,bronepehota/mortar' },
] as const;

/** Starts a battle of two saved forces. */
async function begin(page: Page): Promise<void> {
  await page.goto('/en/');
  await page.evaluate((sides) => {
    const forces = sides.map(({ name, force }) => ({ id: name.toLowerCase(), name, units: force, limit: null }));
    localStorage.setItem('forces', JSON.stringify({ current: 'polaris', forces }));
  }, SIDES);
  await page.goto('/en/battle/');
  await page.getByLabel('Rule set').selectOption({ label: 'Bronepehota (Armored Infantry)' });
  for (const [at, { name }] of SIDES.entries())
    await page
      .getByRole('group', { name: at === 0 ? 'First side' : 'Second side' })
      .getByLabel('From a force')
      .selectOption({ label: name });
  await page.getByRole('button', { name: 'Start the battle' }).click();
}

const unit = (page: Page, name: string) => page.locator('.fighter').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The answer of the state calculator. */
const state = (page: Page, name: string) => unit(page, name).locator('.fighter-state summary');

test('units act by turns, soldiers fall, a machine slows down, undo', async ({ open, expect }) => {
  const visit = await open(PHONE);
  const { page, complaints } = visit;
  await begin(page);
  await see(visit, '.fighter');
  await page.getByRole('button', { name: 'Roll D12 each' }).tap();
  await expect
    .poll(() => page.locator('[data-battle-status]').innerText(), patient)
    .toMatch(/^Initiative: Polaris \d+, Protectorate \d+\. /);
  await page.getByRole('button', { name: 'Protectorate first' }).tap();
  const order = page.locator('[data-battle-order] button');
  await expect.poll(() => order.allInnerTexts(), patient).toEqual(['Protectorate', 'Polaris ×3']);
  expect(
    await unit(page, 'Mortar')
      .getByRole('button', { name: /^Acted/ })
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'Acted: Salamander' }).tap();
  await expect.poll(() => page.locator('[data-battle-order] [aria-current]').innerText()).toBe('Polaris ×3');

  await expect.poll(() => state(page, 'Mad Bull').innerText(), patient).toBe('Machine: armor 15, speed 3, up to 2 shots.');
  const durability = page.getByRole('slider', { name: 'Durability, Mad Bull' });
  await durability.locator('[data-box="6"]').tap();
  await expect
    .poll(() => state(page, 'Mad Bull').innerText())
    .toBe('Machine: armor 9, speed 2, up to 2 shots, repaired in 6 turns by a soldier.');
  await state(page, 'Mad Bull').tap();
  await page.getByRole('button', { name: 'No pilot: Mad Bull' }).tap();
  await expect.poll(() => unit(page, 'Mad Bull').locator('.fighter-state').innerText()).toContain('It does not move, shoot or attack');
  await expect.poll(() => order.allInnerTexts()).toEqual(['Protectorate', 'Polaris ×2']);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => order.allInnerTexts()).toEqual(['Protectorate', 'Polaris ×3']);

  for (const soldier of [1, 2, 3, 4, 5, 6]) await page.getByRole('button', { name: `Fallen: ${soldier}, Heavy Clone Infantry 2` }).tap();
  await expect.poll(() => unit(page, 'Heavy Clone Infantry 2').locator('.fate').innerText()).toBe('Out of the game');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect.poll(() => page.locator('[data-battle-bar] p').innerText()).toContain('Turn 2');
  await page.reload();
  await expect
    .poll(() => state(page, 'Mad Bull').innerText(), patient)
    .toBe('Machine: armor 9, speed 2, up to 2 shots, repaired in 6 turns by a soldier.');
  expect(complaints()).toEqual([]);
});

test.for(['en', 'ru'] as const)(
  'a squad is a low row on a phone, and its soldiers are still within reach, in %s',
  async (language, { open, expect }) => {
    const visit = await open(PHONE);
    const { page, complaints } = visit;
    await begin(page);
    await see(visit, '.fighter');
    await page.goto(`/${language}/battle/`);
    await page.locator('[data-initiative-methods] button').nth(1).tap();
    const squad = page.locator('.fighter').first();
    await expect.poll(() => squad.locator('.fighter-actions button').count(), patient).toBe(2);
    expect((await squad.boundingBox())?.height).toBeLessThan(190);
    const low = await page
      .locator('.fighter :is(button, summary, a, [role=slider])')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(low).toEqual([]);
    const fifth = squad.locator('.member-buttons button').nth(4);
    await fifth.tap();
    await expect.poll(() => fifth.getAttribute('aria-pressed')).toBe('true');
    await squad.locator('.member-figures summary').tap();
    await expect.poll(() => squad.locator('.member-figures tbody tr').count()).toBe(6);
    expect(await squad.locator('.member-figures .gone').count()).toBe(1);
    expect(complaints()).toEqual([]);
  },
);

const DESKTOP = { viewport: { width: 1440, height: 900 } };

test.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('shots are settled on machines and soldiers, and undone, on %s', async ([, form], { open, expect }) => {
  const visit = await open(form);
  const { page, complaints } = visit;
  await begin(page);
  await see(visit, '.fighter');
  await page.getByRole('button', { name: 'Polaris first' }).click();
  const dialog = page.getByRole('dialog');
  const left = (what: string, name: string) => page.getByRole('slider', { name: `${what}, ${name}` }).getAttribute('aria-valuetext');
  const shoot = async (attacker: string, target: string): Promise<void> => {
    await page.getByRole('button', { name: `Shoot: ${attacker}`, exact: true }).click();
    await page.getByRole('button', { name: `Target: ${target}`, exact: true }).click();
    await dialog.getByRole('button', { name: /^Miss/ }).waitFor();
  };

  // A machine spends as much ammunition as its weapon has power dice.
  await shoot('Mad Bull', 'Salamander');
  await dialog.getByRole('button', { name: /^Damage 2/ }).click();
  await expect.poll(() => left('Durability', 'Salamander')).toBe('5 / 7 left');
  const spent = await left('Ammunition', 'Mad Bull');
  expect(spent).not.toBe('20 / 20 left');
  await expect.poll(() => state(page, 'Mad Bull').innerText(), patient).toContain('up to 1 shot');
  await expect.poll(() => page.locator('[data-battle-status]').innerText()).toContain('The pilot takes a survival test');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => left('Durability', 'Salamander')).toBe('7 / 7 left');
  expect(await left('Ammunition', 'Mad Bull')).toBe('20 / 20 left');

  // One shot a turn is all that a Salamander has.
  await shoot('Salamander', 'Heavy Clone Infantry 1');
  await dialog.getByLabel('At whom').selectOption('3');
  await dialog.getByRole('button', { name: /^Soldier 3 dead/ }).click();
  const fallen = page.getByRole('button', { name: 'Fallen: 3, Heavy Clone Infantry 1' });
  await expect.poll(() => fallen.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('button', { name: 'Shoot: Salamander' }).count()).toBe(0);

  // Each soldier fires once a turn.
  await shoot('Heavy Clone Infantry 1', 'Salamander');
  const shooters = dialog.getByLabel('Who fires, with what');
  const all = await shooters.getByRole('option').allInnerTexts();
  await shooters.selectOption('2');
  await dialog.getByRole('button', { name: /^Miss/ }).click();
  await shoot('Heavy Clone Infantry 1', 'Salamander');
  expect(await shooters.getByRole('option').allInnerTexts()).toEqual(all.filter((text) => !text.startsWith('2:')));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('What was done').click();
  expect(await page.locator('[data-battle-log] li').count()).toBe(3);
  expect(complaints()).toEqual([]);
});
