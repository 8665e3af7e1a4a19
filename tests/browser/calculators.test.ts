/** The pages of calculators: opened by a link, edited by keyboard only, shared as a link; its answer is that of the service. `npm test` opens a fifth of them. */
import { type AnyCalculator, calculatorAddress, systems } from '@rangefinder/rules';
import { sample } from '@rangefinder/rules/testing';
import { draftToSearch } from '@rangefinder/widgets';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { within } from '../support/time-limits.js';
import { type Control, type Draft, type Edit, editsOf, withValue } from './support/edits.js';
import { sentenceOf } from './support/service.js';
import { test } from './support/visit.js';
import { firstControl, press, sentenceIn, tabTo } from './support/widget.js';

interface Edited extends Edit {
  readonly draft: Draft;
  readonly sentence: string;
}

/** The first allowed edit that changes the sentence, otherwise the first allowed one. */
async function findEdit(calculator: AnyCalculator, draft: Draft, control: Control, before: string): Promise<Edited | undefined> {
  let taken: Edited | undefined;
  for (const edit of editsOf(control)) {
    const next = withValue(draft, control.place, edit.value);
    const sentence = await sentenceOf(calculator, next, 'en');
    if (sentence !== undefined) taken ??= { ...edit, draft: next, sentence };
    if (sentence !== undefined && sentence !== before) return { ...edit, draft: next, sentence };
  }
  return taken;
}

/** Skips the menu by its link, goes to the field, types, and leaves it. */
async function editByKeyboard(page: Page, { place }: Control, { keys }: Edit): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, place);
  await press(page, [...keys, 'Tab']);
}

const linkOf = (calculator: AnyCalculator, draft: Draft): string => {
  const search = draftToSearch(calculator as never, draft);
  return `${calculatorAddress(calculator, 'en')}${search === '' ? '' : `?${search}`}`;
};

describe.each(systems)('$slug', ({ calculators }) => {
  const cases = calculators.map((calculator) => ({ name: calculator.name, calculator, draft: calculator.examples.at(-1)?.draft ?? {} }));
  test.for(sample(cases))('$name', async ({ calculator, draft }, { open, expect }) => {
    const says = (sentence: string | undefined) => expect.poll(() => sentenceIn(widget), { timeout: within(10_000) }).toBe(sentence);
    const { page, complaints } = await open();
    await page.goto(linkOf(calculator, draft));
    const widget = page.locator((await page.locator('[data-element]').getAttribute('data-element')) ?? 'no-element');
    const first = await sentenceOf(calculator, draft, 'en');
    await says(first);

    const control = await firstControl(widget);
    const edit = control && (await findEdit(calculator, draft, control, first ?? ''));
    if (control && edit) {
      await editByKeyboard(page, control, edit);
      await says(edit.sentence);
    }

    await page.goto(page.url().replace('/en/', '/ru/'));
    await says(await sentenceOf(calculator, edit?.draft ?? draft, 'ru'));
    if (edit) expect(await firstControl(widget)).toMatchObject({ value: String(edit.value) });
    expect(complaints()).toEqual([]);
  });
});
