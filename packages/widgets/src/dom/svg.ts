/** Elements of a drawing. */
const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing with attributes and children. @example svg('path', { d: 'M0 0H1' }) */
export function svg(
  tag: string,
  attributes: { readonly [name: string]: string | number | undefined } = {},
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A drawing in a box of 24 by 24 beside words that say the same. */
export const pictogram = (path: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'pictogram', 'aria-hidden': 'true' }, svg('path', { d: path }));
