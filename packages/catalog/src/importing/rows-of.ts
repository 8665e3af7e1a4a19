/** The rows of all inputs, each in its detected format. */

import type { Text } from '@rangefinder/rules';
import { isStorable } from '../text/storable.js';
import { fileFault } from './file-fault.js';
import { formatOf, HEAD_BYTES, READABLE, whatFileIs } from './formats/formats.js';
import type { Input } from './inputs/input.js';
import { beginning, joined, utf8 } from './inputs/utf8.js';
import { type Row, refused } from './parsed-rows.js';
import type { ReadFile } from './report.js';
import { shortRefusal } from './short-refusal.js';

/** A stream of rows, with information on the files so far. */
export interface RowStream {
  readonly rows: AsyncIterable<readonly Row[]>;
  files(): readonly ReadFile[];
  passedOver(): readonly string[];
  /** Number of bytes read from the inputs. */
  bytes(): number;
}

/** Creates the stream of rows of some inputs. */
export function rowsOf(inputs: AsyncIterable<Input>): RowStream {
  const files: ReadFile[] = [];
  const passedOver: string[] = [];
  let bytes = 0;

  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }

  async function* rows(): AsyncGenerator<readonly Row[]> {
    for await (const input of inputs) {
      const raw = await beginning(counted(input.read()), HEAD_BYTES);
      if (input.optional && isBinary(raw.head)) {
        passedOver.push(input.name);
        await raw.rest.close();
        continue;
      }
      const { head, rest } = await beginning(utf8(input.name, joined(raw.head, raw.rest)), HEAD_BYTES);
      const format = formatOf(head.toString());
      if (format === undefined) {
        if (!input.optional) throw unknownFormat(input.name, head);
        passedOver.push(input.name);
        await rest.close();
        continue;
      }
      let count = 0;
      for await (const some of format.rows(input.name, joined(head, rest))) {
        count += some.length;
        if (some.length > 0) yield some.map(storableRow);
      }
      files.push({ name: input.name, format: format.name, rows: count });
    }
  }

  return { rows: rows(), files: () => files, passedOver: () => passedOver, bytes: () => bytes };
}

const UTF16_MARKS = ['fffe', 'feff'];

/** Recognizes pictures and other binary files in folders. */
const isBinary = (head: Buffer): boolean => head.includes(0) && !UTF16_MARKS.includes(head.subarray(0, 2).toString('hex'));

/** Files with zero bytes are usually UTF-16 without a byte order mark. */
const unknownFormat = (name: string, head: Buffer): Error =>
  head.includes(0)
    ? fileFault(name, `byte ${head.indexOf(0)}`, NO_TEXT)
    : fileFault(name, firstLine(head.toString()), readableFor(head.toString()));

/** The first line with letters or digits, since a bracket alone says little about a file. */
function firstLine(head: string): string {
  const lines = head.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((each) => /[\p{L}\d]/u.test(each)) ?? lines[0] ?? '';
  return line.slice(0, MAX_QUOTE_CHARACTERS);
}

function readableFor(head: string): Text {
  const known = whatFileIs(head);
  return known === undefined ? READABLE : { en: `${READABLE.en}. Here, ${known.en}`, ru: `${READABLE.ru}. Здесь ${known.ru}` };
}

const MAX_QUOTE_CHARACTERS = 60;

/** Raw rows are stored, so a row that the database cannot store is refused. */
function storableRow({ place, parsed }: Row): Row {
  if (parsed.kind === 'refused') return { place, parsed: shortRefusal(parsed) };
  if (parsed.kind !== 'unit' || isStorable(parsed.raw)) return { place, parsed };
  const problem = { code: 'BAD_FORMAT', path: [], given: parsed.raw, allowed: NO_ZEROS } as const;
  return { place, parsed: shortRefusal(refused(problem, parsed.draft.sourceId)) };
}

const NO_TEXT = {
  en: 'text in UTF-8, or in UTF-16 with a mark; zero bytes stand in neither: save the file as UTF-8',
  ru: 'текст в UTF-8 или в UTF-16 с меткой; нулевых байтов в нём не бывает: сохраните файл в UTF-8',
};
const NO_ZEROS = { en: 'text without zero characters', ru: 'текст без нулевых символов' };
