/** Layout of calculators: no overlap, nothing cut off; on a phone the answer or its bar on the first screen. */
import { calculatorAddress, LANGUAGES, type Language, systems } from '@rangefinder/rules';
import { elementName } from '@rangefinder/widgets';
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { within } from '../support/time-limits.js';
import { serviceUrl } from './support/running-site.js';
import { test } from './support/stranger.js';
import type { OpenVisit } from './support/visit.js';

const SCRIPT = `<script type="module" src="${serviceUrl}/widgets/rangefinder.js"></script>`;
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
        const [label, info, stepper] = [head.querySelector('label'), head.querySelector('.about-field'), head.nextElementSibling];
        const isUnder = info !== null && [label, stepper].some((one) => one !== null && over(one, info));
        return label && (label.scrollWidth > label.clientWidth + 1 || isUnder);
      });
      const items = seen('.item:not(.record)').filter((item) => {
        const remove = item.querySelector(':scope > .remove');
        return remove && [...item.querySelectorAll(':scope .stepper > *, :scope input')].some((one) => over(one, remove));
      });
      const folded = seen('details:not([open]) > summary');
      const crossed = folded.filter((one, index) => folded.slice(index + 1).some((other) => over(one, other)));
      const wide = seen('.field, .part, .headline').filter((one) => one.getBoundingClientRect().right > innerWidth);
      const small = seen('form button:not(.about-field), form select, .segment, .switch label').filter(
        (one) => innerWidth < 500 && one.getBoundingClientRect().height < 43.5,
      );
      const uneven = seen('.segments').filter((row) => {
        const sizes = [...row.children].map((one) => one.getBoundingClientRect());
        const isUneven = (values: readonly number[]) => Math.max(...values) - Math.min(...values) > 1.5;
        return isUneven(sizes.map(({ width }) => width)) || isUneven(sizes.map(({ height }) => height));
      });
      const say = (what: string) => (one: HTMLElement) =>
        `${widget.localName}: ${what}: ${one.innerText.replace(/\s+/g, ' ').slice(0, 40)}`;
      return [
        ...labels.map(say('label under its button')),
        ...items.map(say('field under its button')),
        ...crossed.map(say('under another')),
        ...wide.map(say('too wide')),
        ...small.map(say('too small to touch')),
        ...uneven.map(say('segments of unequal size')),
      ];
    });
  });

/** A phone, and a column of a foreign page that is just wide enough for a board. */
const WIDTHS_PX = [390, 990] as const;
const CASES = WIDTHS_PX.flatMap((width) => LANGUAGES.map((language) => [width, language] as const));

describe.each(systems)('$slug', ({ calculators }) => {
  test.for(CASES)('nothing overlaps at %i pixels, in %s', async ([width, language], { open, serve, expect }) => {
    const { page } = await open({ viewport: { width, height: 844 }, strangersAllowed: true });
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

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const boards = all.filter(({ layout }) => layout);

const bottomOf = async (one: Locator): Promise<number> => {
  const box = await one.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

test('each rule set with two sides has a board', ({ expect }) => expect(boards.length).toBeGreaterThanOrEqual(8));

describe.for(boards)('the board of $title.en', (calculator) => {
  const name = elementName(calculator, all);
  const openBoard = async (visiting: ReturnType<OpenVisit>, language: Language) => {
    const { page } = await visiting;
    await page.goto(calculatorAddress(calculator, language));
    const widget = page.locator(`.calculator-page > ${name}`);
    await widget.locator('.answer[aria-busy=false] .headline').waitFor();
    await page.waitForLoadState('networkidle');
    return { page, widget };
  };

  test.for(LANGUAGES)('fits a desktop screen, its sides left and right, in %s', async (language, { open, expect }) => {
    const { widget } = await openBoard(open({ viewport: DESKTOP }), language);
    expect(await bottomOf(widget)).toBeLessThanOrEqual(DESKTOP.height);
    const [left, right] = await widget.locator('.side').evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect()));
    expect(left?.right).toBeLessThan(right?.left ?? 0);
    const parts = widget.locator('.below > .part:not(:has(> .part))');
    expect(
      await parts.evaluateAll((all) => all.filter((part) => part.getClientRects().length > 1).map((part) => part.textContent)),
    ).toEqual([]);
    const labels = await widget
      .locator('.side')
      .evaluateAll((sides) =>
        sides.map((side) => [...side.querySelectorAll('legend, .head > label')].map((label) => label.textContent?.trim() ?? '')),
      );
    expect(labels.filter(([side, ...fields]) => fields.some((field) => field === side))).toEqual([]);
  });

  test.for(LANGUAGES)('fits two screens of a phone with its page, in %s', async (language, { open, expect }) => {
    const { page } = await openBoard(open({ viewport: PHONE, hasTouch: true, isMobile: true }), language);
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(scrollHeight).toBeLessThanOrEqual(2 * PHONE.height);
    expect(scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});

test('an attack of two units of the catalog fits two screens of a phone', async ({ open, expect }) => {
  const { page } = await open({ viewport: PHONE });
  const units = new URLSearchParams({
    'attacker.unit': 'alpha-strike/loki-hellbringer-prime',
    'target.unit': 'alpha-strike/catapult-cplt-k2',
    'situation.inches': '14',
  });
  await page.goto(`/en/alpha-strike/calculators/attack/?${units}`);
  await page.locator('rangefinder-attack .answer[aria-busy=false] .summary').waitFor();
  expect(await bottomOf(page.locator('.foot'))).toBeLessThanOrEqual(2 * PHONE.height);
});

test('on a phone the name of a chosen unit stays in its field, in ru', async ({ open, expect }) => {
  const { page } = await open({ viewport: PHONE });
  await page.goto('/ru/alpha-strike/calculators/attack/?attacker.unit=alpha-strike/loki-hellbringer-prime&situation.inches=14');
  const name = page.locator('rangefinder-attack .picked-name').first();
  await name.waitFor();
  const { text, field } = await name.evaluate((one) => ({
    text: one.getClientRects()[0]?.height ?? 0,
    field: one.parentElement?.querySelector('input')?.getBoundingClientRect().height ?? 0,
  }));
  expect(text).toBeGreaterThan(44);
  expect(await name.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect(text).toBeLessThanOrEqual(field);
});

test.for([PHONE, { width: 1440, height: 900 }])(
  '$width pixels wide, both ends of a line of hexes are in sight',
  async (viewport, { open, expect }) => {
    const { page } = await open({ viewport });
    await page.goto('/en/world-at-war/calculators/helicopter-line-of-sight/');
    const line = page.locator('rangefinder-helicopter-line-of-sight .hexes');
    await line.waitFor();
    expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  },
);
