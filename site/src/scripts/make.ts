/** Builds elements. Text stays text, never markup. */

type Child = Node | string | false | null | undefined;
type Properties = { readonly [name: string]: string | number | boolean | undefined | ((event: Event) => void) };

/**
 * An element with attributes, listeners (`on…`) and children. `true` makes an attribute without a value; `false` and `undefined` make none.
 * @example make('button', { type: 'button', onclick: copy }, 'Copy')
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}
