/** An entry in a line or in a few figures: for lists, descriptions of pages and share images. */
import { figuresOf } from './card-view.js';
import type { CardField } from './card-words.js';
import { type CardContext, kindName, typeOf } from './context.js';
import type { CardEntry } from './entry.js';
import { entryName, factionName } from './names.js';
import type { ShownFigure } from './values.js';

/** A figure in large type, with its label. */
export interface SummaryFigure {
  readonly label: string;
  readonly text: string;
}

export interface EntrySummary {
  readonly name: string;
  /** Kind and the words among the first figures: `BattleMech · Sniper`. */
  readonly kind: string;
  /** Cost, then figures in large type, boxes, and the others. */
  readonly figures: readonly SummaryFigure[];
}

/** Does not begin a line of text. */
const SEPARATOR = '\u00A0· ';

/** A figure that stays in one line with its label. */
const unbroken = (figure: string): string => figure.replaceAll(' ', '\u00A0');

/** A value without a digit is a word: a type, a role. */
const isFigure = ({ value }: ShownFigure): boolean => /\d/.test(value);

/** The name of the field with the code of a unit's kind, which lines and images name in words. */
const KIND_CODE = 'type';

/** The first group of figures of a card, without the kind. */
function firstFigures(entry: CardEntry, context: CardContext): readonly ShownFigure[] {
  const first = typeOf(entry, context).parts.find((part) => part.kind === 'figures');
  const fields = first?.fields.filter(({ name }) => name !== KIND_CODE) ?? [];
  return figuresOf(fields, entry, context);
}

/** A figure without its unit: `Range 48`. */
const plain = ({ short, value }: ShownFigure): string => `${short.split(',')[0]} ${value}`;

const shortFigures = (entry: CardEntry, context: CardContext): readonly string[] => firstFigures(entry, context).map(plain);

const costText = (entry: CardEntry, context: CardContext): string =>
  entry.cost === null ? '' : `${entry.cost} ${typeOf(entry, context).cost}`;

/** Figures in large type, those of a list together: `Damage S/M/L 5/5/2`. */
function largeFigures(entry: CardEntry, context: CardContext): readonly string[] {
  const fields = typeOf(entry, context).parts.flatMap((part) => (part.kind === 'figures' && part.size === 'large' ? part.fields : []));
  return fields.flatMap((field) => {
    const figures = figuresOf([field], entry, context);
    if (figures.length > 1) return `${field.short} ${figures.map(({ value }) => value).join('/')}`;
    return figures.map(plain);
  });
}

/** What a list says of an entry, part by part: kind, faction, first figures and those in large type. */
export function lineFigures(entry: CardEntry, context: CardContext): readonly string[] {
  const figures = new Set([...shortFigures(entry, context), ...largeFigures(entry, context)].map(unbroken));
  return [kindName(entry.kind, context), factionName(entry, context.language), ...figures].filter(Boolean);
}

/** The same in a line. Lines do not begin with a separator. */
export const figuresLine = (entry: CardEntry, context: CardContext): string => lineFigures(entry, context).join(SEPARATOR);

/** The description of an entry's page: game, kind, cost and first figures. */
export const entryDescription = (entry: CardEntry, game: string, context: CardContext): string =>
  [game, kindName(entry.kind, context), costText(entry, context), ...shortFigures(entry, context)].filter(Boolean).join(' · ');

/** Figures of a card by prominence. */
function prominent(entry: CardEntry, context: CardContext): Readonly<Record<'large' | 'boxes' | 'others', readonly ShownFigure[]>> {
  const { parts } = typeOf(entry, context);
  const figures = (fields: readonly CardField[]) => figuresOf(fields, entry, context).filter(isFigure);
  return {
    large: figures(parts.flatMap((part) => (part.kind === 'figures' && part.size === 'large' ? part.fields : []))),
    boxes: figures(parts.flatMap((part) => (part.kind === 'boxes' ? [part.field] : []))),
    others: figures(parts.flatMap((part) => (part.kind === 'figures' && part.size !== 'large' ? part.fields : []))),
  };
}

/** What counts in a battle, in a line: cost, figures in large type, boxes, and the first group. `52 PV · Short 5 · Armor 10 · TMM 1` */
export function battleFigures(entry: CardEntry, context: CardContext): string {
  const { large, boxes } = prominent(entry, context);
  const first = firstFigures(entry, context).filter(isFigure);
  return [...new Set([costText(entry, context), ...[...large, ...boxes, ...first].map(plain)])]
    .filter(Boolean)
    .map(unbroken)
    .join(SEPARATOR);
}

/** The summary of an entry for its share image. */
export function entrySummary(entry: CardEntry, context: CardContext): EntrySummary {
  const cost = entry.cost === null ? [] : [{ label: typeOf(entry, context).cost, text: String(entry.cost) }];
  const { large, boxes, others } = prominent(entry, context);
  const figures = [...large, ...boxes, ...others].map(({ short, value }) => ({ label: short, text: value }));
  const words = firstFigures(entry, context).flatMap((one) => (isFigure(one) ? [] : one.value));
  return {
    name: entryName(entry, context.language),
    kind: [kindName(entry.kind, context), ...words].join(' · '),
    figures: [...cost, ...figures],
  };
}
