/** Violations that axe finds on a page: WCAG 2.2 A and AA, and best practices. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** Violations in a part of a page, each with its place: `color-contrast: .lead (…)`. Printed links may be small. */
export async function violations(page: Page, within: string = 'html', on: 'screen' | 'paper' = 'screen'): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    ({ standards, place, taps }) =>
      (window as unknown as { axe: typeof axe }).axe.run(place, {
        runOnly: [...standards],
        // Voice control takes the visible text of a button for its name.
        rules: { 'target-size': { enabled: taps }, 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
    { standards: STANDARDS, place: within, taps: on === 'screen' },
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n').at(1)?.trim() ?? ''})`),
  );
}

/** Expands everything, in widgets too, except calculators that start when they are expanded. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const within = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLDetailsElement && element.dataset.widget === undefined) element.open = true;
        if (element.shadowRoot) within(element.shadowRoot);
      }
    };
    within(document);
  });
