/** Loads the calculators inside a page and gives them the theme of the page. */
import { followPageTheme } from '@rangefinder/battle/page-theme';

for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
  if (place.firstElementChild instanceof HTMLElement) followPageTheme(place.firstElementChild);
  void import(/* @vite-ignore */ place.dataset.live ?? '');
}
