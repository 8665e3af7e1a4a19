/** Registers elements. */
import { CalculatorElement } from './element.js';
import type { ElementParts } from './element-api.js';

/** Registers the element of a calculator, unless the name is taken. */
export function define(tag: string, parts: ElementParts): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends CalculatorElement {
      protected override readonly parts = parts;
    },
  );
}
