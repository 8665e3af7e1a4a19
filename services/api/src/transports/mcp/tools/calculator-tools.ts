/** Calculator tools: describe, calculate, sweep, rank. */
import { calculatorNamed, noCalculator } from '@rangefinder/rulebook/search';
import {
  type AnyCalculator,
  answerLines,
  lenient,
  outline,
  type PublicAnswer,
  type PublicProblem,
  questionName,
  systems,
} from '@rangefinder/rules';
import { z } from 'zod';
import type { Failure } from '../../../context/errors/failures.js';
import { EXAMPLES } from '../../../schema/examples.js';
import { nearEntries } from './entries.js';
import { errorReply, failureReply, type OperationRunner, reply, replyWith, type ToolReply } from './operation-runner.js';
import { count, defineTool, id } from './tool.js';

const [FIRST] = systems.flatMap(({ calculators }) => calculators) as [AnyCalculator, ...AnyCalculator[]];
const CALCULATOR = id().describe(`Id, e.g. ${questionName(FIRST)}`);
/** As long as an address may be. */
const MAX_FIELDS_CHARACTERS = 16_000;
const MAX_FIGURES = 20;
const ARGUMENTS = z.record(z.string(), z.unknown()).default({});

async function withCalculator(
  name: string,
  runner: OperationRunner,
  use: (calculator: AnyCalculator) => ToolReply | Promise<ToolReply>,
): Promise<ToolReply> {
  const { context, system } = runner;
  const calculator = calculatorNamed(name, system);
  return calculator ? use(calculator) : errorReply(...noCalculator(name, system, context.language));
}

export const describe = defineTool({
  name: 'describe',
  title: 'Describe a calculator',
  description: 'The arguments of a calculator with their ranges, choices and an example. Read it before `calculate`.',
  input: z.strictObject({ calculator: CALCULATOR }),
  call: ({ calculator: name }, runner) => withCalculator(name, runner, (calculator) => reply(outline(calculator, runner.context.language))),
});

export const calculate = defineTool({
  name: 'calculate',
  title: 'Calculate',
  description:
    'Answers one question exactly: a sentence, the figures, and each step with the rule behind it. Odds are exact fractions; do not work them out yourself. ' +
    `A unit goes by its id (\`attacker: {unit: "${EXAMPLES.unit}"}\`) and brings its figures.`,
  input: z.strictObject({
    calculator: CALCULATOR,
    arguments: ARGUMENTS.describe('As `describe` lists them'),
    fields: z.string().max(MAX_FIELDS_CHARACTERS).optional().describe('Only these parts of the answer, as JSON: `chance,steps.text`'),
  }),
  call: ({ calculator: name, arguments: given, fields }, runner) =>
    withCalculator(name, runner, (calculator) => answered(calculator, lenient(calculator.input, given), fields, runner)),
});

async function answered(calculator: AnyCalculator, args: object, fields: string | undefined, runner: OperationRunner): Promise<ToolReply> {
  const executed = await runner.runCalculator(calculator, { ...args }, fields);
  if (!executed.ok) return failureReply(executed.error, runner, ...(await suggestions(executed.error, runner)));
  const text =
    fields === undefined ? reply(...answerLines(calculator, executed.value as PublicAnswer)) : reply(JSON.stringify(executed.value));
  return { ...text, structured: executed.value as Readonly<Record<string, unknown>> };
}

const ENTRY = /(^|\.)(unit|weapon)$/;

/** Suggests entries for an unknown id. */
async function suggestions({ extensions }: Failure, runner: OperationRunner): Promise<readonly string[]> {
  const problems = (extensions.problems ?? []) as readonly PublicProblem[];
  const wrong = problems.find(({ path, given }) => ENTRY.test(path) && typeof given === 'string');
  return wrong ? nearEntries(String(wrong.given), runner) : [];
}

interface SweepAnswer {
  readonly axes: readonly { readonly input: string; readonly values: readonly { readonly value: string }[] }[];
  readonly figures: readonly {
    readonly figure: string;
    readonly numbers: readonly (number | null)[];
    readonly fractions: readonly (string | null)[] | null;
    readonly texts: readonly (string | null)[] | null;
  }[];
}

export const sweep = defineTool({
  name: 'sweep',
  title: 'Sweep over inputs',
  description:
    'A calculator over several values of one or two arguments, as CSV: at which distance, with how many dice. Several values: `[1,2,4]`, `"0..42"`, `"0..42/2"`, `"*"` for all choices.',
  input: z.strictObject({
    calculator: CALCULATOR,
    arguments: ARGUMENTS,
    figures: z.array(id()).max(MAX_FIGURES).optional().describe('Paths of figures, e.g. ["chance"]'),
  }),
  call: ({ calculator: name, arguments: draft, figures }, runner) =>
    withCalculator(name, runner, (calculator) =>
      replyWith<SweepAnswer>(runner.run('sweep', { calculator: questionName(calculator), draft, figures }), runner, (grid) =>
        reply(...gridLines(grid)),
      ),
    ),
});

function gridLines({ axes, figures }: SweepAnswer): readonly string[] {
  const places = axes.reduce<readonly (readonly string[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ value }) => [...row, value])),
    [[]],
  );
  const head = [...axes.map(({ input }) => input), ...figures.map(({ figure }) => figure)];
  return [head, ...places.map((row, cell) => [...row, ...figures.map((figure) => cellText(figure, cell))])].map((row) => row.join(','));
}

const cellText = ({ fractions, texts, numbers }: SweepAnswer['figures'][number], cell: number): string =>
  String(fractions?.[cell] ?? texts?.[cell] ?? numbers[cell] ?? '');

interface RankingAnswer {
  readonly found: number;
  readonly totalCount: number;
  readonly direction: 'ASC' | 'DESC';
  readonly perPoint: boolean;
  readonly figures: readonly {
    readonly figure: string;
    readonly label: string;
    readonly better: string | null;
    readonly betterFor: string | null;
  }[];
  readonly nodes: readonly {
    readonly rank: number;
    readonly id: string;
    readonly name: string;
    readonly points: number | null;
    readonly score: number;
  }[];
  readonly leftOut: readonly { readonly reason: string; readonly count: number; readonly text: string }[];
}

/** The side for which a figure is better. */
const FOR: Readonly<Record<string, string>> = {
  ATTACKER: ' for the attacker',
  ACTOR: ' for whoever acts',
  FIRST: ' for the first side',
  SECOND: ' for the second side',
  BOTH: ' for both sides',
};

/** The figure and the order: ` by expectedDamage per point (Expected damage), highest first; higher is better for the attacker` */
function orderText({ figures: [by], direction, perPoint }: Pick<RankingAnswer, 'figures' | 'direction' | 'perPoint'>): string {
  if (!by) return '';
  const better = by.better === null ? '' : `; ${by.better.toLowerCase()} is better${FOR[by.betterFor ?? ''] ?? ''}`;
  return ` by ${by.figure}${perPoint ? ' per point' : ''} (${by.label}), ${direction === 'ASC' ? 'lowest' : 'highest'} first${better}`;
}

export const rank = defineTool({
  name: 'rank',
  title: 'Rank units or weapons',
  description:
    'A calculator for everything in the catalog that a query finds, best first: which unit should fire, what beats a target, also per point. ' +
    'In place of a unit: `{"query":"pv<=30 role:sniper"}`; of a weapon: `{"query":"*"}`.',
  input: z.strictObject({
    calculator: CALCULATOR,
    arguments: ARGUMENTS,
    by: id().optional().describe('Path of the figure to rank by; default: the principal figure'),
    perPoint: z.boolean().optional(),
    first: count('Places', 100),
  }),
  call: ({ calculator: name, arguments: draft, first, ...order }, runner) =>
    withCalculator(name, runner, (calculator) =>
      replyWith<RankingAnswer>(
        runner.run('ranking', { calculator: questionName(calculator), draft, first: first ?? 10, ...order }),
        runner,
        ({ found, totalCount, nodes, leftOut, ...order }) =>
          reply(
            `${totalCount} of ${found} ranked${orderText(order)}`,
            ...nodes.map(
              ({ rank: place, id, name: entry, points, score }) =>
                `${place}. ${entry} (${id}): ${score}${points === null ? '' : `, ${points} points`}`,
            ),
            ...leftOut.map(({ reason, count: many, text }) => `left out: ${many}, ${reason}${text === '' ? '' : `: ${text}`}`),
          ),
      ),
    ),
});
