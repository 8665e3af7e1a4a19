/**
 * Vocabulary of cards, taken from the rules: labels, units and layout of every type of entry, in one language and as plain data.
 * Browsers receive it as JSON, so that drawing a card needs no engine.
 */
import {
  type AnyEntryType,
  addressOf,
  type Cell,
  calculatorAddress,
  capital,
  entryTypes,
  type Field,
  type Fields,
  type Language,
  type ObjectField,
  type CardPart as PartOfRules,
  publicNameOf,
  type Rows,
  type RuleSystem,
  shortLabel,
  systems,
  type Text,
  UNLISTED_NOTICE,
  unitsOfNumbers,
  unitWords,
} from '@rangefinder/rules';
import type { CardField, CardPart, CardType, CardWords, Explanation, Trial } from '../card-words.js';
import type { CardContext } from '../context.js';

const inOne = (texts: { readonly [value: string]: Text }, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([value, text]) => [value, text[language]]));

/** Wording of a field's values. */
export function wordsOf(field: Field, language: Language): Pick<CardField, 'words'> {
  const texts = field.kind === 'choice' ? field.type.values : field.kind === 'int' ? field.words : field.kind === 'text' && field.written;
  return texts ? { words: inOne(texts, language) } : {};
}

function belowOf(field: Field, language: Language): Partial<CardField> {
  if (field.kind === 'list') {
    const by = field.by ? { by: Object.values(inOne(field.by.values, language)).map(capital) } : {};
    return { ...by, item: cardField('', field.item, language) };
  }
  if (field.kind !== 'object') return {};
  return field.rows ? { item: rowOf(field, field.rows, language) } : { fields: cardFields(field.fields, language) };
}

/** A table row for similar figures: what the figure applies to, and the figure. */
function rowOf({ fields, label }: ObjectField, { of, figure }: Rows, language: Language): CardField {
  const [alike] = Object.values(fields);
  const names = Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${of.prefix}${name}`, field.label]));
  const key = { name: of.name, label: of.label[language], short: of.label[language], words: inOne(names, language) };
  const value = { name: figure, label: label[language], short: label[language], ...(alike && wordsOf(alike, language)) };
  return { name: '', label: '', short: '', fields: [key, value] };
}

const unitOf = (unit: keyof typeof unitsOfNumbers, language: Language): NonNullable<CardField['unit']> => ({
  ofLabel: unitWords[unit][language],
  ofNumber: unitsOfNumbers[unit][language],
});

function cardField(name: string, field: Field, language: Language): CardField {
  const unit = field.unit ? { unit: unitOf(field.unit, language) } : {};
  const label = { name, label: field.label[language], short: shortLabel(field, language) };
  const dice = field.kind === 'text' && field.dice ? { diceIn: language } : {};
  return { ...label, ...unit, ...dice, ...wordsOf(field, language), ...belowOf(field, language) };
}

const cardFields = (fields: Fields, language: Language): readonly CardField[] =>
  Object.entries(fields).map(([name, field]) => cardField(name, field, language));

const cellText = (cell: Cell | undefined, language: Language): string =>
  typeof cell === 'object' ? (cell?.[language] ?? '') : String(cell ?? '');

/** Explanations in a table of the rulebook. Its first column has codes of English cards, its last two the name and the effect. */
function explainedIn({ tables }: RuleSystem, id: string, language: Language): Readonly<Record<string, Explanation>> {
  const rows = tables.find((table) => table.id === id)?.rows ?? [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name, effect] = row.slice(-2).map((cell) => cellText(cell, language));
      return [cellText(row[0], 'en').replace(/[\s#/]+$/, ''), { name: name ?? '', effect: effect ?? '' }];
    }),
  );
}

/** Links rows to the glossary, where it has their words. */
function linkedRows(field: CardField, { slug, glossary }: RuleSystem, language: Language): CardField {
  const [key, ...others] = field.item?.fields ?? [];
  if (!field.item || !key?.words) return field;
  const ids = new Map(glossary.map(({ id, name }) => [name[language].toLowerCase(), id]));
  const links = Object.entries(key.words).flatMap(([value, text]) => {
    const id = ids.get(text.toLowerCase());
    return id === undefined ? [] : [[value, `/${language}/${slug}/glossary/#${id}`] as const];
  });
  if (links.length === 0) return field;
  return { ...field, item: { ...field.item, fields: [{ ...key, links: Object.fromEntries(links) }, ...others] } };
}

function partOf(system: RuleSystem, entry: AnyEntryType, part: PartOfRules, language: Language): CardPart {
  const shown = (name: string): CardField => cardField(publicNameOf(entry, name), entry.fields[name], language);
  switch (part.kind) {
    case 'figures':
      return { kind: 'figures', fields: part.fields.map(shown), size: part.size ?? 'medium' };
    case 'boxes':
      return { kind: 'boxes', field: shown(part.field) };
    case 'scale':
      return { ...part, label: part.label[language], steps: part.steps.map((step) => step[language]) };
    case 'table':
      return {
        kind: 'table',
        field: linkedRows(shown(part.field), system, language),
        ...(part.rule && { href: addressOf(part.rule, language) }),
      };
    case 'words':
      return {
        ...{ kind: 'words', field: shown(part.field), href: addressOf(part.rule, language) },
        explained: explainedIn(system, part.rule, language),
      };
    case 'weapons':
      return part;
  }
}

function trialsOf({ slug }: RuleSystem, { trials = [] }: AnyEntryType, language: Language): readonly Trial[] {
  return trials.map(({ label, calculator, draft, kinds }) => ({
    label: label[language],
    path: calculatorAddress({ system: slug, name: calculator }, language),
    draft,
    ...(kinds && { kinds }),
  }));
}

const cardType = (system: RuleSystem, entry: AnyEntryType, language: Language): CardType => ({
  cost: entry.cost[language],
  parts: entry.card.map((part) => partOf(system, entry, part, language)),
  trials: trialsOf(system, entry, language),
});

const abbreviationsOf = ({ glossary }: RuleSystem, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(glossary.flatMap(({ abbreviation }) => (abbreviation ? [[abbreviation.en, abbreviation[language]]] : [])));

const kindsOf = (sort: 'unit' | 'weapon', language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...entryTypes(systems, sort).map(({ kinds }) => inOne(kinds, language)));

/** Names of kinds of units by rule set, including those that only imports create. */
export const unitKinds = (language: Language): Readonly<Record<string, string>> => kindsOf('unit', language);

/** The vocabulary of cards in a language. */
export function cardWords(language: Language): CardWords {
  const owners = systems.filter(({ entries }) => entries.length > 0);
  const sources = new Map(owners.flatMap(({ entries }) => entries.map(({ source }) => [source.id, source])));
  return {
    sources: Object.fromEntries(
      [...sources].map(([id, { name, notice }]) => [id, { name: name[language], notice: notice[language] }] as const),
    ),
    unlistedNotice: UNLISTED_NOTICE[language],
    kinds: { ...kindsOf('weapon', language), ...unitKinds(language) },
    types: Object.fromEntries(
      owners.flatMap((system) => system.entries.map((entry) => [entry.type, cardType(system, entry, language)] as const)),
    ),
    abbreviations: Object.fromEntries(owners.map((system) => [system.slug, abbreviationsOf(system, language)])),
  };
}

const contexts = new Map<Language, CardContext>();

/** Language and vocabulary of cards; the vocabulary is made once for each language. */
export function cardContext(language: Language): CardContext {
  const context = contexts.get(language) ?? { language, words: cardWords(language) };
  contexts.set(language, context);
  return context;
}
