/** A calculator in an iframe: takes calculation and appearance from the address and posts its height to the parent page. */

import { need } from '@rangefinder/battle/dom';
import { nameUnknown } from '@rangefinder/battle/unknown-parameters';
import { type Description, draftToSearch, type RangefinderElement, searchToDraft, unknownParameters } from '@rangefinder/widgets';

const THEMES: readonly string[] = ['auto', 'light', 'dark'];
/** Parameters of the page itself. */
const APPEARANCE: readonly string[] = ['theme', 'source'];
const page = need<HTMLElement>('[data-embed]');
const { element: name = '', elementScript = '', descriptionScript = '' } = page.dataset;
const widget = need<RangefinderElement>(name, page);
const home = need<HTMLAnchorElement>('[data-embed-home]');

function wear(theme: string | null): void {
  if (theme === null || !THEMES.includes(theme)) return;
  widget.setAttribute('theme', theme);
  if (theme !== 'auto') document.documentElement.style.colorScheme = theme;
}

/** Keeps the link to the site in sync with the calculation. */
function follow(description: Description): void {
  const keep = (): void => {
    home.search = draftToSearch(description, widget.draft);
  };
  widget.addEventListener('rangefinder-change', keep);
  widget.addEventListener('rangefinder-answer', keep);
}

/** Parent pages that ignore the message show a scrollable frame. */
function postHeight(): void {
  page.toggleAttribute('data-ready', true);
  if (window.parent === window) return;
  const post = (): void =>
    window.parent.postMessage({ type: 'rangefinder-height', height: Math.ceil(page.getBoundingClientRect().height) }, '*');
  new ResizeObserver(post).observe(page);
}

async function start(): Promise<void> {
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const draft = searchToDraft(description, location.search);
  if (Object.keys(draft).length > 0) widget.draft = draft;
  const unknown = unknownParameters(description, location.search).filter(({ name }) => !APPEARANCE.includes(name));
  nameUnknown(unknown, widget);
  follow(description);
  const answered = new AbortController();
  const once = (): void => {
    answered.abort();
    postHeight();
  };
  for (const event of ['rangefinder-answer', 'rangefinder-problem']) widget.addEventListener(event, once, { signal: answered.signal });
  await import(/* @vite-ignore */ elementScript);
}

const address = new URLSearchParams(location.search);
wear(address.get('theme'));
const source = address.get('source');
if (source !== null) widget.setAttribute('source', source);
void start();
