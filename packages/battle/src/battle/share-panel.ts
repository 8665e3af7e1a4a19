/** Sharing a battle with another phone: QR code, link or file. */
import type { Text } from '@rangefinder/rules';
import { copy, download, language, make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { decodeBattle, encodeBattle } from './share-format.js';
import type { Battle } from './state.js';
import { parseSaved, type SavedBattle, stringifySaved } from './storage.js';

const HASH = '#battle=';
/** White modules around the QR code. */
const PADDING = 4;

interface ShareActions {
  current(): SavedBattle;
  /** Opens a battle from a file, with its cards. */
  open(saved: Pick<SavedBattle, 'battle' | 'cards'>): void;
  report(message: string): void;
}

const linkTo = async (battle: Battle): Promise<string> => `${location.origin}/${language}/battle/${HASH}${await encodeBattle(battle)}`;

/** Draws the QR code; loads the library on first use. */
export async function qrCode(link: string, label: Text): Promise<HTMLElement> {
  const { generate } = await import('lean-qr');
  try {
    const canvas = make('canvas', { role: 'img', 'aria-label': say(label) });
    generate(link).toCanvas(canvas, { pad: PADDING, on: [0, 0, 0], off: [255, 255, 255] });
    return canvas;
  } catch {
    return make('p', {}, say(BATTLE.tooLong));
  }
}

async function openFile(input: HTMLInputElement, { open, report }: ShareActions): Promise<void> {
  const { battle, cards } = parseSaved((await input.files?.[0]?.text()) ?? null);
  input.value = '';
  if (battle) open({ battle, cards });
  else report(say(BATTLE.notRead));
}

async function share(action: string, { current, report }: ShareActions): Promise<void> {
  const { battle } = current();
  if (!battle) return;
  if (action === 'file') return download(stringifySaved({ ...current(), past: [] }), `battle-${battle.turn}.json`, 'application/json');
  const url = await linkTo(battle);
  if (action === 'send') return navigator.share({ title: `${say(BATTLE.title)} · Rangefinder`, url }).catch(() => undefined);
  if (await copy(url)) report(say(BATTLE.copied));
}

/** Reads a battle from the hash of the address and removes it. Returns undefined without one. */
export async function battleFromAddress(): Promise<Battle | 'invalid' | undefined> {
  if (!location.hash.startsWith(HASH)) return undefined;
  const battle = await decodeBattle(location.hash.slice(HASH.length));
  history.replaceState(null, '', location.pathname);
  return battle ?? 'invalid';
}

/** Starts the panel. Call the returned function after each change of the battle. */
export function startSharing(root: HTMLElement, actions: ShareActions): () => void {
  const panel = need<HTMLDetailsElement>('[data-share-panel]', root);
  /** Draws the code only while the panel is open. */
  const refresh = async (): Promise<void> => {
    const { battle } = actions.current();
    if (panel.open && battle) need('[data-share-code]', panel).replaceChildren(await qrCode(await linkTo(battle), BATTLE.code));
  };
  need<HTMLElement>('[data-share-with="send"]', panel).hidden = !('share' in navigator);
  panel.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.shareWith : undefined;
    if (action) void share(action, actions);
  });
  const file = need<HTMLInputElement>('[data-battle-file]', root);
  file.addEventListener('change', () => void openFile(file, actions));
  panel.addEventListener('toggle', () => void refresh());
  return () => void refresh();
}
