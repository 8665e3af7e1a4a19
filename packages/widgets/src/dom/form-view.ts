/** Renders a form. It is stateless: input goes to `change`, and the draft is held elsewhere. */
import type { Body, Control, GroupControl, ListControl } from '../model/form.js';
import { withAnother, withoutRow } from '../model/lists.js';
import { described, type FormEvents, hintView, placeOf, problemView, singleView } from './control-view.js';
import { type Child, h } from './h.js';

export type { FormEvents } from './control-view.js';

/** Names of parts that were expanded before the form changed. */
type Unfolded = ReadonlySet<string>;

/** Fields, and those that are seen on demand. */
export function bodyView({ main, more, opened }: Body, events: FormEvents, unfolded: Unfolded, name = ''): readonly HTMLElement[] {
  const fields = h('div', { class: 'fields' }, ...main.map((control) => controlView(control, events, unfolded)));
  if (more.length === 0) return [fields];
  const folded = h(
    'details',
    { open: opened || unfolded.has(name), 'data-fold': name },
    h('summary', {}, events.say('more')),
    h('div', { class: 'fields' }, ...more.map((control) => controlView(control, events, unfolded))),
  );
  return [fields, folded];
}

function controlView(control: Control, events: FormEvents, unfolded: Unfolded): HTMLElement {
  if (control.kind === 'list') return listView(control, events, unfolded);
  return control.kind === 'group' ? groupView(control, events, unfolded) : singleView(control, events);
}

/** A part of the form with a name of its own; problems of it as a whole are shown below it. */
const fieldset = (control: Control, kind: string, ...children: readonly Child[]): HTMLElement =>
  h(
    'fieldset',
    { class: kind, part: 'group', 'data-place': placeOf(control.path), 'aria-describedby': described(control), tabindex: -1 },
    h('legend', { part: 'label' }, control.label),
    hintView(control),
    ...children,
    problemView(control.path),
  );

function listView(control: ListControl, events: FormEvents, unfolded: Unfolded): HTMLElement {
  const item = (inner: Control, index: number) => {
    const without = () => events.reshape(control.path, control.field, (value) => withoutRow(control.field, value, index));
    const remove =
      control.canRemove &&
      h(
        'button',
        {
          type: 'button',
          class: 'remove',
          part: 'button',
          'data-place': `${placeOf(inner.path)} remove`,
          'aria-label': `${events.say('remove')}: ${inner.label}`,
          onclick: without,
        },
        '×',
      );
    return h('div', { class: 'item' }, controlView(inner, events, unfolded), remove);
  };
  const add = () => events.reshape(control.path, control.field, (value) => withAnother(control.field, value, control.sample));
  return fieldset(
    control,
    ['list', control.short && 'short', !control.canAdd && !control.canRemove && 'fixed'].filter(Boolean).join(' '),
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
  if (!control.present) return fieldset(control, 'group', toggle({}, 'add'));
  return fieldset(
    control,
    'group',
    ...bodyView(control, events, unfolded, placeOf(control.path)),
    control.optional && toggle(undefined, 'remove'),
  );
}
