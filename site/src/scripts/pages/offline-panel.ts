/**
 * The panel of content saved for offline use: shows progress and size; saves the other language and the units of rule sets on
 * request.
 */

import { language, need, say } from '@rangefinder/battle/dom';
import { number } from '@rangefinder/rules';
import { OFFLINE } from '../../texts/offline.js';
import {
  canSave,
  changeSavedUnits,
  type LanguageProgress,
  megabytes,
  progressOfLanguage,
  savedUnitsOf,
  saveLanguage,
} from '../offline/saved-content.js';

const panel = need<HTMLDetailsElement>('[data-keep-units]');

async function showSize(): Promise<void> {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  need('[data-keep-size]', panel).textContent = `${say(OFFLINE.size)} ${number(megabytes(usage), language)}`;
}

/** Shows how many units of a rule set are saved. */
async function show(row: HTMLElement, system: string): Promise<void> {
  const units = await savedUnitsOf(system);
  need<HTMLInputElement>('input', row).checked = units !== undefined;
  need('[role=status]', row).textContent = units ? `${say(OFFLINE.kept)} ${units.count}` : '';
  await showSize();
}

async function change(row: HTMLElement, system: string, keep: boolean): Promise<void> {
  const status = need('[role=status]', row);
  const isDone = await changeSavedUnits(system, keep, (saved, total) => {
    status.textContent = `${say(OFFLINE.keeping)} ${saved} / ${total}`;
  });
  if (isDone) await show(row, system);
  else status.textContent = say(OFFLINE.failed);
}

const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 60;

const progressText = (found: LanguageProgress | undefined): string =>
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
    await saveLanguage(other);
    void follow(other);
  });
  void progressOfLanguage(other).then((found) => (found ? follow(other) : undefined));
}

/** Fetches units again that an earlier version saved. */
async function renew(row: HTMLElement, system: string): Promise<void> {
  if ((await savedUnitsOf(system))?.isOld && navigator.onLine) await change(row, system, true);
}

function offerUnitsOf(row: HTMLElement): void {
  const { keep: system = '' } = row.dataset;
  const box = need<HTMLInputElement>('input', row);
  void show(row, system);
  void renew(row, system);
  box.addEventListener('change', () => void change(row, system, box.checked));
  panel.addEventListener('toggle', () => panel.open && void show(row, system));
}

if (canSave) {
  panel.hidden = false;
  panel.open ||= location.hash === `#${panel.id}`;
  for (const row of panel.querySelectorAll<HTMLElement>('[data-keep]')) offerUnitsOf(row);
  offerLanguage();
  void follow(language);
}
