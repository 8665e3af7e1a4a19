/** Accessibility of states that need a touch or a key, and under system settings. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import { addressOfKind, mainKinds } from './support/page-kinds.js';
import { unfold, violations } from './support/violations.js';
import { see, test } from './support/visit.js';

const PHONE = { viewport: { width: 390, height: 844 } };

/** A state of a page, and the steps that lead to it. */
interface State {
  readonly name: string;
  readonly path: string;
  come(page: Page): Promise<void>;
}

async function beginBattle(page: Page): Promise<void> {
  await page.locator('[data-battle-scenarios] button').first().click();
  await page.locator('[data-fighter]').first().waitFor();
}

async function attack(page: Page): Promise<void> {
  await beginBattle(page);
  await page.locator('[data-initiative-methods] button').first().click();
  await page.locator('[data-battle-initiative]').waitFor({ state: 'hidden' });
  await page.locator('[data-battle-next]').click();
  await page.locator('[data-side="0"] .fighter button.button[aria-label]').first().click();
  await page.locator('[data-side="1"] .fighter button.button[aria-label]').first().click();
  await page.locator('[data-attack][open] .outcome').first().waitFor();
}

const STATES: readonly State[] = [
  { name: 'the menu', path: '5150/', come: async (page) => void (await page.locator('.menu-button').click()) },
  { name: 'the list of keys', path: '5150/', come: async (page) => void (await page.keyboard.press('?')) },
  { name: 'an empty search', path: '5150/', come: async (page) => void (await page.locator('[data-search-open]').first().click()) },
  {
    name: 'an open picker',
    path: 'battle/',
    come: async (page) => {
      await page.locator('#side-0-add').fill('atlas');
      await page.locator('rangefinder-picker').getByRole('option').first().waitFor();
    },
  },
  { name: 'a battle', path: 'battle/', come: beginBattle },
  { name: 'an attack in a battle', path: 'battle/', come: attack },
];

const cases = STATES.flatMap((state, at) => {
  const language: Language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
  return [{ ...state, language, colorScheme: at % LANGUAGES.length === 0 ? ('light' as const) : ('dark' as const) }];
});

test.for(cases)('$name, in $language has no violation', async ({ path, come, language, colorScheme }, { open, expect }) => {
  const { page } = await open({ ...PHONE, colorScheme });
  await page.goto(`/${language}/${path}`);
  await come(page);
  await unfold(page);
  expect(await violations(page)).toEqual([]);
});

/** Pages with drawings, bars and toggle buttons. */
const COLORFUL = ['page of the rules', 'calculator'];

test.for(mainKinds.filter(({ name }) => COLORFUL.includes(name)))(
  '$name in system colors has no violation and no motion',
  async (kind, { open, expect }) => {
    const visit = await open({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit.page.goto(addressOfKind(kind, 'en'));
    await see(visit, kind.shows);
    expect(await violations(visit.page)).toEqual([]);
    expect(await visit.page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test('the chosen option is readable in system colors', async ({ open, expect }) => {
  const { page } = await open({ forcedColors: 'active' });
  await page.goto('/en/alpha-strike/calculators/target-number/');
  const chosen = page.locator('rangefinder-target-number .segment:has(:checked)').first();
  await chosen.waitFor();
  const styles = await chosen.evaluate((segment) => {
    const { forcedColorAdjust, backgroundColor, color } = getComputedStyle(segment) as CSSStyleDeclaration & { forcedColorAdjust: string };
    return { forcedColorAdjust, differs: backgroundColor !== color };
  });
  // Otherwise the browser paints a backplate behind the text, in its own color.
  expect(styles).toEqual({ forcedColorAdjust: 'none', differs: true });
});

test('the chosen option is the darkest in print, without its background', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/alpha-strike/calculators/target-number/');
  const chosen = page.locator('rangefinder-target-number .segment:has(:checked)').first();
  await chosen.waitFor();
  await page.emulateMedia({ media: 'print' });
  const { backgroundColor, color, fontWeight } = await chosen.evaluate((segment) => {
    const { backgroundColor, color, fontWeight } = getComputedStyle(segment);
    return { backgroundColor, color, fontWeight };
  });
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(color).toBe('rgb(0, 0, 0)');
  expect(Number(fontWeight)).toBeGreaterThanOrEqual(700);
});
