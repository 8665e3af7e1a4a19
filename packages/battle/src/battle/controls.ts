/** Controls of a unit row for states without boxes: buttons that stay pressed, and members of a squad. */
import { cardView, type PartView } from '@rangefinder/cards';
import { cardContext } from '../catalog/page-cards.js';
import { make, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import type { UnitRow } from './row.js';
import type { Mark, Switch } from './rules.js';
import { withMarkCount } from './state.js';

/** A button that stays pressed. */
export function toggle(text: string, label: string, isOn: boolean, set: (isOn: boolean) => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'button', 'aria-label': label, 'aria-pressed': String(isOn) }, text);
  button.addEventListener('click', () => set(!isOn));
  return button;
}

const hasMark = ({ fighter }: UnitRow, { name }: Mark): boolean => fighter.next.marks.includes(name);

/** The switches that a unit of this kind has, in sight or folded away. */
export const switchesFor = ({ rules, card }: UnitRow, isRare: boolean): readonly Switch[] =>
  (rules?.switches ?? []).filter((one) => card !== undefined && one.kinds.includes(card.kind) && (one.isRare ?? false) === isRare);

/** Buttons for switches. */
export function switchesOf(row: UnitRow, unit: string, isRare: boolean): readonly HTMLElement[] {
  const { fighter, tick } = row;
  return switchesFor(row, isRare).map((one) =>
    toggle(say(one.label), `${say(one.label)}: ${unit}`, hasMark(row, one), (isOn) =>
      tick({ marks: withMarkCount(fighter.next.marks, one.name, isOn ? 1 : 0) }),
    ),
  );
}

/** One button for each state. */
export function statesOf(row: UnitRow, unit: string): HTMLElement | null {
  const { rules, fighter, tick } = row;
  if (!rules?.states) return null;
  const { label, options } = rules.states;
  const [first] = options;
  const names = options.map(({ name }) => name);
  const others = fighter.next.marks.filter((mark) => !names.includes(mark));
  const current = options.find((one) => hasMark(row, one)) ?? first;
  const buttons = options.map((one) =>
    toggle(say(one.label), `${say(one.label)}: ${unit}`, one === current, () =>
      tick({ marks: one === first ? others : [...others, one.name] }),
    ),
  );
  return make('div', { class: 'fighter-switches', role: 'group', 'aria-label': `${say(label)}: ${unit}` }, ...buttons);
}

type TableView = Extract<PartView, { kind: 'table' }>;

function memberRow(cells: TableView['rows'][number], isGone: boolean, label: string, set: (isGone: boolean) => void): HTMLElement {
  const [first, ...rest] = cells.map(({ text }) => text);
  const button = toggle(first ?? '', label, isGone, set);
  const row = make(
    'tr',
    { class: isGone ? 'gone' : '' },
    make('th', { scope: 'row' }, button),
    ...rest.map((text) => make('td', {}, text)),
  );
  row.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !button.contains(target)) set(!isGone);
  });
  return row;
}

/** The members of a squad with their figures, as a table; a tap crosses one out. */
export function membersOf(row: UnitRow, unit: string): HTMLElement | null {
  const { rules, card, fighter, tick } = row;
  if (!card || rules?.members === undefined) return null;
  const { parts } = cardView(card, cardContext());
  const table = parts.find((part): part is TableView => part.kind === 'table');
  if (!table || !Array.isArray(card.stats?.[rules.members])) return null;
  const keyOf = (at: number): string => `${rules.members}/${at + 1}`;
  const rows = table.rows.map((cells, at) =>
    memberRow(cells, (fighter.next.lost[keyOf(at)] ?? 0) > 0, `${say(BATTLE.fallen)}: ${cells[0]?.text}, ${unit}`, (isGone) =>
      tick({ lost: { ...fighter.next.lost, [keyOf(at)]: isGone ? 1 : 0 } }),
    ),
  );
  const heads = table.columns.map(({ short, label }) => make('th', { scope: 'col' }, make('abbr', { title: label }, short)));
  return make('table', { class: 'fighter-members' }, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
}
