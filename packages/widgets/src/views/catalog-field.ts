/** A combobox for entries of the catalog: typing searches by name, arrow keys and Enter choose. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../lookup.js';
import { fieldText } from './directives.js';
import type { CatalogControl, FormContext } from './form-context.js';
import { classes, descriptionIds, hasProblem, idOf, labelled, placeOf } from './labels.js';

export function catalogField(control: CatalogControl, form: FormContext): TemplateResult {
  const { search } = form;
  const place = placeOf(control.path);
  const id = `offers-${place}`;
  const { all, active } = search.offersAt(place);
  const hasOffers = all.length > 0;
  const inputOf = (event: Event): HTMLInputElement =>
    (event.currentTarget as Element).closest('.field')?.querySelector('input') as HTMLInputElement;
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const offer = all[active];
    if (!offer || (step === undefined && event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) search.move(step);
    else if (event.key === 'Enter') void search.take(control, offer.id, inputOf(event));
    else search.close();
  };
  // The field must not lose the focus before the click arrives.
  const option = (offer: Offer, at: number) =>
    html`<li role="option" id="${id}-${at}" aria-selected=${at === active} @mousedown=${(event: Event) => event.preventDefault()}
      @click=${(event: Event) => void search.take(control, offer.id, inputOf(event))}>${offer.name}${offer.owner === '' ? nothing : html`<small>${offer.owner}</small>`}</li>`;
  return labelled(
    control,
    form,
    html`<input type="text" part="input" id=${idOf(control.path)} class=${classes(hasProblem(control.path, form) && 'bad')} data-place=${place}
        aria-describedby=${descriptionIds(control)} aria-invalid=${hasProblem(control.path, form)} placeholder=${form.say('findByName')}
        autocomplete="off" autocapitalize="off" spellcheck="false" role="combobox" aria-autocomplete="list" aria-expanded=${hasOffers}
        aria-controls=${id} aria-activedescendant=${hasOffers ? `${id}-${active}` : nothing}
        @input=${({ target }: Event) => search.find(control, target as HTMLInputElement)} @blur=${() => search.close()} @keydown=${onKey}
        ${fieldText(search.nameOf(control.value), (input) => input.matches(':focus'))}>
      <ul class="offers" role="listbox" id=${id} aria-label=${control.label} ?hidden=${!hasOffers}>${all.map(option)}</ul>`,
  );
}
