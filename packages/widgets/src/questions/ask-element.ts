/** The element of questions in words. Everything but its name is loaded when it is connected. */
import type { RangefinderAskElement } from './ask-api.js';
import type * as AskPart from './ask-part.js';

/**
 * Registers `<rangefinder-ask>`, a field for questions in a player’s own words with the readings and their answers, unless the name is
 * taken.
 * @param load loads `ask-part.js`
 */
export function defineAsk(load: () => Promise<typeof AskPart>): void {
  if (customElements.get('rangefinder-ask')) return;
  customElements.define(
    'rangefinder-ask',
    class extends HTMLElement {
      connectedCallback(): void {
        void load().then((part) => part.connect(this as unknown as RangefinderAskElement));
      }
    },
  );
}
