/** The figures that a calculator is asked for, by their paths: `targets.0.worst.DEAD.chance`, `turns.last.firstDestroyed`. */
import { capital, uncapital } from '@rangefinder/rules';
import type { Field, Fields, Text } from '../description.js';
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
  let row: Text | undefined;
  for (const step of path.split('.')) {
    if (field?.kind === 'list') {
      const { item }: { readonly item: Field } = field;
      const rows = (value ?? []) as readonly unknown[];
      label = /^\d+$|^last$/.test(step) ? undefined : wordOf(item, step);
      value = label
        ? (rowAbout(rows, step) ?? (rows.length > 0 ? { chance: NEVER } : undefined))
        : rows.at(step === 'last' ? -1 : Number(step));
      row ??= rows.length > 1 && /^\d+$/.test(step) ? placed(item, Number(step) + 1) : undefined;
      field = item;
    } else {
      field = fields[step];
      value = isAbsent(value) ? undefined : (value as Figures)[step];
    }
    if (field?.kind === 'object') fields = field.fields;
  }
  return field && !isAbsent(value) ? { label: row ? named(row, label ?? field.label) : label, field, value } : undefined;
}

const placed = ({ label }: Field, place: number): Text => ({ en: `${label.en} ${place}`, ru: `${label.ru} ${place}` });
const named = (row: Text, label: Text): Text => ({ en: `${row.en}: ${uncapital(label.en)}`, ru: `${row.ru}: ${uncapital(label.ru)}` });

const rowAbout = (rows: readonly unknown[], word: string): unknown => rows.find((row) => Object.values(row as Figures).includes(word));

/** The name of what a row is about. */
function wordOf(item: Field, word: string): Text | undefined {
  const about = item.kind === 'object' ? Object.values(item.fields).find(({ kind }) => kind === 'choice') : undefined;
  const text = about?.kind === 'choice' ? about.type.values[word] : undefined;
  return text && { en: capital(text.en), ru: capital(text.ru) };
}
