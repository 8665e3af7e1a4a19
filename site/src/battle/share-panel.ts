/** A battle on its way to another phone: as a code, a link or a file. */
import { copy, language, make, need, say } from '../scripts/dom.js';
import { BATTLE } from '../texts/battle.js';
import type { Battle } from './battle.js';
import { type Kept, readKept, writeKept } from './keeping.js';
import { packed, unpacked } from './sharing.js';

const panel = need<HTMLDetailsElement>('[data-share-panel]');
const place = need<HTMLElement>('[data-share-code]', panel);
const HASH = '#battle=';
const PADDING = 4;

interface Sharing {
  held(): Kept;
  /** A battle that came from elsewhere, with its cards where a file had them. */
  take(kept: Pick<Kept, 'battle' | 'cards'>): void;
  report(message: string): void;
}

const linkTo = async (battle: Battle): Promise<string> => `${location.origin}/${language}/battle/${HASH}${await packed(battle)}`;

/** Draws the code; the library is loaded when a code is first wanted. */
async function drawCode(link: string): Promise<void> {
  const { generate } = await import('lean-qr');
  try {
    const canvas = make('canvas', { role: 'img', 'aria-label': say(BATTLE.code) });
    generate(link).toCanvas(canvas, { pad: PADDING, on: [0, 0, 0], off: [255, 255, 255] });
    place.replaceChildren(canvas);
  } catch {
    place.replaceChildren(make('p', {}, say(BATTLE.tooLong)));
  }
}

function download(kept: Kept): void {
  const url = URL.createObjectURL(new Blob([writeKept({ ...kept, past: [] })], { type: 'application/json' }));
  make('a', { href: url, download: `battle-${kept.battle?.turn ?? 1}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function openFile(input: HTMLInputElement, { take, report }: Sharing): Promise<void> {
  const { battle, cards } = readKept((await input.files?.[0]?.text()) ?? null);
  input.value = '';
  if (battle) take({ battle, cards });
  else report(say(BATTLE.notRead));
}

async function share(action: string, sharing: Sharing): Promise<void> {
  const { battle } = sharing.held();
  if (!battle) return;
  if (action === 'file') return download(sharing.held());
  const url = await linkTo(battle);
  if (action === 'send') return navigator.share({ title: `${say(BATTLE.title)} · Rangefinder`, url }).catch(() => undefined);
  if (await copy(url)) sharing.report(say(BATTLE.copied));
}

/** The battle that the address brings; undefined when it brings none. */
export async function battleInAddress(): Promise<Battle | 'broken' | undefined> {
  if (!location.hash.startsWith(HASH)) return undefined;
  const battle = await unpacked(location.hash.slice(HASH.length));
  history.replaceState(null, '', location.pathname);
  return battle ?? 'broken';
}

export function startSharing(sharing: Sharing): void {
  need<HTMLElement>('[data-share-with="send"]', panel).hidden = !('share' in navigator);
  panel.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.shareWith : undefined;
    if (action) void share(action, sharing);
  });
  const file = need<HTMLInputElement>('[data-battle-file]');
  file.addEventListener('change', () => void openFile(file, sharing));
  panel.addEventListener('toggle', () => void refreshCode(sharing.held().battle));
}

/** The code is that of the battle as it stands, while somebody looks at it. */
export async function refreshCode(battle: Battle | undefined): Promise<void> {
  if (panel.open && battle) await drawCode(await linkTo(battle));
}
