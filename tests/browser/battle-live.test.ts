/** One battle on two phones over a direct connection: invitation and answer as text, changes of both, the loss of the connection. */
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { PHONE } from './support/thumb.js';
import { test } from './support/visit.js';

const patient = { timeout: within(15_000) };
const state = (page: Page) => page.locator('[data-live-state]');
const lost = (page: Page) => page.locator('[data-fighter="0"] .tick-boxes').first().getAttribute('aria-valuetext');
const openPanel = (page: Page) => page.locator('[data-live] > summary').tap();
const textFor = async (page: Page): Promise<string> => {
  const field = page.locator('[data-live-text]');
  await field.waitFor(patient);
  return field.inputValue();
};

test('two phones connect by text, changes of each are on both, and a lost connection is said', async ({ open, expect }) => {
  const [first, second] = [await open(PHONE), await open(PHONE)];
  const [host, guest] = [first.page, second.page];
  await host.goto('/en/battle/');
  await host.locator('[data-battle-scenarios] button').first().tap();
  await host.locator('.fighter').first().waitFor();
  await openPanel(host);
  await host.getByRole('button', { name: 'Invite' }).tap();
  const invitation = await textFor(host);
  expect(await state(host).innerText()).toBe('Waiting for the other phone');
  expect(await host.locator('[data-live-out] canvas').count()).toBe(1);

  // The guest opens the link, in the other language and without a battle.
  await guest.goto(invitation.replace('/en/', '/ru/'));
  const answer = await textFor(guest);
  expect(await state(guest).innerText()).toBe('Ждём другой телефон');
  await host.getByLabel('Link from the other phone').fill('nonsense');
  await host.getByRole('button', { name: 'Connect' }).tap();
  await expect.poll(() => state(host).innerText()).toBe('This is no invitation, and no answer to the last one.');
  await host.getByLabel('Link from the other phone').fill(answer);
  await host.getByRole('button', { name: 'Connect' }).tap();
  await expect.poll(() => state(host).innerText(), patient).toBe('Connected: each change is on both phones');
  await expect.poll(() => guest.locator('.fighter').count(), patient).toBe(4);

  const before = await lost(host);
  await host.locator('[data-fighter="0"] .tick-boxes').first().press('ArrowLeft');
  const after = await lost(host);
  expect(after).not.toBe(before);
  await expect.poll(async () => (await lost(guest))?.split(' ')[0], patient).toBe(after?.split(' ')[0]);
  await guest.locator('[data-battle-undo]').tap();
  await expect.poll(() => lost(host), patient).toBe(before);
  await guest.locator('[data-fighter="0"] .tick-boxes').first().press('ArrowLeft');
  await expect.poll(() => lost(host), patient).toBe(after);

  await guest.context().close();
  await expect.poll(() => state(host).innerText(), { timeout: within(25_000) }).toMatch(/^The connection is lost/);
  await host.locator('[data-battle-undo]').tap();
  await expect.poll(() => lost(host)).toBe(before);
  expect([...first.complaints(), ...second.complaints()]).toEqual([]);
});
