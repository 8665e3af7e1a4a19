/** A field that takes an entry of the catalog. */
import { html, type TemplateResult } from 'lit';
import type { EntryPick } from '../picker/element.js';
import type { CatalogControl, FormContext } from './form-context.js';
import { descriptionIds, hasProblem, idOf, labelled, placeOf } from './labels.js';

export function catalogField(control: CatalogControl, form: FormContext): TemplateResult {
  const { path, of, label, value } = control;
  const { catalog, language, on } = form;
  const field = { id: idOf(path), place: placeOf(path), describedBy: descriptionIds(control), isBad: hasProblem(path, form) };
  const picked = ({ detail: { entry } }: CustomEvent<EntryPick>): void => {
    if (entry) catalog.remember(entry);
    on.choose(path, entry);
  };
  return labelled(
    control,
    form,
    html`<rangefinder-picker .lookup=${catalog.lookup} .kind=${of} .language=${language} .label=${label} .field=${field}
      .name=${catalog.nameOf(value)} @rangefinder-pick=${picked}></rangefinder-picker>`,
  );
}
