/**
 * The facts of a rule set as readable lines: printed tables, glossary, limits, entries, and the answers to its examples, with both
 * languages side by side. Stored as a snapshot, so that every change of a figure or word shows up in a diff.
 */
import { answer } from '../calculator/answer.js';
import { draftIn } from '../calculator/calculator.js';
import type { Field, Fields } from '../calculator/fields.js';
import type { AnyEntryType } from '../entries/entry.js';
import type { Cell, Table } from '../reference/reference.js';
import type { RuleSystem } from '../reference/system.js';
import type { Turn } from '../reference/turn.js';
import { LANGUAGES, type Text } from '../text/language.js';

const both = (text: Text): string => (text.en === text.ru ? text.en : LANGUAGES.map((language) => text[language]).join(' = '));
const cell = (value: Cell): string => (value === null ? '–' : typeof value === 'object' ? both(value) : String(value));
const heading = (text: string): readonly string[] => ['', `## ${text}`];

const tableLines = ({ id, title, columns, rows, notes = [] }: Table): readonly string[] => [
  ...heading(`${id}: ${both(title)}`),
  columns.map(both).join(' | '),
  ...rows.map((row) => row.map(cell).join(' | ')),
  ...notes.map((note) => `* ${both(note)}`),
];

const turnLines = ({ section, caption, steps, again }: Turn): readonly string[] => [
  ...heading(`${section}: ${both(caption)}`),
  ...steps.flatMap(({ name, about, choices = [], marked = false }, at) => [
    `${at + 1}. ${both(name)}${marked ? ' (marked)' : ''}: ${both(about)}`,
    ...choices.map(
      ({ about: which, names, inOrder = false }) => `   ${which ? `${both(which)}: ` : ''}${names.map(both).join(inOrder ? ' → ' : ' | ')}`,
    ),
  ]),
  both(again),
];

/** The limits of a field: `armor: int 0…40`. */
function limitOf(field: Field): string {
  const byDefault = 'default' in field && field.default !== undefined ? `, else ${JSON.stringify(field.default)}` : '';
  const optional = field.optional ? ', optional' : '';
  return `${field.kind}${rangeOf(field)}${optional}${byDefault}`;
}

function rangeOf(field: Field): string {
  switch (field.kind) {
    case 'int':
    case 'number':
    case 'list':
      return ` ${field.min}…${field.max}`;
    case 'text':
      return ` ≤${field.maxLength} ${field.pattern?.source ?? ''}`.trimEnd();
    case 'choice':
      return ` ${Object.keys(field.type.values).join(' ')}`;
    default:
      return '';
  }
}

function* fieldLines(fields: Fields, path: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}.${name}`;
    yield `${at}: ${limitOf(field)}: ${both(field.label)}`;
    if (field.kind === 'object') yield* fieldLines(field.fields, at);
    if (field.kind === 'list') yield* fieldLines({ item: field.item }, at);
  }
}

/** Every vocabulary of choice fields, once. */
function vocabularies(all: readonly Fields[]): readonly string[] {
  const found = new Map<string, string>();
  const visit = (fields: Fields): void => {
    for (const field of Object.values(fields)) {
      if (field.kind === 'choice')
        found.set(
          field.type.name,
          Object.entries(field.type.values)
            .map(([value, text]) => `${value}: ${both(text)}`)
            .join('; '),
        );
      if (field.kind === 'object') visit(field.fields);
      if (field.kind === 'list') visit({ item: field.item });
    }
  };
  all.forEach(visit);
  return [...found].map(([name, values]) => `${name}: ${values}`);
}

const entryLines = (entry: AnyEntryType): readonly string[] => [
  ...heading(entry.type),
  ...Object.entries(entry.kinds as Record<string, Text>).map(([kind, name]) => `${kind}: ${both(name)}`),
  ...fieldLines(entry.fields, entry.type),
  ...Object.entries(entry.figures as Record<string, { names: readonly string[] }>).map(
    ([name, { names }]) => `${name}: ${names.join(' ')}`,
  ),
];

/** The answers to the examples of a calculator, in both languages. */
const exampleLines = (calculator: RuleSystem['calculators'][number]): readonly string[] =>
  calculator.examples.flatMap((example) => [
    ...heading(`${calculator.name}: ${both(example.title)}`),
    ...LANGUAGES.flatMap((language) => {
      const answered = answer(calculator, draftIn(example, language), language);
      if (!answered.ok) return [`problems: ${answered.problems.length}`];
      const { summary, steps } = answered.value;
      return [summary, ...steps.map(({ label, text, value, rule }) => `  ${label}: ${text} [${value ?? '–'}; ${rule}]`)];
    }),
  ]);

/** All facts of a rule set as one text. */
export const factsOf = (system: RuleSystem): string =>
  [
    `# ${both(system.title)}`,
    ...heading('Quick sheet'),
    ...system.sheet.map(({ id }) => id),
    ...system.turns.flatMap(turnLines),
    ...system.tables.flatMap(tableLines),
    ...heading('Glossary'),
    ...system.glossary.map(({ id, name, abbreviation }) => `${id}: ${both(name)}${abbreviation ? ` (${both(abbreviation)})` : ''}`),
    ...heading('Words'),
    ...vocabularies(system.calculators.map(({ input, output }) => ({ ...input, ...output }))),
    ...system.calculators.flatMap(({ name, input, output, rule }) => [
      ...heading(`${name}: ${rule}`),
      ...fieldLines(input, 'input'),
      ...fieldLines(output, 'output'),
    ]),
    ...system.entries.flatMap(entryLines),
    ...heading('Printed entries'),
    ...system.printed.map(
      ({ kind, id, name, cost, figures }) => `${kind} ${id}: ${both(name)}, ${cost ?? '–'}, ${JSON.stringify(figures)}`,
    ),
    ...system.calculators.flatMap(exampleLines),
    '',
  ].join('\n');
