/** Tasks of players with a battle on a phone, each within its number of taps. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { disconnect, keepEverything } from './support/offline.js';
import { PHONE, type Thumb, thumb } from './support/thumb.js';
import { test } from './support/visit.js';

/** Engines and cards load slowly on a busy machine. */
const patient = { timeout: within(15_000) };

/** The whole rulebook is saved on a busy machine, then three turns are played. */
const PATIENT_MS = within(170_000);

const slider = (page: Page, label: string) => page.getByRole('slider', { name: label });

/** Attacks, and settles the first outcome that begins with a text. */
async function attack(page: Page, { tap }: Thumb, [attacker, target]: readonly [string, string], outcome: string): Promise<void> {
  await tap(page.getByRole('button', { name: `Attack: ${attacker}` }));
  await tap(page.getByRole('button', { name: `Target: ${target}` }));
  await tap(page.getByRole('button', { name: new RegExp(`^${outcome}`) }).first());
}

/** A turn: initiative, movement, two shots, a tick of heat, the end. */
async function turn(page: Page, hand: Thumb, outcome: string): Promise<void> {
  const next = page.locator('[data-battle-next]');
  await hand.tap(page.getByRole('button', { name: 'Attacker won' }));
  await page.getByRole('button', { name: 'Attacker won' }).waitFor({ state: 'hidden' });
  await hand.tap(next);
  await attack(page, hand, ['Catapult CPLT-K2', 'Thunderbolt TDR-5SE'], outcome);
  await attack(page, hand, ['Thunderbolt TDR-5SE', 'Catapult CPLT-K2'], 'Miss');
  await hand.tap(slider(page, 'Heat, Locust LCT-1E').locator('i').first());
  await hand.tap(next);
  await page.locator('[data-battle-phase]', { hasText: 'End' }).waitFor();
}

test('three turns with damage and heat without a connection: 35 taps', { timeout: PATIENT_MS }, async ({ open, expect }) => {
  const { page } = await open({ ...PHONE, serviceWorkers: 'allow' });
  const hand = thumb();
  await page.clock.install();
  await page.goto('/en/battle/');
  await hand.tap(page.getByRole('button', { name: 'Training Day' }));
  await page.locator('.fighter').nth(3).waitFor();
  await keepEverything(page, expect);
  await disconnect(page);
  await page.reload();
  await turn(page, hand, 'Armor 4, structure 5');
  await hand.tap(page.locator('[data-battle-next]'));
  await turn(page, hand, 'Armor 1, structure 5');
  await hand.tap(page.locator('[data-battle-next]'));
  await turn(page, hand, 'Armor 0, structure 3');
  expect(await page.locator('[data-battle-turn]').innerText()).toBe('Turn 3');
  await expect.poll(() => slider(page, 'Armor (A), Thunderbolt TDR-5SE').getAttribute('aria-valuetext')).toBe('0 / 7 left');
  expect(await slider(page, 'Structure (S), Thunderbolt TDR-5SE').getAttribute('aria-valuetext')).toBe('3 / 5 left');
  expect(hand.taps()).toBeLessThanOrEqual(35);
});

test('two forces of two units each, and the battle begins: 6 taps', async ({ open, expect }) => {
  const { page, complaints } = await open(PHONE);
  const hand = thumb();
  await page.goto('/en/battle/');
  const sides = { 'First side': ['atlas as7-d', 'locust lct-1v'], 'Second side': ['awesome aws-8q', 'commando com-2d'] };
  for (const [name, units] of Object.entries(sides)) {
    const side = page.getByRole('group', { name });
    for (const [at, unit] of units.entries()) {
      await hand.type(side.getByRole('combobox', { name: 'Add a unit' }), unit);
      await page.keyboard.press('Enter');
      await side.getByRole('listitem').nth(at).waitFor();
    }
  }
  await hand.tap(page.getByRole('button', { name: 'Start the battle' }));
  await expect
    .poll(() => page.locator('.fighter h3').allInnerTexts(), patient)
    .toEqual(['Atlas AS7-D', 'Locust LCT-1V', 'Awesome AWS-8Q', 'Commando COM-2D']);
  expect(hand.taps()).toBeLessThanOrEqual(6);
  expect(complaints()).toEqual([]);
});
