/** The page of rulings: checkboxes for the readings that the group plays, kept on this device. */
import { loadReadings, saveReadings } from '../calculators/played-readings.js';

for (const box of document.querySelectorAll<HTMLInputElement>('input[data-reading]')) {
  const { system = '', reading = '', ruling = '' } = box.dataset;
  box.checked = loadReadings(system).includes(reading);
  box.addEventListener('change', () => {
    // Readings of a ruling exclude each other.
    const rivals = [...document.querySelectorAll<HTMLInputElement>(`input[data-ruling="${ruling}"]`)];
    if (box.checked) for (const other of rivals) other.checked = other === box;
    saveReadings(
      system,
      rivals.map((each) => each.dataset.reading ?? ''),
      rivals.flatMap((each) => (each.checked ? [each.dataset.reading ?? ''] : [])),
    );
  });
}
