/** The compact text form of a battle for links and QR codes. Decoding validates every field. */
import type { Text } from '@rangefinder/rules';
import { type Activation, type Battle, type Fighter, type LogLine, MAX_FIGHTERS, type Tally } from './state.js';

const ID = /^[a-z0-9][a-z0-9./-]{0,119}$/;
const WORD = /^[A-Z_]{1,40}$/;
const MAX_TEXT_CHARACTERS = 300;
const MAX_MARKS = 40;
const MAX_COUNT = 999;
const MAX_ACTIVATIONS = 200;

/** An object of unknown shape. */
type Loose = Readonly<Record<string, unknown>>;
const sideOf = (value: unknown): 0 | 1 => (value === 1 ? 1 : 0);
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT_CHARACTERS) : '');
const count = (value: unknown): number => (Number.isInteger(value) ? Math.min(Math.max(value as number, 0), MAX_COUNT) : 0);

const counts = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(loose(value))
      .slice(0, MAX_MARKS)
      .map(([name, one]) => [name, count(one)]),
  );

const actions = (value: unknown): Fighter['did'] =>
  Object.fromEntries(Object.entries(loose(value)).map(([name, one]) => [name, typeof one === 'boolean' ? one : count(one)]));

function tally(value: unknown): Tally {
  const { lost, level, marks, out } = loose(value);
  const words = list(marks).filter((mark): mark is string => typeof mark === 'string' && WORD.test(mark));
  return { lost: counts(lost), level: count(level), marks: words.slice(0, MAX_MARKS), out: out === true };
}

function fighter(value: unknown, at: number): readonly Fighter[] {
  const { id, side, nth, own, now, next, did } = loose(value);
  if (typeof id !== 'string' || !ID.test(id)) return [];
  const who = { key: String(at), id, side: sideOf(side), nth: count(nth) } as const;
  return [{ ...who, own: counts(own), now: tally(now), next: tally(next ?? now), did: actions(did) }];
}

function logLine(value: unknown): LogLine {
  const { turn, said } = loose(value);
  const { en, ru } = loose(said) as Partial<Text>;
  return { turn: count(turn), said: { en: text(en), ru: text(ru) } };
}

function activation(value: unknown): Activation {
  const { phase, side, group, count: units } = loose(value);
  return { phase: count(phase), side: sideOf(side), group: count(group), count: count(units) };
}

/** Validates an unknown value; returns undefined if it holds no battle. */
export function readBattle(value: unknown): Battle | undefined {
  const { system, turn, phase, names, fighters, order, acted, log } = loose(value);
  const all = list(fighters).slice(0, MAX_FIGHTERS).flatMap(fighter);
  if (typeof system !== 'string' || !ID.test(system) || all.length === 0) return undefined;
  const [first, second] = list(names);
  return {
    ...{ system, turn: Math.max(1, count(turn)), phase: count(phase), names: [text(first), text(second)] as const },
    ...{ order: list(order).slice(0, MAX_ACTIVATIONS).map(activation), acted: count(acted) },
    ...{ fighters: all, log: list(log).map(logLine) },
  };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const throughStream = async (bytes: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Encodes a text as base64url of its deflated bytes. */
export const packText = async (plain: string): Promise<string> =>
  base64url(await throughStream(plain, new CompressionStream('deflate-raw')));

/** Rejects for invalid text. */
export const unpackText = async (encoded: string): Promise<string> =>
  new TextDecoder().decode(await throughStream(fromBase64url(encoded), new DecompressionStream('deflate-raw')));

/** Default values are left out: a QR code with fewer squares scans from farther away. */
const hasContent = ([, value]: readonly [string, unknown]): boolean =>
  value !== 0 && value !== false && value !== '' && (typeof value !== 'object' || value === null || Object.keys(value).length > 0);

const compact = <T extends object>(of: T): Partial<T> => Object.fromEntries(Object.entries(of).filter(hasContent)) as Partial<T>;

function compactFighter({ key: _, now, next, ...rest }: Fighter) {
  const [before, after] = [compact(now), compact(next)];
  return compact({
    ...rest,
    now: before,
    ...(JSON.stringify(before) !== JSON.stringify(after) && { next: { ...after, level: next.level } }),
  });
}

/** Encodes a battle as base64url of deflated JSON, without the log. */
export const encodeBattle = (battle: Battle): Promise<string> =>
  packText(JSON.stringify({ ...compact({ ...battle, log: [] }), fighters: battle.fighters.map(compactFighter) }));

/** Decodes a battle; returns undefined for invalid text. */
export async function decodeBattle(encoded: string): Promise<Battle | undefined> {
  try {
    return readBattle(JSON.parse(await unpackText(encoded)));
  } catch {
    return undefined;
  }
}
