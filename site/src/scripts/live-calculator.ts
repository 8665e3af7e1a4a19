/** A calculator in the middle of a page: it is loaded and wears the theme of the page. */
import { need } from './dom.js';
import { wearTheme } from './page-theme.js';

const live = need<HTMLElement>('[data-live]');
const widget = live.firstElementChild;
if (widget instanceof HTMLElement) wearTheme(widget);
void import(/* @vite-ignore */ live.dataset.live ?? '');
