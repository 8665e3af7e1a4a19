/** Controls of one value. */
import type { Field, Language, Path } from '../description.js';
import { keyOf, numbersOf, otherKeyOf } from '../model/alternatives.js';
import type {
  Body,
  CatalogControl,
  ChoiceControl,
  Control,
  ListControl,
  NumberControl,
  SwitchControl,
  TextControl,
} from '../model/form.js';
import type { Option } from '../model/wording.js';
import type { Say } from '../texts.js';
import { type CatalogEvents, choosing, nameEntry } from './catalog-view.js';
import { type Child, h } from './h.js';
import { rulerView } from './ruler-view.js';
import { pictogram } from './svg.js';

/** How a value comes: whole at once, along a ruler, or letter by letter. */
export type Pace = 'chosen' | 'dragged' | 'typed';

/** Pictures of a form, once they are there. */
export interface FormPictures {
  /** A list whose items are drawn; nothing for others. */
  list(control: ListControl, events: FormEvents, unfolded: ReadonlySet<string>): readonly HTMLElement[] | undefined;
  /** Draws what fields hold where there is a place for it. */
  refresh(form: HTMLElement, body: Body, events: FormEvents): void;
}

/** Events of a form. */
export interface FormEvents extends CatalogEvents {
  readonly say: Say;
  readonly language: Language;
  readonly pictures: FormPictures | undefined;
  /** A field has another value. */
  change(path: Path, field: Field, value: unknown, pace: Pace): void;
  /** An entry was added or removed: the form has to be rendered again, whatever the draft holds by now. */
  reshape(path: Path, field: Field, edit: (value: unknown) => unknown): void;
}

/** A control of one value. */
export type Single = NumberControl | SwitchControl | ChoiceControl | TextControl | CatalogControl;

/** Draws a control of one value. */
export function singleView(control: Single, events: FormEvents): HTMLElement {
  switch (control.kind) {
    case 'number':
      return control.segmented ? pipsView(control, events) : numberView(control, events);
    case 'switch':
      return switchView(control, events);
    case 'choice':
      return control.segmented ? choicesView(control, events) : choiceView(control, events);
    case 'text':
      return textView(control, events);
    case 'catalog':
      return catalogView(control, events);
  }
}

/** The place of a control, as ids and problems name it. */
export const placeOf = (path: Path): string => path.join('.');
const idOf = (path: Path): string => `field-${placeOf(path)}`;

/** Where problems of a field are shown. */
export const problemView = (path: Path): HTMLElement =>
  h('p', { class: 'problem', part: 'problem', id: `problem-${placeOf(path)}`, 'data-problem': placeOf(path), hidden: true });

export const described = (control: Control): string =>
  [control.hint && `hint-${placeOf(control.path)}`, `problem-${placeOf(control.path)}`].filter(Boolean).join(' ');

/** A hint is read once: it is behind a button. Screen readers have it as the description of the field. */
export function hintView(control: Control, say: Say): readonly Child[] {
  if (control.hint === '') return [];
  const id = `hint-${placeOf(control.path)}`;
  const hint = h('p', { class: 'hint', part: 'hint', id, hidden: true }, control.hint);
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'about-field',
      part: 'info',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': `${say('about')}: ${control.label}`,
      onclick: () => {
        hint.hidden = !hint.hidden;
        toggle.setAttribute('aria-expanded', String(!hint.hidden));
      },
    },
    'i',
  );
  return [toggle, hint];
}

/** A field with its label beside it, or above it where there is too little room. */
const labelled = (control: Control, say: Say, ...input: readonly Child[]): HTMLElement =>
  h(
    'div',
    { class: `field ${control.kind}`, part: 'field' },
    headOf(control, say, h('label', { part: 'label', for: idOf(control.path) }, control.label)),
    ...input,
    problemView(control.path),
  );

/** A label with the button of its hint, and the hint. */
function headOf(control: Control, say: Say, label: HTMLElement): HTMLElement {
  const [toggle, hint] = hintView(control, say);
  return h('div', { class: 'head' }, label, toggle, hint);
}

const common = (control: Control) => ({
  id: idOf(control.path),
  part: 'input',
  'data-place': placeOf(control.path),
  'aria-describedby': described(control),
});

function numberView(control: NumberControl, events: FormEvents): HTMLElement {
  const input = h('input', {
    ...common(control),
    type: 'number',
    inputmode: control.whole && control.min >= 0 ? 'numeric' : 'decimal',
    min: control.min,
    max: control.max,
    step: control.whole ? 1 : 'any',
    value: control.value,
    placeholder: control.needed ? '' : events.say('none'),
    oninput: () => change('typed'),
  });
  const change = (pace: Pace): void => events.change(control.path, control.field, numberIn(input), pace);
  const step = (by: number) => () => {
    const from = numberIn(input) ?? (by > 0 ? control.min - 1 : control.min + 1);
    input.value = String(Math.min(control.max, Math.max(control.min, from + by)));
    ruler?.follow();
    change('chosen');
  };
  const ruler = rulerView(control, input, () => change('dragged'));
  // Arrow keys do the same, so the buttons need no tab stop.
  const button = (sign: string, by: number, name: 'less' | 'greater') =>
    h(
      'button',
      { type: 'button', part: 'button', tabindex: -1, 'aria-label': `${control.label}: ${events.say(name)}`, onclick: step(by) },
      sign,
    );
  const stepper = h('div', { class: 'stepper' }, button('−', -1, 'less'), input, button('+', 1, 'greater'));
  const field = labelled(control, events.say, stepper, ruler?.view);
  field.classList.toggle('measured', ruler !== undefined);
  return field;
}

const numberIn = (input: HTMLInputElement): number | undefined => (Number.isNaN(input.valueAsNumber) ? undefined : input.valueAsNumber);

function switchView(control: SwitchControl, events: FormEvents): HTMLElement {
  const input = h('input', {
    ...common(control),
    type: 'checkbox',
    checked: control.value,
    onchange: () => events.change(control.path, control.field, input.checked, 'chosen'),
  });
  return h(
    'div',
    { class: 'field switch', part: 'field' },
    headOf(
      control,
      events.say,
      h('label', { part: 'label', for: idOf(control.path) }, input, h('span', {}, control.label), prospectView(otherKeyOf(control.path))),
    ),
    problemView(control.path),
  );
}

/** Where it is shown what a choice would bring. */
const prospectView = (key: string): HTMLElement => h('small', { class: 'prospect', 'data-prospect': key });

function choicesView(control: ChoiceControl, events: FormEvents): HTMLElement {
  const none = control.open && !control.needed ? [{ value: '', label: events.say('none') }] : [];
  const isPictured = control.options.some(({ drawing }) => drawing !== undefined);
  const isWide = control.options.length > WIDE_COUNT && control.options.reduce((sum, { label }) => sum + label.length, 0) > WIDE_LETTERS;
  return segmentsView(control, [...none, ...control.options], events, isPictured ? 'pictured' : isWide ? 'wide' : '');
}

/** As many choices, and letters in all, need two lines on a phone. */
const WIDE_COUNT = 3;
const WIDE_LETTERS = 30;

const pipsView = (control: NumberControl, events: FormEvents): HTMLElement =>
  segmentsView(
    control,
    numbersOf(control).map((value) => ({ value: String(value), label: String(value) })),
    events,
    'pips',
  );

/** A few choices beside each other, one tap each. */
function segmentsView(control: ChoiceControl | NumberControl, options: readonly Option[], events: FormEvents, kind: string): HTMLElement {
  const place = placeOf(control.path);
  const segment = ({ value, label, drawing }: Option) =>
    h(
      'label',
      { class: 'segment', part: 'segment' },
      h('input', {
        type: 'radio',
        name: place,
        value,
        checked: value === String(control.value ?? ''),
        'data-place': place,
        'aria-describedby': described(control),
        onchange: () => events.change(control.path, control.field, chosen(control.field, value), 'chosen'),
      }),
      h('span', {}, drawing ? pictogram(drawing) : null, label),
      prospectView(keyOf(control.path, value)),
    );
  return h(
    'fieldset',
    { class: `field segmented ${kind}`, part: 'field', role: 'radiogroup' },
    h('legend', { part: 'label' }, control.label),
    h('div', { class: 'segments' }, ...options.map(segment)),
    ...hintView(control, events.say),
    problemView(control.path),
  );
}

function choiceView(control: ChoiceControl, events: FormEvents): HTMLElement {
  const blank = control.open && h('option', { value: '', selected: control.value === '' }, events.say(control.needed ? 'choose' : 'none'));
  const options = control.options.map(({ value, label }) => h('option', { value, selected: value === control.value }, label));
  // Arrow keys pass by every option on the way.
  let pace: Pace = 'chosen';
  const select = h(
    'select',
    {
      ...common(control),
      onkeydown: () => {
        pace = 'typed';
      },
      onpointerdown: () => {
        pace = 'chosen';
      },
      onchange: () => events.change(control.path, control.field, chosen(control.field, select.value), pace),
    },
    blank,
    ...options,
  );
  return labelled(control, events.say, select);
}

function chosen(field: Field, value: string): unknown {
  if (value === '') return undefined;
  if (field.kind === 'int') return Number(value);
  return field.kind === 'boolean' ? value === 'true' : value;
}

function textView(control: TextControl, events: FormEvents): HTMLElement {
  const input = h('input', {
    ...common(control),
    type: 'text',
    maxlength: control.maxLength,
    value: control.value,
    placeholder: control.example === '' ? '' : `${events.say('example')} ${control.example}`,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    oninput: () => events.change(control.path, control.field, input.value === '' ? undefined : input.value, 'typed'),
  });
  return labelled(control, events.say, input, drawnView(control.path, control.field.kind === 'text' && control.field.dice));
}

/** A place for the picture of a field; one that only shows what the field says is hidden from screen readers. */
export const drawnView = (path: Path, isDrawn: unknown, isTapped = false): Child =>
  isDrawn ? h('div', { class: 'drawn', 'data-drawn': placeOf(path), 'aria-hidden': isTapped ? undefined : 'true' }) : null;

function catalogView(control: CatalogControl, events: FormEvents): HTMLElement {
  const input = h('input', {
    ...common(control),
    type: 'text',
    value: control.value,
    placeholder: events.say('findByName'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  void nameEntry(input, control.of, events);
  return labelled(control, events.say, input, choosing(input, control, events));
}
