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

/** The number of units and their size, estimated by the first page. */
async function sizeOf(system: string): Promise<string> {
  const { nodes, totalCount } = await fetchPage(system, '');
  const bytes = (new Blob([JSON.stringify(nodes)]).size / nodes.length) * totalCount;
  const size = say(OFFLINE.unitsAndSize)
    .replace('{units}', number(totalCount, language))
    .replace('{size}', number(Math.max(megabytes(bytes), MIN_MEGABYTES), language));
  return `${titles[system]}, ${size}`;
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

async function ask(system: string): Promise<void> {
  const answer = answerFor(system);
  if (answer === false || !navigator.onLine || (await savedUnitsOf(system))) return;
  button('yes').onclick = () => void save(system);
  button('no').onclick = () => {
    saveAnswer(system, false);
    offer.hidden = true;
  };
  if (answer) return save(system);
  const size = await sizeOf(system).catch(() => undefined);
  if (size === undefined || owner?.dataset.system !== system) return;
  show(size, 'yes', 'no');
  offered = system;
}

if (canSave && owner) {
  button('close').onclick = () => {
    offer.hidden = true;
  };
  const update = (): void => {
    const system = owner.dataset.system ?? '';
    if (offered !== undefined && offered !== system) offer.hidden = true;
    if (system in titles) void ask(system);
  };
  new MutationObserver(update).observe(owner, { attributeFilter: ['data-system'] });
  update();
}
