/** Front matter of a section: its id, its summary and its keywords, each on a line. It is valid YAML, but needs no YAML parser. */
import type { Read } from '../model.js';

/** Maximum length of a summary in characters: a line of search results. */
export const MAX_SUMMARY_LENGTH = 140;

const HEAD_AND_BODY = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const LINE = /^([a-z]+): *(.*)$/;
const KEYS = ['id', 'summary', 'keywords'] as const;

export interface Headed {
  readonly summary: string;
  /** What players call its subject, for the search. */
  readonly keywords: string;
  readonly body: string;
  /** Lines before the body. */
  readonly linesAbove: number;
}

/**
 * Splits a section into front matter and body, and checks the front matter.
 * @example readFrontMatter('---\nid: 5150/rep\nsummary: What Rep is.\n---\nRep is…', '5150/rep')
 */
export function readFrontMatter(text: string, id: string): Read<Headed> {
  const [, head, body] = HEAD_AND_BODY.exec(text) ?? [];
  if (head === undefined || body === undefined) return { ok: false, problems: ['begins with a head between two lines of ---'] };
  const lines = head.split('\n');
  const values = new Map(lines.map(keyAndValue));
  const problems = headProblems(lines, values, id);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: { summary: values.get('summary') ?? '', keywords: values.get('keywords') ?? '', body, linesAbove: lines.length + 2 },
  };
}

function keyAndValue(line: string): readonly [key: string, value: string] {
  const [, key = line, value = ''] = LINE.exec(line) ?? [];
  return [key, unquoted(value.trim())];
}

/** Removes single quotation marks around a value. They are doubled inside. */
const unquoted = (value: string): string => (/^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value);

function headProblems(lines: readonly string[], values: ReadonlyMap<string, string>, id: string): readonly string[] {
  const known: readonly string[] = KEYS;
  return [
    ...[...values.keys()].filter((key) => !known.includes(key)).map((key) => `the head has an unknown line: ${key}`),
    ...(values.size === lines.length ? [] : ['a key stands twice in the head']),
    ...(values.get('id') === id ? [] : [`the id is ${id}, not ${values.get('id') ?? 'missing'}`]),
    ...summaryProblems(values.get('summary') ?? ''),
  ];
}

function summaryProblems(summary: string): readonly string[] {
  if (summary === '') return ['the summary is missing'];
  if (/^["|>]/.test(summary)) return ['the summary is one line, plain or in single quotation marks'];
  return summary.length > MAX_SUMMARY_LENGTH ? [`the summary has ${summary.length} characters, ${MAX_SUMMARY_LENGTH} at most`] : [];
}
