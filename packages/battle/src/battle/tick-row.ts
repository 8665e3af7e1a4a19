/** Controls of a unit row: a row of boxes that works like a slider, and a counter with two buttons. */
import { make, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';

/** A slider made of boxes, operated by taps or arrow keys. */
interface TickRow {
  readonly label: string;
  /** Text of each box. */
  readonly texts: readonly string[];
  /** Number of boxes crossed out now. */
  readonly now: number;
  /** Number of boxes crossed out after the end of the turn. */
  readonly next: number;
  readonly kind: string;
  set(count: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function tickRow({ label, texts, now, next, kind, set }: TickRow): HTMLElement {
  const max = texts.length;
  const bounded = (count: number): number => Math.min(Math.max(count, 0), max);
  const boxes = texts.map((text, at) =>
    make(
      'i',
      { class: at < Math.min(now, next) ? 'gone' : at < next ? 'waiting' : at < now ? 'returning' : '', 'data-box': String(at + 1) },
      text,
    ),
  );
  const pending = now === next ? '' : `, ${say(BATTLE.waiting)} ${kind === 'scale' ? next : max - next}`;
  const row = make(
    'div',
    {
      class: `tick-boxes tick-${kind}`,
      role: 'slider',
      tabindex: '0',
      'aria-label': label,
      'aria-valuemin': '0',
      'aria-valuemax': String(max),
      'aria-valuenow': String(kind === 'scale' ? next : max - next),
      'aria-valuetext': kind === 'scale' ? `${now}${pending}` : `${max - now} / ${max} ${say(BATTLE.left)}${pending}`,
    },
    ...boxes,
  );
  row.addEventListener('click', ({ target }) => {
    const box = Number(target instanceof HTMLElement ? target.dataset.box : Number.NaN);
    if (box) set(box === next ? box - 1 : box);
  });
  row.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The announced value counts the boxes left, so the right arrow restores one.
    set(bounded(next + (kind === 'scale' ? step : -step)));
  });
  return row;
}

export function labelled(label: readonly (HTMLElement | string)[], figure: string, row: HTMLElement): HTMLElement {
  const place = make('span', { class: 'tick-label', 'aria-hidden': 'true' }, ...label, ' ', make('b', {}, figure));
  const all = make('div', { class: 'tick-row' }, place, row);
  // On phones, rows share a line in proportion to their boxes.
  all.style.setProperty('--boxes', String(row.children.length));
  return all;
}

/** A number between a minus and a plus button. */
export function counter(
  label: string,
  value: number,
  limits: { readonly min: number; readonly max: number },
  set: (value: number) => void,
): HTMLElement {
  const button = (text: string, what: string, to: number): HTMLElement => {
    const made = make(
      'button',
      { type: 'button', class: 'bare', 'aria-label': `${what}: ${label}`, disabled: to < limits.min || to > limits.max },
      text,
    );
    made.addEventListener('click', () => set(to));
    return made;
  };
  return make(
    'div',
    { class: 'tick-counter' },
    make('span', {}, label),
    button('−', say(BATTLE.less), value - 1),
    make('b', {}, String(value)),
    button('+', say(BATTLE.more), value + 1),
  );
}
