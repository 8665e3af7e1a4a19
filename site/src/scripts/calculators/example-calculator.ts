/** A button that replaces a worked example with its calculator, filled in with the figures of the example. */
import { followPageTheme } from '@rangefinder/battle/page-theme';

/** Replaces the sentence and its steps as well: the calculator shows both. */
function openInstrument(button: HTMLButtonElement): void {
  const example = button.closest<HTMLElement>('.example');
  const { instrument = '', script = '', show = '' } = button.dataset;
  if (!example || instrument === '') return;
  const widget = document.createElement(instrument);
  const attributes = { api: '/', lang: document.documentElement.lang, preset: example.dataset.draft ?? '{}', show, tabindex: '-1' };
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  followPageTheme(widget);
  button.parentElement?.replaceWith(widget);
  example.toggleAttribute('data-live', true);
  widget.focus();
  void import(/* @vite-ignore */ script);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-instrument]') : null;
  if (button) openInstrument(button);
});
