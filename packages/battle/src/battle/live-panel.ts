/** One battle on two phones: invitation, answer, and each change on both. */
import { copy, language, make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { counts } from './live-order.js';
import type { Peer, PeerState } from './peer.js';
import { qrCode } from './share-panel.js';
import { parseSaved, type SavedBattle, stringifySaved } from './storage.js';

const HASH = '#link=';
/** A link that was scanned opens a second page, which hands it to the one that waits. */
const CHANNEL = 'battle-link';

interface LiveActions {
  current(): SavedBattle;
  /** Shows the battle of the other phone. */
  receive(saved: Pick<SavedBattle, 'battle' | 'cards'>): void;
}

interface Live {
  /** Sends the battle after a change on this phone. */
  changed(): void;
}

const STATES = { waiting: BATTLE.liveWaiting, connected: BATTLE.liveConnected, lost: BATTLE.liveLost } as const;

const linkOf = (text: string): string => `${location.origin}/${language}/battle/${HASH}${text}`;

/** The code in the address, removed from it. */
function textInAddress(): string | undefined {
  if (!location.hash.startsWith(HASH)) return undefined;
  const text = location.hash.slice(HASH.length);
  history.replaceState(null, '', location.pathname);
  return text;
}

interface Message {
  readonly number: number;
  readonly saved: string;
}

/** A message of the other phone; undefined if another version wrote it. */
function messageIn(text: string): Message | undefined {
  try {
    const { number, saved } = JSON.parse(text) as Partial<Message>;
    return typeof number === 'number' && typeof saved === 'string' ? { number, saved } : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of the panel. */
const partsOf = (root: HTMLElement) => {
  const panel = need<HTMLDetailsElement>('[data-live]', root);
  return {
    panel,
    state: need('[data-live-state]', panel),
    input: need<HTMLTextAreaElement>('[data-live-in]', panel),
    place: need('[data-live-out]', panel),
  };
};

/** What the other phone needs: a text, a code and a link. */
async function offered(text: string, isInvitation: boolean): Promise<readonly HTMLElement[]> {
  const link = linkOf(text);
  const copying = make('button', { type: 'button', class: 'button' }, say(BATTLE.copyLink));
  copying.addEventListener('click', async () => {
    if (await copy(link)) copying.textContent = say(BATTLE.copied);
  });
  const field = make('textarea', { readonly: true, rows: 3, 'aria-label': say(BATTLE.liveCode), 'data-live-text': true });
  field.value = link;
  const about = make('p', {}, say(isInvitation ? BATTLE.liveShow : BATTLE.liveAnswer));
  return [about, await qrCode(link, BATTLE.liveCode), field, make('p', { class: 'actions' }, copying)];
}

class LivePanel implements Live {
  readonly #parts: ReturnType<typeof partsOf>;
  readonly #actions: LiveActions;
  readonly #channel = new BroadcastChannel(CHANNEL);
  #peer: Peer | undefined;
  /** Number of the last change. */
  #number = 0;

  constructor(root: HTMLElement, actions: LiveActions) {
    this.#parts = partsOf(root);
    this.#actions = actions;
    const { panel, input } = this.#parts;
    need('[data-live-invite]', panel).addEventListener('click', () => void this.#invite());
    need('[data-live-use]', panel).addEventListener('click', () => void this.#use(input.value));
    this.#channel.addEventListener('message', ({ data }) => {
      if (panel.dataset.live === 'waiting') void this.#use(String(data));
    });
  }

  changed(): void {
    this.#number += 1;
    this.#send();
  }

  /** Takes the code of a link that was opened. An answer belongs to the page that made the invitation. */
  takeAddress(): void {
    const text = textInAddress();
    if (text === undefined) return;
    this.#parts.panel.open = true;
    if (!text.startsWith('a')) return void this.#use(text);
    this.#channel.postMessage(text);
    this.#parts.state.textContent = say(BATTLE.liveHandedOver);
  }

  async #peerNow(): Promise<Peer> {
    const { Peer: Made } = await import('./peer.js');
    this.#peer ??= new Made({ state: (now) => this.#show(now), message: (text) => this.#take(text) });
    return this.#peer;
  }

  #show(now: PeerState): void {
    const { panel, state, place } = this.#parts;
    state.textContent = say(STATES[now]);
    panel.dataset.live = now;
    if (now !== 'waiting') place.replaceChildren();
    if (now === 'connected' && this.#peer?.isHost) this.#send();
  }

  #send(): void {
    const { battle, cards } = this.#actions.current();
    if (!battle) return;
    const message: Message = { number: this.#number, saved: stringifySaved({ battle, cards, past: [] }) };
    this.#peer?.send(JSON.stringify(message));
  }

  #take(text: string): void {
    const message = messageIn(text);
    if (!message) return;
    const { number, saved } = message;
    const { battle, cards } = parseSaved(saved);
    if (!battle || !counts({ number, isFromHost: this.#peer?.isHost === false }, this.#number)) return;
    this.#number = number;
    this.#actions.receive({ battle, cards });
  }

  async #offer(text: string, isInvitation: boolean): Promise<void> {
    this.#number = 0;
    this.#parts.place.replaceChildren(...(await offered(text, isInvitation)));
  }

  async #invite(): Promise<void> {
    const peer = await this.#peerNow();
    await this.#offer(await peer.invite(), true);
  }

  async #use(text: string): Promise<void> {
    const { input, state } = this.#parts;
    try {
      const answer = await (await this.#peerNow()).take(text);
      input.value = '';
      if (answer !== undefined) await this.#offer(answer, false);
    } catch {
      state.textContent = say(BATTLE.liveNotRead);
    }
  }
}

/** Starts the panel, and takes the code of the address. */
export function startLive(root: HTMLElement, actions: LiveActions): Live {
  const panel = new LivePanel(root, actions);
  panel.takeAddress();
  return panel;
}
