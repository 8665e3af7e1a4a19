/** A line of hexes, drawn from one end to the other. */
import { svg } from './svg.js';

/** A hex and the drawing of its terrain. */
export interface Hex {
  readonly drawing: string | undefined;
}

const WIDTH = 30;
const HEIGHT = 34;
/** A hex that stands on its point, in a box of 30 by 34. */
const OUTLINE = 'M15 0l15 8.500v17l-15 8.500-15-8.500v-17z';
const MARGIN = 2;

/** Draws hexes side by side, what stands at both ends, and the line between these. */
export function hexLineView(hexes: readonly Hex[], ends: { readonly from: string; readonly to: string }): SVGElement {
  const last = hexes.length - 1;
  const drawn = hexes.map(({ drawing }, at) => {
    const end = at === 0 ? ends.from : at === last ? ends.to : undefined;
    return svg(
      'g',
      { transform: `translate(${at * WIDTH} 0)` },
      svg('path', { class: 'hex', d: OUTLINE }),
      ...(drawing ? [svg('path', { class: 'terrain', transform: end ? 'translate(9 19) scale(.5)' : 'translate(3 5)', d: drawing })] : []),
      ...(end ? [svg('path', { class: 'end', transform: drawing ? 'translate(6 3) scale(.75)' : 'translate(3 5)', d: end })] : []),
    );
  });
  const middle = HEIGHT / 2;
  const sight = svg('path', { class: 'sight', d: `M${WIDTH} ${middle}H${last * WIDTH}` });
  const viewBox = `${-MARGIN} ${-MARGIN} ${hexes.length * WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;
  return svg('svg', { class: 'hex-line', viewBox }, ...drawn, sight);
}
