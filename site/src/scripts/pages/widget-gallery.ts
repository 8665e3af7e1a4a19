/** The gallery of widgets: loads each widget when it is opened and keeps its code in sync with its settings. */

import { need } from '@rangefinder/battle/dom';
import type { RangefinderElement } from '@rangefinder/widgets';
import { embedCode } from '../../model/embed-code.js';

const gallery = need<HTMLElement>('[data-gallery]');
const chosen = (name: string): string => need<HTMLInputElement>(`input[name="gallery-${name}"]:checked`, gallery).value;
const live = (): readonly RangefinderElement[] => [...gallery.querySelectorAll<RangefinderElement>('[data-place] > *')];

/** The theme of a widget for a choice of the reader. */
const themeOf = (choice: string): string => (choice === 'page' ? (document.documentElement.dataset.theme ?? 'auto') : choice);

function wear(widget: RangefinderElement): void {
  widget.setAttribute('theme', themeOf(chosen('theme')));
  widget.setAttribute('lang', chosen('language'));
}

function writeCode(entry: HTMLElement, widget: RangefinderElement): void {
  const { widget: element = '', script = '', text } = entry.dataset;
  // Questions in words have no situation.
  if (text !== undefined) return;
  const theme = chosen('theme');
  const code = embedCode({
    host: location.origin,
    element,
    script,
    draft: widget.draft,
    language: chosen('language'),
    ...(theme !== 'page' && { theme }),
  });
  need('[data-code] code', entry).textContent = code;
}

async function open(entry: HTMLDetailsElement): Promise<void> {
  const place = need<HTMLElement>('[data-place]', entry);
  const { widget: element = '', script = '', draft = '{}', text } = entry.dataset;
  if (!entry.open || place.childElementCount > 0) return;
  const widget = document.createElement(element) as RangefinderElement;
  widget.setAttribute('api', '/');
  if (text === undefined) widget.setAttribute('preset', draft);
  else widget.setAttribute('text', text);
  wear(widget);
  place.append(widget);
  const ready = () => place.setAttribute('data-ready', '');
  widget.addEventListener('rangefinder-answer', ready, { once: true });
  widget.addEventListener('rangefinder-problem', ready, { once: true });
  widget.addEventListener('rangefinder-reading', ready, { once: true });
  widget.addEventListener('rangefinder-change', () => writeCode(entry, widget));
  await import(/* @vite-ignore */ script).catch((error: unknown) => {
    ready();
    throw error;
  });
}

/** Applies theme and language to all loaded widgets and updates their code. */
function wearChoice(): void {
  for (const widget of live()) {
    wear(widget);
    const entry = widget.closest<HTMLElement>('[data-widget]');
    if (entry) writeCode(entry, widget);
  }
}

gallery.addEventListener('toggle', ({ target }) => void (target instanceof HTMLDetailsElement && open(target)), true);
gallery.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name.startsWith('gallery-')) wearChoice();
});
new MutationObserver(() => live().forEach(wear)).observe(document.documentElement, { attributeFilter: ['data-theme'] });
for (const entry of gallery.querySelectorAll<HTMLDetailsElement>('details[open]')) void open(entry);
