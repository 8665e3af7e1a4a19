/** The quick sheet: prints, and shows the readings that the group of this device plays. */
import { loadReadings } from '@rangefinder/battle/readings';

// Disabled before: a button that does nothing yet would lose a tap.
const print = document.querySelector<HTMLButtonElement>('[data-print]');
if (print) {
  print.addEventListener('click', () => window.print());
  print.disabled = false;
}

const list = document.querySelector<HTMLElement>('[data-played]');
if (list) {
  const played = loadReadings(list.dataset.played ?? '');
  const items = [...list.querySelectorAll<HTMLElement>('[data-reading]')];
  for (const item of items) item.hidden = !played.includes(item.dataset.reading ?? '');
  list.hidden = items.every(({ hidden }) => hidden);
}
