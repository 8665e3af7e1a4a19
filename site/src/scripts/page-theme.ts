/** The theme of the page is that of a widget in it. */
export function wearTheme(widget: HTMLElement): void {
  const set = () => widget.setAttribute('theme', document.documentElement.dataset.theme ?? 'auto');
  set();
  new MutationObserver(set).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
