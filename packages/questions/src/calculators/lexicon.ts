/** The words of all calculators, from their definitions: phrases of fields and values, and what sets a calculator apart. */
import { wordsOf } from '@rangefinder/rulebook/search';
import {
  type AnyCalculator,
  type Field,
  kebab,
  LANGUAGES,
  questionName,
  type RuleSystem,
  systems,
  type Term,
  type Text,
} from '@rangefinder/rules';
import { PhraseTree } from '../phrases/phrase-tree.js';
import { stemOf } from '../text/stems.js';
import { type Leaf, leavesOf, listsOf } from './leaves.js';
import { UNIT_PHRASES } from './unit-phrases.js';

/** A calculator with what the reader needs of it. */
export interface Known {
  readonly place: number;
  readonly id: string;
  readonly calculator: AnyCalculator;
  readonly leaves: readonly Leaf[];
  readonly lists: ReturnType<typeof listsOf>;
  /** Whether it takes words that no phrase has: names and abilities. */
  readonly takesWords: boolean;
}

/** What a phrase means. */
export type Meaning =
  | { readonly kind: 'question'; readonly of: number }
  | {
      readonly kind: 'value';
      readonly of: number;
      readonly leaf: number;
      readonly value?: unknown;
      readonly isExplicit: boolean;
      readonly isFirst?: true;
    }
  | { readonly kind: 'count'; readonly of: number; readonly list: number; readonly isFurther?: true; readonly value?: 1 }
  | { readonly kind: 'outcome'; readonly of: number };

export interface Lexicon {
  readonly calculators: readonly Known[];
  readonly phrases: PhraseTree<Meaning>;
  /** How strongly a stem points to a calculator, from 0 to 1, by the place of the calculator. */
  readonly evidence: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How strongly a stem points to a rule set. */
  readonly games: ReadonlyMap<string, ReadonlySet<string>>;
  /** The rule sets whose definitions have a stem. */
  readonly systems: ReadonlyMap<string, ReadonlySet<string>>;
}

export const STRENGTHS = { title: 1, phrases: 1, about: 0.8, examples: 0.6, labels: 0.6, hints: 0.35, figures: 0.45 } as const;

const keyOf = (text: string): string => wordsOf(text).map(stemOf).join(' ');
const each = (text: Text | undefined): readonly string[] => (text ? LANGUAGES.map((language) => text[language]) : []);

/** A label without its brackets, and the short forms in the brackets. */
function formsOf(label: string): readonly string[] {
  const [, name = label, short] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(label) ?? [];
  return [name, ...(short ? [short] : [])].map((form) => form.replaceAll(/[«»“”’;|?#%]/g, ' ').trim()).filter(Boolean);
}

/** The names that players have for a label: those of a term with this name. */
function namesOf(label: Text, glossary: ReadonlyMap<string, Term>): readonly string[] {
  const forms = each(label).flatMap(formsOf);
  const terms = new Set(forms.flatMap((form) => glossary.get(form.toLowerCase()) ?? []));
  const others = [...terms].flatMap(({ name, abbreviation, aliases = [] }) => [...each(name), ...each(abbreviation), ...aliases]);
  return [...new Set([...forms, ...others])].filter((name) => /\p{L}{2}/u.test(name));
}

const glossaryOf = ({ glossary }: RuleSystem): ReadonlyMap<string, Term> =>
  new Map(glossary.flatMap((term) => [...each(term.name), ...each(term.abbreviation)].map((name) => [name.toLowerCase(), term] as const)));

/** A phrase with what it says of a field. */
interface FieldPhrase {
  readonly phrase: string;
  readonly value?: unknown;
}

/** The phrases of a field that follow from its definition. */
function phrasesOf(
  { field, path }: Leaf,
  isMainOfUnit: boolean,
  system: RuleSystem,
  glossary: ReadonlyMap<string, Term>,
): readonly FieldPhrase[] {
  const names = namesOf(field.label, glossary);
  switch (field.kind) {
    case 'int':
    case 'number':
      return numberPhrases(field, names, isMainOfUnit);
    case 'boolean':
      return names.map((phrase) => ({ phrase, value: true }));
    case 'choice':
      return [...choicePhrases(field), ...(field.upToInches ? [{ phrase: `# ${UNIT_PHRASES.inches}` }] : [])];
    case 'id':
      return field.of.flatMap((id) => entryNames(id, field, path, system).map((phrase) => ({ phrase, value: id })));
    case 'text':
      return textPhrases(field, names);
    case 'list':
      return listPhrases(field, names, path, system);
    default:
      return [];
  }
}

const choicePhrases = ({ type }: Extract<Field, { kind: 'choice' }>): readonly FieldPhrase[] =>
  Object.entries(type.values).flatMap(([value, text]) =>
    each(text)
      .flatMap(formsOf)
      .map((phrase) => ({ phrase, value })),
  );

function numberPhrases(
  { unit, kind, words = {} }: { unit?: string; kind: string; words?: { readonly [value: string]: Text } },
  names: readonly string[],
  isMainOfUnit: boolean,
): readonly FieldPhrase[] {
  const units = unit ? UNIT_PHRASES[unit] : undefined;
  return [
    ...names.flatMap((name) =>
      [`${name} #`, `# ${name}`, ...(units ? [`${name} # ${units}`, `# ${units} ${name}`] : [])].map((phrase) => ({ phrase })),
    ),
    ...(units && isMainOfUnit ? [{ phrase: `# ${units}` }] : []),
    ...(kind === 'int' ? Object.entries(words).flatMap(([value, text]) => each(text).map((phrase) => ({ phrase, value }))) : []),
  ];
}

function textPhrases(field: Extract<Field, { kind: 'text' }>, names: readonly string[]): readonly FieldPhrase[] {
  if (field.dice) return [...names.flatMap((name) => [{ phrase: `${name} %` }, { phrase: `% ${name}` }]), { phrase: '%' }];
  if (field.deck) return [{ phrase: '@' }];
  return [];
}

function listPhrases(
  { item, by }: Extract<Field, { kind: 'list' }>,
  names: readonly string[],
  path: readonly string[],
  system: RuleSystem,
): readonly FieldPhrase[] {
  if (by) return [{ phrase: '^' }, ...names.flatMap((name) => [{ phrase: `${name} ^` }, { phrase: `${name} #` }])];
  if (item.kind === 'choice') return choicePhrases(item);
  if (item.kind === 'id') return item.of.flatMap((id) => entryNames(id, item, path, system).map((phrase) => ({ phrase, value: id })));
  if (item.kind === 'text' && item.deck) return [{ phrase: '@' }];
  if (item.kind === 'int') return names.flatMap((name) => [{ phrase: `${name} #+` }, { phrase: `#+ ${name}` }]);
  return [];
}

/** The names of a built-in entry. Its armor may be called by the whole name or, in a phrase, by abbreviation. */
function entryNames(
  id: string,
  { names = {} }: { readonly names?: { readonly [id: string]: Text } },
  path: readonly string[],
  { printed, glossary }: RuleSystem,
): readonly string[] {
  const isArmor = /armor/i.test(path.filter((step) => step !== '*').at(-1) ?? '');
  const entries = printed.filter((entry) => (entry.id === id || entry.id.endsWith(`/${id}`)) && (entry.kind === 'armor') === isArmor);
  const term = isArmor ? glossary.find((one) => one.id === `armor-${id}`) : undefined;
  return [
    ...new Set([...each(names[id]), ...entries.flatMap(({ name }) => each(name)), ...(term?.abbreviation ? each(term.abbreviation) : [])]),
  ].flatMap(formsOf);
}

/** A number that is 0 unless it is said: extra dice, a depth of water. */
const isExtra = (field: Field): boolean => 'default' in field && field.default === 0;

/** The leaf of each unit that a number with this unit means without a label. */
function mainOfUnits(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const main = new Map<string, Leaf>();
  const seen = new Map<string, number>();
  for (const leaf of leaves) {
    const unit = 'unit' in leaf.field ? leaf.field.unit : undefined;
    if (unit === undefined || (isExtra(leaf.field) && leaf.path.at(-1) !== unit)) continue;
    seen.set(unit, (seen.get(unit) ?? 0) + 1);
    if (leaf.path.at(-1) === unit && !main.has(unit)) main.set(unit, leaf);
  }
  for (const leaf of leaves) {
    const unit = 'unit' in leaf.field ? leaf.field.unit : undefined;
    if (unit !== undefined && seen.get(unit) === 1 && !main.has(unit) && !isExtra(leaf.field)) main.set(unit, leaf);
  }
  return new Set(main.values());
}

class Builder {
  readonly phrases = new PhraseTree<Meaning>();
  readonly evidence = new Map<string, Map<number, number>>();
  readonly games = new Map<string, Set<string>>();
  readonly systems = new Map<string, Set<string>>();

  /** The words of phrases belong to a rule set. */
  know(texts: readonly string[], system: string): void {
    for (const stem of texts.flatMap((text) => wordsOf(text.replaceAll(/[|;?#%@^_]/g, ' '))).map(stemOf)) {
      const known = this.systems.get(stem) ?? new Set<string>();
      known.add(system);
      this.systems.set(stem, known);
    }
  }

  weigh(texts: readonly string[], of: number, strength: number): void {
    for (const stem of new Set(texts.flatMap(wordsOf).map(stemOf))) {
      const known = this.evidence.get(stem) ?? new Map<number, number>();
      if ((known.get(of) ?? 0) < strength) known.set(of, strength);
      this.evidence.set(stem, known);
    }
  }

  ofGame(texts: readonly string[], system: string): void {
    this.know(texts, system);
    for (const stem of texts.flatMap(wordsOf).map(stemOf)) {
      const known = this.games.get(stem) ?? new Set<string>();
      known.add(system);
      this.games.set(stem, known);
    }
  }
}

/** Builds the lexicon of all rule sets. */
export function buildLexicon(): Lexicon {
  const builder = new Builder();
  const calculators: Known[] = [];
  for (const system of systems) {
    const { glossary, printed } = system;
    builder.ofGame(
      [
        ...glossary.flatMap(({ name, abbreviation, aliases = [] }) => [...each(name), ...each(abbreviation), ...aliases]),
        ...printed.flatMap(({ name }) => each(name)),
      ],
      system.slug,
    );
    builder.know(
      Object.values(system.phrases ?? {}).flatMap((text) => each(text)),
      system.slug,
    );
    for (const calculator of system.calculators) {
      const place = calculators.length;
      const leaves = leavesOf(calculator.input);
      const lists = listsOf(calculator.input);
      const known: Known = { place, id: questionName(calculator), calculator, leaves, lists, takesWords: leaves.some(takesWords) };
      calculators.push(known);
      addCalculator(builder, known, system);
    }
  }
  return { calculators, phrases: builder.phrases, evidence: builder.evidence, games: builder.games, systems: builder.systems };
}

/** Whether a field takes any words. */
function takesWords({ field }: Leaf): boolean {
  const inner = field.kind === 'list' ? field.item : field;
  return inner.kind === 'text' && inner.deck === undefined;
}

function addCalculator(builder: Builder, { place, calculator, leaves, lists }: Known, system: RuleSystem): void {
  const glossary = glossaryOf(system);
  const main = mainOfUnits(leaves);
  const others = new Set(system.calculators.flatMap((other) => (other === calculator ? [] : each(other.title).map(keyOf))));
  // A grenade is asked of the calculator of grenades, not taken for a gun.
  for (const [at, leaf] of leaves.entries())
    for (const { phrase, value } of phrasesOf(leaf, main.has(leaf), system, glossary))
      if (leaf.field.kind !== 'id' || !others.has(keyOf(phrase)))
        builder.phrases.add(phrase, { kind: 'value', of: place, leaf: at, ...(value !== undefined && { value }), isExplicit: false });
  for (const [at, { label }] of lists.entries())
    for (const name of each(label)) builder.phrases.add(`# ${name}`, { kind: 'count', of: place, list: at });
  for (const fields of [system.phrases, calculator.phrases?.fields])
    for (const [key, text] of Object.entries(fields ?? {})) addField(builder, place, leaves, lists, key, text);
  for (const text of [...each(calculator.phrases?.questions), ...each(calculator.title).flatMap(formsOf)])
    builder.phrases.add(text, { kind: 'question', of: place });
  for (const text of each(calculator.phrases?.outcomes)) builder.phrases.add(text, { kind: 'outcome', of: place });
  addEvidence(builder, place, calculator, leaves, system);
}

/** Adds the phrases of a key such as `skill`, `target.armor=heavy`, `targets#`, `players+#`, `players+1` or `cards+first`. */
function addField(builder: Builder, of: number, leaves: readonly Leaf[], lists: Known['lists'], key: string, text: Text): void {
  const phrases = each(text);
  const [, counted, plus, number] = COUNTING.exec(key) ?? [];
  if (counted !== undefined) {
    const list = lists.findIndex(({ path }) => path.filter((step) => step !== '*').join('.') === counted);
    const meaning: Meaning = { kind: 'count', of, list, ...(plus && { isFurther: true }), ...(number === '1' && { value: 1 }) };
    if (list >= 0) for (const phrase of phrases) builder.phrases.add(phrase, meaning);
    return;
  }
  const isFirst = key.endsWith(FIRST);
  const [name = '', value] = (isFirst ? key.slice(0, -FIRST.length) : key).split('=');
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  for (const [leaf, known] of leaves.entries()) {
    const isExplicit = known.name === name;
    const last = known.path.at(-1) ?? '';
    // What is said of a field is also said of that of a side and of a list of such: `size`, `targetSize`, `weapon`, `weapons`.
    if (!isExplicit && ![name, `${name}s`, `target${title}`].includes(last)) continue;
    if (value !== undefined && !hasValue(known.field, value)) continue;
    const meant = value === undefined ? (known.field.kind === 'boolean' ? true : undefined) : meantBy(known.field, value);
    for (const phrase of phrases)
      builder.phrases.add(phrase, {
        ...{ kind: 'value', of, leaf, isExplicit },
        ...(meant !== undefined && { value: meant }),
        ...(isFirst && { isFirst }),
      });
  }
}

/** The end of a key whose value goes before the others of a list. */
const FIRST = '+first';

/** A key that counts the items of a list. */
const COUNTING = /^(.+?)(\+)?(#|(?<=\+)1)$/;

/** Whether a field can have the value of a phrase: a rifle is no weapon of close combat. */
function hasValue(field: Field, value: string): boolean {
  if (field.kind === 'list') return hasValue(field.item, value);
  return field.kind === 'id' ? field.of.includes(value) : field.kind !== 'choice' || Object.hasOwn(field.type.values, value);
}

function meantBy({ kind }: Field, text: string): unknown {
  if (kind === 'boolean') return text === 'true';
  // `overheat=ov` is the value of another field.
  return (kind === 'int' || kind === 'number') && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function addEvidence(builder: Builder, place: number, calculator: AnyCalculator, leaves: readonly Leaf[], system: RuleSystem): void {
  const { title, about, examples, output, rule, name, phrases } = calculator;
  const section = system.sections.find(({ id }) => id === rule);
  const weigh = (texts: readonly string[], strength: number): void => {
    builder.know(texts, system.slug);
    builder.weigh(texts, place, strength);
  };
  weigh([...each(title), kebab(name).replaceAll('-', ' ')], STRENGTHS.title);
  const named = new Set(each(title).flatMap((text) => wordsOf(text).map(stemOf)));
  const terms = system.glossary.filter((term) => each(term.name).some((text) => wordsOf(text).every((word) => named.has(stemOf(word)))));
  weigh(
    terms.flatMap((term) => [...each(term.name), ...each(term.abbreviation), ...(term.aliases ?? [])]),
    STRENGTHS.about,
  );
  weigh(each(phrases?.questions), STRENGTHS.phrases);
  weigh([...each(about), ...each(section?.title)], STRENGTHS.about);
  weigh(
    examples.flatMap((example) => each(example.title).map(withoutNames)),
    STRENGTHS.examples,
  );
  weigh(
    leaves.flatMap(({ field, around }) => [...each(field.label), ...around.flatMap(each), ...choicesOf(field)]),
    STRENGTHS.labels,
  );
  weigh(
    Object.entries(phrases?.fields ?? {}).flatMap(([, text]) => each(text)),
    STRENGTHS.labels,
  );
  weigh(
    leaves.flatMap(({ field }) => each(field.hint)),
    STRENGTHS.hints,
  );
  weigh(
    Object.values<Field>(output).flatMap(({ label }) => each(label)),
    STRENGTHS.figures,
  );
}

/** Words with a capital letter in titles of examples are names, which belong to a catalog. */
const withoutNames = (title: string): string => title.replaceAll(/\p{Lu}[\p{L}\d’'-]*/gu, ' ');

const choicesOf = (field: Field): readonly string[] =>
  field.kind === 'choice' ? Object.values(field.type.values).flatMap(each) : field.kind === 'list' ? choicesOf(field.item) : [];
