/** Principal figures of a calculator by their paths: `targets.0.worst.DEAD.chance`, `turns.last.firstDestroyed`. */
import { capital, uncapital } from '@rangefinder/rules';
import type { Field, Fields, Text } from '../description.js';
import { isOdds } from './odds.js';
import type { Figures } from './single.js';
import { isAbsent } from './values.js';

export interface Principal {
  /** Label that replaces the one of the field: the word that its row is about. */
  readonly label: Text | undefined;
  readonly field: Field;
  readonly value: unknown;
}

/** Value of a row that is not listed. */
const NEVER = { fraction: '0', decimal: 0 };

/** The figure at a path; `undefined` if the answer has none. */
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

/** A list row on the path of a figure. */
interface Row {
  readonly item: Field;
  readonly value: unknown;
  readonly place: number;
  readonly isAlone: boolean;
}

/** The label of a figure in a row: what the row is about, with the label of the figure where the row has several such figures. */
function labelIn(row: Row, field: Field, word: Text | undefined): Text | undefined {
  const title = titleOf(row, field);
  if (!title) return word;
  const says = word ?? field.label;
  return field.kind === 'text' || isItsOdds(row.item, field) || title.en.startsWith(says.en)
    ? title
    : joined(title, ': ', uncapital(says.en), uncapital(says.ru));
}

/** Whether a figure is the odds of the row itself. */
const isItsOdds = (item: Field, field: Field): boolean => item.kind === 'object' && Object.values(item.fields).find(isOdds) === field;

/** The title of a row: its name, the word or the number that it is about, else its index. */
function titleOf({ item, value, place, isAlone }: Row, figure: Field): Text | undefined {
  const counted = isAlone ? undefined : joined(item.label, ' ', place);
  if (item.kind !== 'object') return counted;
  const others = Object.entries(item.fields).filter(([, field]) => field !== figure);
  const present = others.filter(([name]) => !isAbsent((value as Figures)[name]) && (value as Figures)[name] !== '');
  const text = present.find(([, field]) => field.kind === 'text' && !field.deck && !field.written);
  if (text) return same(String((value as Figures)[text[0]]));
  const word = present.find(([, { kind }]) => kind === 'choice');
  if (word) return wordOf(item, String((value as Figures)[word[0]])) ?? counted;
  const [first] = present;
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

/** The name of the word that a row is about. */
function wordOf(item: Field, word: string): Text | undefined {
  const about = item.kind === 'object' ? Object.values(item.fields).find(({ kind }) => kind === 'choice') : undefined;
  const text = about?.kind === 'choice' ? about.type.values[word] : undefined;
  return text && { en: capital(text.en), ru: capital(text.ru) };
}
