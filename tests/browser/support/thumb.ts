/** Taps on a phone, counted. Typing is no tap. */
import type { Locator } from 'playwright-core';

/** Context options of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Thumb {
  /** Taps an element; scrolling to it is no tap. */
  tap(target: Locator): Promise<void>;
  /** Taps a field and types into it. */
  type(field: Locator, text: string): Promise<void>;
  /** Taps a list and an option in the phone's picker. */
  choose(list: Locator, option: { readonly label: string }): Promise<void>;
  taps(): number;
}

export function thumb(): Thumb {
  let count = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    count += 1;
  };
  return {
    tap,
    type: async (field, text) => {
      const hasFocus = await field.evaluate((element) => {
        const root = element.getRootNode() as Document | ShadowRoot;
        return root.activeElement === element;
      });
      if (!hasFocus) await tap(field);
      await field.fill('');
      await field.pressSequentially(text);
    },
    choose: async (list, option) => {
      await list.selectOption(option);
      count += 2;
    },
    taps: () => count,
  };
}
