/** Renders a form. It is stateless: input goes to `change`, and the draft is held elsewhere. */
import type { Body, Control, GroupControl, ListControl } from '../model/form.js';
import { withAnother, withoutRow } from '../model/lists.js';
import type { Say } from '../texts.js';
import { described, drawnView, type FormEvents, hintView, placeOf, problemView, singleView } from './control-view.js';
import { type Child, h } from './h.js';

export type { FormEvents } from './control-view.js';

/** Names of parts that were expanded before the form changed. */
type Unfolded = ReadonlySet<string>;

/** Fields, and those that are seen on demand. */
export function bodyView({ main, more, opened, printed }: Body, events: FormEvents, unfolded: Unfolded, name = ''): readonly HTMLElement[] {
  const controlViews = (controls: readonly Control[]) => controls.map((control) => controlView(control, events, unfolded));
  const isCatalog = ({ kind }: Control): boolean => kind === 'catalog';
  const card = `${name} card`;
  return [
    fieldsView('fields picked', controlViews(main.filter(isCatalog))),
    printed &&
      folded(
        card,
        h(
          'span',
          {},
          h('span', { 'data-line': card }, printed.line || events.say('printed')),
          ...printed.controls.map(({ path, field }) => drawnView(path, field.kind === 'text' && field.dice)),
        ),
        printed.line === '' || unfolded.has(card),
        controlViews(printed.controls),
      ),
    fieldsView('fields', controlViews(main.filter((control) => !isCatalog(control)))),
    more.length > 0 && folded(name, events.say('more'), opened || unfolded.has(name), controlViews(more)),
  ].filter((part) => part instanceof HTMLElement);
}

const fieldsView = (kind: string, controls: readonly HTMLElement[]): HTMLElement | false =>
  controls.length > 0 && h('div', { class: kind }, ...besideEachOther(controls));

/** Fields that are seen on demand. */
const folded = (name: string, title: string | Node, open: boolean, controls: readonly HTMLElement[]): HTMLElement =>
  h('details', { open, 'data-fold': name }, h('summary', {}, title), h('div', { class: 'fields' }, ...besideEachOther(controls)));

/** Switches that follow each other stand in a grid of their own: they are short. */
function besideEachOther(controls: readonly HTMLElement[]): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (const control of controls) {
    const last = parts.at(-1);
    if (!control.matches('.switch')) parts.push(control);
    else if (last?.matches('.switches')) last.append(control);
    else parts.push(h('div', { class: 'switches' }, control));
  }
  return parts;
}

function controlView(control: Control, events: FormEvents, unfolded: Unfolded): HTMLElement {
  if (control.kind === 'list') return listView(control, events, unfolded);
  return control.kind === 'group' ? groupView(control, events, unfolded) : singleView(control, events);
}

/** A part of the form with a name of its own; problems of it as a whole are shown below it. */
const fieldset = (control: Control, kind: string, say: Say, ...children: readonly Child[]): HTMLElement =>
  h(
    'fieldset',
    { class: kind, part: 'group', 'data-place': placeOf(control.path), 'aria-describedby': described(control), tabindex: -1 },
    h('legend', { part: 'label' }, control.label),
    ...hintView(control, say),
    ...children,
    problemView(control.path),
  );

function listView(control: ListControl, events: FormEvents, unfolded: Unfolded): HTMLElement {
  const item = (inner: Control, index: number) => {
    const without = () => events.reshape(control.path, control.field, (value) => withoutRow(control.field, value, index));
    const remove = control.canRemove && removeView(inner, inner.kind === 'group' ? events.say('remove') : '×', events.say, without);
    if (inner.kind === 'group') return rowView(inner, control.items.length === 1, remove, events, unfolded);
    return h('div', { class: 'item' }, controlView(inner, events, unfolded), remove);
  };
  const pictured = events.pictures?.list(control, events, unfolded);
  if (pictured) return fieldset(control, 'list hands', events.say, ...pictured);
  const add = () => events.reshape(control.path, control.field, (value) => withAnother(control.field, value, control.sample));
  return fieldset(
    control,
    [
      'list',
      !control.short && 'cards',
      control.short && 'short',
      !control.canAdd && !control.canRemove && 'fixed',
      control.items.length === 0 && 'empty',
    ]
      .filter(Boolean)
      .join(' '),
    events.say,
    drawnView(control.path, control.field.hexes, true),
    h('div', { class: 'items' }, ...control.items.map(item)),
    control.canAdd &&
      h(
        'button',
        {
          type: 'button',
          class: 'add',
          part: 'button',
          'data-place': `${placeOf(control.path)} add`,
          'aria-label': `${events.say('add')}: ${control.label}`,
          onclick: add,
        },
        `+ ${events.say('add')}`,
      ),
  );
}

const removeView = (inner: Control, sign: string, say: Say, onclick: () => void): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      class: 'remove',
      part: 'button',
      'data-place': `${placeOf(inner.path)} remove`,
      'aria-label': `${say('remove')}: ${inner.label}`,
      onclick,
    },
    sign,
  );

/** A record of a list as a card: what it says, and its fields where it is tapped. One of a list is open at a time. */
function rowView(control: GroupControl, isAlone: boolean, remove: Child, events: FormEvents, unfolded: Unfolded): HTMLElement {
  const place = placeOf(control.path);
  const fold = `${place} row`;
  const lacks = control.main.some(({ needed, ...one }) => needed && 'value' in one && (one.value === undefined || one.value === ''));
  return h(
    'details',
    { class: 'item record', name: placeOf(control.path.slice(0, -1)), 'data-fold': fold, open: isAlone || lacks || unfolded.has(fold) },
    h('summary', {}, h('b', {}, control.label), h('span', { 'data-line': place }, control.line)),
    h(
      'div',
      { class: 'record-fields', role: 'group', 'aria-label': control.label, 'data-place': place, tabindex: -1 },
      ...bodyView(control, events, unfolded, place),
      problemView(control.path),
      remove,
    ),
  );
}

function groupView(control: GroupControl, events: FormEvents, unfolded: Unfolded): HTMLElement {
  const toggle = (value: unknown, name: 'add' | 'remove') =>
    h(
      'button',
      {
        type: 'button',
        class: name,
        part: 'button',
        'data-place': `${placeOf(control.path)} add`,
        'aria-label': `${events.say(name)}: ${control.label}`,
        onclick: () => events.reshape(control.path, control.field, () => value),
      },
      name === 'add' ? `+ ${events.say('add')}` : events.say('remove'),
    );
  if (!control.present) return fieldset(control, 'group empty', events.say, toggle({}, 'add'));
  return fieldset(
    control,
    'group',
    events.say,
    ...bodyView(control, events, unfolded, placeOf(control.path)),
    control.optional && toggle(undefined, 'remove'),
  );
}
