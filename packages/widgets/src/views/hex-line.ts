/** A line of hexes from one end to the other. A tap on a hex changes its terrain. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';

/** A hex: the drawing of its terrain, its name, and what a tap on it does. */
export interface Hex {
  readonly drawing: string | undefined;
  readonly name: string;
  /** Its place in the form. */
  readonly place: string;
  tap(): void;
}

/** A line, the drawings at its ends, and the button that makes it longer. */
export interface HexLine {
  readonly hexes: readonly Hex[];
  readonly ends: { readonly from: string; readonly to: string };
  readonly shorter: Pick<Hex, 'name' | 'place' | 'tap'> | undefined;
  readonly longer: Pick<Hex, 'name' | 'place' | 'tap'> | undefined;
}

const WIDTH = 30;
const HEIGHT = 34;
/** A hex that stands on a corner, in a box of 30 by 34. */
const OUTLINE = 'M15 0l15 8.500v17l-15 8.500-15-8.500v-17z';
const MARGIN = 2;
/** Width of a hex that a finger can tap. */
const MIN_HEX_REM = 2;

/** Hexes side by side, the units at both ends, and the line of sight between them. */
export function hexLineView({ hexes, ends, shorter, longer }: HexLine): TemplateResult {
  const last = hexes.length - 1;
  const viewBox = `${-MARGIN} ${-MARGIN} ${hexes.length * WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;
  const drawn = hexes.map((hex, at) => hexView(hex, at, at === 0 ? ends.from : at === last ? ends.to : undefined));
  return html`<div class="hex-board">
    <div class="hexes"><svg class="hex-line" viewBox=${viewBox} style=${styleMap({ minWidth: `${hexes.length * MIN_HEX_REM}rem` })}>${drawn}${svg`<path class="sight" d="M${WIDTH} ${HEIGHT / 2}H${last * WIDTH}"></path>`}</svg></div>
    ${lengthButton(shorter, '−')}${lengthButton(longer, '+')}
  </div>`;
}

const lengthButton = (change: HexLine['longer'], sign: string): TemplateResult | typeof nothing =>
  change
    ? html`<button type="button" part="button" aria-label=${change.name} title=${change.name} data-place=${change.place} @click=${change.tap}>${sign}</button>`
    : nothing;

/** One hex; `end` is the drawing of the unit in it. */
function hexView({ drawing, name, place, tap }: Hex, at: number, end: string | undefined): SVGTemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    tap();
  };
  const terrain =
    drawing && svg`<path class="terrain" transform=${end ? 'translate(9 19) scale(.5)' : 'translate(3 5)'} d=${drawing}></path>`;
  const unit = end && svg`<path class="end" transform=${drawing ? 'translate(6 3) scale(.75)' : 'translate(3 5)'} d=${end}></path>`;
  return svg`<g transform="translate(${at * WIDTH} 0)" role="button" tabindex="0" aria-label=${name} data-place=${place} @click=${tap} @keydown=${onKey}>
    <title>${name}</title><path class="hex" d=${OUTLINE}></path>${terrain || nothing}${unit || nothing}</g>`;
}
