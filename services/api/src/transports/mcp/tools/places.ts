/** Sections, tables and rulings as Markdown. */

/** Operations that return a place of the rulebook. */
export type PlaceKind = 'section' | 'table' | 'ruling';

export const PLACE_FIELDS: Readonly<Record<PlaceKind, string>> = {
  section: 'title,summary,text,url',
  table: 'title,columns,rows,notes,url',
  ruling: 'title,question,readings,decision,url',
};

/** A section, table or ruling. */
export interface Place {
  readonly title: string;
  readonly url: string;
  readonly summary?: string;
  readonly text?: string;
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly unknown[])[];
  readonly notes?: readonly string[];
  readonly question?: string;
  readonly readings?: readonly string[];
  readonly decision?: string;
}

/** Returns the kind of an id: `alpha-strike/table/ranges`. */
export function placeKind(id: string): PlaceKind {
  const part = id.split('/')[1];
  return part === 'table' || part === 'ruling' ? part : 'section';
}

const line = (cells: readonly unknown[]): string => `| ${cells.map((cell) => String(cell ?? '–').replaceAll('|', '\\|')).join(' | ')} |`;

/** @example placeText({ title: 'Range', columns: ['Range', 'Modifier'], rows: [['Short', '0']], url: 'https://…' }) */
export function placeText({ title, url, summary, text, columns, rows = [], notes = [], question, readings = [], decision }: Place): string {
  const table = columns ? [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n') : undefined;
  const parts = [`# ${title}`, summary, question, ...readings.map((reading) => `- ${reading}`), decision, text, table, ...notes, url];
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}
