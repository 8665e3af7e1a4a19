/** A ruler under a number: it is dragged, has the parts of the scale behind it, and the odds along it above. */
import { marksOf } from '../model/alternatives.js';
import type { NumberControl } from '../model/form.js';
import { h } from './h.js';
import { svg } from './svg.js';

/** The part of a ruler that a number falls into; empty beyond the last. */
const bandAt = ({ bands }: NumberControl, value: number): string => bands.find(({ to }) => value <= to)?.label ?? '';

/** A ruler, and what brings its thumb to the number in the field. */
interface Ruler {
  readonly view: HTMLElement;
  follow(): void;
}

/** The ruler of a number field; nothing where its scale has no parts. `changed` is called whenever the field has a new value. */
export function rulerView(control: NumberControl, field: HTMLInputElement, changed: () => void): Ruler | undefined {
  const end = control.bands.at(-1)?.to;
  if (end === undefined) return undefined;
  const slider = h('input', {
    type: 'range',
    min: control.min,
    max: end,
    step: 1,
    value: control.value ?? control.min,
    'aria-label': control.label,
    part: 'ruler',
    oninput: () => {
      field.value = slider.value;
      slider.classList.remove('unset');
      said();
      changed();
    },
  });
  // Digits are those of the field: typing goes on there.
  slider.addEventListener('keydown', ({ key }) => {
    if (!/^\d$/.test(key)) return;
    field.focus();
    field.select();
  });
  const said = (): void => slider.setAttribute('aria-valuetext', `${slider.value} ${bandAt(control, Number(slider.value))}`);
  const follow = (): void => {
    slider.classList.toggle('unset', field.value === '');
    if (field.value === '') return;
    slider.value = field.value;
    said();
  };
  field.addEventListener('input', follow);
  slider.classList.toggle('unset', field.value === '');
  said();
  const view = h(
    'div',
    { class: 'scale', 'data-curve': control.path.join('.') },
    curveView(marksOf(control).length),
    bandsView(control),
    slider,
  );
  return { view, follow };
}

function bandsView({ min, bands }: NumberControl): HTMLElement {
  const parts = bands.map(({ label, to }, index) => {
    const part = h('span', {}, h('b', {}, label), h('i', {}, String(to)));
    // As many as the curve above it has columns, both ends of the first band included.
    part.style.flexGrow = String(to - (bands[index - 1]?.to ?? min - 1));
    return part;
  });
  return h('div', { class: 'bands', 'aria-hidden': 'true' }, ...parts);
}

const curveView = (marks: number): SVGElement =>
  svg('svg', { viewBox: `0 0 ${marks} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, svg('path'));

/** Draws odds along a ruler, one for each of its marks, found by their names; those that are unknown leave a gap. */
export function drawCurve(scale: HTMLElement, shareOf: (key: string) => number | undefined): void {
  const { min = '0', max = '0' } = scale.querySelector('input') ?? {};
  const marks = Array.from({ length: Number(max) - Number(min) + 1 }, (_, index) => Number(min) + index);
  const columns = marks.map((mark, place) => {
    const share = shareOf(`${scale.dataset.curve}=${mark}`);
    return share ? `M${place} 1V${(1 - share).toFixed(4)}H${place + 1}V1Z` : '';
  });
  scale.querySelector('path')?.setAttribute('d', columns.join(''));
}
