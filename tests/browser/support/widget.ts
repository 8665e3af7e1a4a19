/** Reads the texts of a widget and reaches its fields by keyboard. */
import type { Locator, Page } from 'playwright-core';
import type { Control } from './edits.js';

/** The sentence of an answer or of a refusal, when the widget has finished. */
export async function sentenceIn(widget: Locator): Promise<string> {
  const shown = await widget.locator('.answer[aria-busy=false] :is(.summary, .refusal > span)').first().textContent();
  return shown ?? '';
}

/** The last line of the widget, which tells whether the service or the page answered. */
export const bylineIn = async (widget: Locator): Promise<string> => (await widget.locator('footer').textContent()) ?? '';

/** The first visible number field, otherwise the first list or switch; undefined if there is none. */
export const firstControl = (widget: Locator): Promise<Control | undefined> =>
  widget.evaluate((element) => {
    const find = (selector: string) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector) ?? [])].find((one) =>
        one.checkVisibility(),
      );
    const field = find('input[type=number]') ?? find('select') ?? find('input[type=checkbox]');
    if (!field) return undefined;
    const isSelect = field instanceof HTMLSelectElement;
    return {
      place: field.dataset.place ?? '',
      type: isSelect ? ('select' as const) : (field.type as 'number' | 'checkbox'),
      value: !isSelect && field.type === 'checkbox' ? String(field.checked) : field.value,
      min: isSelect ? 0 : Number(field.min),
      max: isSelect ? 0 : Number(field.max),
      options: isSelect ? [...field.options].map(({ value }) => value) : [],
    };
  });

/** Path of the focused field; empty if another element has the focus. */
export const focusedPlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement;
    return inside?.getAttribute('data-place') ?? '';
  });

const MAX_STOPS = 60;

/** Moves to a field by Tab. Throws if it is not among the first stops. */
export async function tabTo(page: Page, place: string): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedPlace(page)) === place) return;
  }
  throw new Error(`${place} is not reached with ${MAX_STOPS} presses of Tab`);
}

/** Presses keys in sequence. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
