/** Registration, apart from the class: an element that is already registered under that name is left as it is. */
import { elementClass } from './element.js';
import type { ElementParts } from './widget.js';

/** Registers the element of a calculator. */
export function define(tag: string, parts: ElementParts): void {
  if (!customElements.get(tag)) customElements.define(tag, elementClass(parts));
}
