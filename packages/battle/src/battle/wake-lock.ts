/** A checkbox that keeps the screen on, in browsers with the Screen Wake Lock API. */
import { need } from '../dom.js';

export function startWakeLock(root: HTMLElement): void {
  if (!('wakeLock' in navigator)) return;
  const box = need<HTMLInputElement>('[data-awake]', root);
  let lock: WakeLockSentinel | undefined;

  const update = async (): Promise<void> => {
    if (box.checked && document.visibilityState === 'visible') lock ??= await navigator.wakeLock.request('screen');
    else if (!box.checked) await lock?.release();
    // The browser releases the lock of a hidden page.
    if (!box.checked || document.visibilityState !== 'visible') lock = undefined;
  };
  // A device low on battery refuses the lock: the box then shows it.
  const tryUpdate = (): void =>
    void update().catch(() => {
      box.checked = false;
    });

  need<HTMLElement>('[data-awake-field]', root).hidden = false;
  box.addEventListener('change', tryUpdate);
  document.addEventListener('visibilitychange', tryUpdate);
}
