/** Lists of names, as players write them in messages: `2x Atlas AS7-D, skill 3 (52 PV)`. */
import { interpretKey } from '@rangefinder/query';
import type { Text } from '@rangefinder/rules';
import {
  type ForceFormat,
  type ForceLine,
  type ForceLines,
  LONG_NAME,
  MAX_NAME_CHARACTERS,
  MAX_SKILL,
  pointsOf,
  quoted,
  skillFrom,
  skillOf,
  skillOrPoints,
  type UnreadLine,
  wholeNumber,
} from '../force-line.js';

const MAX_COUNT = 99;

/** `- 2× Atlas` or `Atlas x2`. The sign may be a Cyrillic х. */
const BULLET = /^(?:[-–—*•·]|\d{1,3}[.)])\s+/;
const COUNT_BEFORE = /^(\d{1,2})\s*(?:[x×хX]\s*(?=[\p{L}\d"“(#])|\s(?=\p{L}))/u;
const COUNT_BEHIND = /\s*[x×хX]\s*(\d{1,2})(?:\s+\d{1,4})?$/;

/** `52 PV`, `PV 52`, `(52)`, `— 104 очка`, and figures behind a dash or a tab. */
const POINTS =
  /\s*[([,;:–—-]?\s*(?:(\d{1,4})\s*(?:pv|bv|pts?|points?|ос|очк\p{L}*)\.?|(?:pv|ос)\s*[:=]?\s*(\d{1,4})|(?<=\()(\d{2,4})(?=\)))\s*[)\]]?$/iu;
const TAIL = /\s*(?:\t|\s[–—-]\s)\s*(\d{1,4})?\s*$/;

/** `skill 3`, `навык 3`, `@3`, after a bracket or a comma also `S3`, and `(3)`. */
const SKILL =
  /(?:\s*[([,;]\s*(?:skill|sk\.?|s|навык|@)|\s(?:skill|навык|@))\s*[:=]?\s*([0-8])(?![\p{L}\d-])\s*[)\],;]?|\s*[([]([0-8])[)\]]$/iu;

/** Skills of the detailed rules: `3/4`, `(3/5)`, `G3/P4`, `gunnery 2, piloting 4`. */
const GUNNERY_AND_PILOTING =
  /(?:\s*[([,;–—-]\s*|\s+)(?:g(?:unnery)?\s*[:=]?\s*)?([0-8])\s*[/,]\s*(?:p(?:iloting)?\s*[:=]?\s*)?([0-8])\s*[)\]]?$/iu;

/** A heading, such as `Alpha lance:` or `# Alpha`. */
const HEADING = /^(?:#+\s*(.+)|\[(.+)\]|(.+):)$/;
const SUMS = /^(?:total|sum|итого|всего)\b/iu;
const SUMS_RU = /^(?:итого|всего)(?:[\s:]|$)/iu;

/** Takes a pattern out of a text. */
function taken(text: string, pattern: RegExp): { readonly value: string | undefined; readonly rest: string } {
  const match = pattern.exec(text);
  if (!match) return { value: undefined, rest: text };
  return {
    value: match.slice(1).find((group) => group !== undefined),
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim(),
  };
}

/** The skill in a text, by any rules, and the rest. */
function skillIn(text: string): { readonly skill: number | undefined; readonly rest: string } {
  const [pair, gunnery, piloting] = GUNNERY_AND_PILOTING.exec(text) ?? [];
  if (pair !== undefined) return { skill: skillFrom({ gunnery, piloting }), rest: text.slice(0, -pair.length).trim() };
  const { value, rest } = taken(text, SKILL);
  return { skill: skillOf(value), rest };
}

function toLine(written: string, line: number, group: string | undefined): ForceLine {
  const { value: points, rest: priced } = taken(written.replace(BULLET, ''), POINTS);
  const { value: tail, rest: plain } = taken(priced, TAIL);
  const { skill, rest: named } = skillIn(plain);
  const unclear = tail !== undefined && skill === undefined && Number(tail) <= MAX_SKILL ? tail : undefined;
  const { value: before, rest } = taken(named, COUNT_BEFORE);
  const { value: behind, rest: name } = taken(rest, COUNT_BEHIND);
  const count = wholeNumber(before ?? behind, MAX_COUNT) || 1;
  const sum = unclear === undefined ? pointsOf(points ?? tail) : pointsOf(points);
  return {
    line,
    text: quoted(written),
    ...(isId(name) ? { id: name.toLowerCase() } : {}),
    mul: mulOf(name),
    name,
    count,
    group,
    skill,
    // Points behind a line are those of all its units.
    points: sum === undefined || sum % count !== 0 ? undefined : sum / count,
    leftOut: unclear === undefined ? [] : [skillOrPoints(unclear)],
  };
}

/** `MUL 140`, `#140`, or the address of a unit in the Master Unit List. */
function mulOf(name: string): string | undefined {
  const { source, keys } = (/^\d+$/.test(name) ? undefined : interpretKey(name))?.filter.sourceKeys ?? {};
  return source === 'mul' ? keys?.[0] : undefined;
}

const isId = (name: string): boolean => /^[a-z0-9-]+\/[a-z0-9.-]+$/i.test(name);

const NO_NAME: Text = { en: 'names no unit', ru: 'здесь нет названия юнита' };

function read(text: string): ForceLines {
  const lines: ForceLine[] = [];
  const unread: UnreadLine[] = [];
  let group: string | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const written = raw.trim();
    if (written === '' || /^(?:\/\/|[-=_*]{3,}$)/.test(written) || SUMS.test(written) || SUMS_RU.test(written)) continue;
    if (written.length > MAX_NAME_CHARACTERS) {
      unread.push({ line: index + 1, text: quoted(written), reason: LONG_NAME });
      continue;
    }
    const heading = HEADING.exec(written);
    if (heading) {
      group = (heading[1] ?? heading[2] ?? heading[3])?.trim();
      continue;
    }
    const line = toLine(written, index + 1, group);
    if (/[\p{L}\d]/u.test(line.name)) lines.push(line);
    else unread.push({ line: index + 1, text: quoted(written), reason: NO_NAME });
  }
  return { lines, unread };
}

/** Characters that begin files of other formats. */
const OTHER = /^\s*[<{[]\s*["<!?{[a-z]/i;

export const list: ForceFormat = {
  id: 'LIST',
  name: {
    en: 'a list with a unit in each line, such as “2x Atlas AS7-D”',
    ru: 'список с юнитом в каждой строке, например «2x Атлас AS7-D»',
  },
  hasUnitPerLine: true,
  recognizes: (head) => !OTHER.test(head),
  read,
};
