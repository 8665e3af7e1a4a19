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

/** A member of a squad. */
interface Member {
  /** Its main figure: `A 4`. */
  readonly figure: string;
  readonly cells: TableView['rows'][number];
  readonly isGone: boolean;
  readonly label: string;
  set(isGone: boolean): void;
}

function memberRow({ cells, isGone, label, set }: Member, hasButton: boolean): HTMLElement {
  const [first = '', ...rest] = cells.map(({ text }) => text);
  const cellsOf = (head: HTMLElement | string): HTMLElement =>
    make('tr', { class: isGone ? 'gone' : '' }, make('th', { scope: 'row' }, head), ...rest.map((text) => make('td', {}, text)));
  if (!hasButton) return cellsOf(first);
  const button = toggle(first, label, isGone, set);
  const row = cellsOf(button);
  row.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !button.contains(target)) set(!isGone);
  });
  return row;
}

function memberTable({ columns }: TableView, members: readonly Member[], hasButtons: boolean): HTMLElement {
  const heads = columns.map(({ short, label }) => make('th', { scope: 'col' }, make('abbr', { title: label }, short)));
  const rows = members.map((member) => memberRow(member, hasButtons));
  return make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
}

/** One button for each member, with its number and its main figure; all figures unfold. */
function memberButtons(view: TableView, members: readonly Member[]): readonly HTMLElement[] {
  const buttons = members.map(({ cells, figure, isGone, label, set }) => {
    const button = toggle('', label, isGone, set);
    button.append(make('b', {}, cells[0]?.text ?? ''), make('small', {}, figure));
    return button;
  });
  return [
    make('div', { class: 'member-buttons' }, ...buttons),
    make('details', { class: 'member-figures' }, make('summary', {}, view.label), memberTable(view, members, false)),
  ];
}

/** The members of a squad with their figures; a tap crosses one out. As a table, on phones as buttons. */
export function membersOf(row: UnitRow, unit: string): readonly HTMLElement[] {
  const { rules, card, fighter, tick } = row;
  if (!card || rules?.members === undefined) return [];
  const { list, figure } = rules.members;
  const table = cardView(card, cardContext()).parts.find((part): part is TableView => part.kind === 'table');
  const stats = card.stats?.[list];
  if (!table || !Array.isArray(stats)) return [];
  const short = rules.abbreviations?.[figure];
  const members = table.rows.map((cells, at): Member => {
    const key = `${list}/${at + 1}`;
    return {
      cells,
      figure: [short && say(short), (stats as readonly Readonly<Record<string, unknown>>[])[at]?.[figure]].filter(Boolean).join(' '),
      isGone: (fighter.next.lost[key] ?? 0) > 0,
      label: `${say(BATTLE.fallen)}: ${cells[0]?.text}, ${unit}`,
      set: (isGone) => tick({ lost: { ...fighter.next.lost, [key]: isGone ? 1 : 0 } }),
    };
  });
  return [make('div', { class: 'fighter-members in-wide' }, memberTable(table, members, true)), ...memberButtons(table, members)];
}
