/** The page of questions. Its address holds the text. */
import { debounce, need } from '@rangefinder/battle/dom';
import { startSearch } from '../search/search-panel.js';

const DEBOUNCE_MS = 300;

const panel = need<HTMLElement>('main [data-search-panel]');
const input = need<HTMLInputElement>('input[name=q]', panel);
input.value = new URLSearchParams(location.search).get('q') ?? input.value;
input.addEventListener(
  'input',
  debounce(() => {
    const text = input.value.trim();
    history.replaceState(null, '', text === '' ? location.pathname : `?${new URLSearchParams({ q: text })}`);
  }, DEBOUNCE_MS),
);
startSearch(panel);
