/** Keeps the screen on while a battle is watched, where the browser can and somebody wants it. */
import { need } from '../scripts/dom.js';

const box = need<HTMLInputElement>('[data-awake]');
let lock: WakeLockSentinel | undefined;

async function follow(): Promise<void> {
  if (box.checked && document.visibilityState === 'visible') lock ??= await navigator.wakeLock.request('screen');
  else if (!box.checked) await lock?.release();
  // The browser lets go of it by itself when the page is hidden.
  if (!box.checked || document.visibilityState !== 'visible') lock = undefined;
}

/** A battery that is low refuses; the box then says so. */
const tryToFollow = (): void =>
  void follow().catch(() => {
    box.checked = false;
  });

export function startAwake(): void {
  if (!('wakeLock' in navigator)) return;
  need<HTMLElement>('[data-awake-field]').hidden = false;
  box.addEventListener('change', tryToFollow);
  document.addEventListener('visibilitychange', tryToFollow);
}
