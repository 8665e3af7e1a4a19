/** Registration, apart from the class: an element that a page has by that name already stays as it is. */
import { type ElementParts, elementClass } from './element.js';

/** Makes the element of a calculator known to the page. */
export function define(tag: string, parts: ElementParts): void {
  if (!customElements.get(tag)) customElements.define(tag, elementClass(parts));
}
