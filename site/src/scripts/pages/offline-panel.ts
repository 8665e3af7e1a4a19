/**
 * The panel of content saved for offline use: shows progress and size; saves the other language and the units of rule sets on
 * request.
 */

import { language, need, say } from '@rangefinder/battle/dom';
import { number } from '@rangefinder/rules';
import { OFFLINE } from '../../texts/offline.js';

const UNITS_CACHE = 'kept-units';
const BYTES_PER_MEGABYTE = 1_000_000;
const panel = need<HTMLDetailsElement>('[data-keep-units]');

/** Messages of the service worker. */
interface Progress {
  readonly kept?: number;
  readonly total?: number;
  readonly done?: boolean;
  readonly failed?: boolean;
}

async function showSize(): Promise<void> {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  need('[data-keep-size]', panel).textContent =
    `${say(OFFLINE.size)} ${number(Math.round(usage / (BYTES_PER_MEGABYTE / 10)) / 10, language)}`;
}

/** Set by the service worker. Units saved in an earlier format lack fields that queries read. */
const SAVED_FORMAT = '3';

const savedUnits = async (system: string): Promise<Response | undefined> => (await caches.open(UNITS_CACHE)).match(`/kept-units/${system}`);

/** Shows how many units of a rule set are saved. */
async function show(row: HTMLElement, system: string): Promise<void> {
  const units = await savedUnits(system);
  need<HTMLInputElement>('input', row).checked = units !== undefined;
  need('[role=status]', row).textContent = units ? `${say(OFFLINE.kept)} ${units.headers.get('x-kept')}` : '';
  await showSize();
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

const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 60;

/** Content hashes by address. */
type Hashes = Readonly<Record<string, string>>;

const hashesAt = async (cache: Cache, address: string): Promise<Hashes | undefined> => (await cache.match(address))?.json();

/** Number of saved and of all files of a language; undefined before saving has started. */
async function progressOfLanguage(wanted: string): Promise<{ readonly saved: number; readonly total: number } | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-'));
  for (const name of names.toReversed()) {
    const cache = await caches.open(name);
    const list = await hashesAt(cache, `/offline-${wanted}.json`);
    if (!list) continue;
    const here = (await hashesAt(cache, '/offline-hashes.json')) ?? {};
    const all = Object.entries(list);
    return { saved: all.filter(([address, hash]) => here[address] === hash).length, total: all.length };
  }
  return undefined;
}

const progressText = (found: Awaited<ReturnType<typeof progressOfLanguage>>): string =>
  found ? `${say(OFFLINE.keeping)} ${found.saved} / ${found.total}` : `${say(OFFLINE.keeping)}…`;

/** Shows the progress of a language. Resolves to true once it is complete. */
async function showLanguage(wanted: string): Promise<boolean> {
  const found = await progressOfLanguage(wanted);
  const isReady = found !== undefined && found.saved === found.total;
  const status = need(`[data-keep-rules=${wanted}]`, panel);
  status.textContent = isReady ? `${say(OFFLINE.kept)} ${found.total}` : wanted === language || found ? progressText(found) : '';
  if (wanted === language) need('[data-keep-sign]', panel).textContent = isReady ? `: ${say(OFFLINE.ready)}` : '';
  else if (found) need<HTMLInputElement>('[data-keep-language]', panel).checked = true;
  return isReady;
}

/** Polls until a language is saved, at most `polls` times, or longer while the panel is open. */
async function follow(wanted: string, polls = MAX_POLLS): Promise<void> {
  if (await showLanguage(wanted)) return showSize();
  if (polls > 0 || panel.open) setTimeout(() => void follow(wanted, polls - 1), POLL_INTERVAL_MS);
}

/** A checkbox that saves the other language. */
function offerLanguage(): void {
  const box = need<HTMLInputElement>('[data-keep-language]', panel);
  const other = box.dataset.keepLanguage ?? '';
  box.addEventListener('change', async () => {
    box.checked = true;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: other });
    void follow(other);
  });
  void progressOfLanguage(other).then((found) => (found ? follow(other) : undefined));
}

/** Fetches units again that an earlier version saved. */
async function renew(row: HTMLElement, system: string): Promise<void> {
  const units = await savedUnits(system);
  if (units && units.headers.get('x-kept-format') !== SAVED_FORMAT && navigator.onLine) await change(row, system, true);
}

function offerUnitsOf(row: HTMLElement): void {
  const { keep: system = '' } = row.dataset;
  const box = need<HTMLInputElement>('input', row);
  void show(row, system);
  void renew(row, system);
  box.addEventListener('change', () => void change(row, system, box.checked));
}

if ('serviceWorker' in navigator && 'caches' in window) {
  panel.hidden = false;
  panel.open ||= location.hash === `#${panel.id}`;
  for (const row of panel.querySelectorAll<HTMLElement>('[data-keep]')) offerUnitsOf(row);
  offerLanguage();
  void follow(language);
}
