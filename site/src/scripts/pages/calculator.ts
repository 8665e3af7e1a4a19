/** The page of a calculator: fills the widget from the address and updates the address after each change. */

import { suggestEntries } from '@rangefinder/battle/catalog';
import { copy, language, need } from '@rangefinder/battle/dom';
import { followPageTheme } from '@rangefinder/battle/page-theme';
import { offeredBy, playedDraft, saveReadings } from '@rangefinder/battle/readings';
import { nameUnknown } from '@rangefinder/battle/unknown-parameters';
import {
  type Description,
  type Draft,
  draftToSearch,
  type RangefinderElement,
  searchToDraft,
  unknownParameters,
  type WidgetAnswer,
} from '@rangefinder/widgets';
import { embedCode } from '../../model/embed-code.js';
import { startAnswerHistory } from '../calculators/answer-history.js';

const page = need<HTMLElement>('[data-calculator]');
suggestEntries(page, language);
const share = need<HTMLElement>('[data-share]');
const { element: name = '', elementScript = '', descriptionScript = '', version = '', question = '' } = page.dataset;
const texts = JSON.parse(share.dataset.texts ?? '{}') as Readonly<
  Record<'copied' | 'subject' | 'situation' | 'answer' | 'expected' | 'version', string>
>;
const widget = need<RangefinderElement>(name, page);
const status = need<HTMLElement>('[data-share-status]', share);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** HTML that embeds this calculation in another page. */
const codeOf = (draft: Draft): string =>
  embedCode({ host: location.origin, element: name, script: elementScript, draft, language: document.documentElement.lang });

/** The query string of a draft with its question mark; empty for an empty draft. */
function searchOf(description: Description, draft: Draft): string {
  const search = draftToSearch(description, draft);
  return search === '' ? '' : `?${search}`;
}

const EMBED_HEIGHT = 720;

/** HTML of an iframe, for hosts that forbid scripts. */
function frameCode(description: Description, draft: Draft): string {
  const { lang } = document.documentElement;
  const source = `${location.origin}/${lang}/embed/${question}/${searchOf(description, draft)}`;
  const title = escaped(description.title[lang in description.title ? (lang as keyof typeof description.title) : 'en']);
  return `<iframe src="${escaped(source)}" title="${title}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>`;
}

const linkOf = (description: Description, draft: Draft): string => location.origin + location.pathname + searchOf(description, draft);

/** Text of a bug report: address, version, input and answer. */
const reportOf = (link: string, draft: Draft, answer: WidgetAnswer | undefined): string =>
  [
    link,
    `${texts.version} ${version}`,
    `${texts.situation} ${JSON.stringify(draft)}`,
    `${texts.answer} ${answer?.summary ?? '—'}`,
    `${texts.expected} `,
  ].join('\n');

interface Shared {
  readonly link: string;
  readonly code: string;
  readonly frame: string;
  readonly report: string;
}
let shared: Shared = { link: location.href, code: '', frame: '', report: '' };

function show(description: Description, draft: Draft): void {
  const link = linkOf(description, draft);
  shared = { link, code: codeOf(draft), frame: frameCode(description, draft), report: reportOf(link, draft, widget.answer) };
  need('[data-share-link]', share).textContent = shared.link;
  need('[data-share-code]', share).textContent = shared.code;
  need('[data-share-frame]', share).textContent = shared.frame;
  need('[data-share-api]', share).textContent =
    `curl -X POST ${location.origin}/v1/${question} -H 'content-type: application/json' -d '${JSON.stringify(draft).replaceAll("'", '’')}'`;
  need<HTMLAnchorElement>('[data-report-mail]', share).href =
    `mailto:${page.dataset.reportTo ?? ''}?subject=${encodeURIComponent(`${texts.subject} ${document.title}`)}&body=${encodeURIComponent(shared.report)}`;
}

/** Opens the share sheet of the device. Cancelling it rejects, which is ignored. */
const sendLink = (): Promise<void> =>
  navigator.share({ title: document.title, text: widget.answer?.summary ?? '', url: shared.link }).catch(() => undefined);

function follow(description: Description): void {
  for (const name of ['rangefinder-answer', 'rangefinder-problem'])
    widget.addEventListener(name, () => page.toggleAttribute('data-ready', true), { once: true });
  const answers = startAnswerHistory(question);
  let isChanged = false;
  let played = playedIn(widget.draft);
  widget.addEventListener('rangefinder-change', () => {
    isChanged = true;
    const now = playedIn(widget.draft);
    if (now.join() !== played.join()) saveReadings(description.system, offeredBy(description), now);
    played = now;
    history.replaceState(null, '', linkOf(description, widget.draft));
    show(description, widget.draft);
  });
  widget.addEventListener('rangefinder-answer', () => {
    show(description, widget.draft);
    // The example and the calculation in the address are not the reader’s own.
    if (isChanged && widget.answer) answers.note(searchOf(description, widget.draft), widget.answer.summary);
  });
  const send = need<HTMLButtonElement>('[data-send]', share);
  send.hidden = !('share' in navigator);
  send.addEventListener('click', () => void sendLink());
  share.addEventListener('click', async ({ target }) => {
    const what = target instanceof Element ? target.closest<HTMLElement>('[data-copy]')?.dataset.copy : undefined;
    if (what !== 'link' && what !== 'code' && what !== 'frame' && what !== 'report') return;
    if (await copy(shared[what])) status.textContent = texts.copied;
  });
}

/** The readings of a draft; none before the script of the element has given it one. */
const playedIn = (draft: Draft | undefined): readonly string[] => (Array.isArray(draft?.readings) ? draft.readings : []);

/** The example with the readings of this device. An address is complete in itself. */
function draftAtStart(description: Description): Draft | undefined {
  if (location.search.length > 1) return searchToDraft(description, location.search);
  const played = playedDraft(description);
  const [example] = description.examples;
  const { lang } = document.documentElement;
  const draft = example?.drafts?.[lang as 'en' | 'ru'] ?? example?.draft;
  return draft && played.readings ? { ...draft, ...played } : undefined;
}

async function start(): Promise<void> {
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const draft = draftAtStart(description);
  if (draft) widget.draft = draft;
  nameUnknown(unknownParameters(description, location.search), widget);
  followPageTheme(widget);
  follow(description);
  await import(/* @vite-ignore */ elementScript);
}

void start();
