/** A whole battle of Training Day on one phone, without a network from the second turn on. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { disconnect, keepEverything } from './support/offline.js';
import { see, test } from './support/visit.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const slider = (page: Page, what: string, unit: string) => page.getByRole('slider', { name: `${what}, ${unit}` });
const phaseIn = (page: Page) => page.locator('[data-battle-bar] p').innerText();

/** Chooses attacker and target, then the outcome that begins with a text. The page computes the outcomes. */
async function attack(page: Page, attacker: string, target: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: `Attack: ${attacker}` }).click();
  await page.getByRole('button', { name: `Target: ${target}` }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${outcome}`) })
    .first()
    .click();
}

async function begin(page: Page): Promise<void> {
  await page.goto('/en/battle/');
  await page.getByRole('button', { name: 'Training Day' }).click();
}

/** Enters who has won initiative, which begins the movement phase. */
async function initiative(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Attacker won' }).click();
  await page.getByRole('button', { name: 'Attacker won' }).waitFor({ state: 'hidden' });
}

test('plays three turns of Training Day: shots, damage marks, heat, undo, the last two without a network', async ({ open, expect }) => {
  const visit = await open({ ...PHONE, serviceWorkers: 'allow' });
  const { page } = visit;
  await page.clock.install();
  await begin(page);
  await see(visit, '[data-fighter="3"]');
  await expect.poll(() => page.locator('.fighter').count()).toBe(4);
  await expect.poll(() => page.locator('[data-fighter="0"] header').innerText()).toContain('Skill 3');

  // Damage applies in the end phase.
  await initiative(page);
  await next(page).click();
  expect(await phaseIn(page)).toContain('Combat');
  await attack(page, 'Catapult CPLT-K2', 'Thunderbolt TDR-5SE', 'Armor 4, structure 5');
  await expect
    .poll(() => slider(page, 'Armor (A)', 'Thunderbolt TDR-5SE').getAttribute('aria-valuetext'))
    .toBe('7 / 7 left, from the end of the turn 4');
  await attack(page, 'Thunderbolt TDR-5SE', 'Catapult CPLT-K2', 'Miss');
  await slider(page, 'Heat', 'Locust LCT-1E').press('ArrowRight');
  await next(page).click();
  await expect.poll(() => slider(page, 'Armor (A)', 'Thunderbolt TDR-5SE').getAttribute('aria-valuetext')).toBe('4 / 7 left');
  expect(await slider(page, 'Heat', 'Locust LCT-1E').getAttribute('aria-valuetext')).toBe('1');
  await keepEverything(page, expect);

  // No network from here on.
  await disconnect(page);
  await page.reload();
  await next(page).click();
  expect(await phaseIn(page)).toContain('Turn 2');
  await initiative(page);
  await next(page).click();
  await attack(page, 'Catapult CPLT-K2', 'Thunderbolt TDR-5SE', 'Armor 1, structure 5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => slider(page, 'Armor (A)', 'Thunderbolt TDR-5SE').getAttribute('aria-valuetext')).toBe('4 / 7 left');
  await attack(page, 'Catapult CPLT-K2', 'Thunderbolt TDR-5SE', 'Armor 1, structure 5');
  await next(page).click();
  // Units that did not fire have cooled.
  await expect.poll(() => slider(page, 'Heat', 'Locust LCT-1E').getAttribute('aria-valuetext')).toBe('0');

  await next(page).click();
  expect(await phaseIn(page)).toContain('Turn 3');
  await slider(page, 'Armor (A)', 'Thunderbolt TDR-5SE').press('ArrowLeft');
  const structure = slider(page, 'Structure (S)', 'Thunderbolt TDR-5SE');
  for (let box = 0; box < 5; box += 1) await structure.press('ArrowLeft');
  await expect.poll(() => page.locator('[data-fighter="2"] .fate').innerText()).toBe('Destroyed at the end of the turn');
  await initiative(page);
  for (let step = 0; step < 2; step += 1) await next(page).click();
  await expect.poll(() => page.locator('[data-fighter="2"] .fate').innerText()).toBe('Destroyed');
  await page.getByText('What was done').click();
  expect(await page.locator('[data-battle-log] li').count()).toBe(9);
});

test('a link copies a battle to a second phone', async ({ open, expect }) => {
  const first = await open({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(first.page);
  await slider(first.page, 'Armor (A)', 'Commando COM-3A').press('ArrowLeft');
  await first.page.getByText('To another phone').click();
  await first.page.getByRole('img', { name: 'QR code of this battle' }).waitFor();
  await first.page.getByRole('button', { name: 'Copy link' }).click();
  await first.page.getByText('Copied', { exact: true }).waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(700);
  expect(first.complaints()).toEqual([]);

  const second = await open(PHONE);
  await second.page.goto(link.replace('/en/', '/ru/'));
  await expect
    .poll(() => second.page.getByRole('slider', { name: 'Броня (БРН), Коммандо COM-3A' }).getAttribute('aria-valuetext'))
    .toContain('с конца хода 1');
  expect(second.complaints()).toEqual([]);
});

test('a side can be a saved force; units of another rule set are left out', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await page.goto('/en/forces/?name=Lance&units=alpha-strike/atlas-as7-d*2,bronepehota/mad-bull');
  await expect.poll(() => page.locator('[data-force-total]').textContent()).toBe('104 + 150');
  await page.goto('/en/battle/');
  await page.getByRole('group', { name: 'First side' }).getByLabel('From a force').selectOption({ label: 'Lance' });
  await page.getByRole('group', { name: 'Second side' }).getByRole('combobox', { name: 'Add a unit' }).fill('locust LCT-1E');
  await page
    .getByRole('option', { name: /^Locust LCT-1E/ })
    .first()
    .click();
  // The picker fetches the unit before the side has it.
  await page.getByRole('group', { name: 'Second side' }).getByRole('listitem').filter({ hasText: 'Locust LCT-1E' }).waitFor();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect.poll(() => page.locator('.fighter h3').allInnerTexts()).toEqual(['Atlas AS7-D 1', 'Atlas AS7-D 2', 'Locust LCT-1E']);
  expect(complaints()).toEqual([]);
});

/** Engines and cards load slowly on a busy machine. */
const patient = { timeout: within(15_000) };

test('initiative is rolled, entered by hand or dealt from cards, and determines who acts', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await begin(page);
  const order = page.locator('[data-battle-order] button');
  // Damage marks during initiative are kept.
  await slider(page, 'Armor (A)', 'Commando COM-3A').press('ArrowLeft');
  await page.getByRole('button', { name: 'Attacker won' }).tap();
  await expect.poll(() => phaseIn(page), patient).toContain('Movement');
  expect(await slider(page, 'Armor (A)', 'Commando COM-3A').getAttribute('aria-valuetext')).toContain('from the end of the turn');
  await expect.poll(() => order.allInnerTexts(), patient).toEqual(['Defender', 'Attacker', 'Defender', 'Attacker']);
  await order.first().tap();
  expect(await page.locator('[data-battle-order] [aria-current]').innerText()).toBe('Attacker');
  // A second tap takes it back.
  await order.first().tap();
  await expect.poll(() => page.locator('[data-battle-order] [aria-current]').innerText()).toBe('Defender');
  await order.first().tap();
  await next(page).tap();
  await expect.poll(() => order.allInnerTexts(), patient).toEqual(['Defender ×2', 'Attacker ×2']);
  for (const way of ['Roll 2D6 each', 'Deal cards']) {
    for (let step = 0; step < 5 && !(await phaseIn(page)).includes('Initiative'); step += 1) await next(page).tap();
    await next(page).tap();
    expect(await phaseIn(page)).toContain('Initiative');
    await page.getByText('Say who goes first.').waitFor();
    expect(await order.count()).toBe(0);
    await page.getByRole('button', { name: way }).tap();
    await expect.poll(() => phaseIn(page), patient).toContain('Movement');
    const all = await order.allInnerTexts();
    expect(all.toSorted()).toEqual(['Attacker', 'Attacker', 'Defender', 'Defender']);
  }
  // A reload keeps the order and the present step.
  await order.first().tap();
  await page.reload();
  await expect.poll(() => order.first().getAttribute('aria-pressed'), patient).toBe('true');
  expect(complaints()).toEqual([]);
});

test('a battle begins at its turn bar, units attack in the combat phase only, and a half choice ends with it', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await begin(page);
  await page.locator('.fighter').first().waitFor();
  await expect
    .poll(() =>
      page
        .locator('[data-initiative-methods] button')
        .first()
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  // Under the thumb, and what comes next is in sight above it.
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
  expect((await edges('[data-battle-bar]')).bottom).toBe(844);
  expect((await edges('[data-initiative-methods] button')).bottom).toBeLessThan(844 / 2);
  const attacks = page.getByRole('button', { name: /^Attack: / });
  expect(await attacks.count()).toBe(0);
  await initiative(page);
  expect(await attacks.count()).toBe(0);
  await next(page).tap();
  await expect.poll(() => attacks.count()).toBe(4);
  await attacks.first().tap();
  await page.getByRole('button', { name: /^Cancel: / }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toMatch(/^Target: /);
  expect((await edges(':focus')).bottom).toBeLessThan((await edges('[data-battle-bar]')).top);
  await next(page).tap();
  await expect.poll(() => page.getByRole('button', { name: /^(Attack|Cancel|Target): / }).count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test.for(['en', 'ru'] as const)('four units with their states are on one screen of a phone, in %s', async (language, { open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await page.goto(`/${language}/battle/`);
  await page.locator('[data-battle-scenarios] button').first().tap();
  await page.locator('[data-initiative-methods] button').first().tap();
  await page.locator('[data-battle-order] button').first().waitFor();
  await page.locator('[data-battle-next]').tap();
  await expect.poll(() => page.locator('.fighter-actions button').count(), patient).toBe(4);
  const height = await page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') => document.querySelector(selector)?.getBoundingClientRect()[side] ?? 0;
    const all = [...document.querySelectorAll('.fighter')].map((row) => row.getBoundingClientRect());
    const room = edge('.battle-top', 'top') - edge('body > .page > header', 'bottom');
    return { room, taken: Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) };
  });
  expect(height.taken).toBeLessThan(height.room);
  const low = await page
    .locator('.fighter :is(button, summary, a, [role=slider])')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect(low).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('a destroyed unit has all its boxes crossed out', async ({ open, expect }) => {
  const { page } = await open(PHONE);
  await begin(page);
  await initiative(page);
  await next(page).tap();
  const structure = slider(page, 'Structure (S)', 'Commando COM-3A');
  await structure.press('End');
  for (let box = 0; box < 8; box += 1) await slider(page, 'Armor (A)', 'Commando COM-3A').press('ArrowLeft');
  await attack(page, 'Catapult CPLT-K2', 'Commando COM-3A', 'Destroyed');
  await next(page).tap();
  await expect.poll(() => structure.getAttribute('aria-valuetext')).toMatch(/^0 \/ /);
});

test('a force joins a battle by its button', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await page.goto('/en/forces/?name=Lance&units=alpha-strike/atlas-as7-d*2');
  await expect.poll(() => page.locator('[data-force-total]').textContent(), patient).toBe('104');
  await page.getByRole('link', { name: 'To battle' }).tap();
  await expect
    .poll(
      () =>
        page
          .locator('[data-side-units] li')
          .allInnerTexts()
          .then((all) => all.join()),
      patient,
    )
    .toContain('×2');
  expect(await page.getByRole('group', { name: 'First side' }).getByLabel('Name').inputValue()).toBe('Lance');
  expect(complaints()).toEqual([]);
});

test('battles put aside are listed with their turn, continued, deleted and restored', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  await begin(page);
  await page.locator('.fighter').first().waitFor();
  await initiative(page);
  await slider(page, 'Armor (A)', 'Commando COM-3A').press('ArrowLeft');
  await page.getByRole('button', { name: 'New or saved battle' }).tap();
  const saved = page.locator('[data-battle-list] li');
  expect(await saved.allInnerTexts()).toEqual([expect.stringMatching(/^Attacker – Defender\s+.*Turn 1 · open now\s+Delete$/)]);
  await page.getByRole('button', { name: 'Training Day' }).tap();
  await expect.poll(() => phaseIn(page), patient).toContain('Initiative');
  await page.reload();
  await page.locator('.fighter').first().waitFor();
  await page.getByRole('button', { name: 'New or saved battle' }).tap();
  await expect.poll(() => saved.count()).toBe(2);
  await page.getByRole('button', { name: 'Continue: Attacker – Defender' }).tap();
  await expect.poll(() => phaseIn(page), patient).toContain('Movement');
  expect(await slider(page, 'Armor (A)', 'Commando COM-3A').getAttribute('aria-valuetext')).toContain('from the end of the turn');

  await page.getByRole('button', { name: 'New or saved battle' }).tap();
  await saved
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expect.poll(() => saved.count()).toBe(1);
  await page.locator('[data-battle-status]').getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => saved.count()).toBe(2);
  await saved
    .first()
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expect.poll(() => page.locator('[data-battle-bar]').isVisible()).toBe(false);
  expect(await saved.count()).toBe(1);
  expect(complaints()).toEqual([]);
});

test('without a connection, a suggested unit that is not saved is taken back at once, with the reason', async ({ open, expect }) => {
  const { page } = await open(PHONE);
  const favorite = { id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', kind: 'BATTLEMECH', cost: 52, system: 'alpha-strike' };
  await page.addInitScript((favorites) => localStorage.setItem('favorites', favorites), JSON.stringify([favorite]));
  await page.goto('/en/battle/');
  await page.getByRole('button', { name: 'Training Day' }).waitFor();
  await page.context().setOffline(true);
  const side = page.getByRole('group', { name: 'First side' });
  await side.getByRole('combobox', { name: 'Add a unit' }).click();
  await side.getByRole('option', { name: 'Atlas AS7-D' }).click();
  await side.getByText('the units are not saved on this device').waitFor();
  expect(await side.locator('[data-side-units] li').count()).toBe(0);
});
