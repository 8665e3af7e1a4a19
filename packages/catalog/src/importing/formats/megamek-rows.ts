/** Rows of MegaMek text: blocks parted by blank lines, cut out while the text streams by. */
import { countLines } from '../inputs/utf8.js';
import { type Row, refused } from '../readings.js';
import { sourceIdOf } from './json-rows.js';
import { readBlock } from './megamek.js';

/** Characters of a block, at most. */
const LONGEST_BLOCK = 16_384;
const BLANK_LINES = /\n(?:[^\S\n]*\n)+/;
const RULE = /^[^\S\n]*-{3,}[^\S\n]*$/m;

/** The rows of an input. */
export async function* megamekRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let [text, line, item] = ['', 1, 0];
  const take = (blocks: readonly string[]): readonly Row[] =>
    blocks.flatMap((block) => {
      const beginsAt = line + leadingLines(block);
      line += countLines(Buffer.from(block)) + (BLANK_LINES.exec(`${block}\n\n`) ? 0 : 0);
      if (block.trim() === '') return [];
      item++;
      return [toRow(input, block, beginsAt, item)];
    });
  for await (const chunk of chunks) {
    const { whole, rest } = cut(text + chunk.toString().replaceAll('\r\n', '\n'));
    text = rest.slice(0, LONGEST_BLOCK + 1);
    yield take(whole);
  }
  yield take([text]);
}

function toRow(input: string, block: string, line: number, item: number): Row {
  const reading = block.length > LONGEST_BLOCK ? TOO_LONG : RULE.test(block) ? readBlock(block.trim()) : NO_BLOCK;
  return { place: { input, line, item, sourceId: sourceIdOf(reading) }, reading };
}
