/**
 * Takes a JSON text apart into its entries while it streams by: the elements of the array that it is, or of the arrays that its
 * members are. Each comes as the bytes that it was written with, since the raw row is kept, and nothing but the entry at hand
 * is held. Only brackets, strings and commas are understood here; whether an entry is JSON is for `JSON.parse` to say.
 */

/** Entry of a JSON text. */
export interface JsonElement {
  /** Member of the outer object that it belongs to; null in an array. */
  readonly member: string | null;
  /** Place within its array, from 1; 0 when the member is no array. */
  readonly item: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** Its bytes, or why they were not kept. */
  readonly content: Buffer | ElementFault;
}

/** Why an entry was passed over: longer or more deeply nested than any entry is. */
export type ElementFault = 'TOO_LONG' | 'TOO_DEEP';

/** Where and how the text stopped being JSON. */
export interface JsonFault {
  readonly fault: 'CUT_OFF' | 'NOT_JSON';
  readonly line: number;
  /** Bytes before the place. */
  readonly offset: number;
}

/** Bytes of an entry, at most. */
export const MAX_ELEMENT_BYTES = 1_048_576;
/** Brackets within brackets of an entry, at most. */
export const MAX_ELEMENT_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (byte: number): boolean => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/** Bytes that mean something, as a table: nearly all others are passed over at once. */
const among = (...bytes: readonly number[]): Uint8Array => Uint8Array.from({ length: 256 }, (_, byte) => Number(bytes.includes(byte)));
const TELLING = among(QUOTE, NEWLINE, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT);
const TELLING_IN_STRINGS = among(QUOTE, BACKSLASH, NEWLINE);

/** What stands behind a backslash means nothing here, but a line break still ends its line. */
const behindEscaped = (chunk: Buffer, index: number): number => (chunk[index] === NEWLINE ? index : index + 1);

/** What may come next outside of entries. */
type Expected = 'start' | 'key' | 'colon' | 'value' | 'afterMember' | 'element' | 'afterElement' | 'end';

/** An entry that has begun and not ended. */
interface Open {
  readonly line: number;
  readonly begins: 'container' | 'string' | 'bare';
  parts: Buffer[];
  length: number;
  depth: number;
  deepest: number;
  inString: boolean;
}

/** How far the text has been read. */
interface State {
  expected: Expected;
  member: string | null;
  item: number;
  line: number;
  offset: number;
  topIsArray: boolean;
  /** Whether the text so far ends in the backslash of an escape. */
  escaped: boolean;
  open: Open | undefined;
}

/** A splitter: fed with the text piece by piece, it gives the entries that ended within each piece. */
export interface JsonSplitter {
  push(chunk: Buffer): readonly JsonElement[] | JsonFault;
  /** To be called at the end of the text: undefined when it was whole. */
  end(): JsonFault | undefined;
}

/**
 * Makes a splitter.
 * @example const splitter = jsonSplitter(); splitter.push(Buffer.from('[{"a":1},2]')) // two elements
 */
export function jsonSplitter(): JsonSplitter {
  const state = begin();
  return {
    push: (chunk) => push(state, chunk),
    end: () => (state.expected === 'end' ? undefined : { fault: 'CUT_OFF', line: state.line, offset: state.offset }),
  };
}

const begin = (): State => ({
  expected: 'start',
  member: null,
  item: 0,
  line: 1,
  offset: 0,
  topIsArray: false,
  escaped: false,
  open: undefined,
});

function push(state: State, chunk: Buffer): readonly JsonElement[] | JsonFault {
  const found: JsonElement[] = [];
  let index = 0;
  while (index < chunk.length) {
    const { open } = state;
    const next = open ? within(state, open, chunk, index, found) : between(state, chunk[index] as number, index);
    if (next === undefined) return { fault: 'NOT_JSON', line: state.line, offset: state.offset + index };
    index = next;
  }
  state.offset += chunk.length;
  return found;
}

/** Reads on in an entry; gives the place behind what was read, undefined when the entry may not stand here. */
function within(state: State, open: Open, chunk: Buffer, from: number, found: JsonElement[]): number | undefined {
  const end = open.begins === 'bare' ? readBare(open, chunk, from) : read(state, open, chunk, from);
  keep(open, chunk.subarray(from, end < 0 ? chunk.length : end));
  if (end < 0) return chunk.length;
  state.open = undefined;
  return close(state, open, found) ? end : undefined;
}

/** Reads a number or a word. Gives the place of its end, or -1 when it goes on. */
function readBare(entry: Open, chunk: Buffer, from: number): number {
  for (let index = from; index < chunk.length; index++) {
    const byte = chunk[index] as number;
    if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_ARRAY || isBlank(byte)) return index;
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) entry.deepest = Math.max(entry.deepest, ++entry.depth);
  }
  return -1;
}

/** Reads a string, an array or an object. Gives the place behind its end, or -1 when it goes on. */
function read(state: State, entry: Open, chunk: Buffer, from: number): number {
  let index = state.escaped ? behindEscaped(chunk, from) : from;
  state.escaped = false;
  while (index < chunk.length) {
    if (entry.inString) {
      index = readString(state, entry, chunk, index);
      if (!entry.inString && entry.depth === 0) return index;
      continue;
    }
    const byte = chunk[index++] as number;
    if (TELLING[byte] === 0) continue;
    if (byte === QUOTE) entry.inString = true;
    else if (byte === NEWLINE) state.line++;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) entry.deepest = Math.max(entry.deepest, ++entry.depth);
    else if (--entry.depth === 0) return index;
  }
  return -1;
}

/** Reads on in a string. Gives the place behind its end, or behind the chunk when it goes on. */
function readString(state: State, entry: Open, chunk: Buffer, from: number): number {
  let index = from;
  while (index < chunk.length) {
    const byte = chunk[index++] as number;
    if (TELLING_IN_STRINGS[byte] === 0) continue;
    if (byte === NEWLINE) state.line++;
    else if (byte === QUOTE) {
      entry.inString = false;
      return index;
    } else {
      state.escaped = index === chunk.length;
      index = behindEscaped(chunk, index);
    }
  }
  return chunk.length;
}

function keep(entry: Open, bytes: Buffer): void {
  entry.length += bytes.length;
  if (entry.length > MAX_ELEMENT_BYTES) entry.parts = [];
  else entry.parts.push(bytes);
}

function contentOf({ length, deepest, parts }: Open): JsonElement['content'] {
  if (length > MAX_ELEMENT_BYTES) return 'TOO_LONG';
  if (deepest > MAX_ELEMENT_DEPTH) return 'TOO_DEEP';
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
}

/** The entry is whole: a key names the next member, anything else is given out. */
function close(state: State, entry: Open, found: JsonElement[]): boolean {
  const content = contentOf(entry);
  if (state.expected === 'key') {
    state.member = Buffer.isBuffer(content) && content.length < 1_000 ? content.subarray(1, -1).toString() : '';
    state.expected = 'colon';
    return entry.begins === 'string';
  }
  found.push({ member: state.member, item: state.item, line: entry.line, content });
  state.expected = state.expected === 'element' ? 'afterElement' : 'afterMember';
  return true;
}

/** Takes a byte between entries; gives the place from which to go on, undefined when the byte may not stand here. */
function between(state: State, byte: number, index: number): number | undefined {
  if (isBlank(byte)) {
    if (byte === NEWLINE) state.line++;
    return index + 1;
  }
  const next = NEXT[state.expected][byte];
  if (next !== undefined) {
    if (byte === OPEN_ARRAY) state.item = 0;
    if (byte === OPEN_ARRAY && state.expected === 'start') state.topIsArray = true;
    state.expected = next === 'closed' ? (state.topIsArray ? 'end' : 'afterMember') : next;
    return index + 1;
  }
  if (!mayBegin(state.expected, byte)) return undefined;
  state.open = begun(state, byte);
  return index;
}

function mayBegin(expected: Expected, byte: number): boolean {
  if (expected === 'key') return byte === QUOTE;
  const isValue = expected === 'value' || expected === 'element';
  return isValue && byte !== COMMA && byte !== COLON && byte !== CLOSE_ARRAY && byte !== CLOSE_OBJECT;
}

function begun(state: State, byte: number): Open {
  const begins = byte === QUOTE ? 'string' : byte === OPEN_OBJECT || byte === OPEN_ARRAY ? 'container' : 'bare';
  state.item = state.expected === 'element' ? state.item + 1 : 0;
  return { line: state.line, begins, parts: [], length: 0, depth: 0, deepest: 0, inString: false };
}

/** Signs between entries and what they lead to; `closed` ends an array, and with the outermost one the text. */
const NEXT: Readonly<Record<Expected, Readonly<Record<number, Expected | 'closed'>>>> = {
  start: { [OPEN_ARRAY]: 'element', [OPEN_OBJECT]: 'key' },
  key: { [CLOSE_OBJECT]: 'end' },
  colon: { [COLON]: 'value' },
  value: { [OPEN_ARRAY]: 'element' },
  afterMember: { [COMMA]: 'key', [CLOSE_OBJECT]: 'end' },
  element: { [CLOSE_ARRAY]: 'closed' },
  afterElement: { [COMMA]: 'element', [CLOSE_ARRAY]: 'closed' },
  end: {},
};
