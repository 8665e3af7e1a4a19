/** A line of hexes, drawn from one end to the other; a tap on one changes its terrain. */
import { h } from './h.js';
import { svg } from './svg.js';

/** A hex: the drawing of its terrain, what it is called, and what a tap on it does. */
export interface Hex {
  readonly drawing: string | undefined;
  readonly name: string;
  /** Its place in the form, by which it keeps the focus. */
  readonly place: string;
  tap(): void;
}

/** A line, what stands at its ends, and what makes it longer. */
export interface HexLineDrawing {
  readonly hexes: readonly Hex[];
  readonly ends: { readonly from: string; readonly to: string };
  readonly longer: Pick<Hex, 'name' | 'place' | 'tap'> | undefined;
}

const WIDTH = 30;
const HEIGHT = 34;
/** A hex that stands on its point, in a box of 30 by 34. */
const OUTLINE = 'M15 0l15 8.500v17l-15 8.500-15-8.500v-17z';
const MARGIN = 2;
/** A finger needs as much of each. */
const LEAST_REM = 2.75;

/** Draws hexes side by side, what stands at both ends, and the line between these. */
export function hexLineView({ hexes, ends, longer }: HexLineDrawing): HTMLElement {
  const last = hexes.length - 1;
  const drawn = hexes.map((hex, at) => {
    const end = at === 0 ? ends.from : at === last ? ends.to : undefined;
    return tappable(hex, at, [
      ...(hex.drawing
        ? [svg('path', { class: 'terrain', transform: end ? 'translate(9 19) scale(.5)' : 'translate(3 5)', d: hex.drawing })]
        : []),
      ...(end ? [svg('path', { class: 'end', transform: hex.drawing ? 'translate(6 3) scale(.75)' : 'translate(3 5)', d: end })] : []),
    ]);
  });
  const middle = HEIGHT / 2;
  const sight = svg('path', { class: 'sight', d: `M${WIDTH} ${middle}H${last * WIDTH}` });
  const viewBox = `${-MARGIN} ${-MARGIN} ${hexes.length * WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;
  const picture = svg('svg', { class: 'hex-line', viewBox }, ...drawn, sight);
  picture.style.minWidth = `${hexes.length * LEAST_REM}rem`;
  const button =
    longer &&
    h(
      'button',
      { type: 'button', part: 'button', 'aria-label': longer.name, title: longer.name, 'data-place': longer.place, onclick: longer.tap },
      '+',
    );
  return h('div', { class: 'hex-board' }, h('div', { class: 'hexes' }, picture), button);
}

function tappable({ name, place, tap }: Hex, at: number, inside: readonly SVGElement[]): SVGElement {
  const hex = svg(
    'g',
    { transform: `translate(${at * WIDTH} 0)`, role: 'button', tabindex: 0, 'aria-label': name, 'data-place': place },
    svg('title', {}, name),
    svg('path', { class: 'hex', d: OUTLINE }),
    ...inside,
  );
  hex.addEventListener('click', tap);
  hex.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    tap();
  });
  return hex;
}
