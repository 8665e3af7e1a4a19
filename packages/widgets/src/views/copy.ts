/** Copies the text of an element. Where the page may not use the clipboard, it is selected and copied by `execCommand`. */
export async function copyText(from: Element | null): Promise<void> {
  if (!from) return;
  try {
    await navigator.clipboard.writeText((from.textContent ?? '').replaceAll('\u00A0', ' '));
  } catch {
    getSelection()?.selectAllChildren(from);
    document.execCommand('copy');
  }
}
