/** Sections of an answer: figures, charts of odds, tables, groups. */
import { inLanguage } from '@rangefinder/rules';
import type { Field, Fields } from '../description.js';
import { type Board, boardOf } from './board.js';
import { figureText, type Wording } from './figures.js';
import { labels } from './form.js';
import { type AnswerShape, type Headline, headlineOf, leadingNames } from './headline.js';
import { type Chance, isOdds, type OddsRow, oddsRow } from './odds.js';
import { canStack, type Picture, pictureOf, type RolledTotal, rolledTotals, type Series, seriesOf } from './pictures.js';
import { type Figure, type Figures, figure, isSingle, type Named } from './single.js';
import { isAbsent } from './values.js';

/** A table of texts. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Section =
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  | { readonly kind: 'board'; readonly title: string; readonly board: Board }
  | { readonly kind: 'roll'; readonly title: string; readonly totals: readonly RolledTotal[] }
  | OddsSection
  | { readonly kind: 'series'; readonly title: string; readonly series: Series; readonly table: Table }
  | { readonly kind: 'table'; readonly title: string; readonly table: Table; readonly left: number }
  | GroupSection;

/** Odds and their chart. */
export interface OddsSection {
  readonly kind: 'odds';
  readonly picture: Picture;
  /** Whether the rows have no order, such as from harmless to deadly. */
  readonly isUnordered?: true;
  readonly title: string;
  readonly rows: readonly OddsRow[];
  readonly table: Table;
  readonly left: number;
  /** Whether the section is folded. */
  readonly folded?: boolean;
}

interface GroupSection {
  readonly kind: 'group';
  readonly title: string;
  readonly sections: readonly Section[];
  readonly left: number;
  /** Whether the section is folded. */
  readonly folded?: boolean;
}

type ObjectField = Extract<Field, { kind: 'object' }>;

/** An answer ready to be drawn. */
export interface AnswerView {
  readonly headline: readonly Headline[];
  readonly sections: readonly Section[];
}

/** The headline of an answer and the sections below. */
export function answerView(shape: AnswerShape, figures: Figures, wording: Omit<Wording, 'names'>): AnswerView {
  const leading = leadingNames(shape, figures);
  const rest = Object.fromEntries(Object.entries(shape.output).filter(([name]) => !leading.includes(name)));
  const sections = sectionsOf(rest, figures, { ...wording, names: shape.names });
  return { headline: headlineOf(shape, figures, wording), sections: [...rollIn(shape.output, figures), ...sections] };
}

/** The roll of an answer, if it has one. */
const rollIn = (output: Fields, figures: Figures): readonly Section[] =>
  Object.entries(output).flatMap(([name, field]) => {
    const threshold = figures[name];
    if (field.kind !== 'int' || !field.roll || typeof threshold !== 'number') return [];
    const { dice, faces } = field.roll;
    return [{ kind: 'roll', title: `${dice}D${faces}`, totals: rolledTotals(field.roll, threshold) }];
  });

/** More rows are counted, not shown. */
const MAX_BARS = 8;
const MAX_COLUMNS = 61;
const MAX_ROWS = 200;
const MAX_GROUPS = 24;
/** A row with more odds is not drawn as a bar. */
const MAX_ODDS = 2;

/** Whether a figure is worth showing: not absent, not an empty list, not an id without a name. */
const isShown = (field: Field, value: unknown, { names }: Wording): boolean =>
  !isAbsent(value) && !(Array.isArray(value) && value.length === 0) && (field.kind !== 'id' || names[value as string] !== undefined);

/** Single figures first, then single odds as one chart, then lists and objects. */
function sectionsOf(fields: Fields, figures: Figures, wording: Wording): readonly Section[] {
  const there = Object.entries(fields).filter(([name, field]) => isShown(field, figures[name], wording));
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

/** Several single odds as one chart. */
function oddsSide(odds: readonly Named[], figures: Figures, { language }: Wording): Section {
  const rows = odds.map(([name, field]) => oddsRow(inLanguage(field.label, language), figures[name] as Chance, language));
  return {
    kind: 'odds',
    picture: canStack(rows) ? 'stack' : 'bars',
    isUnordered: true,
    title: '',
    rows,
    table: { columns: [], rows: rows.map(({ label, percent, fraction }) => [label, percent, fraction]) },
    left: 0,
  };
}

/** The sections of a list or an object; none for an empty list. */
function part(field: Field, value: unknown, title: string, wording: Wording): readonly Section[] {
  if (field.kind === 'object') {
    const sections = sectionsOf(field.fields, value as Figures, wording);
    return sections.length > 0 ? [{ kind: 'group', title, sections, left: 0 }] : [];
  }
  if (field.kind !== 'list') return [{ kind: 'figures', figures: [figure(field, value, wording)] }];
  const items = value as readonly unknown[];
  if (items.length === 0) return [];
  if (field.item.kind === 'list') return [numberedRows(field.item, items, title, wording)];
  if (field.item.kind !== 'object') return [oddsList(field.item, items, title, wording)];
  const { fields } = field.item;
  const board = boardOf(fields, items as readonly Figures[], wording);
  if (board) return [{ kind: 'board', title: '', board }];
  const series = seriesOf(fields, items as readonly Figures[], wording);
  if (series) return seriesSections(series, field.item, items, title, wording);
  if (Object.values(fields).some((inner) => inner.kind === 'object' || (inner.kind === 'list' && !isPlainList(inner))))
    return [groups(field.item, items, title, wording)];
  return [rowsOf(field.item, items as readonly Figures[], title, wording)];
}

/** A chart of all turns. Lists and objects within a turn are folded. */
function seriesSections(series: Series, item: ObjectField, items: readonly unknown[], title: string, wording: Wording): readonly Section[] {
  const plain = Object.entries(item.fields).filter(([, { kind }]) => kind !== 'object' && kind !== 'list');
  const table = tableOf(plain, items as readonly Figures[], wording);
  const drawn: Section = { kind: 'series', title, series, table };
  if (plain.length === Object.keys(item.fields).length) return [drawn];
  const rest = Object.fromEntries(Object.entries(item.fields).filter(([, { kind }]) => kind === 'object' || kind === 'list'));
  const parts = groups({ ...item, fields: rest }, items, title, wording);
  return [drawn, { ...parts, folded: true }];
}

const oddsList = (item: Field, items: readonly unknown[], title: string, { language }: Wording): Section => {
  const rows = items.map((one, index) => oddsRow(`${inLanguage(item.label, language)} ${index + 1}`, one as Chance, language));
  return {
    kind: 'odds',
    picture: 'bars',
    title,
    rows,
    table: { columns: [], rows: rows.map(({ label, percent, fraction }) => [label, percent, fraction]) },
    left: 0,
  };
};

/** Lists of lists: a numbered line for each. */
function numberedRows(item: Field, items: readonly unknown[], title: string, wording: Wording): Section {
  const rows = items.slice(0, MAX_ROWS).map((line, index) => [String(index + 1), figureText(item, line, wording)]);
  return {
    kind: 'table',
    title,
    table: { columns: [inLanguage(item.label, wording.language), ''], rows },
    left: items.length - rows.length,
  };
}

/** Items that contain lists or objects. */
function groups(item: ObjectField, items: readonly unknown[], title: string, wording: Wording): GroupSection {
  const shown = items.slice(0, MAX_GROUPS);
  const name = inLanguage(item.label, wording.language);
  const sections = shown.map(
    (one, index): Section => ({
      kind: 'group',
      title: `${name} ${index + 1}`,
      sections: outcomesFirst(sectionsOf(item.fields, one as Figures, wording)),
      left: 0,
    }),
  );
  return { kind: 'group', title, sections, left: items.length - shown.length };
}

/** Stacked blocks first. If there are any, the other odds of the part are folded. */
function outcomesFirst(sections: readonly Section[]): readonly Section[] {
  const isStack = (section: Section) => section.kind === 'odds' && section.picture === 'stack';
  if (!sections.some(isStack)) return sections;
  const others = sections.filter((section) => !isStack(section));
  return [...sections.filter(isStack), ...others.map((one) => (one.kind === 'odds' ? { ...one, folded: true } : one))];
}

function tableOf(used: readonly Named[], items: readonly Figures[], wording: Wording): Table {
  const rows = items.slice(0, MAX_ROWS);
  const columns = used.map(([name, field]) => ({ field, texts: rows.map((item) => figureText(field, item[name], wording)) }));
  const phrases = columns.filter(({ field }) => field.kind === 'words').map(({ texts }) => textKey(texts));
  const shown = columns.filter(({ field, texts }) => field.kind !== 'choice' || !phrases.includes(textKey(texts)));
  return {
    columns: shown.map(({ field }) => labels(field, wording.language).label),
    rows: rows.map((_, row) => shown.map(({ texts }) => texts[row] ?? '')),
  };
}

/** The same for columns that tell a reader the same: a phrase may begin with a small letter where the name of a choice has a capital. */
const textKey = (texts: readonly string[]): string => JSON.stringify(texts).toLowerCase();

/** A distribution is drawn as a chart, any other list as a table. */
function rowsOf({ fields, label }: ObjectField, items: readonly Figures[], title: string, wording: Wording): Section {
  const used = Object.entries(fields).filter(([name, field]) => items.some((item) => isShown(field, item[name], wording)));
  const chances = used.filter(([, field]) => isOdds(field));
  const [odds] = chances;
  const table = tableOf(used, items, wording);
  if (!odds || chances.length > MAX_ODDS) return { kind: 'table', title, table, left: items.length - table.rows.length };
  const named = used.filter(([name, field]) => !isOdds(field) && !isOfAll(name, field, items));
  const [marked] = isRolled(named) ? named : [];
  const rowsBy = (by: readonly Named[]) =>
    items.map((item, index) => {
      const counted = `${inLanguage(label, wording.language)} ${index + 1}`;
      const rowText = rowLabel(marked ? by.slice(1) : by, item, wording);
      const row = oddsRow(rowText || counted, item[odds[0]] as Chance, wording.language);
      return marked ? { mark: figureText(marked[1], item[marked[0]], wording), ...row } : row;
    });
  const counted = rowsBy(named);
  const picture = chances.length > 1 ? 'bars' : pictureOf(named, counted);
  const all = picture === 'ladder' ? rowsBy(named.filter(([, { kind }]) => kind === 'choice')) : counted;
  const rows = all.slice(0, MAX_ROWS_BY_CHART[picture]);
  const [sure] = rows;
  if (items.length === 1 && sure?.share === 1) return { kind: 'figures', figures: [{ label: title, text: sure.label }] };
  // If a row has several odds, the title names those of the bars.
  const which = chances.length > 1 ? `${title}: ${inLanguage(odds[1].label, wording.language)}` : title;
  return { kind: 'odds', picture, title: which, rows, table, left: items.length - rows.length };
}

/** Maximum number of rows by chart. */
const MAX_ROWS_BY_CHART: { readonly [P in Picture]: number } = {
  stack: MAX_BARS,
  bars: MAX_BARS,
  ladder: MAX_GROUPS,
  track: MAX_GROUPS,
  columns: MAX_COLUMNS,
};

/** Whether a boolean is the same in every row: it then distinguishes none. */
const isOfAll = (name: string, { kind }: Field, items: readonly Figures[]): boolean =>
  kind === 'boolean' && items.length > 1 && items.every((item) => item[name] === items[0]?.[name]);

/** Whether the rows are a roll table: a number first, then its result. */
const isRolled = ([first, ...others]: readonly Named[]): boolean =>
  first?.[1].kind === 'int' && others.some(([, { kind }]) => kind === 'words' || kind === 'choice');

const hasText = (field: Field, value: unknown): boolean =>
  !isAbsent(value) && field.kind !== 'exact' && (field.kind === 'boolean' ? value === true : !Array.isArray(value) || value.length > 0);

/**
 * The label of a row: its figures. Several numbers have their labels, booleans are named where they are true, of texts only the
 * first is used. Empty if the row has none of these.
 */
function rowLabel(named: readonly Named[], item: Figures, wording: Wording): string {
  const title = named.find(([, { kind }]) => kind === 'words');
  const visible = named.filter((one) => hasText(one[1], item[one[0]]) && (one[1].kind !== 'words' || one === title));
  const isNumber = ({ kind }: Field) => kind === 'int' || kind === 'number';
  const several = visible.filter(([, field]) => isNumber(field)).length > 1 || (visible.length > 1 && isNumber(visible[0]?.[1] as Field));
  const parts = visible.map(([name, field]) => {
    const label = inLanguage(field.label, wording.language);
    if (field.kind === 'boolean') return label;
    const text = figureText(field, item[name], wording);
    return several && isNumber(field) ? `${label} ${text}` : text;
  });
  return parts.join(' · ') || (named[0] ? inLanguage(named[0][1].label, wording.language) : '');
}
