/** Tools of the engine: ask, describe, calculate, rule, dice. */

import { askInWords, engineSource, type FoundPlace, MAX_QUESTION_CHARACTERS, noCalculator, questionLines } from '@rangefinder/questions';
import { cellText, loadRulebook, makeSearchIndex, plainText } from '@rangefinder/rulebook';
import { openSearch } from '@rangefinder/rulebook/search';
import {
  type AnyCalculator,
  answerLines,
  ask,
  askDice,
  calculatorLike,
  type Field,
  inLanguage,
  type Language,
  lenient,
  outline,
  type PublicProblem,
  placeIdLike,
  questionName,
  type Slug,
  systems,
  type ToolInput,
} from '@rangefinder/rules';

/** Rule set of the tools, and default language of their answers. */
export interface Within {
  readonly system: Slug | undefined;
  readonly language: Language;
}

type Values = Readonly<Record<string, unknown>>;

interface ToolResult {
  readonly lines: readonly string[];
  readonly isError?: true;
}

interface EngineTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ToolInput;
  call(given: Values, within: Within, draft: Values): ToolResult | Promise<ToolResult>;
}

const MAX_TEXT_CHARACTERS = 500;
const text = (en: string, ru: string, maxLength = MAX_TEXT_CHARACTERS): Field => ({ kind: 'text', maxLength, label: { en, ru } });
const objection = (...lines: readonly string[]): ToolResult => ({ lines, isError: true });
/** Messages of problems, each with its field. */
const problemLines = (problems: readonly PublicProblem[]): readonly string[] => problems.map(({ message }) => message);

const [FIRST] = systems.flatMap(({ calculators }) => calculators) as [AnyCalculator, ...AnyCalculator[]];
const CALCULATOR = text(`Id, e.g. ${questionName(FIRST)}`, `Код, например ${questionName(FIRST)}`);

function withCalculator(
  { calculator: name }: Values,
  { system, language }: Within,
  use: (calculator: AnyCalculator) => ToolResult,
): ToolResult {
  const calculator = calculatorLike(String(name), system);
  return calculator ? use(calculator) : objection(...noCalculator(String(name), system, language));
}

function calculated(calculator: AnyCalculator, { fields }: Values, draft: Values, language: Language): ToolResult {
  const result = ask(questionName(calculator), lenient(calculator.input, draft), { language });
  if (!result.ok) return objection(...problemLines(result.problems));
  if (typeof fields !== 'string') return { lines: answerLines(calculator, result.answer) };
  const names = fields.split(',').map((field) => field.trim());
  const unknown = names.filter((name) => !(name in result.answer));
  if (unknown.length > 0) return objection(`fields: there is no ${unknown.join(', ')}; allowed: ${Object.keys(result.answer).join(', ')}`);
  return { lines: [JSON.stringify(Object.fromEntries(names.map((name) => [name, result.answer[name]])))] };
}

/** Text of a section, table or ruling. */
function placeLines(id: string, language: Language): readonly string[] | undefined {
  const section = loadRulebook().sections.find((one) => one.id === id);
  if (section) return [`# ${section.title[language]}`, section.summary[language], plainText(section, language)];
  const table = systems.flatMap(({ tables }) => tables).find((one) => one.id === id);
  if (table)
    return [
      `# ${table.title[language]}`,
      table.columns.map((column) => inLanguage(column, language)).join(' | '),
      ...table.rows.map((row) => row.map((cell) => cellText(cell, language)).join(' | ')),
    ];
  const ruling = systems.flatMap(({ rulings }) => rulings).find((one) => one.id === id);
  return ruling && [`# ${ruling.title[language]}`, ruling.question[language], ruling.decision[language]];
}

const MAX_SUGGESTIONS = 3;
const MAX_FOUND = 20;
/** Created on first use. */
let search: ReturnType<typeof openSearch> | undefined;

/** Places of the rulebook that match a text. */
async function foundPlaces(words: string, system: Slug | undefined, language: Language): Promise<readonly FoundPlace[]> {
  search ??= openSearch(makeSearchIndex());
  return (await search)
    .find(words, system)
    .slice(0, MAX_FOUND)
    .map(({ document: { id, kind, system: own, title, summary } }) => ({
      ...{ id, kind, system: own, title: inLanguage(title, language), summary: inLanguage(summary, language), url: '' },
    }));
}

/** Rules that match words given instead of an id. */
async function nearRules(words: string, { system, language }: Within): Promise<readonly string[]> {
  search ??= openSearch(makeSearchIndex());
  return (await search)
    .find(words.replaceAll(/[/-]/g, ' '), system)
    .map(({ document }) => document)
    .filter(({ id }) => placeLines(id, language) !== undefined)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, title }) => `${id}: ${title[language]}`);
}

export const TOOLS: readonly EngineTool[] = [
  {
    name: 'ask',
    title: 'Ask in your own words',
    description: `Start here. Reads a question in words and answers it where it can: calculator, arguments, what was assumed or not understood, the figure. Games: ${systems.map(({ title }) => title.en).join('; ')}. English or Russian.`,
    input: {
      fields: { text: text('In your own words, with the name of the game', 'Своими словами, с названием игры', MAX_QUESTION_CHARACTERS) },
    },
    call: async ({ text: question }, { system, language }) => {
      const source = engineSource({ language, site: '', search: (words, within) => foundPlaces(words, within, language) });
      return { lines: questionLines(await askInWords(String(question), { language, system, site: '' }, source), language) };
    },
  },
  {
    name: 'describe',
    title: 'Describe a calculator',
    description: 'The arguments of a calculator with their ranges, choices and an example. Read it before `calculate`.',
    input: { fields: { calculator: CALCULATOR } },
    call: (given, within) => withCalculator(given, within, (calculator) => ({ lines: [outline(calculator, within.language)] })),
  },
  {
    name: 'calculate',
    title: 'Calculate',
    description:
      'Answers one question exactly: a sentence, the figures, and each step with the rule behind it. Odds are exact fractions; do not work them out yourself.',
    input: {
      fields: {
        calculator: CALCULATOR,
        fields: {
          ...text('Only these parts of the answer, as JSON: `chance,steps`', 'Только эти части ответа, в JSON: `chance,steps`'),
          optional: true,
        },
      },
      draft: { en: 'As `describe` lists them', ru: 'Как их перечисляет `describe`' },
    },
    call: (given, within, draft) => withCalculator(given, within, (calculator) => calculated(calculator, given, draft, within.language)),
  },
  {
    name: 'rule',
    title: 'Read a rule',
    description: 'A section, table or ruling of the rulebook by its id, as the steps of an answer name it.',
    input: { fields: { id: text(`E.g. ${systems[0]?.tables[0]?.id}`, `Например, ${systems[0]?.tables[0]?.id}`) } },
    call: async ({ id }, within) => {
      const lines = placeLines(placeIdLike(String(id), within.system) ?? String(id), within.language);
      return lines ? { lines } : objection(`There is no rule "${id}".`, ...(await nearRules(String(id), within)));
    },
  },
  {
    name: 'dice',
    title: 'Roll dice exactly',
    description: 'Exact odds of a dice expression: `2d6`, `3d6kh2`, `(2d6+1)>=7` for a sum, `4d6>=5` for dice that pass.',
    input: { fields: { expression: text('E.g. 3d6kh2', 'Например, 3d6kh2') } },
    call: ({ expression }, { language }) => {
      const result = askDice(String(expression), { language });
      if (!result.ok) return objection(...problemLines(result.problems));
      return {
        lines: [
          result.answer.summary,
          (result.answer.outcomes ?? []).map(({ value, chance }) => `${value}: ${chance.fraction}`).join(', '),
        ],
      };
    },
  },
];
