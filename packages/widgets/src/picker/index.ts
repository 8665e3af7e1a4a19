/** The picker of catalog entries: loaded by forms that have one, and by pages. */
export { findEntries } from '../find-entries.js';
export { createLookup } from '../lookup.js';
export { withEntry, withoutEntry } from '../model/fill.js';
export { definePicker, type EntryAddition, type PickerElement } from './element.js';
export { entryLine } from './entry-line.js';
export { pickerStyles } from './styles.js';
