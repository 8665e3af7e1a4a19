/** Loads the calculator inside a page and gives it the theme of the page. */
import { need } from '@rangefinder/battle/dom';
import { followPageTheme } from '@rangefinder/battle/page-theme';

const live = need<HTMLElement>('[data-live]');
const widget = live.firstElementChild;
if (widget instanceof HTMLElement) followPageTheme(widget);
void import(/* @vite-ignore */ live.dataset.live ?? '');
