/** The page of rulings: checkboxes for the readings that the group plays, kept on this device. */
import { loadReadings, saveReadings } from '@rangefinder/battle/readings';

for (const box of document.querySelectorAll<HTMLInputElement>('input[data-reading]')) {
  const { system = '', reading = '', ruling = '' } = box.dataset;
  box.checked = loadReadings(system).includes(reading);
  box.addEventListener('change', () => {
    // Readings of a ruling exclude each other.
    const alternatives = [...document.querySelectorAll<HTMLInputElement>(`input[data-ruling="${ruling}"]`)];
    if (box.checked) for (const other of alternatives) other.checked = other === box;
    saveReadings(
      system,
      alternatives.map((each) => each.dataset.reading ?? ''),
      alternatives.flatMap((each) => (each.checked ? [each.dataset.reading ?? ''] : [])),
    );
  });
}
