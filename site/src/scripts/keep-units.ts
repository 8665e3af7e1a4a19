/** Keeps the units of chosen rule sets on this device, and says how many and how large. */
import { number } from '@rangefinder/rules';
import { OFFLINE } from '../texts/offline.js';
import { language, need, say } from './dom.js';

const KEPT_UNITS = 'kept-units';
const MEGABYTE = 1_000_000;
const panel = need<HTMLElement>('[data-keep-units]');

interface Progress {
  readonly kept?: number;
  readonly total?: number;
  readonly done?: boolean;
  readonly failed?: boolean;
}

async function tellSize(): Promise<void> {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  need('[data-keep-size]', panel).textContent = `${say(OFFLINE.size)} ${number(Math.round(usage / (MEGABYTE / 10)) / 10, language)}`;
}

/** Shows what is kept of a rule set. */
async function show(row: HTMLElement, system: string): Promise<void> {
  const kept = await (await caches.open(KEPT_UNITS)).match(`/kept-units/${system}`);
  need<HTMLInputElement>('input', row).checked = kept !== undefined;
  need('[role=status]', row).textContent = kept ? `${say(OFFLINE.kept)} ${kept.headers.get('x-kept')}` : '';
  await tellSize();
}

async function change(row: HTMLElement, system: string, keep: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const status = need('[role=status]', row);
  port1.onmessage = ({ data: { kept, total, done, failed } }: MessageEvent<Progress>) => {
    if (kept !== undefined) status.textContent = `${say(OFFLINE.keeping)} ${kept} / ${total}`;
    if (done) void show(row, system);
    if (failed) status.textContent = say(OFFLINE.failed);
  };
  active?.postMessage(keep ? { keepUnits: system } : { forgetUnits: system }, [port2]);
}

if ('serviceWorker' in navigator && 'caches' in window) {
  panel.hidden = false;
  for (const row of panel.querySelectorAll<HTMLElement>('[data-keep]')) {
    const { keep: system = '' } = row.dataset;
    const box = need<HTMLInputElement>('input', row);
    void show(row, system);
    box.addEventListener('change', () => void change(row, system, box.checked));
  }
}
