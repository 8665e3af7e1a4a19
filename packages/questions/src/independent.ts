/** Figures that do not depend on what a question lacks: they are the same whatever the missing values are. */
import { parseFraction } from '@rangefinder/dice';
import {
  type AnyCalculator,
  ask,
  calculatorBy,
  check,
  costOf,
  type Field,
  type Fields,
  type Language,
  number,
  odds,
  type Problem,
  type PublicAnswer,
  valueLabel,
} from '@rangefinder/rules';

type Draft = Readonly<Record<string, unknown>>;
type Branch = { [name: string]: unknown };

/** Missing values that are tried out. More would take too long. */
const MAX_MISSING = 3;
/** Trials of one reading: more than any choice has values, and more than are tried of a number. */
const MAX_TRIALS = 32;
/** Total cost of the trials of one reading. */
const MAX_COST_MS = 4;

type PartialAnswer = Record<string, unknown> & { readonly allowed: boolean; readonly summary: string };

/** A question with the problems of what it lacks. */
interface Incomplete {
  readonly calculator: AnyCalculator;
  readonly id: string;
  readonly draft: Draft;
  readonly problems: readonly Problem[];
}

/**
 * The figures of an answer that do not depend on the missing values; undefined if there are none. Every value of a choice is tried out,
 * of a number its ends and many in between, of a list of numbers one or two. Without another list there is no partial answer, since
 * figures may depend on its length.
 */
export function independentFigures(id: string, draft: Draft, problems: readonly Problem[], language: Language): PartialAnswer | undefined {
  const calculator = calculatorBy(id);
  if (!calculator || !isCompletable(problems)) return undefined;
  const shared = sharedByTrials({ calculator, id, draft, problems }, language);
  if (!shared) return undefined;
  const { first, figures } = shared;
  if (!first.allowed) return { allowed: false, summary: first.summary };
  const told = figures
    .filter(([name]) => isMain(calculator, name))
    .map(([name, value]) => {
      const field = calculator.output[name] as Field;
      return `${field.label[language]}: ${shown(field, value, language)}`;
    });
  return { ...Object.fromEntries(figures), allowed: true, summary: told.join('; ') };
}

/** Whether values for what is missing may complete a question. */
const isCompletable = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.length <= MAX_MISSING && problems.every(({ code }) => code === 'MISSING');

type Figures = readonly (readonly [name: string, value: unknown])[];

/** The first answer, and the figures that all answers share, a main one among them. */
interface Shared {
  readonly first: PublicAnswer;
  readonly figures: Figures;
}

/** What the answers to all trials share; undefined if they have nothing in common, or if most trials have no answer. */
function sharedByTrials(question: Incomplete, language: Language): Shared | undefined {
  const { calculator, id } = question;
  let shared: Shared | undefined;
  let [trials, answers, costMs] = [0, 0, 0];
  for (const trial of distinctTrials(question)) {
    trials++;
    if (!trial) continue;
    costMs += costOf(calculator, trial.checked);
    if (costMs > MAX_COST_MS) return undefined;
    const result = ask<string>(id, trial.draft as never, { language });
    if (!result.ok) continue;
    answers++;
    shared = shared ? sharedWith(calculator, shared, result.answer as PublicAnswer) : sharedBy(calculator, result.answer as PublicAnswer);
    if (!shared) return undefined;
  }
  // Fewer answers may all come from the same few values.
  return answers > trials / 2 ? shared : undefined;
}

/** What an answer alone has to share; undefined for nothing. */
function sharedBy(calculator: AnyCalculator, first: PublicAnswer): Shared | undefined {
  const figures = figuresOf(calculator, first);
  return first.allowed && !hasMain(calculator, figures) ? undefined : { first, figures };
}

/** What an answer shares with earlier ones; undefined for nothing. */
function sharedWith(calculator: AnyCalculator, { first, figures }: Shared, answer: PublicAnswer): Shared | undefined {
  const kept = figures.filter(([name, value]) => isSame(answer[name], value));
  const isAlike = first.allowed ? answer.allowed && hasMain(calculator, kept) : answer.refusal?.code === first.refusal?.code;
  return isAlike ? { first, figures: kept } : undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const figuresOf = ({ output }: AnyCalculator, answer: PublicAnswer): Figures =>
  Object.entries(answer).filter(([name, value]) => name in output && hasValue(value));

const isMain = ({ principal }: AnyCalculator, name: string): boolean => principal?.some((path) => path.split('.')[0] === name) ?? true;
const hasMain = (calculator: AnyCalculator, figures: Figures): boolean => figures.some(([name]) => isMain(calculator, name));

/** A question with values for what it lacked. */
interface Trial {
  readonly draft: Draft;
  readonly checked: never;
}

/** Trials that differ; undefined for values that cannot complete the question. */
function* distinctTrials(question: Incomplete): Generator<Trial | undefined> {
  const seen = new Set<string>();
  for (let index = 0; index < MAX_TRIALS; index++) {
    const trial = completed(question, index);
    const key = trial ? JSON.stringify(trial.draft) : String(index);
    if (seen.has(key)) continue;
    seen.add(key);
    yield trial;
  }
}

/** The question with a value for each problem; undefined if there is none. What is only asked for once others are known is filled in, too. */
function completed({ calculator, draft, problems }: Incomplete, trial: number): Trial | undefined {
  const tried: Branch = structuredClone(draft as Branch);
  let open = problems;
  let filled = 0;
  while (filled + open.length <= MAX_MISSING) {
    const isFilled = open.every(
      ({ path, code }) => code === 'MISSING' && fillIn(tried, path, calculator.input, (count) => nth(trial, filled++, count)),
    );
    if (!isFilled) return undefined;
    const checked = check(calculator, tried);
    if (checked.ok) return { draft: tried, checked: checked.value as never };
    open = checked.problems;
  }
  return undefined;
}

/** Steps of a low-discrepancy sequence, one for each further missing value, so that values of different fields are combined evenly. */
const STEPS = [1, Math.SQRT2 - 1, Math.sqrt(3) - 1];

/** Which of several values a trial uses. The values of the first field are used in turn. */
const nth = (trial: number, place: number, count: number): number =>
  place === 0 ? trial % count : Math.floor(((trial * (STEPS[place] as number)) % 1) * count);

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A figure in words: `2/3 (66.7%)`, «нет». Lists and objects are only in the answer. */
function shown(field: Field, value: unknown, language: Language): string {
  if (typeof value !== 'object' || value === null) return valueLabel(field, value, language);
  const { fraction: text, decimal } = value as { readonly fraction?: string | null; readonly decimal?: number };
  const chance = typeof text === 'string' ? parseFraction(text) : undefined;
  if (chance) return odds(chance, language);
  return decimal === undefined ? '…' : number(decimal, language);
}

/** Puts one of the values of a field where one is missing. Returns false if there is no value to try. */
function fillIn(draft: Branch, path: readonly (string | number)[], fields: Fields, choose: (count: number) => number): boolean {
  let branch = draft;
  let inner = fields;
  for (const [at, step] of path.entries()) {
    if (typeof step === 'number') continue;
    const field = inner[step];
    if (!field) return false;
    const isLast = at === path.length - 1;
    if (isLast) {
      const values = valuesOf(field);
      branch[step] = values[choose(values.length)];
      return values.length > 0;
    }
    const index = path[at + 1];
    branch[step] ??= {};
    const held = branch[step];
    branch = (typeof index === 'number' && Array.isArray(held) ? held[index] : held) as Branch;
    inner = field.kind === 'object' ? field.fields : field.kind === 'list' && field.item.kind === 'object' ? field.item.fields : {};
    if (typeof branch !== 'object' || branch === null) return false;
  }
  return false;
}

/** The values of a field that are tried out: all of them, where there are not too many. */
function valuesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'int':
      return field.max - field.min < MAX_TRIALS ? range(field.min, field.max) : spread(field).map(Math.trunc);
    case 'number':
      return spread(field);
    case 'boolean':
      return [false, true];
    case 'choice':
      return Object.keys(field.type.values);
    case 'id':
      return field.of;
    case 'list':
      return listsOf(field.item);
    case 'text':
      return field.dice ? DICE.filter((dice) => field.pattern?.test(dice) ?? true) : [];
    default:
      return [];
  }
}

/** Lists of one number and of two. */
const listsOf = (item: Field): readonly unknown[] =>
  item.kind === 'int' ? valuesOf(item).flatMap((value) => [[value], [value, item.min]]) : [];

const range = (min: number, max: number): readonly number[] => Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** The ends of a scale, the values that are common in play, and others up to its end. */
const spread = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] => [
  ...range(0, TYPICAL_MAX)
    .map((above) => min + above)
    .filter((value) => value < max),
  ...range(1, FURTHER_VALUES).map((at) => min + ((max - min) * at) / FURTHER_VALUES),
];
const TYPICAL_MAX = 16;
const FURTHER_VALUES = 12;

/** Ranges and powers that are tried. */
const DICE = ['D6', 'D12+4', '1D6', '4D12', 'D20', '2D6', 'D8+1', '3D20'];
