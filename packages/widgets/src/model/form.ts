/** A form as data: controls with labels, ranges and values in one language, made from the fields of a calculator. */
import { capital, inLanguage, unitWords } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Language, Path } from '../description.js';
import type {
  Body,
  ChoiceControl,
  Control,
  Labelled,
  List,
  ListControl,
  NumberControl,
  SetControl,
  SwitchControl,
  TextControl,
} from './controls.js';
import { cardLine, rowLine } from './lines.js';
import { minRows, rowsIn } from './lists.js';
import { defaultOf, isAbsent, isFilled, valueAt } from './values.js';
import { choicesOf, type Option, writtenIn, yesOrNo } from './wording.js';

/** Settings for all controls of a form. */
interface Making {
  readonly language: Language;
  readonly names: Description['names'];
  /** Names of the fields that a catalog entry fills. */
  readonly printed: Description['printed'];
  readonly hasCatalog: boolean;
  readonly laidOut: Draft;
}

/** Forms with at most this many fields fold none. */
const MAX_UNFOLDED_FIELDS = 8;
const MAX_TEXT_LENGTH = 200;

export interface FormOptions {
  /** Whether a service with a catalog is configured. */
  readonly hasCatalog?: boolean;
  /** Names of the visible fields in order. Default: all. */
  readonly show?: readonly string[];
  /** The draft that decides which fields are visible. It is kept during edits, so that fields do not move. */
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

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

type Named = readonly [name: string, field: Field];

/** Shows fields that are needed, that examples use or that come first. The fields of a card are folded to one line. */
function bodyOf(all: Fields, path: Path, draft: Draft, samples: readonly unknown[], making: Making): Body {
  const sets = Object.entries(all).filter(([, field]) => isSet(field));
  const fields = Object.fromEntries(Object.entries(all).filter(([, field]) => !isSet(field)));
  const { own, printed, state } = parted(fields, path, making);
  const isSampled = ([name]: Named) => samples.some((sample) => !isAbsent((sample as Draft)[name]));
  const isMain = (entry: Named, place: number) => {
    if (hasBetterRuler(entry[1], fields)) return !isAbsent(valueAt(making.laidOut, [...path, entry[0]]));
    return (
      own.length <= MAX_UNFOLDED_FIELDS || isFilled(entry[1]) || isSampled(entry) || (place < MAX_UNFOLDED_FIELDS && !isOverride(entry[1]))
    );
  };
  const control = ([name, field]: Named) => controlOf(field, [...path, name], draft[name], below(samples, name), making);
  const more = own.filter((entry, place) => !isMain(entry, place));
  const line = cardLine(Object.fromEntries(printed), Object.fromEntries(state), draft, making);
  return {
    main: own.filter(isMain).map(control),
    more: more.map(control),
    opened: more.some(([name]) => !isAbsent(draft[name])),
    ...(sets.length > 0 && { sets: sets.map(([name, field]) => setOf(field as List, [...path, name], draft[name], making)) }),
    ...(printed.length > 0 && { printed: { controls: [...printed, ...state].map(control), line } }),
  };
}

const isSet = (field: Field): boolean => field.kind === 'list' && field.isSet === true;

function setOf(field: List, path: Path, value: unknown, { names, language }: Making): SetControl {
  const options = field.item.kind === 'id' || field.item.kind === 'choice' ? choicesOf(field.item, names, language) : [];
  const chosen = Array.isArray(value) ? value.map(textIn) : [];
  return { path, ...labels(field, language), needed: false, options, chosen, field };
}

/** Splits fields into the part's own, those that a catalog entry fills, and the state of a card. The question itself is not a card. */
function parted(fields: Fields, path: Path, making: Making): { readonly [P in 'own' | 'printed' | 'state']: readonly Named[] } {
  const all = Object.entries(fields);
  const shown = all.filter(([, field]) => field.kind !== 'catalog' || making.hasCatalog);
  const isCard = all.some(([, { kind }]) => kind === 'catalog') && (path.length > 0 || making.hasCatalog);
  if (!isCard) return { own: shown, printed: [], state: [] };
  const printed = shown.filter(([name]) => making.printed.includes(name));
  const rest = shown.filter((entry) => !printed.includes(entry));
  if (path.length === 0) return { own: rest, printed, state: [] };
  const isOwn = ([, field]: Named) => field.kind === 'catalog' || isFilled(field);
  return { own: rest.filter(isOwn), printed, state: rest.filter((entry) => !isOwn(entry)) };
}

/** Numbers and texts that override a value of the rules. Few questions need them. */
const isOverride = (field: Field): boolean =>
  field.kind === 'int' || field.kind === 'text' || (field.kind === 'number' && field.bands === undefined);

/** Whether a ruler states the same better. */
const hasBetterRuler = ({ insteadOf }: Field, siblings: Fields): boolean => {
  const other = insteadOf === undefined ? undefined : siblings[insteadOf];
  return other?.kind === 'number' && other.bands !== undefined;
};

const below = (samples: readonly unknown[], name: string): readonly unknown[] =>
  samples.map((sample) => (sample as Draft)[name]).filter((value) => !isAbsent(value));

type Common = Labelled & { readonly field: Field };
type OfKind<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

function controlOf(field: Field, path: Path, given: unknown, samples: readonly unknown[], making: Making): Control {
  const value = given ?? defaultOf(field);
  const common = { path, ...labels(field, making.language), needed: isFilled(field), field };
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
/** This many numbers fit next to each other on a phone. */
const MAX_PIPS = 7;

/** Whether options fit as segments. More are shown as a list. */
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

/** A switch has no state for "not answered". */
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

/** Examples with English words are shown only in English. */
const SHOWS_ENGLISH_WORDS: { readonly [L in Language]: boolean } = { en: true, ru: false };

/** The example, unless it has words of another language. Abbreviations of cards are the same in both. */
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
    canRemove: !fixed && items.length > minRows(field),
    sample: itemSamples[0],
    short: field.item.kind !== 'object' && field.item.kind !== 'list',
  };
}

/** Labels an item by the vocabulary of its place, else by its number. */
function inPlace(control: Control, index: number, { by }: List, language: Language): Control {
  const word = by && Object.values(by.values)[index]?.[language];
  const label = word === undefined ? `${control.label} ${index + 1}` : capital(word);
  // Segments would take a line in each row.
  return control.kind === 'number' ? { ...control, label, segmented: false } : { ...control, label };
}

/** Label and hint of a field. The unit follows the label, unless the label contains it. */
export function labels(field: Field, language: Language): { readonly label: string; readonly hint: string } {
  const label = inLanguage(field.label, language);
  const unit = field.unit ? unitWords[field.unit][language] : '';
  return {
    label: unit === '' || names(label, unit) ? label : `${label}, ${unit}`,
    hint: field.hint ? inLanguage(field.hint, language) : '',
  };
}

/** Whether a label contains a word with the stem of the unit. */
const names = (label: string, unit: string): boolean => label.toLowerCase().includes(unit.slice(0, 4));
