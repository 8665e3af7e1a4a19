/** The dialog of keyboard shortcuts, created on first use. */

import { make, say } from '@rangefinder/battle/dom';
import { KEYS, KEYS_CLOSE, KEYS_TITLE } from '../../texts/keys.js';

let dialog: HTMLDialogElement | undefined;

function made(): HTMLDialogElement {
  const rows = KEYS.map(({ keys, does }) =>
    make('div', {}, make('dt', {}, ...keys.flatMap((key, at) => [at > 0 && ' ', make('kbd', {}, key)])), make('dd', {}, say(does))),
  );
  const close = make('button', { type: 'button', class: 'button' }, say(KEYS_CLOSE));
  const made = make(
    'dialog',
    { class: 'keys-help', 'aria-labelledby': 'keys-title' },
    make('h2', { id: 'keys-title' }, say(KEYS_TITLE)),
    make('dl', {}, ...rows),
    close,
  );
  close.addEventListener('click', () => made.close());
  document.body.append(made);
  return made;
}

export function toggleKeysHelp(): void {
  dialog ??= made();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
