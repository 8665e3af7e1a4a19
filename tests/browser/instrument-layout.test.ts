/** Layout of calculators on a phone: no overlap, nothing cut off, the answer or its bar on the first screen. */
import { type Language, systems } from '@rangefinder/rules';
import { elementName } from '@rangefinder/widgets';
import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { within } from '../support/time-limits.js';
import { test } from './support/stranger.js';

const SCRIPT = `<script type="module" src="${inject('serviceUrl')}/widgets/rangefinder.js"></script>`;
const all = systems.flatMap(({ calculators }) => calculators);

/** Layout faults of every element of a page, by name. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const widgets = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('rangefinder-'));
    const over = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return a.width > 0 && b.width > 0 && across > 1 && down > 1;
    };
    return widgets.flatMap((widget) => {
      const root = widget.shadowRoot;
      if (!root) return [`${widget.localName}: no content`];
      const seen = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
      const labels = seen('.head').filter((head) => {
        const [label, info] = [head.querySelector('label'), head.querySelector('.about-field')];
        return label && (label.scrollWidth > label.clientWidth + 1 || (info !== null && over(label, info)));
      });
      const items = seen('.item:not(.record)').filter((item) => {
        const remove = item.querySelector(':scope > .remove');
        return remove && [...item.querySelectorAll(':scope .stepper > *, :scope input')].some((one) => over(one, remove));
      });
      const wide = seen('.field, .part, .headline').filter((one) => one.getBoundingClientRect().right > innerWidth);
      const small = seen('form button:not(.about-field), form select, .segment, .switch label').filter(
        (one) => one.getBoundingClientRect().height < 43.5,
      );
      const say = (what: string) => (one: HTMLElement) =>
        `${widget.localName}: ${what}: ${one.innerText.replace(/\s+/g, ' ').slice(0, 40)}`;
      return [
        ...labels.map(say('label under its button')),
        ...items.map(say('field under its button')),
        ...wide.map(say('too wide')),
        ...small.map(say('too small to touch')),
      ];
    });
  });

describe.each(systems)('$slug', ({ calculators }) => {
  test.for(['en', 'ru'] as const satisfies readonly Language[])('on a phone, in %s', async (language, { open, serve, expect }) => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, strangersAllowed: true });
    const elements = calculators.map((calculator) => {
      const name = elementName(calculator, all);
      return `<${name} lang="${language}"></${name}>`;
    });
    await page.goto(serve(`<meta name="viewport" content="width=device-width">${SCRIPT}${elements.join('')}`));
    await expect.poll(() => page.locator('.answer[aria-busy=false][part]').count(), { timeout: within(40_000) }).toBe(calculators.length);
    expect(await faultsIn(page)).toEqual([]);
  });
});

/** Forms longer than a screen. */
const LONG = ['alpha-strike/attack', 'alpha-strike/target-number', 'bronepehota/virtual-shot'];

test.for(LONG)('%s: the bar stays visible until the figures are, and covers none of them', async (question, { open, expect }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const [system = '', name = ''] = question.split('/');
  await page.goto(`/en/${system}/calculators/${name}/`);
  await page.locator('[data-ready]').waitFor();
  const widget = page.locator(`rangefinder-${name}`);
  await widget.locator('.summary-bar:not(.seen) .summary-figure').first().waitFor();
  const shown = await widget.locator('.summary-bar').evaluate((bar) => {
    const { right, bottom, top } = (bar.firstElementChild as HTMLElement).getBoundingClientRect();
    const rects = [...bar.querySelectorAll('.summary-figure')].map((one) => one.getBoundingClientRect()).filter((one) => one.top < bottom);
    return { bottom, top, count: rects.length, cut: rects.filter((one) => one.right > right + 1 || one.bottom > bottom + 1).length };
  });
  expect(shown.bottom).toBeLessThanOrEqual(844);
  expect(shown.count).toBeGreaterThan(1);
  expect(shown.cut).toBe(0);
  await widget.locator('.summary-bar > div').click();
  await widget.locator('.summary-bar.seen').waitFor({ state: 'attached' });
  const lead = await widget.locator('.headline').boundingBox();
  expect(lead?.y).toBeGreaterThan(0);
  expect((lead?.y ?? 0) + (lead?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('an attack takes two screens of a phone: both units, their actions, and the answer', async ({ open, expect }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const units = new URLSearchParams({
    'attacker.unit': 'alpha-strike/loki-hellbringer-prime',
    'target.unit': 'alpha-strike/catapult-cplt-k2',
    'situation.inches': '14',
  });
  await page.goto(`/en/alpha-strike/calculators/attack/?${units}`);
  await page.locator('rangefinder-attack .answer[aria-busy=false] .summary').waitFor();
  const lead = await page.locator('rangefinder-attack .headline').boundingBox();
  expect((lead?.y ?? Infinity) + (lead?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
});
