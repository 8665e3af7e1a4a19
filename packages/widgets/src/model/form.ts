/** A form as data: controls with their labels, ranges and values in one language, drawn from the fields of a calculator. */
import { capital, inLanguage, unitWords } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Language, Path } from '../description.js';
import { cardLine, rowLine } from './lines.js';
import { leastRows, rowsIn } from './lists.js';
import { defaultOf, isAbsent, isNeeded, valueAt } from './values.js';
import { choicesOf, type Option, writtenIn, yesOrNo } from './wording.js';

interface Labelled {
  readonly path: Path;
  readonly label: string;
  readonly hint: string;
  readonly needed: boolean;
}

export interface NumberControl extends Labelled {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  readonly example: number | undefined;
  /** Whether every number it may be is seen at once. */
  readonly segmented: boolean;
  /** Parts of the scale, from the least up; a control with any is a ruler. */
  readonly bands: readonly ScaleBand[];
  readonly field: Field;
}
/** A part of a ruler. */
interface ScaleBand {
  readonly label: string;
  readonly to: number;
}
export interface SwitchControl extends Labelled {
  readonly kind: 'switch';
  readonly value: boolean;
  readonly field: Field;
}
export interface ChoiceControl extends Labelled {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** Whether none may be chosen. */
  readonly open: boolean;
  /** Whether all options are seen at once. */
  readonly segmented: boolean;
  readonly value: string;
  readonly field: Field;
}
export interface TextControl extends Labelled {
  readonly kind: 'text';
  readonly maxLength: number;
  /** The text as the language writes it. */
  readonly value: string;
  /** The text in the draft. */
  readonly given: string;
  readonly example: string;
  readonly field: Field;
}
/** An entry of the catalog, by its id. */
export interface CatalogControl extends Labelled {
  readonly kind: 'catalog';
  readonly of: 'unit' | 'weapon';
  readonly value: string;
  readonly field: Field;
}
type List = Extract<Field, { kind: 'list' }>;
export interface ListControl extends Labelled {
  readonly kind: 'list';
  readonly items: readonly Control[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  /** What the first item is like. */
  readonly sample: unknown;
  /** Items that fit beside each other. */
  readonly short: boolean;
  readonly field: List;
}
export interface GroupControl extends Labelled, Body {
  readonly kind: 'group';
  /** Whether it may be left out, and whether it is there. */
  readonly optional: boolean;
  readonly present: boolean;
  /** What it says, in one line. */
  readonly line: string;
  readonly field: Field;
}
/** What is always seen, and what is seen on demand. */
export interface Body {
  readonly main: readonly Control[];
  readonly more: readonly Control[];
  /** Whether the draft says anything about what is seen on demand. */
  readonly opened: boolean;
  /** What a card has printed; none where nothing fills it. */
  readonly printed?: Printed;
}
/** What a card has printed and the state it is in, and all of it in one line: `SZ 2 · TMM 2 · Armor 5`. */
interface Printed {
  readonly controls: readonly Control[];
  readonly line: string;
}
export type Control = NumberControl | SwitchControl | ChoiceControl | TextControl | CatalogControl | ListControl | GroupControl;

/** What controls are made for. */
interface Making {
  readonly language: Language;
  readonly names: Description['names'];
  /** Names of fields that an entry of the catalog fills. */
  readonly printed: Description['printed'];
  readonly hasCatalog: boolean;
  readonly laidOut: Draft;
}

/** This many fields are never collapsed. */
const FEW_FIELDS = 8;
const MAX_TEXT_LENGTH = 200;

export interface FormOptions {
  /** Whether a service with a catalog is configured. */
  readonly hasCatalog?: boolean;
  /** Names of the fields that are shown; all where there is none. */
  readonly show?: readonly string[];
  /** The draft that the fields were laid out for: they stay where they are while the user edits. */
  readonly laidOut?: Draft;
}

/** The form of a draft. */
export const formOf = (
  description: Pick<Description, 'input' | 'names' | 'examples' | 'printed'>,
  draft: Draft,
  language: Language,
  { hasCatalog = false, show = [], laidOut = draft }: FormOptions = {},
): Body =>
  bodyOf(
    show.length === 0 ? description.input : only(description.input, show),
    [],
    draft,
    description.examples.map((example) => example.draft),
    { language, names: description.names, printed: description.printed, hasCatalog, laidOut },
  );

/** These fields, in this order. */
const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

type Named = readonly [name: string, field: Field];

/** Fields that are needed, that examples use, or that stand first are always seen; those of a card are folded to a line. */
function bodyOf(fields: Fields, path: Path, draft: Draft, samples: readonly unknown[], making: Making): Body {
  const { own, printed, state } = parted(fields, path, making);
  const isSampled = ([name]: Named) => samples.some((sample) => !isAbsent((sample as Draft)[name]));
  const isMain = (entry: Named, place: number) => {
    if (isOtherWay(entry[1], fields)) return !isAbsent(valueAt(making.laidOut, [...path, entry[0]]));
    return own.length <= FEW_FIELDS || isNeeded(entry[1]) || isSampled(entry) || (place < FEW_FIELDS && !isAside(entry[1]));
  };
  const control = ([name, field]: Named) => controlOf(field, [...path, name], draft[name], below(samples, name), making);
  const more = own.filter((entry, place) => !isMain(entry, place));
  const line = cardLine(Object.fromEntries(printed), Object.fromEntries(state), draft, making);
  return {
    main: own.filter(isMain).map(control),
    more: more.map(control),
    opened: more.some(([name]) => !isAbsent(draft[name])),
    ...(printed.length > 0 && { printed: { controls: [...printed, ...state].map(control), line } }),
  };
}

/** The fields of a part that names an entry are a card: what it has printed, and the state it is in. The question itself is none. */
function parted(fields: Fields, path: Path, making: Making): { readonly [P in 'own' | 'printed' | 'state']: readonly Named[] } {
  const all = Object.entries(fields);
  const shown = all.filter(([, field]) => field.kind !== 'catalog' || making.hasCatalog);
  const isCard = all.some(([, { kind }]) => kind === 'catalog') && (path.length > 0 || making.hasCatalog);
  if (!isCard) return { own: shown, printed: [], state: [] };
  const printed = shown.filter(([name]) => making.printed.includes(name));
  const rest = shown.filter((entry) => !printed.includes(entry));
  if (path.length === 0) return { own: rest, printed, state: [] };
  const isOwn = ([, field]: Named) => field.kind === 'catalog' || isNeeded(field);
  return { own: rest.filter(isOwn), printed, state: rest.filter((entry) => !isOwn(entry)) };
}

/** Numbers and texts that take the place of what the rules would say: few questions need them. */
const isAside = (field: Field): boolean =>
  field.kind === 'int' || field.kind === 'text' || (field.kind === 'number' && field.bands === undefined);

/** A ruler says it better than a field that takes its place. */
const isOtherWay = ({ insteadOf }: Field, beside: Fields): boolean => {
  const other = insteadOf === undefined ? undefined : beside[insteadOf];
  return other?.kind === 'number' && other.bands !== undefined;
};

const below = (samples: readonly unknown[], name: string): readonly unknown[] =>
  samples.map((sample) => (sample as Draft)[name]).filter((value) => !isAbsent(value));

/** What all controls of a field have. */
type Common = Labelled & { readonly field: Field };
type OfKind<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

function controlOf(field: Field, path: Path, given: unknown, samples: readonly unknown[], making: Making): Control {
  const value = given ?? defaultOf(field);
  const common = { path, ...labels(field, making.language), needed: isNeeded(field), field };
  switch (field.kind) {
    case 'int':
    case 'number':
      return numberControl(field, common, value, making);
    case 'boolean':
      return booleanControl(common, value, making);
    case 'choice':
    case 'id': {
      const options = choicesOf(field, making.names, making.language);
      const open = defaultOf(field) === undefined;
      return { ...common, kind: 'choice', options, open, segmented: fitSideBySide(options), value: textIn(value) };
    }
    case 'list':
      return listOf(field, common, value, samples, making);
    case 'object': {
      const body = bodyOf(field.fields, path, (given ?? {}) as Draft, samples, making);
      const line = rowLine(field.fields, (given ?? {}) as Draft, making);
      return { ...common, kind: 'group', optional: field.optional === true, present: !field.optional || !isAbsent(given), line, ...body };
    }
    case 'text':
      return textControl(field, common, value, making);
    case 'catalog':
      return { ...common, kind: 'catalog', of: field.of, value: textIn(value) };
    default:
      return { ...common, kind: 'text', maxLength: MAX_TEXT_LENGTH, value: textIn(value), given: textIn(value), example: '' };
  }
}

const textIn = (value: unknown): string => (isAbsent(value) ? '' : String(value));

const MAX_SEGMENTS = 4;
const MAX_SEGMENT_LETTERS = 22;
/** As many numbers fit beside each other on a phone. */
const MAX_PIPS = 7;

/** A list is for more than can be seen at once. */
const fitSideBySide = (options: readonly Option[]): boolean =>
  options.length <= MAX_SEGMENTS && options.every(({ label }) => label.length <= MAX_SEGMENT_LETTERS);

const numberControl = (field: OfKind<'int'> | OfKind<'number'>, common: Common, value: unknown, { language }: Making): NumberControl => ({
  ...common,
  kind: 'number',
  whole: field.kind === 'int',
  min: field.min,
  max: field.max,
  value: typeof value === 'number' ? value : undefined,
  example: field.example,
  segmented: field.kind === 'int' && field.max - field.min < MAX_PIPS && (common.needed || defaultOf(field) !== undefined),
  bands: (field.kind === 'number' ? (field.bands ?? []) : []).map(({ label, to }) => ({ label: inLanguage(label, language), to })),
});

/** A switch cannot say that nothing has been said. */
const booleanControl = (common: Common, value: unknown, { language }: Making): ChoiceControl | SwitchControl =>
  common.needed
    ? { ...common, kind: 'choice', options: yesOrNo(language), open: true, segmented: true, value: textIn(value) }
    : { ...common, kind: 'switch', value: value === true };

const textControl = (field: OfKind<'text'>, common: Common, value: unknown, { language }: Making): TextControl => ({
  ...common,
  kind: 'text',
  maxLength: field.maxLength,
  value: isAbsent(value) ? '' : writtenIn(field, String(value), language),
  given: textIn(value),
  example: exampleOf(field, language),
});

/** Examples in English words help only readers of English. */
const SHOWS_ENGLISH_WORDS: { readonly [L in Language]: boolean } = { en: true, ru: false };

/** English words are no example for a Russian reader; abbreviations of cards are. */
function exampleOf(field: Extract<Field, { kind: 'text' }>, language: Language): string {
  const example = writtenIn(field, field.example ?? '', language);
  return SHOWS_ENGLISH_WORDS[language] || !/[a-z]{3}/.test(example) ? example : '';
}

function listOf(field: List, labelled: Labelled, value: unknown, samples: readonly unknown[], making: Making): ListControl {
  const items = rowsIn(field, value);
  const itemSamples = samples.flatMap((sample) => (Array.isArray(sample) ? sample : []));
  const fixed = field.min === field.max;
  return {
    ...labelled,
    kind: 'list',
    field,
    items: items.map((item, index) =>
      inPlace(controlOf(field.item, [...labelled.path, index], item, itemSamples, making), index, field, making.language),
    ),
    canAdd: !fixed && items.length < field.max,
    canRemove: !fixed && items.length > leastRows(field),
    sample: itemSamples[0],
    short: field.item.kind !== 'object' && field.item.kind !== 'list',
  };
}

/** An item says what it is by the word of its place, else by its number. */
function inPlace(control: Control, index: number, { by }: List, language: Language): Control {
  const word = by && Object.values(by.values)[index]?.[language];
  const label = word === undefined ? `${control.label} ${index + 1}` : capital(word);
  // Many rows of segments would be as many lines of them.
  return control.kind === 'number' ? { ...control, label, segmented: false } : { ...control, label };
}

/** Label and hint of a field, its unit behind the label unless the label says it. */
export function labels(field: Field, language: Language): { readonly label: string; readonly hint: string } {
  const label = inLanguage(field.label, language);
  const unit = field.unit ? unitWords[field.unit][language] : '';
  return {
    label: unit === '' || names(label, unit) ? label : `${label}, ${unit}`,
    hint: field.hint ? inLanguage(field.hint, language) : '',
  };
}

/** Whether a label has a word of the same stem. */
const names = (label: string, unit: string): boolean => label.toLowerCase().includes(unit.slice(0, 4));
