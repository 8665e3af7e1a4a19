/** Form controls as markup. */
import { element, type Markup } from '@rangefinder/cards';

type Attributes = NonNullable<Parameters<typeof element>[1]>;

/** A control with its label above it. */
export const field = (label: string, control: Markup): Markup => element('label', { class: 'field' }, element('span', {}, label), control);

export const button = (label: string, attributes: Attributes): Markup =>
  element('button', { type: 'button', class: 'button', ...attributes }, label);

/** A picker of units with its label above it. Its script draws the field with the given id. */
export const unitPicker = (label: string, id: string): Markup =>
  element('div', { class: 'field no-print' }, element('label', { 'data-picker-field': id }, label), element('rangefinder-picker', {}));

/** A file input that looks like a button. */
export const fileButton = (label: string, accept: string, attributes: Attributes = {}): Markup =>
  element(
    'label',
    { class: 'button file-button' },
    label,
    element('input', { type: 'file', accept, class: 'visually-hidden', ...attributes }),
  );

/** Where the page puts its offer to save units. What follows is hidden until the offer is there, so that nothing visible moves. */
export const savePlace = (): Markup => element('div', { 'data-save-place': true });
