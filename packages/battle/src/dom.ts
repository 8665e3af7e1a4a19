/** DOM helpers for pages and elements: creating elements, the language of the page, the clipboard, debouncing. */
import type { Language, Text } from '@rangefinder/rules';

/** Language of the page. */
export const language: Language = document.documentElement.lang.startsWith('ru') ? 'ru' : 'en';

/** Text in the language of the page. */
export const say = (text: Text): string => text[language];

type Child = Node | string | false | null | undefined;

/**
 * Creates an element. An attribute set to `true` has no value; `false` and `undefined` leave it out. Strings become text, never markup.
 * @example make('button', { type: 'button', disabled: true }, 'Copy')
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** Finds an element. Throws if it is missing. */
export function need<T extends Element>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
}

/** Parses JSON in a `<script type="application/json">`. Throws if it is missing. */
export const readJson = <T>(selector: string, within: ParentNode = document): T =>
  JSON.parse(need(selector, within).textContent ?? '') as T;

/** Copies text to the clipboard. Resolves to false if the browser denies it. */
export const copy = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/** Offers a file for download. */
export function download(content: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href: url, download: name }).click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Runs an action once calls have paused. */
export function debounce(action: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, pauseMs);
  };
}
