/** The head of a text: its id and its summary, nothing else. */
import { parse } from 'yaml';
import type { Read } from '../model.js';

/** The longest summary, in characters: a line of search results. */
export const LONGEST_SUMMARY = 140;

const HEAD_AND_BODY = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const KEYS = ['id', 'summary'];

export interface Headed {
  readonly summary: string;
  readonly body: string;
  /** Lines of the file above the body. */
  readonly linesAbove: number;
}

/**
 * Splits a text from its head and checks the head.
 * @example readFrontMatter('---\nid: 5150/rep\nsummary: What Rep is.\n---\nRep is…', '5150/rep')
 */
export function readFrontMatter(text: string, id: string): Read<Headed> {
  const [, head, body] = HEAD_AND_BODY.exec(text) ?? [];
  if (head === undefined || body === undefined) return { ok: false, problems: ['begins with a head between two lines of ---'] };
  const data = readYaml(head);
  if (!data.ok) return data;
  const problems = headProblems(data.value, id);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { summary: String(data.value.summary), body, linesAbove: head.split('\n').length + 2 } };
}

type Data = Readonly<Record<string, unknown>>;

function readYaml(head: string): Read<Data> {
  try {
    const data: unknown = parse(head);
    return typeof data === 'object' && data !== null
      ? { ok: true, value: data as Data }
      : { ok: false, problems: ['the head holds id and summary'] };
  } catch (error) {
    return { ok: false, problems: [`the head is no YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`] };
  }
}

function headProblems(data: Data, id: string): readonly string[] {
  return [
    ...Object.keys(data)
      .filter((key) => !KEYS.includes(key))
      .map((key) => `the head has an unknown key: ${key}`),
    ...(data.id === id ? [] : [`the id is ${id}, not ${String(data.id)}`]),
    ...summaryProblems(data.summary),
  ];
}

function summaryProblems(summary: unknown): readonly string[] {
  if (typeof summary !== 'string' || summary.trim() === '') return ['the summary is missing'];
  if (summary.includes('\n')) return ['the summary is one line'];
  return summary.length > LONGEST_SUMMARY ? [`the summary has ${summary.length} characters, ${LONGEST_SUMMARY} at most`] : [];
}
