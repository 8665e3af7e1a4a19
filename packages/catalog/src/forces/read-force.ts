/** Reads the text of a force in any format. */
import type { System } from '@rangefinder/query';
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import { faultOf } from '../importing/file-fault.js';
import { formatOf, HEAD_BYTES, whatFileIs } from '../importing/formats/formats.js';
import {
  FORCE_TEXT,
  type ForceFormat,
  type ForceFormatId,
  type ForceLine,
  type ForceLines,
  LONG_NAME,
  MAX_FORCE_UNITS,
  MAX_NAME_CHARACTERS,
  quoted,
  tooManyUnits,
  type UnreadLine,
} from './force-line.js';
import * as battleTech from './formats/alpha-strike/formats.js';
import { forceCsv } from './formats/force-csv.js';
import { list } from './formats/list.js';

/** In the order of detection. Those of one rule set are in the folder of its slug. */
const FORMATS: readonly ForceFormat[] = [...battleTech.FORMATS, forceCsv, list];

/** Maximum number of lines in a format with a unit in each line, headings and remarks included. */
const MAX_TEXT_LINES = 1_000;
/** Maximum characters of a text. */
export const MAX_FORCE_CHARACTERS = 400_000;

/** The contents of a text, and its format. */
export interface ReadForce extends ForceLines {
  readonly format: ForceFormatId;
  /** Rule set of its units; undefined for any. */
  readonly system?: System | undefined;
}

const READABLE: Text = {
  en: `a force in one of these formats: ${FORMATS.map(({ name }) => name.en).join('; ')}`,
  ru: `отряд в одном из форматов: ${FORMATS.map(({ name }) => name.ru).join('; ')}`,
};

/** What a text is that is no force: a list of cards, a record sheet, a page. */
function otherThing(head: string): Text | undefined {
  const cards = formatOf(head);
  if (cards !== undefined)
    return {
      en: `this is a list of cards (${cards.name.en}): import it into the catalog`,
      ru: `это список карточек (${cards.name.ru}): его загружают в каталог`,
    };
  return whatFileIs(head);
}

function refusal(head: string): Problem {
  const first = head.split(/\r?\n/).find((line) => /[\p{L}\d]/u.test(line)) ?? head;
  const other = otherThing(head);
  const allowed = other ? { en: `${READABLE.en}. Here, ${other.en}`, ru: `${READABLE.ru}. Здесь ${other.ru}` } : READABLE;
  return { code: 'BAD_FORMAT', path: [FORCE_TEXT], given: quoted(first), allowed };
}

/**
 * The units of a text, in its format.
 * @example await readForce('2x Atlas AS7-D') // { ok: true, value: { format: 'LIST', lines: [{ name: 'Atlas AS7-D', count: 2, … }] } }
 */
export async function readForce(given: string): Promise<CheckResult<ReadForce>> {
  const text = given.replace(/^\uFEFF/, '');
  const problem = boundsProblem(text);
  if (problem !== undefined) return { ok: false, problems: [problem] };
  const head = text.slice(0, HEAD_BYTES);
  const format = FORMATS.find((each) => each.recognizes(head) && (each !== list || otherThing(head) === undefined));
  if (format === undefined) return { ok: false, problems: [refusal(head)] };
  const count = format.hasUnitPerLine ? text.trimEnd().split('\n').length : 0;
  if (count > MAX_TEXT_LINES) return { ok: false, problems: [tooManyLines(count)] };
  try {
    const { lines: all, unread, ...rest } = await format.read(text);
    const [lines, long] = [all.filter(hasShortName), all.filter((line) => !hasShortName(line))];
    if (lines.length > MAX_FORCE_UNITS) return { ok: false, problems: [tooManyUnits(lines.length)] };
    if (lines.length === 0) return { ok: false, problems: [refusal(head)] };
    return { ok: true, value: { ...rest, lines, unread: [...unread, ...long.map(tooLong)], format: format.id, system: format.system } };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return { ok: false, problems: [fault] };
  }
}

function boundsProblem(text: string): Problem | undefined {
  if (text.trim() === '') return { code: 'MISSING', path: [FORCE_TEXT], given: '', allowed: READABLE };
  if (text.length <= MAX_FORCE_CHARACTERS) return undefined;
  const allowed = { en: `at most ${MAX_FORCE_CHARACTERS} characters`, ru: `не больше ${MAX_FORCE_CHARACTERS} символов` };
  return { code: 'TOO_LONG', path: [FORCE_TEXT], given: text.length, allowed };
}

const hasShortName = ({ name }: ForceLine): boolean => name.length <= MAX_NAME_CHARACTERS;
const tooLong = ({ line, text }: ForceLine): UnreadLine => ({ line, text, reason: LONG_NAME });

const tooManyLines = (given: number): Problem => ({
  code: 'TOO_MANY',
  path: [FORCE_TEXT],
  given,
  allowed: { en: `at most ${MAX_TEXT_LINES} lines in one text`, ru: `не больше ${MAX_TEXT_LINES} строк в одном тексте` },
});
