/** Splits MegaMek text into blocks, which are separated by blank lines, while it streams. */
import { type ParsedRow, type Row, refused, sourceIdOf } from '../../parsed-rows.js';
import { hasArcs, readBlock } from './megamek.js';

/** Maximum characters of a block. Only the beginning of a longer one is kept. */
const MAX_BLOCK_CHARACTERS = 16_384;
const RULE = /^-{3,}$/;

/** Whether a text contains a line of hyphens, as below the name of a unit. */
export const hasRule = (text: string): boolean => text.split('\n').some((line) => RULE.test(line.trim()));

interface Block {
  readonly line: number;
  readonly text: string;
}

/** The rows of an input. */
export async function* megamekRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let item = 0;
  for await (const blocks of withArcs(blocksOf(chunks))) yield blocks.map((block) => toRow(input, block, ++item));
}

async function* blocksOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Block[]> {
  let [line, text, rest] = [0, '', ''];
  let begins = 1;
  const add = (printed: string): readonly Block[] => {
    line++;
    const ended = printed.trim() === '' && text !== '' ? [{ line: begins, text }] : [];
    if (text === '') begins = line;
    text = printed.trim() === '' ? '' : shortened(text === '' ? printed : `${text}\n${printed}`);
    return ended;
  };
  for await (const chunk of chunks) {
    const lines = (rest + chunk.toString()).split('\n');
    rest = shortened(lines.pop() ?? '');
    yield lines.flatMap(add);
  }
  yield [...add(rest), ...add('')];
}

/** Joins arc sections to the block before them. */
async function* withArcs(parts: AsyncIterable<readonly Block[]>): AsyncGenerator<readonly Block[]> {
  let held: Block | undefined;
  for await (const some of parts) {
    const whole: Block[] = [];
    for (const part of some) {
      if (held !== undefined && !hasRule(part.text) && hasArcs(part.text)) {
        held = { ...held, text: shortened(`${held.text}\n${part.text}`) };
      } else {
        if (held !== undefined) whole.push(held);
        held = part;
      }
    }
    yield whole;
  }
  if (held !== undefined) yield [held];
}

const shortened = (text: string): string => text.slice(0, MAX_BLOCK_CHARACTERS + 1);

function toRow(input: string, { line, text }: Block, item: number): Row {
  const parsed = parsedOf(text);
  return { place: { input, line, item, sourceId: sourceIdOf(parsed) }, parsed };
}

function parsedOf(text: string): ParsedRow {
  if (text.length > MAX_BLOCK_CHARACTERS) return refused({ code: 'TOO_LONG', path: [], given: text, allowed: SHORTER });
  return hasRule(text) ? readBlock(text) : refused({ code: 'BAD_FORMAT', path: [], given: text, allowed: A_BLOCK });
}

const SHORTER = { en: `a block of at most ${MAX_BLOCK_CHARACTERS} characters`, ru: `блок не длиннее ${MAX_BLOCK_CHARACTERS} символов` };
const A_BLOCK = { en: 'a name, a line of hyphens, then the figures', ru: 'название, строка дефисов, затем показатели' };
