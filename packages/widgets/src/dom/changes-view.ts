/** How an answer changes with one of its numbers: a column for each value, the present one marked, and the same as a table; with two, a map. */
import type { HeatMap } from '../model/heat.js';
import type { Column } from '../model/variation.js';
import type { Say } from '../texts.js';
import { tableView } from './answer-view.js';
import { h } from './h.js';
import { columnsView } from './pictures-view.js';

/** A number that can vary. */
interface Variable {
  /** Its place in the draft. */
  readonly place: string;
  readonly label: string;
}

/** What is chosen and drawn. */
export interface Changes {
  readonly variables: readonly Variable[];
  readonly chosen: Variable;
  readonly columns: readonly Column[];
  /** The second number, and the map of both. */
  readonly second: Variable | undefined;
  readonly map: HeatMap | undefined;
}

/** The places of the numbers that vary; an empty one for none. */
export type Vary = (over: string | undefined, across: string | undefined) => void;

/** Draws the picture; `vary` is called with the places of other numbers. */
export function changesView({ variables, chosen, columns, second, map }: Changes, say: Say, vary: Vary): readonly HTMLElement[] {
  const select = (label: string, options: readonly Variable[], now: string, choose: (place: string) => void) => {
    const element: HTMLSelectElement = h(
      'select',
      { 'aria-label': label, part: 'input', onchange: () => choose(element.value) },
      ...options.map((option) => h('option', { value: option.place, selected: option.place === now }, option.label)),
    );
    return element;
  };
  const none = { place: '', label: say('nothingElse') };
  const others = variables.filter(({ place }) => place !== chosen.place);
  return [
    select(say('changesWith'), variables, chosen.place, (place) => vary(place, undefined)),
    ...(others.length > 0
      ? [select(say('changesAlsoWith'), [none, ...others], second?.place ?? '', (place) => vary(undefined, place))]
      : []),
    ...(second && map ? [heatView(chosen, second, map)] : [...columnsView(columns), overOne(chosen, columns, say)]),
  ];
}

const overOne = (chosen: Variable, columns: readonly Column[], say: Say): HTMLElement =>
  tableView({ columns: [chosen.label, say('odds')], rows: columns.map(({ value, text }) => [value, text]) });

/** A table whose cells are the darker the likelier; what cannot be recedes. */
function heatView(down: Variable, across: Variable, { columns, rows }: HeatMap): HTMLElement {
  const head = h('tr', {}, h('td', {}), ...columns.map((value) => h('th', { scope: 'col' }, value)));
  const lines = rows.map(({ value, cells }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, value),
      ...cells.map(({ text, share, isNow }) => {
        const cell = h('td', { class: [share === 0 && 'zero', isNow && 'now'].filter(Boolean).join(' ') }, text);
        cell.style.setProperty('--share', String(share));
        return cell;
      }),
    ),
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': `${down.label} × ${across.label}` },
    h(
      'table',
      { class: 'heat', part: 'table' },
      h('caption', {}, `${down.label} × ${across.label}, %`),
      h('thead', {}, head),
      h('tbody', {}, ...lines),
    ),
  );
}
