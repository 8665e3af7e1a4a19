/** The figures that a calculator is asked for, by their paths: `targets.0.worst.DEAD.chance`, `turns.last.firstDestroyed`. */
import { capital, uncapital } from '@rangefinder/rules';
import type { Field, Fields, Text } from '../description.js';
import { isOdds } from './odds.js';
import type { Figures } from './single.js';
import { isAbsent } from './values.js';

/** A figure at a path. */
export interface Principal {
  /** What it is called instead of its own label: the word that its row is about. */
  readonly label: Text | undefined;
  readonly field: Field;
  readonly value: unknown;
}

/** What a row that is not listed has: no chance. */
const NEVER = { fraction: '0', decimal: 0 };

/** The figure at a path; nothing where the answer has none. */
export function figureAt(output: Fields, figures: Figures, path: string): Principal | undefined {
  let fields: Fields = output;
  let field: Field | undefined;
  let value: unknown = figures;
  let label: Text | undefined;
  let row: Row | undefined;
  for (const step of path.split('.')) {
    if (field?.kind === 'list') {
      const { item }: { readonly item: Field } = field;
      const rows = (value ?? []) as readonly unknown[];
      label = /^\d+$|^last$/.test(step) ? undefined : wordOf(item, step);
      value = label
        ? (rowAbout(rows, step) ?? (rows.length > 0 ? { chance: NEVER } : undefined))
        : rows.at(step === 'last' ? -1 : Number(step));
      if (/^\d+$/.test(step)) row = { item, value, place: Number(step) + 1, isAlone: rows.length === 1 };
      field = item;
    } else {
      field = fields[step];
      value = isAbsent(value) ? undefined : (value as Figures)[step];
    }
    if (field?.kind === 'object') fields = field.fields;
  }
  if (!field || isAbsent(value)) return undefined;
  return { label: row ? labelIn(row, field, label) : label, field, value };
}

/** A row of a list, on the way to a figure. */
interface Row {
  readonly item: Field;
  readonly value: unknown;
  readonly place: number;
  readonly isAlone: boolean;
}

/** What a figure of a row is called: by what the row is about, and by its own label where the row has several that are like it. */
function labelIn(row: Row, field: Field, word: Text | undefined): Text | undefined {
  const title = titleOf(row, field);
  if (!title) return word;
  const says = word ?? field.label;
  return field.kind === 'text' || isItsOdds(row.item, field) || title.en.startsWith(says.en)
    ? title
    : joined(title, ': ', uncapital(says.en), uncapital(says.ru));
}

/** Whether a figure is the odds of its row, and not of something else in it. */
const isItsOdds = (item: Field, field: Field): boolean => item.kind === 'object' && Object.values(item.fields).find(isOdds) === field;

/** A row by its name, by the word or the number that it is about, else by its place. */
function titleOf({ item, value, place, isAlone }: Row, asked: Field): Text | undefined {
  const counted = isAlone ? undefined : joined(item.label, ' ', place);
  if (item.kind !== 'object') return counted;
  const others = Object.entries(item.fields).filter(([, field]) => field !== asked);
  const said = others.filter(([name]) => !isAbsent((value as Figures)[name]) && (value as Figures)[name] !== '');
  const text = said.find(([, field]) => field.kind === 'text' && !field.deck && !field.written);
  if (text) return same(String((value as Figures)[text[0]]));
  const word = said.find(([, { kind }]) => kind === 'choice');
  if (word) return wordOf(item, String((value as Figures)[word[0]])) ?? counted;
  const [first] = said;
  if (first?.[1].kind !== 'int' || Object.values(item.fields)[0] !== first[1]) return counted;
  const sign = first[1].unit === 'inches' ? '"' : '';
  return joined(first[1].label, ' ', `${(value as Figures)[first[0]]}${sign}`);
}

const same = (text: string): Text => ({ en: text, ru: text });
const joined = ({ en, ru }: Text, between: string, inEnglish: string | number, inRussian = inEnglish): Text => ({
  en: `${en}${between}${inEnglish}`,
  ru: `${ru}${between}${inRussian}`,
});

const rowAbout = (rows: readonly unknown[], word: string): unknown => rows.find((row) => Object.values(row as Figures).includes(word));

/** The name of what a row is about. */
function wordOf(item: Field, word: string): Text | undefined {
  const about = item.kind === 'object' ? Object.values(item.fields).find(({ kind }) => kind === 'choice') : undefined;
  const text = about?.kind === 'choice' ? about.type.values[word] : undefined;
  return text && { en: capital(text.en), ru: capital(text.ru) };
}
