/** The parts of an answer: figures, odds as pictures, tables, groups. */
import { inLanguage } from '@rangefinder/rules';
import type { Field, Fields } from '../description.js';
import { figureText, type Wording } from './figures.js';
import { labels } from './form.js';
import { type Chance, isOdds, type OddsRow, oddsRow } from './odds.js';
import { isAbsent } from './values.js';

/** A figure with its label. */
export interface Figure {
  readonly label: string;
  readonly text: string;
}

/** A table in words. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of an answer. */
export type Section =
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  | { readonly kind: 'odds'; readonly title: string; readonly rows: readonly OddsRow[]; readonly table: Table; readonly left: number }
  | { readonly kind: 'table'; readonly title: string; readonly table: Table; readonly left: number }
  | { readonly kind: 'group'; readonly title: string; readonly sections: readonly Section[]; readonly left: number };

/** Rows beyond these are counted, not shown. */
const MAX_BARS = 24;
const MAX_ROWS = 200;
const MAX_GROUPS = 24;
/** A row with more odds than this is not drawn as a bar. */
const MAX_ODDS = 2;

/** Figures by name. */
export type Figures = { readonly [name: string]: unknown };
/** A figure’s name and field. */
export type Named = readonly [name: string, field: Field];

/** Whether a figure is worth showing: an empty list is not, nor are ids without a name. */
const isTold = (field: Field, value: unknown, { names }: Wording): boolean =>
  !isAbsent(value) && !(Array.isArray(value) && value.length === 0) && (field.kind !== 'id' || names[value as string] !== undefined);

/** One value that is not odds. */
export const isSingle = (field: Field): boolean => field.kind !== 'list' && field.kind !== 'object' && !isOdds(field);

/** A figure in words. */
export const figure = (field: Field, value: unknown, wording: Wording): Figure => ({
  label: labels(field, wording.language).label,
  text: figureText(field, value, wording),
});

/** Single figures first, then odds side by side, then everything that is a list or a part of its own. */
export function sectionsOf(fields: Fields, figures: Figures, wording: Wording): readonly Section[] {
  const there = Object.entries(fields).filter(([name, field]) => isTold(field, figures[name], wording));
  const odds = there.filter(([, field]) => isOdds(field));
  // A single bar compares nothing.
  const single = there.filter(([, field]) => isSingle(field) || isPlainList(field) || (isOdds(field) && odds.length === 1));
  const parts = there.filter(([, field]) => (field.kind === 'list' && !isPlainList(field)) || field.kind === 'object');
  return [
    ...(single.length > 0 ? [figuresSection(single, figures, wording)] : []),
    ...(odds.length > 1 ? [oddsSide(odds, figures, wording)] : []),
    ...parts.flatMap(([name, field]) => part(field, figures[name], labels(field, wording.language).label, wording)),
  ];
}

const isPlainList = (field: Field): boolean => field.kind === 'list' && isSingle(field.item);

const figuresSection = (single: readonly Named[], figures: Figures, wording: Wording): Section => ({
  kind: 'figures',
  figures: single.map(([name, field]) => figure(field, figures[name], wording)),
});

/** Odds that stand beside each other, as one picture. */
function oddsSide(odds: readonly Named[], figures: Figures, { language }: Wording): Section {
  const rows = odds.map(([name, field]) => oddsRow(inLanguage(field.label, language), figures[name] as Chance, language));
  return {
    kind: 'odds',
    title: '',
    rows,
    table: { columns: [], rows: rows.map(({ label, percent, fraction }) => [label, percent, fraction]) },
    left: 0,
  };
}

/** A list or an object; an empty list says nothing. */
function part(field: Field, value: unknown, title: string, wording: Wording): readonly Section[] {
  if (field.kind === 'object') return [{ kind: 'group', title, sections: sectionsOf(field.fields, value as Figures, wording), left: 0 }];
  if (field.kind !== 'list') return [{ kind: 'figures', figures: [figure(field, value, wording)] }];
  const items = value as readonly unknown[];
  if (items.length === 0) return [];
  if (field.item.kind === 'list') return [numberedRows(field.item, items, title, wording)];
  if (field.item.kind !== 'object') return [oddsList(field.item, items, title, wording)];
  const { fields } = field.item;
  if (Object.values(fields).some((inner) => inner.kind === 'object' || (inner.kind === 'list' && !isPlainList(inner))))
    return [groups(field.item, items, title, wording)];
  return [rowsOf(fields, items as readonly Figures[], title, wording)];
}

const oddsList = (item: Field, items: readonly unknown[], title: string, { language }: Wording): Section => {
  const rows = items.map((one, index) => oddsRow(`${inLanguage(item.label, language)} ${index + 1}`, one as Chance, language));
  return {
    kind: 'odds',
    title,
    rows,
    table: { columns: [], rows: rows.map(({ label, percent, fraction }) => [label, percent, fraction]) },
    left: 0,
  };
};

/** Lists of lists: each a line, counted from 1. */
function numberedRows(item: Field, items: readonly unknown[], title: string, wording: Wording): Section {
  const rows = items.slice(0, MAX_ROWS).map((line, index) => [String(index + 1), figureText(item, line, wording)]);
  return {
    kind: 'table',
    title,
    table: { columns: [inLanguage(item.label, wording.language), ''], rows },
    left: items.length - rows.length,
  };
}

/** Items that have parts of their own. */
function groups(item: Extract<Field, { kind: 'object' }>, items: readonly unknown[], title: string, wording: Wording): Section {
  const shown = items.slice(0, MAX_GROUPS);
  const name = inLanguage(item.label, wording.language);
  const sections = shown.map(
    (one, index): Section => ({
      kind: 'group',
      title: `${name} ${index + 1}`,
      sections: sectionsOf(item.fields, one as Figures, wording),
      left: 0,
    }),
  );
  return { kind: 'group', title, sections, left: items.length - shown.length };
}

/** A distribution has a bar for each row; other lists are tables. */
function rowsOf(fields: Fields, items: readonly Figures[], title: string, wording: Wording): Section {
  const used = Object.entries(fields).filter(([name, field]) => items.some((item) => isTold(field, item[name], wording)));
  const chances = used.filter(([, field]) => isOdds(field));
  const [odds] = chances;
  const table: Table = {
    columns: used.map(([, field]) => labels(field, wording.language).label),
    rows: items.slice(0, MAX_ROWS).map((item) => used.map(([name, field]) => figureText(field, item[name], wording))),
  };
  if (!odds || chances.length > MAX_ODDS) return { kind: 'table', title, table, left: items.length - table.rows.length };
  const named = used.filter(([, field]) => !isOdds(field));
  const rows = items.slice(0, MAX_BARS).map((item) => oddsRow(rowLabel(named, item, wording), item[odds[0]] as Chance, wording.language));
  const [sure] = rows;
  if (items.length === 1 && sure?.share === 1) return { kind: 'figures', figures: [{ label: title, text: sure.label }] };
  // Where a row has several odds, the title says which of them the bars are.
  const which = chances.length > 1 ? `${title}: ${inLanguage(odds[1].label, wording.language)}` : title;
  return { kind: 'odds', title: which, rows, table, left: items.length - rows.length };
}

const saysSomething = (field: Field, value: unknown): boolean =>
  !isAbsent(value) && (field.kind === 'boolean' ? value === true : !Array.isArray(value) || value.length > 0);

/** What a row is about: its figures; of several numbers each with its label, of yes and no only what is so, of words the first. */
function rowLabel(named: readonly Named[], item: Figures, wording: Wording): string {
  const title = named.find(([, { kind }]) => kind === 'words');
  const said = named.filter((one) => saysSomething(one[1], item[one[0]]) && (one[1].kind !== 'words' || one === title));
  const isNumber = ({ kind }: Field) => kind === 'int' || kind === 'number';
  const several = said.filter(([, field]) => isNumber(field)).length > 1;
  const parts = said.map(([name, field]) => {
    const label = inLanguage(field.label, wording.language);
    if (field.kind === 'boolean') return label;
    const text = figureText(field, item[name], wording);
    return several && isNumber(field) ? `${label} ${text}` : text;
  });
  return parts.join(' · ') || inLanguage(named[0]?.[1].label ?? { en: '', ru: '' }, wording.language);
}
