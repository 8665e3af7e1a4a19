/** Interactive parts of calculators: previews of choices, rulers and pictures follow the form. */
import type { Locator } from 'playwright-core';

import { within } from '../support/time-limits.js';
import { serviceUrl } from './support/running-site.js';
import { test } from './support/stranger.js';
import { see } from './support/visit.js';
import { focusedPlace } from './support/widget.js';

const ATTACK = '/en/alpha-strike/calculators/attack/';
const SCRIPT = `<script type="module" src="${serviceUrl}/widgets/rangefinder.js"></script>`;

/** Busy machines are slow. */
const PATIENT = { timeout: within(10_000) };

/** Preview of a switch. */
const prospectOf = (widget: Locator, place: string): Promise<string | null> =>
  widget
    .locator('.switch', { has: widget.page().locator(`[data-place="${place}"]`) })
    .locator('.prospect')
    .textContent();

test('a switch previews the other choice, before and after it is switched', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto(ATTACK);
  await see(visit, 'rangefinder-attack .summary');
  const widget = page.locator('rangefinder-attack');
  const woods = () => prospectOf(widget, 'situation.woods');
  await expect.poll(woods, PATIENT).toMatch(/%/);
  const [inWoods, inTheOpen] = [await woods(), await widget.locator('.headline dd').nth(1).textContent()];
  await widget.locator('[data-place="situation.woods"]').check();
  await expect.poll(woods, PATIENT).not.toBe(inWoods);
  await expect.poll(woods, PATIENT).toMatch(/%/);
  expect(inTheOpen).toContain(await woods());
  expect(complaints()).toEqual([]);
});

/** Units of a link without their figures. */
const NAMED = new URLSearchParams({
  'attacker.unit': 'alpha-strike/loki-hellbringer-prime',
  'target.unit': 'alpha-strike/catapult-cplt-k2',
  'situation.inches': '14',
});

test('a link that only names units has odds with every choice', async ({ open, expect }) => {
  const visit = await open();
  const { page } = visit;
  await page.goto(`${ATTACK}?${NAMED}`);
  await see(visit, 'rangefinder-attack .summary');
  const segments = page.locator('rangefinder-attack .segment:has([value="GROUND"]) .prospect');
  await expect.poll(() => segments.first().textContent(), PATIENT).toMatch(/%/);
});

test.for([
  { language: 'en', other: 'ru', words: 'Как это меняется' },
  { language: 'ru', other: 'en', words: 'How it changes' },
])(
  'an element whose language changes from $language shows everything in $other',
  async ({ language, other, words }, { open, serve, expect }) => {
    const { page } = await open({ strangersAllowed: true });
    await page.goto(serve(`${SCRIPT}<rangefinder-attack lang="${language}"></rangefinder-attack>`));
    const widget = page.locator('rangefinder-attack');
    await widget.locator('.summary').waitFor();
    const example = widget.locator('.tools .hint');
    const before = await example.textContent();
    await widget.locator('[data-fold=changes] > summary').click();
    await widget.evaluate((element, lang) => element.setAttribute('lang', lang), other);
    await expect.poll(() => example.textContent()).not.toBe(before);
    await expect.poll(() => widget.locator('[data-fold=changes] > summary').textContent()).toBe(words);
    expect(await example.textContent()).toMatch(other === 'ru' ? /^Пример: .*[а-яё]/ : /^Example: [^а-яё]+$/);
  },
);

test('a draft set by the page is no example', async ({ open, serve, expect }) => {
  const { page } = await open({ strangersAllowed: true });
  await page.goto(serve(`${SCRIPT}<rangefinder-target-number lang="en"></rangefinder-target-number>`));
  const widget = page.locator('rangefinder-target-number');
  await widget.locator('.tools .hint').waitFor();
  await widget.evaluate((element) => Object.assign(element, { draft: { skill: 3, inches: 8 } }));
  await expect.poll(() => widget.locator('.tools .hint').count()).toBe(0);
});

test('a choice is answered at once, typed input after a debounce', async ({ open, expect }) => {
  const visit = await open();
  const { page } = visit;
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && requests.push(request.url()));
  await page.clock.install();
  await page.goto('/en/alpha-strike/calculators/target-number/?skill=4&inches=8');
  await see(visit, 'rangefinder-target-number .summary');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const widget = page.locator('rangefinder-target-number');
  let expected = requests.length;
  /** Acts, advances the clock, and expects so many new requests. The browser reports a request later than it sends it. */
  const expectRequests = async (count: number, act: () => Promise<void>, advanceMs: number): Promise<void> => {
    await act();
    await page.clock.runFor(advanceMs);
    expected += count;
    await expect.poll(() => requests.length).toBe(expected);
  };
  const inches = widget.locator('[data-place=inches]');
  await expectRequests(1, () => widget.locator('input[value=JUMPED]').first().check({ force: true }), 1);
  await expectRequests(1, () => widget.locator('.stepper button:visible').last().click(), 1);
  await expectRequests(0, () => inches.pressSequentially('1'), 200);
  await expectRequests(0, () => inches.pressSequentially('0'), 200);
  // Longer than the debounce: a slow browser may have begun it only now.
  await expectRequests(1, async () => {}, 300);
  // Arrow keys pass through other options.
  const range = widget.locator('select').first();
  await range.focus();
  await expectRequests(0, () => page.keyboard.press('ArrowDown'), 200);
  await expectRequests(0, () => page.keyboard.press('ArrowDown'), 1);
  await expectRequests(1, async () => {}, 300);
  const slider = widget.locator('.scale input').first();
  await expectRequests(0, () => slider.fill('5'), 40);
  await expectRequests(1, () => slider.fill('7'), 100);
  // Requests are reported in their order: after this one, none is on its way.
  await page.evaluate(() => fetch(location.href));
  expect(requests).toHaveLength(expected);
});

test('another target gets the remaining dice, and its card shows it', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  const query = new URLSearchParams({ rep: '4', weapon: 'assault-rifle', 'targets.0.dice': '3', 'targets.0.armor': 'light' });
  await page.goto(`/en/5150/calculators/shoot/?${query}`);
  await see(visit, 'rangefinder-shoot .stack');
  const widget = page.locator('rangefinder-shoot');
  const cards = widget.locator('.record > summary');
  const add = widget.locator('[data-place="targets add"]');
  await add.click();
  await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringMatching(/Dice\s2/), expect.stringMatching(/Dice\s1/)]);
  await expect.poll(() => widget.locator('.answer[aria-busy=false] .refusal').count()).toBe(0);
  expect(await focusedPlace(page)).toBe('targets.1.dice');
  await widget.locator('[data-place="targets.1.cover"]').check();
  await expect.poll(() => cards.nth(1).innerText()).toContain('In cover');
  expect(await cards.nth(0).innerText()).not.toContain('In cover');
  // Only one card of a list is expanded.
  await cards.nth(0).click();
  await expect.poll(() => widget.locator('.record[open]').count()).toBe(1);
  expect(complaints()).toEqual([]);
});

test('an answer over two numbers is a table with the current pair marked', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/alpha-strike/calculators/target-number/?skill=4&inches=14');
  await see(visit, 'rangefinder-target-number .summary');
  const widget = page.locator('rangefinder-target-number');
  await widget.locator('[data-fold=changes] > summary').click();
  const selects = widget.locator('[data-fold=changes] select');
  await selects.nth(1).selectOption('skill');
  const now = widget.locator('.heat .now');
  await expect.poll(() => now.count()).toBe(1);
  const percent = await widget.locator('.headline dd').nth(1).innerText();
  expect(`${await now.innerText()}%`).toBe(`${Math.round(Number.parseFloat(percent))}%`);
  await selects.nth(1).selectOption('');
  await widget.locator('.columns').waitFor();
  expect(complaints()).toEqual([]);
});

test('cards are dealt and taken back by a tap, and the hand shows its name', async ({ open, expect }) => {
  const visit = await open({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const { page, complaints } = visit;
  await page.goto('/en/initiative-deck/calculators/poker-hand/?cards=Ld,Le,Lf,9s,9w');
  await see(visit, 'rangefinder-poker-hand .hand');
  const widget = page.locator('rangefinder-poker-hand');
  const category = widget.locator('.answer[aria-busy=false] .headline dd').first();
  await expect.poll(() => category.textContent()).toBe('Successor full house');
  await widget.getByRole('button', { name: 'Remove: 9, swords' }).tap();
  await widget.locator('.suit > summary').nth(3).tap();
  // A card in the hand cannot be dealt again.
  await widget.getByRole('button', { name: '9, suns', exact: true }).tap({ force: true });
  await widget.getByRole('button', { name: 'L, suns', exact: true }).tap();
  await expect.poll(() => category.textContent()).toBe('Four of a kind');
  expect(await focusedPlace(page)).toBe('cards deal Ls');
  // Four cards are no hand, which the service reports as an error.
  expect(complaints().filter((one) => !one.includes('400'))).toEqual([]);
});

test('a line of hexes and its ends follow the form', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/world-at-war/calculators/helicopter-line-of-sight/');
  await see(visit, 'rangefinder-helicopter-line-of-sight .hex-line');
  const widget = page.locator('rangefinder-helicopter-line-of-sight');
  const hexes = () => widget.locator('.hex').count();
  const terrains = () => widget.locator('.terrain').count();
  expect([await hexes(), await terrains(), await widget.locator('.end').count()]).toEqual([8, 1, 2]);
  // The example is a shot that the rules allow.
  await widget.locator('.answer[aria-busy=false] .headline').waitFor();
  expect(await widget.locator('.headline dd').first().innerText()).toBe('Yes');
  expect(await widget.locator('.refusal').count()).toBe(0);
  await widget.locator('.list > details > summary').click();
  await widget.locator('.record > summary').nth(1).click();
  await widget.locator('[data-place="line.1.hexes"]').fill('4');
  await widget.locator('[data-place=over]').selectOption('HILL');
  await expect.poll(hexes).toBe(11);
  expect(await terrains()).toBe(5);
  expect(complaints()).toEqual([]);
});

test('a tap or a key changes the terrain of a hex, which keeps the focus', async ({ open, expect }) => {
  const visit = await open({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const { page, complaints } = visit;
  await page.goto('/en/world-at-war/calculators/helicopter-line-of-sight/?over=CLEAR&target=GROUND&line.0.terrain=CLEAR&line.0.hexes=3');
  await see(visit, 'rangefinder-helicopter-line-of-sight .hex-line');
  const widget = page.locator('rangefinder-helicopter-line-of-sight');
  await widget.getByRole('button', { name: 'In between 3: Clear' }).tap();
  await widget.getByRole('button', { name: 'In between 3: Hill' }).waitFor();
  expect(await focusedPlace(page)).toBe('line hex 2');
  await page.keyboard.press('Enter');
  await widget.getByRole('button', { name: 'In between 3: Woods' }).waitFor();
  expect(await focusedPlace(page)).toBe('line hex 2');
  // Woods directly in front of the target hide it.
  await widget.locator('.answer[aria-busy=false] .refusal').waitFor();
  expect(page.url()).toContain('line.0.hexes=2');
  await widget.getByRole('button', { name: 'Add: In between' }).first().tap();
  await expect.poll(() => widget.locator('.hex').count()).toBe(6);
  await widget.getByRole('button', { name: 'Flies over: Clear' }).tap();
  await expect.poll(() => widget.locator('[data-place=over]').inputValue()).toBe('HILL');
  expect(complaints()).toEqual([]);
});

test('a choice that the rules forbid shows the reason and cannot be chosen', async ({ open, expect }) => {
  const visit = await open();
  const { page } = visit;
  await page.goto(ATTACK);
  await see(visit, 'rangefinder-attack .summary');
  const jumped = page.locator('rangefinder-attack .segment', { has: page.locator('[value=JUMPED]') }).first();
  await expect.poll(() => jumped.locator('.reason').textContent(), PATIENT).toBe('its MV has no jump');
  // A click by force does not wait for the choice to become enabled.
  await jumped.click({ force: true });
  expect(await jumped.locator('input').isChecked()).toBe(false);
  expect(await page.locator('rangefinder-attack .answer .problems').count()).toBe(0);
});

test('a cell of a board shows all figures of its pair', async ({ open, expect }) => {
  const visit = await open({ viewport: { width: 390, height: 844 } });
  const { page, complaints } = visit;
  await page.goto('/en/5150/calculators/damage-matrix/');
  await see(visit, 'rangefinder-damage-matrix .board');
  const widget = page.locator('rangefinder-damage-matrix');
  await widget.getByRole('button', { name: /: Rifle, Light armor;/ }).click();
  await expect.poll(() => widget.locator('.told').textContent()).toMatch(/^Rifle → Light armor Impact .*Dead .*Stunned /);
  const cell = widget.getByRole('button', { name: /: Rifle, No armor;/ });
  const dead = await cell.textContent();
  await widget.locator('.answer select').first().selectOption({ label: 'Out of the fight' });
  expect(await cell.textContent()).not.toBe(dead);
  expect(complaints()).toEqual([]);
});

test('digits on the ruler follow the field, and dice are drawn while they are typed', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/bronepehota/calculators/virtual-shot/?range=D6%2B2&power=2D6&steps=5&armor=3');
  await see(visit, 'rangefinder-virtual-shot .dice');
  const widget = page.locator('rangefinder-virtual-shot');
  await widget.locator('.scale input').focus();
  await page.keyboard.type('12');
  expect(await widget.locator('[data-place=steps]').inputValue()).toBe('12');
  expect(await widget.locator('.scale input').inputValue()).toBe('12');
  const drawn = () => widget.locator('.field .dice svg').count();
  expect(await drawn()).toBe(3);
  await widget.locator('[data-place=power]').fill('4D12');
  await expect.poll(drawn).toBe(5);
  expect(complaints()).toEqual([]);
});

const PHONE = { viewport: { width: 390, height: 844 } };

test.for([
  { path: '/en/5150/calculators/shoot/', name: 'rangefinder-shoot', labels: ['Target 1: dead', 'Target 2: missed'] },
  { path: '/ru/alpha-strike/calculators/duel/', name: 'rangefinder-duel', labels: ['Первая уничтожена', 'Победит вторая'] },
])(
  'on a phone $path begins near the top, and its bar shows figures of every distribution',
  async ({ path, name, labels }, { open, expect }) => {
    const visit = await open(PHONE);
    await visit.page.goto(path);
    await see(visit, `${name} .summary`);
    const widget = visit.page.locator(name);
    // The head below the bar of the site was 260 pixels high.
    expect((await widget.boundingBox())?.y).toBeLessThan(170);
    for (const label of labels) expect(await widget.locator('.summary-bar').getByText(label).count()).toBe(1);
    const small = await widget
      .locator('.summary-bar .summary-figure')
      .evaluateAll((all) => all.map((one) => one.querySelector('small')?.textContent));
    expect(small.length).toBeGreaterThan(4);
    expect(small).not.toContain('');
    await expect(visit.page.locator('.about-below').isVisible()).resolves.toBe(true);
  },
);

test('the button that copies an answer has the look of the parts below it', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/');
  const copy = page.locator('.live .copy');
  await copy.waitFor();
  const looks = await copy.evaluate((button) => {
    const fold = button.closest('section')?.querySelector('summary');
    const lookOf = (one: Element) => (({ color, fontWeight }) => ({ color, fontWeight }))(getComputedStyle(one));
    return { button: lookOf(button), fold: fold && lookOf(fold), frame: getComputedStyle(button).borderTopWidth };
  });
  expect(looks.button).toEqual(looks.fold);
  expect(looks.frame).toBe('0px');
});

test('before its script is there, the page of a calculator says what it answers', async ({ open, expect }) => {
  const { page } = await open();
  await page.route('**/widgets/**', () => undefined);
  await page.goto('/en/alpha-strike/calculators/attack/', { waitUntil: 'commit' });
  await page.locator('rangefinder-attack p', { hasText: 'All outcomes of one attack' }).waitFor();
  expect(await page.locator('rangefinder-attack p').evaluate((text) => getComputedStyle(text).visibility)).toBe('visible');
});
