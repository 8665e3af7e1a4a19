/**
 * Automatic accessibility checks: WCAG 2.2 A and AA and best practices (landmarks, one top heading, heading order) on every kind of
 * page, expanded, light and dark, desktop and phone, on screen and printed.
 */

import { within } from '../support/time-limits.js';
import { addressOfKind, mainKinds } from './support/page-kinds.js';
import { unfold, violations } from './support/violations.js';
import { see, test } from './support/visit.js';

/** Both color schemes, each in one of the languages and sizes. */
const LOOKS = [
  { colorScheme: 'light', language: 'en', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', language: 'ru', viewport: { width: 390, height: 844 } },
] as const;

const cases = mainKinds.flatMap((kind) => LOOKS.map((look) => ({ ...look, kind, name: kind.name })));

/** The longest pages take minutes, on screen and printed. */
const timeout = within(180_000);

test.for(cases)(
  '$name, $colorScheme, in $language has no violation',
  { timeout },
  async ({ kind, language, ...look }, { open, expect }) => {
    const visit = await open(look);
    const { page } = visit;
    await page.goto(addressOfKind(kind, language));
    await see(visit, kind.shows);
    await unfold(page);
    expect(await violations(page), 'on the screen').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await violations(page, 'html', 'paper'), 'printed').toEqual([]);
  },
);
