/** A battle as text: short enough for an address and a QR code, and read with distrust. */
import type { Text } from '@rangefinder/rules';
import { type Activation, type Battle, type Fighter, type LogLine, MAX_FIGHTERS, type Tally } from './battle.js';

const ID = /^[a-z0-9][a-z0-9./-]{0,119}$/;
const WORD = /^[A-Z_]{1,40}$/;
const MAX_TEXT = 300;
const MAX_MARKS = 40;
const MAX_COUNT = 999;
const MAX_ACTIVATIONS = 200;

type Loose = Readonly<Record<string, unknown>>;
const sideOf = (value: unknown): 0 | 1 => (value === 1 ? 1 : 0);
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
const count = (value: unknown): number => (Number.isInteger(value) ? Math.min(Math.max(value as number, 0), MAX_COUNT) : 0);

const counts = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(loose(value))
      .slice(0, MAX_MARKS)
      .map(([name, one]) => [name, count(one)]),
  );

const deeds = (value: unknown): Fighter['did'] =>
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
  return [{ ...who, own: counts(own), now: tally(now), next: tally(next ?? now), did: deeds(did) }];
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

/** A battle out of anything; undefined where it is none. */
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

const fromBase64url = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const throughStream = async (bytes: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** What goes without saying is left out: a code with fewer squares is read from farther away. */
const isSaid = ([, value]: readonly [string, unknown]): boolean =>
  value !== 0 && value !== false && value !== '' && (typeof value !== 'object' || value === null || Object.keys(value).length > 0);

const brief = <T extends object>(of: T): Partial<T> => Object.fromEntries(Object.entries(of).filter(isSaid)) as Partial<T>;

function briefFighter({ key: _, now, next, ...rest }: Fighter) {
  const [before, after] = [brief(now), brief(next)];
  return brief({
    ...rest,
    now: before,
    ...(JSON.stringify(before) !== JSON.stringify(after) && { next: { ...after, level: next.level } }),
  });
}

/** The battle in letters that an address can hold, without what was done before. */
export const packed = async (battle: Battle): Promise<string> =>
  base64url(
    await throughStream(
      JSON.stringify({ ...brief({ ...battle, log: [] }), fighters: battle.fighters.map(briefFighter) }),
      new CompressionStream('deflate-raw'),
    ),
  );

/** The battle out of an address; undefined where it holds none. */
export async function unpacked(letters: string): Promise<Battle | undefined> {
  try {
    const bytes = await throughStream(fromBase64url(letters), new DecompressionStream('deflate-raw'));
    return readBattle(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
