/** Rows of JSON files of any format. */
import type { Text } from '@rangefinder/rules';
import { fileFault } from '../file-fault.js';
import { type ParsedRow, type Row, refused, sourceIdOf } from '../parsed-rows.js';
import {
  type ElementFault,
  type JsonElement,
  type JsonFault,
  jsonSplitter,
  MAX_ELEMENT_BYTES,
  MAX_ELEMENT_DEPTH,
} from './json-splitter.js';

/** Converts an element to a parsed row, or to several; undefined if the element is not a row of the format. */
export type Interpret = (value: unknown, raw: string, member: string | null) => ParsedRow | readonly ParsedRow[] | undefined;

/** Whether a text with this beginning may be JSON. */
export const isJson = (head: string): boolean => /^\s*[[{]/.test(head);

/** The rows of a JSON input. */
export async function* jsonRows(input: string, chunks: AsyncIterable<Buffer>, interpret: Interpret): AsyncGenerator<readonly Row[]> {
  const splitter = jsonSplitter();
  for await (const chunk of chunks) {
    const elements = splitter.push(chunk);
    if (!Array.isArray(elements)) throw brokenJson(input, elements as JsonFault);
    yield (elements as readonly JsonElement[]).flatMap((element) => toRows(input, element, interpret));
  }
  const fault = splitter.end();
  if (fault !== undefined) throw brokenJson(input, fault);
}

function toRows(input: string, { member, item, line, content }: JsonElement, interpret: Interpret): readonly Row[] {
  const found = Buffer.isBuffer(content) ? parseElement(content.toString(), member, interpret) : passedOver(content);
  const rows = Array.isArray(found) ? (found as readonly ParsedRow[]) : found === undefined ? [] : [found as ParsedRow];
  return rows.map((parsed) => ({ place: { input, line, item, sourceId: sourceIdOf(parsed) }, parsed }));
}

function parseElement(raw: string, member: string | null, interpret: Interpret): ReturnType<Interpret> {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return refused({ code: 'BAD_FORMAT', path: [], given: raw, allowed: { en: 'JSON', ru: 'JSON' } });
  }
  return interpret(value, raw, member);
}

const passedOver = (fault: ElementFault): ParsedRow => refused({ code: 'TOO_LONG', path: [], given: fault, allowed: ALLOWED[fault] });

const ALLOWED: Readonly<Record<ElementFault, Text>> = {
  TOO_LONG: { en: `a row of at most ${MAX_ELEMENT_BYTES} bytes`, ru: `строка не длиннее ${MAX_ELEMENT_BYTES} байт` },
  TOO_DEEP: { en: `a row nested at most ${MAX_ELEMENT_DEPTH} deep`, ru: `строка с вложенностью не больше ${MAX_ELEMENT_DEPTH}` },
};

function brokenJson(input: string, { fault, line, offset }: JsonFault): Error {
  const place = { en: `line ${line}, byte ${offset}`, ru: `строка ${line}, байт ${offset}` };
  if (fault === 'NOT_JSON')
    return fileFault(input, place.en, { en: `JSON; at ${place.en} it is not`, ru: `JSON; здесь это не так: ${place.ru}` });
  return fileFault(input, place.en, { en: `a whole file; it is cut off at ${place.en}`, ru: `целый файл; этот обрывается: ${place.ru}` });
}
