/** The picker of units of a page, which adds them to a list. */
import { battleFigures, type CardEntry } from '@rangefinder/cards';
import type { EntryPick } from '@rangefinder/widgets';
import { createLookup, definePicker, type EntryAddition, type PickerElement } from '@rangefinder/widgets/picker';
import { language, need } from '../dom.js';
import { systemOf } from '../forces/saved-forces.js';
import { cardContext } from './page-cards.js';
import { suggestEntries } from './suggested-entries.js';

type Figures = Pick<CardEntry, 'id' | 'name' | 'cost' | 'stats'>;

/** Figures of an entry, in the words of the page. */
const lineOf = (entry: Figures): string =>
  battleFigures({ ...entry, system: systemOf(entry.id), kind: '', nameRu: null, aliases: [] }, cardContext());

/** What a page does with a chosen unit. */
interface Takes {
  /** Called at once, or with `rangefinder-pick` once the figures are there and the unit is among those used last. */
  add(unit: EntryAddition): void;
  /** Takes back a unit whose figures cannot be had. The picker says why. */
  withdraw?(unit: EntryAddition): void;
}

/**
 * Starts the picker in a place of the page.
 * @returns a function that limits it to a rule set; without one all are searched
 */
export function startUnitPicker(
  place: ParentNode,
  { add, withdraw }: Takes,
  when: 'rangefinder-add' | 'rangefinder-pick' = 'rangefinder-add',
): (system?: string) => void {
  definePicker();
  const picker = need<PickerElement>('rangefinder-picker', place);
  const label = need<HTMLLabelElement>('[data-picker-field]', picker.parentElement ?? place);
  // The picker draws the field, so the page has none before.
  label.htmlFor = label.dataset.pickerField ?? '';
  picker.language = language;
  picker.label = label.textContent ?? '';
  picker.field = { id: label.htmlFor, place: '', describedBy: '', isBad: false };
  picker.adds = true;
  suggestEntries(picker, language);
  picker.addEventListener(when, (event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent<EntryAddition | EntryPick>;
    const unit = 'entry' in detail ? detail.entry : detail;
    if (unit) add(unit);
  });
  picker.addEventListener('rangefinder-withdraw', (event) => withdraw?.((event as CustomEvent<EntryAddition>).detail));
  const search = (system = ''): void => {
    picker.lookup = createLookup({ api: location.origin, system, language, lineOf });
  };
  search();
  return search;
}
