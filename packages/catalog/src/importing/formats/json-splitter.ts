/**
 * Streaming splitter of JSON: yields the elements of the outer array, or of the arrays in the members of the outer object, as the
 * bytes in the file, since raw rows are stored. Only one element is in memory. The splitter understands brackets, strings and
 * commas; `JSON.parse` validates each element, so that one invalid row does not fail the whole file. See
 * docs/decisions/0015-splitting-json.md.
 */

/** An element. */
export interface JsonElement {
  /** Member of the outer object that contains it; null in an array. */
  readonly member: string | null;
  /** Position in its array, from 1; 0 if the member is not an array. */
  readonly item: number;
  /** Line of its beginning, from 1. */
  readonly line: number;
  /** Its bytes, or why they were dropped. */
  readonly content: Buffer | ElementFault;
}

/** Why an element was skipped. */
export type ElementFault = 'TOO_LONG' | 'TOO_DEEP';

/** Position of a syntax error or of the premature end. */
export interface JsonFault {
  readonly fault: 'CUT_OFF' | 'NOT_JSON';
  readonly line: number;
  /** Number of bytes before it. */
  readonly offset: number;
}

export const MAX_ELEMENT_BYTES = 1_048_576;
export const MAX_ELEMENT_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (byte: number): boolean => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/** Lookup table of significant bytes; all others are skipped at once. */
const among = (...bytes: readonly number[]): Uint8Array => Uint8Array.from({ length: 256 }, (_, byte) => Number(bytes.includes(byte)));
const TELLING = among(QUOTE, NEWLINE, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT);
const TELLING_IN_STRINGS = among(QUOTE, BACKSLASH, NEWLINE);

/** Offset after an escaped byte. An escaped line break still ends its line. */
const behindEscaped = (chunk: Buffer, index: number): number => (chunk[index] === NEWLINE ? index : index + 1);

/** Expected token between elements. */
type Expected = 'start' | 'key' | 'colon' | 'value' | 'afterMember' | 'element' | 'afterElement' | 'end';

/** An element whose end has not been read. */
interface Open {
  readonly line: number;
  readonly begins: 'container' | 'string' | 'bare';
  parts: Buffer[];
  length: number;
  depth: number;
  deepest: number;
  inString: boolean;
}

/** State of the splitter. */
interface State {
  expected: Expected;
  member: string | null;
  item: number;
  line: number;
  offset: number;
  topIsArray: boolean;
  /** Whether the previous chunk ended with the backslash of an escape. */
  escaped: boolean;
  open: Open | undefined;
}

/** A splitter. Each chunk yields the elements that end in it. */
export interface JsonSplitter {
  push(chunk: Buffer): readonly JsonElement[] | JsonFault;
  /** Call it at the end of the text; undefined if the text was complete. */
  end(): JsonFault | undefined;
}

/**
 * Creates a splitter.
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

/** Continues an element. Returns the offset after what was read; undefined if the element is not allowed here. */
function within(state: State, open: Open, chunk: Buffer, from: number, found: JsonElement[]): number | undefined {
  const end = open.begins === 'bare' ? readBare(open, chunk, from) : read(state, open, chunk, from);
  keep(open, chunk.subarray(from, end < 0 ? chunk.length : end));
  if (end < 0) return chunk.length;
  state.open = undefined;
  return close(state, open, found) ? end : undefined;
}

/** Reads a number or a literal. Returns the offset of its end, or -1 if it continues. */
function readBare(entry: Open, chunk: Buffer, from: number): number {
  for (let index = from; index < chunk.length; index++) {
    const byte = chunk[index] as number;
    if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_ARRAY || isBlank(byte)) return index;
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) entry.deepest = Math.max(entry.deepest, ++entry.depth);
  }
  return -1;
}

/** Reads a string, an array or an object. Returns the offset after its end, or -1 if it continues. */
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

/** Continues a string. Returns the offset after its end, or after the chunk if it continues. */
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

/** Ends an element. A key names the next member, any other element is yielded. */
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

/** Reads a byte between elements. Returns the next offset; undefined if the byte is not allowed here. */
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

/** Transitions by byte. `closed` ends an array, and the text with the outermost one. */
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
