/** Small tools for pages: elements, the page’s language, copying. */
import type { Text } from '@rangefinder/rules';

export const language: 'en' | 'ru' = document.documentElement.lang.startsWith('ru') ? 'ru' : 'en';

/** A text of ours in the page’s language. */
export const say = (text: Text): string => text[language];

export { make } from './make.js';

/** An element that a page is known to have. */
export function need<T extends Element>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
}

/** Puts text on the clipboard; false when the browser does not let us. */
export const copy = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/** A debounced action: it runs once typing has paused. */
export function debounce(action: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, pauseMs);
  };
}
