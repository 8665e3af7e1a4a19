/** Gives a widget the theme of the page and keeps it in sync. */
export function followPageTheme(widget: HTMLElement): void {
  const update = () => widget.setAttribute('theme', document.documentElement.dataset.theme ?? 'auto');
  update();
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
