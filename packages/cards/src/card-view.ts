/** A card as plain data: what each of its parts says, in one language. HTML, search engines and share images are made from it. */
import type { Language } from '@rangefinder/rules';
import type { CardField, CardPart, SourceWords } from './card-words.js';
import { type CardContext, kindName, typeOf, type ValueWords, valueWords } from './context.js';
import type { CardEntry, MountedWeapon, Stats } from './entry.js';
import { linkTarget } from './markup.js';
import { factionName, nameOnCarrier, otherName, plainName, unitPath, weaponPath } from './names.js';
import { own } from './own.js';
import { TEXTS } from './texts.js';
import { abilityName, explanationOf, isEmpty, NOTHING, type ShownFigure, shown, shownFigures } from './values.js';

/** A text that can lead somewhere. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string | undefined;
}

/** The head of a column. */
export type Heading = Pick<ShownFigure, 'short' | 'label'>;

/** One part of a card, from top to bottom. */
export type PartView =
  | { readonly kind: 'figures'; readonly size: 'large' | 'medium' | 'small'; readonly figures: readonly ShownFigure[] }
  /** Boxes to cross out at the table. `nth`: the first, second … row of boxes of the card. */
  | { readonly kind: 'boxes'; readonly heading: Heading; readonly count: number; readonly nth: number }
  | { readonly kind: 'scale'; readonly label: string; readonly steps: readonly string[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      /** The place in the rulebook. */
      readonly href?: string | undefined;
      readonly columns: readonly Heading[];
      readonly rows: readonly (readonly LinkedText[])[];
    }
  | { readonly kind: 'abilities'; readonly label: string; readonly names: readonly LinkedText[] };

export interface CardView {
  readonly id: string;
  readonly system: string;
  /** Without the badge. */
  readonly name: string;
  /** Name of the source of an entry that is not official; empty for others. */
  readonly badge: string;
  /** The language of the name where it is not that of the card. */
  readonly nameLanguage: Language | undefined;
  /** The name in the other language; empty where it is the same. */
  readonly otherName: string;
  readonly otherLanguage: Language;
  /** Kind and faction. */
  readonly about: readonly string[];
  readonly cost: { readonly amount: string; readonly unit: string } | undefined;
  readonly parts: readonly PartView[];
  /** What its silhouette depends on. */
  readonly drawn: Pick<CardEntry, 'kind' | 'stats'>;
  /** Origin of the figures; empty where it is unknown. */
  readonly source: string;
}

/** What the parts of a card are made from. */
interface Making {
  readonly entry: CardEntry;
  readonly stats: Stats;
  readonly words: ValueWords;
  readonly context: CardContext;
}

interface Column<Row> extends Heading {
  cell(row: Row): LinkedText;
}

/** Cells without information. */
const SILENT: readonly string[] = ['', NOTHING, '0'];

/** A table without columns that are empty in every row; the first column stays. */
function tableView<Row>(columns: readonly Column<Row>[], rows: readonly Row[], label: string, href?: string): PartView {
  const used = columns.filter(({ cell }, at) => at === 0 || rows.some((row) => !SILENT.includes(cell(row).text)));
  return {
    ...{ kind: 'table', label, href },
    columns: used.map(({ short, label: whole }) => ({ short, label: whole })),
    rows: rows.map((row) => used.map(({ cell }) => cell(row))),
  };
}

/** The column of a figure; `false` is shown as absent. */
const columnOf = (field: CardField, words: ValueWords): Column<Stats> => ({
  short: field.short,
  label: field.label,
  cell(row) {
    const value = row[field.name];
    const text = isEmpty(value) || value === false ? NOTHING : shown(field, value, words);
    return { text, href: own(field.links, String(value)) };
  },
});

const rowsOf = (value: unknown): readonly Stats[] => (Array.isArray(value) ? (value as readonly Stats[]) : []);

function tablePart({ field, href }: Extract<CardPart, { kind: 'table' }>, { stats, words }: Making): readonly PartView[] {
  const rows = rowsOf(stats[field.name]);
  const columns = (field.item?.fields ?? []).map((one) => columnOf(one, words));
  return rows.length === 0 ? [] : [tableView(columns, rows, field.label, href)];
}

/** Figures of a weapon that its own card shows next to each other. Small ones repeat what the card of the unit says. */
const weaponFields = ({ weapon }: MountedWeapon, context: CardContext): readonly CardField[] =>
  typeOf(weapon, context).parts.flatMap((part) => (part.kind === 'figures' && part.size !== 'small' ? part.fields : []));

function weaponsPart({ entry, words, context }: Making): readonly PartView[] {
  const { weapons = [] } = entry;
  const { language } = context;
  const [first] = weapons;
  if (!first) return [];
  const name: Column<MountedWeapon> = {
    short: TEXTS.weapon[language],
    label: TEXTS.weapon[language],
    cell: ({ weapon, count = 1 }) => ({
      text: nameOnCarrier(weapon, entry, language) + (count > 1 ? ` ×${count}` : ''),
      href: weaponPath(weapon.id, language),
    }),
  };
  const figures = weaponFields(first, context).map((field) => {
    const { cell, ...heading } = columnOf(field, words);
    return { ...heading, cell: ({ weapon }: MountedWeapon) => cell(weapon.stats ?? {}) };
  });
  return [tableView([name, ...figures], weapons, TEXTS.weapons[language])];
}

/** Abilities; those that the rulebook explains link to it, the others to what the page of the unit says of them. */
function abilitiesPart(
  { field, href, explained }: Extract<CardPart, { kind: 'words' }>,
  { entry: { id, abilities = [] }, words, context }: Making,
): readonly PartView[] {
  const names = abilities.map((code) => ({
    text: abilityName(code, words.abbreviations),
    href: explanationOf(explained, code) ? href : `${unitPath(id, context.language)}#${field.name}`,
  }));
  return names.length === 0 ? [] : [{ kind: 'abilities', label: field.label, names }];
}

/** The figures of fields; empty values have none. */
export const figuresOf = (fields: readonly CardField[], entry: CardEntry, context: CardContext): readonly ShownFigure[] =>
  fields.flatMap((field) => shownFigures(field, entry.stats?.[field.name], valueWords(entry, context)));

function partViews(part: CardPart, making: Making, nth: number): readonly PartView[] {
  const { entry, stats, context } = making;
  switch (part.kind) {
    case 'figures': {
      const figures = figuresOf(part.fields, entry, context);
      return figures.length === 0 ? [] : [{ kind: 'figures', size: part.size, figures }];
    }
    case 'boxes': {
      const { short, label, name } = part.field;
      return [{ kind: 'boxes', heading: { short, label }, count: Number(stats[name]) || 0, nth }];
    }
    case 'scale':
      return part.unless !== undefined && stats[part.unless] === false ? [] : [{ kind: 'scale', label: part.label, steps: part.steps }];
    case 'table':
      return tablePart(part, making);
    case 'words':
      return abilitiesPart(part, making);
    case 'weapons':
      return weaponsPart(making);
  }
}

function partsOf(entry: CardEntry, context: CardContext): readonly PartView[] {
  const making: Making = { entry, stats: entry.stats ?? {}, words: valueWords(entry, context), context };
  const { parts } = typeOf(entry, context);
  return parts.flatMap((part, at) => partViews(part, making, parts.slice(0, at + 1).filter(({ kind }) => kind === 'boxes').length));
}

const OTHER = { en: 'ru', ru: 'en' } as const satisfies Readonly<Record<Language, Language>>;

const sourceWords = (id: string, { words }: CardContext): SourceWords =>
  own(words.sources, id) ?? { name: id, notice: words.unlistedNotice };

/** The source of an entry in one sentence. */
function sourceText({ source }: CardEntry, context: CardContext): string {
  if (source === undefined) return '';
  const { name, notice } = sourceWords(source, context);
  return `${TEXTS.source[context.language]} ${name}. ${notice}`;
}

/** The card of an entry as plain data. */
export function cardView(entry: CardEntry, context: CardContext): CardView {
  const { language } = context;
  const { id, system, cost, kind } = entry;
  return {
    ...{
      id,
      system,
      name: plainName(entry, language),
      badge: entry.badge ?? '',
      otherName: otherName(entry, language),
      otherLanguage: OTHER[language],
    },
    nameLanguage: { en: undefined, ru: entry.nameRu === null ? ('en' as const) : undefined }[language],
    about: [kindName(kind, context), factionName(entry, language)].filter(Boolean),
    cost: cost === null ? undefined : { amount: String(cost), unit: typeOf(entry, context).cost },
    parts: partsOf(entry, context),
    drawn: { kind, ...(entry.stats && { stats: entry.stats }) },
    source: sourceText(entry, context),
  };
}

/** The page of the source about an entry; undefined without one. */
export function sourceLink({ sourcePage, source }: CardEntry, context: CardContext): LinkedText | undefined {
  const href = sourcePage ? linkTarget(sourcePage) : undefined;
  return href && source ? { text: `${TEXTS.seeAt[context.language]} ${sourceWords(source, context).name}`, href } : undefined;
}
