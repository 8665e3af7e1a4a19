/**
 * A connection of two phones over the local network: WebRTC without a server. One phone makes an invitation, the other an answer to
 * it; the players carry both over as text or code. Loaded on demand.
 */
import { packText, unpackText } from './share-format.js';

export type PeerState = 'waiting' | 'connected' | 'lost';

interface PeerEvents {
  state(state: PeerState): void;
  message(text: string): void;
}

/** Addresses of the local network are found at once. */
const GATHERING_MS = 3_000;
/** The first letter tells an invitation from an answer. */
const KINDS = { offer: 'o', answer: 'a' } as const;

/** Resolves when the connection knows its own addresses. */
const gathered = (connection: RTCPeerConnection): Promise<unknown> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (connection.iceGatheringState === 'complete') resolve(undefined);
    };
    connection.addEventListener('icegatheringstatechange', check);
    setTimeout(resolve, GATHERING_MS);
    check();
  });

/** Text of the local side, to be carried to the other phone. */
async function localText(connection: RTCPeerConnection): Promise<string> {
  await connection.setLocalDescription();
  await gathered(connection);
  const { type, sdp = '' } = connection.localDescription ?? {};
  return KINDS[type === 'offer' ? 'offer' : 'answer'] + (await packText(sdp));
}

/** The code in a link or a bare text; undefined for other text. */
const codeIn = (text: string): string | undefined => /(?:#link=|^)([oa][\w-]{40,})$/.exec(text.trim())?.[1];

export class Peer {
  readonly #events: PeerEvents;
  #connection: RTCPeerConnection | undefined;
  #channel: RTCDataChannel | undefined;
  #isHost = false;

  constructor(events: PeerEvents) {
    this.#events = events;
  }

  /** Whether this phone made the invitation. */
  get isHost(): boolean {
    return this.#isHost;
  }

  #open(): RTCPeerConnection {
    this.close();
    const connection = new RTCPeerConnection();
    connection.addEventListener('connectionstatechange', () => {
      const isOver = ['disconnected', 'failed', 'closed'].includes(connection.connectionState);
      if (isOver && connection === this.#connection) this.#events.state('lost');
    });
    this.#connection = connection;
    return connection;
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.addEventListener('open', () => this.#events.state('connected'));
    channel.addEventListener('close', () => channel === this.#channel && this.#events.state('lost'));
    channel.addEventListener('message', ({ data }) => this.#events.message(String(data)));
  }

  /** Returns the text of an invitation. */
  async invite(): Promise<string> {
    const connection = this.#open();
    this.#isHost = true;
    this.#use(connection.createDataChannel('battle'));
    const text = await localText(connection);
    this.#events.state('waiting');
    return text;
  }

  /**
   * Takes the text of the other phone. Returns the answer to an invitation, and nothing for an answer. Rejects for text that is
   * neither, or that does not fit the invitation.
   */
  async take(text: string): Promise<string | undefined> {
    const code = codeIn(text);
    if (code === undefined) throw new Error('neither an invitation nor an answer');
    const sdp = await unpackText(code.slice(1));
    if (code.startsWith(KINDS.answer)) {
      await this.#connection?.setRemoteDescription({ type: 'answer', sdp });
      return undefined;
    }
    const connection = this.#open();
    this.#isHost = false;
    connection.addEventListener('datachannel', ({ channel }) => this.#use(channel));
    await connection.setRemoteDescription({ type: 'offer', sdp });
    const answer = await localText(connection);
    this.#events.state('waiting');
    return answer;
  }

  /** Does nothing without a connection. */
  send(text: string): void {
    if (this.#channel?.readyState === 'open') this.#channel.send(text);
  }

  close(): void {
    const [connection, channel] = [this.#connection, this.#channel];
    this.#connection = undefined;
    this.#channel = undefined;
    channel?.close();
    connection?.close();
  }
}
