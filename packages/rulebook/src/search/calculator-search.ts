/** Finds the calculator for a question in whole sentences: any of its words may meet any text of a calculator, the rarer the better. */
import {
  type AnyCalculator,
  type Field,
  type Fields,
  kebab,
  LANGUAGES,
  questionName,
  type RuleSystem,
  systems,
  type Text,
} from '@rangefinder/rules';
import MiniSearch from 'minisearch';
import { namedGames } from './named-games.js';
import { stemOf, wordsOf } from './terms.js';

interface CalculatorText {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly examples: string;
  readonly inputs: string;
  readonly figures: string;
}

/** A calculator that fits a question. */
export interface FoundCalculator {
  readonly calculator: AnyCalculator;
  /** The more the better; comparable within one question. */
  readonly score: number;
}

const WEIGHTS = { name: 5, about: 3, examples: 1.5, inputs: 0.3, figures: 0.3 };
/** What a calculator gains whose rule set is named in the question: the others are not left out, rule sets name each other. */
const NAMED_GAME = 2;
/** Letters for one wrong one. */
const FUZZY = 0.15;
const MIN_FUZZY_LENGTH = 5;
const PREFIX_LENGTH = 5;

/** Words that questions are made of, whatever they are about. */
const QUESTION_WORDS = new Set(
  `a an and are as at be but by can do does for from has have how i if in into is it its me my of on one or our should than that the their
  them then there they this to two was we what when which while who whose will with would you your both when where after before
  а в во для до и из или как какая какие какое какой ко когда кто ли мне мой на не но о от по при с сколько со у чем что это я`.split(
    /\s+/,
  ),
);

const inBoth = (texts: readonly (Text | undefined)[]): string =>
  texts.flatMap((text) => (text ? LANGUAGES.map((language) => text[language]) : [])).join('\n');

const textsOfFields = (fields: Fields): readonly (Text | undefined)[] =>
  Object.entries(fields).flatMap(([name, field]) => [spelledOut(name), ...textsOfField(field)]);

/** The name of a field as words: `partialCover`. */
function spelledOut(name: string): Text {
  const words = kebab(name).replaceAll('-', ' ');
  return { en: words, ru: words };
}

function textsOfField(field: Field): readonly (Text | undefined)[] {
  const own = [field.label, field.hint];
  if (field.kind === 'choice') return [...own, ...Object.values(field.type.values)];
  if (field.kind === 'list') return [...own, ...textsOfField(field.item)];
  return field.kind === 'object' ? [...own, ...textsOfFields(field.fields)] : own;
}

/** What players call what a calculator is named after. */
const otherNames = ({ title }: AnyCalculator, game: RuleSystem | undefined): readonly string[] =>
  (game?.glossary ?? []).flatMap(({ name, aliases = [] }) => (name.en.toLowerCase() === title.en.toLowerCase() ? aliases : []));

function textOf(calculator: AnyCalculator): CalculatorText {
  const { system, name, title, about, examples, input, output, rule } = calculator;
  const game = systems.find(({ slug }) => slug === system);
  const section = game?.sections.find(({ id }) => id === rule);
  return {
    id: questionName(calculator),
    name: [inBoth([title, spelledOut(name), section?.title]), ...otherNames(calculator, game)].join('\n'),
    about: inBoth([about]),
    examples: inBoth(examples.map(({ title: ofExample }) => ofExample)),
    inputs: inBoth(textsOfFields(input)),
    figures: inBoth(textsOfFields(output)),
  };
}

/** The search over all calculators; made in milliseconds. */
export function openCalculatorSearch(): (question: string, system?: string) => readonly FoundCalculator[] {
  const calculators = new Map(systems.flatMap(({ calculators: all }) => all.map((one) => [questionName(one), one] as const)));
  const search = new MiniSearch<CalculatorText>({
    fields: Object.keys(WEIGHTS),
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: WEIGHTS,
      prefix: (term) => term.length >= PREFIX_LENGTH,
      fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? FUZZY : false),
    },
  });
  search.addAll([...calculators.values()].map(textOf));
  return (question, system) => {
    const { games, rest } = namedGames(question);
    const boostDocument = (id: string) => (games.some((slug) => id.startsWith(`${slug}/`)) ? NAMED_GAME : 1);
    const words = rest.filter((word) => !QUESTION_WORDS.has(word));
    return search.search(words.join(' '), { boostDocument }).flatMap(({ id, score }) => {
      const calculator = calculators.get(id);
      return calculator && (system === undefined || calculator.system === system) ? [{ calculator, score }] : [];
    });
  };
}
