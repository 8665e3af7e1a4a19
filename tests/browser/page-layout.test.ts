/**
 * Layout of every kind of page, on a phone and on a desktop: nothing moves while it loads, and no word is broken. One visit serves
 * both, since loading a page takes most of the time.
 */
import { LANGUAGES } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import { breaksOf } from './support/broken-words.js';
import { addressOfKind, calculatorKinds, measuredKinds } from './support/page-kinds.js';
import { PHONE } from './support/thumb.js';
import { see, test } from './support/visit.js';

/** Largest sum of the shifts of a visit. A page above 0.1 needs improvement by the measure of browsers. */
const MAX_SHIFT = 0.02;

/** Calculators only in Russian on a phone, where words are longest, and in English on a desktop. */
const FORMS = [
  { form: 'a phone', options: PHONE, ofCalculators: 'ru' },
  { form: 'a desktop', options: { viewport: { width: 1440, height: 900 } }, ofCalculators: 'en' },
] as const;

interface Shift {
  readonly value: number;
  /** The rectangles before and after, as text; browsers do not name elements in shadow roots. */
  readonly moved: readonly string[];
}

/** Records the shifts of a page from its start. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: Shift[] = [];
    Object.assign(window, { shifts: all });
    const textOf = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        const moved = entry.sources.map(({ previousRect, currentRect }) => `${textOf(previousRect)} → ${textOf(currentRect)}`);
        all.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** An entry of the performance timeline, which the types of the DOM do not have yet. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

const cases = FORMS.flatMap(({ form, options, ofCalculators }) =>
  LANGUAGES.flatMap((language) => [
    // The words of a page are the same on each form, which then takes every width.
    ...measuredKinds.map((kind) => ({ ...kind, form, options, language, hasNewWords: form === 'a desktop' })),
    ...(language === ofCalculators ? calculatorKinds : []).map((kind) => ({ ...kind, form, options, language, hasNewWords: true })),
  ]),
).map((each) => ({ ...each, url: addressOfKind(each, each.language) }));

/** Visits of which one has to be still: on a busy machine an answer may come later than a page waits for it. */
const MAX_VISITS = 3;

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);

test.for(cases)('$name on $form, $url', async ({ url, shows, options, hasNewWords }, { open, expect }) => {
  const visitOnce = async (): Promise<{ readonly page: Page; readonly shifts: readonly Shift[] }> => {
    // Each visit is the first one of its browser: nothing is cached.
    const visit = await open(options);
    const { page } = visit;
    await recordShifts(page);
    await page.goto(url);
    await see(visit, shows);
    await page.waitForLoadState('networkidle');
    return { page, shifts: await page.evaluate(() => (window as unknown as { readonly shifts: readonly Shift[] }).shifts) };
  };
  let last = await visitOnce();
  for (let visits = 1; visits < MAX_VISITS && sumOf(last.shifts) > MAX_SHIFT; visits++) last = await visitOnce();
  expect(sumOf(last.shifts), JSON.stringify(last.shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  if (hasNewWords) expect(await breaksOf(last.page)).toEqual([]);
});
