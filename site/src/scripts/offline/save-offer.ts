/**
 * Offers once to save the units of the rule set in use, with their size. An interrupted download continues with the next visit, without
 * a question.
 */
import { language, need, say } from '@rangefinder/battle/dom';
import { number } from '@rangefinder/rules';
import { fetchPage } from '../../offline/unit-pages.js';
import { OFFLINE } from '../../texts/offline.js';
import {
  answerFor,
  canSave,
  changeSavedUnits,
  megabytes,
  progressOfLanguage,
  saveAnswer,
  savedUnitsOf,
  saveLanguage,
} from './saved-content.js';

const POLL_INTERVAL_MS = 1000;
const MIN_MEGABYTES = 0.1;
const offer = need<HTMLElement>('[data-save-offer]');
const titles = JSON.parse(offer.dataset.saveOffer ?? '{}') as Readonly<Record<string, string>>;
/** The rule set whose units the open question is about. */
let offered: string | undefined;
/** The element that knows the rule set in use. */
const owner = document.querySelector<HTMLElement>('rangefinder-battle, rangefinder-forces');

const button = (name: string): HTMLButtonElement => need<HTMLButtonElement>(`[data-save-${name}]`, offer);

const setText = (text: string): void => {
  need('[data-save-text]', offer).textContent = text;
};

/** Opens the offer with the named buttons. */
function show(text: string, ...buttons: readonly string[]): void {
  offer.hidden = false;
  setText(text);
  for (const name of ['yes', 'no', 'close']) button(name).hidden = !buttons.includes(name);
}

const textOf = (system: string, units: string, size: string): string =>
  `${titles[system]}, ${say(OFFLINE.unitsAndSize).replace('{units}', units).replace('{size}', size)}`;

/** The number of units and their size, estimated by the first page. */
async function sizeOf(system: string): Promise<string> {
  const { nodes, totalCount } = await fetchPage(system, '');
  const bytes = (new Blob([JSON.stringify(nodes)]).size / nodes.length) * totalCount;
  return textOf(system, number(totalCount, language), number(Math.max(megabytes(bytes), MIN_MEGABYTES), language));
}

/** Shows the progress of the pages of this language until they are saved, or the player closes the offer. */
async function followLanguage(): Promise<void> {
  const found = await progressOfLanguage(language);
  if (found && found.saved === found.total) return setText(say(OFFLINE.allSaved));
  setText(`${say(OFFLINE.rules)}: ${found ? `${found.saved} / ${found.total}` : '…'}`);
  if (!offer.hidden) setTimeout(() => void followLanguage(), POLL_INTERVAL_MS);
}

async function save(system: string): Promise<void> {
  offered = undefined;
  show(`${say(OFFLINE.keeping)}…`, 'close');
  // Without this the browser may delete the units when the device runs out of space.
  void navigator.storage?.persist?.();
  const isSaved = await changeSavedUnits(system, true, (saved, total) =>
    setText(`${titles[system]}: ${number(saved, language)} / ${number(total, language)}`),
  );
  if (!isSaved) return show(say(OFFLINE.failed), 'yes', 'close');
  await saveLanguage(language);
  await followLanguage();
}

/** Closes an open question about a rule set. */
function withdraw(system: string): void {
  if (offered !== system) return;
  offered = undefined;
  offer.hidden = true;
}

async function ask(system: string): Promise<void> {
  const answer = answerFor(system);
  if (answer === false || !navigator.onLine) return;
  // Open before the page is painted, so that nothing moves once the size is known.
  if (answer === undefined) show(textOf(system, '…', '…'), 'yes', 'no');
  offered = system;
  if (await savedUnitsOf(system)) return withdraw(system);
  button('yes').onclick = () => void save(system);
  button('no').onclick = () => {
    saveAnswer(system, false);
    withdraw(system);
  };
  if (answer) return save(system);
  const size = await sizeOf(system).catch(() => undefined);
  if (offered !== system) return;
  if (size === undefined) withdraw(system);
  else setText(size);
}

if (canSave && owner) {
  document.querySelector('[data-save-place]')?.append(offer);
  button('close').onclick = () => {
    offer.hidden = true;
  };
  const update = (): void => {
    const system = owner.dataset.system ?? '';
    if (offered !== undefined && offered !== system) withdraw(offered);
    if (system in titles) void ask(system);
  };
  new MutationObserver(update).observe(owner, { attributeFilter: ['data-system'] });
  update();
}
