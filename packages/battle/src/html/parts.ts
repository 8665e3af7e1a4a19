/** Form controls as markup. */
import { element, type Markup } from '@rangefinder/cards';

type Attributes = NonNullable<Parameters<typeof element>[1]>;

/** A control with its label above it. */
export const field = (label: string, control: Markup): Markup => element('label', { class: 'field' }, element('span', {}, label), control);

export const button = (label: string, attributes: Attributes): Markup =>
  element('button', { type: 'button', class: 'button', ...attributes }, label);

/** A search field for names of units, without autocorrection on phones. */
export const unitSearch = (placeholder: string, attributes: Attributes = {}): Markup =>
  element('input', {
    ...{ type: 'search', placeholder, autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' },
    ...attributes,
  });

/** A file input that looks like a button. */
export const fileButton = (label: string, accept: string, attributes: Attributes = {}): Markup =>
  element(
    'label',
    { class: 'button file-button' },
    label,
    element('input', { type: 'file', accept, class: 'visually-hidden', ...attributes }),
  );
