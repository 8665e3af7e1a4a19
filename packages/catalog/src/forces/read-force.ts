/** Reads the text of a force in any format. */
import type { System } from '@rangefinder/query';
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import { faultOf } from '../importing/file-fault.js';
import { formatOf, HEAD_BYTES, whatFileIs } from '../importing/formats/formats.js';
import { FORCE_TEXT, type ForceFormat, type ForceFormatId, type ForceLines, quoted } from './force-line.js';
import * as battleTech from './formats/alpha-strike/formats.js';
import { forceCsv } from './formats/force-csv.js';
import { list } from './formats/list.js';

/** In the order of detection. Those of one rule set are in the folder of its slug. */
const FORMATS: readonly ForceFormat[] = [...battleTech.FORMATS, forceCsv, list];

/** Maximum number of units in a text; more belong into several. */
export const MAX_FORCE_LINES = 100;
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
  try {
    const { lines, ...rest } = await format.read(text);
    if (lines.length > MAX_FORCE_LINES) return { ok: false, problems: [tooMany(lines.length)] };
    if (lines.length === 0) return { ok: false, problems: [refusal(head)] };
    return { ok: true, value: { ...rest, lines, format: format.id, system: format.system } };
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

const tooMany = (given: number): Problem => ({
  code: 'TOO_MANY',
  path: [FORCE_TEXT],
  given,
  allowed: { en: `at most ${MAX_FORCE_LINES} units in one text`, ru: `не больше ${MAX_FORCE_LINES} юнитов в одном тексте` },
});
