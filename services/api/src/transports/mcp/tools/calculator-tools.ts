/** Calculator tools: describe, calculate, sweep, rank. */
import { noCalculator } from '@rangefinder/questions';
import { type AnyCalculator, answerLines, calculatorLike, lenient, outline, type PublicAnswer, questionName } from '@rangefinder/rules';
import { CURSOR, csvLine, MAX_LISTED } from './lists.js';
import { errorReply, type OperationRunner, reply, replyWith, type ToolReply } from './operation-runner.js';
import { calculatorId, count, defineTool, optional, text, texts } from './tool.js';

const MAX_FIGURES = 20;
const DEFAULT_RANKED = 10;

const DRAFT = { en: 'As `describe` lists them', ru: 'Как их перечисляет `describe`' };

async function withCalculator(
  name: string,
  runner: OperationRunner,
  use: (calculator: AnyCalculator) => ToolReply | Promise<ToolReply>,
): Promise<ToolReply> {
  const { context, system } = runner;
  const calculator = calculatorLike(name, system);
  return calculator ? use(calculator) : errorReply(...noCalculator(name, system, context.language));
}

export const describe = defineTool({
  name: 'describe',
  title: 'Describe a calculator',
  description: () => 'The arguments of a calculator with their ranges, choices and an example. Read it before `calculate`.',
  input: (system) => ({ fields: { calculator: calculatorId(system) } }),
  call: ({ calculator: name }, runner) => withCalculator(name, runner, (calculator) => reply(outline(calculator, runner.context.language))),
});

export const calculate = defineTool({
  name: 'calculate',
  title: 'Calculate',
  description: () =>
    'Answers one question exactly: a sentence, the figures, and each step with the rule behind it. Odds are exact fractions; do not work them out yourself. ' +
    'A unit goes by its id or exact name (`attacker: {unit: "…"}`) and fills in its figures.',
  input: (system) => ({
    fields: {
      calculator: calculatorId(system),
      fields: optional(
        text('Only these parts of the answer, as JSON: `chance,steps.text`', 'Только эти части ответа, в JSON: `chance,steps.text`'),
      ),
    },
    draft: DRAFT,
  }),
  output: { allowed: 'boolean', summary: 'string', refusal: ['object', 'null'], steps: 'array' },
  call: ({ calculator: name, fields }, runner, draft) =>
    withCalculator(name, runner, (calculator) => answered(calculator, lenient(calculator.input, draft), fields, runner)),
});

async function answered(calculator: AnyCalculator, args: object, fields: string | undefined, runner: OperationRunner): Promise<ToolReply> {
  return replyWith<PublicAnswer>(runner.runCalculator(calculator, { ...args }, fields), runner, (answer) =>
    fields === undefined ? reply(...answerLines(calculator, answer)) : reply(JSON.stringify(answer)),
  );
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
  description: () =>
    'A calculator over several values of one or two arguments, as CSV: at which distance, with how many dice. Several values: `[1,2,4]`, `"0..42"`, `"0..42/2"`, `"*"` for all choices.',
  input: (system) => ({
    fields: {
      calculator: calculatorId(system),
      figures: optional(texts(MAX_FIGURES, 'Paths of figures, e.g. ["chance"]', 'Пути показателей, например ["chance"]')),
    },
    draft: DRAFT,
  }),
  output: { calculator: 'string', axes: 'array', cells: 'integer', figures: 'array', refusals: 'array', problems: 'array' },
  call: ({ calculator: name, figures }, runner, draft) =>
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
  return [head, ...places.map((row, cell) => [...row, ...figures.map((figure) => cellText(figure, cell))])].map(csvLine);
}

const cellText = ({ fractions, texts, numbers }: SweepAnswer['figures'][number], cell: number): string =>
  String(fractions?.[cell] ?? texts?.[cell] ?? numbers[cell] ?? '');

interface RankingAnswer {
  readonly direction: 'ASC' | 'DESC';
  readonly perPoint: boolean;
  readonly figures: readonly {
    readonly figure: string;
    readonly label: string;
    readonly better: string | null;
    readonly betterFor: string | null;
  }[];
  readonly found: number;
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
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
  description: () =>
    'A calculator for everything in the catalog that a query finds, best first: which unit should fire, what beats a target, also per point. ' +
    'In place of a unit: `{"query":"pv<=30 role:sniper"}`; of a weapon: `{"query":"*"}`.',
  input: (system) => ({
    fields: {
      calculator: calculatorId(system),
      by: optional(
        text(
          'Path of the figure to rank by; default: the principal figure',
          'Путь показателя, по которому сравнивать; по умолчанию главный',
        ),
      ),
      perPoint: { kind: 'boolean', optional: true, label: { en: 'Divide by the cost in points', ru: 'Делить на стоимость в очках' } },
      direction: optional(text('`desc` or `asc`; default: the better first', '`desc` или `asc`; по умолчанию сначала лучшее')),
      first: count(MAX_LISTED),
      after: CURSOR,
    },
    draft: DRAFT,
  }),
  output: {
    calculator: 'string',
    input: 'string',
    figures: 'array',
    nodes: 'array',
    found: 'integer',
    totalCount: 'integer',
    leftOut: 'array',
  },
  call: ({ calculator: name, first, direction, ...order }, runner, draft) =>
    withCalculator(name, runner, (calculator) =>
      replyWith<RankingAnswer>(
        runner.run('ranking', {
          calculator: questionName(calculator),
          draft,
          first: first ?? DEFAULT_RANKED,
          direction: direction?.toUpperCase(),
          ...order,
        }),
        runner,
        (ranking) => reply(...rankingLines(ranking)),
      ),
    ),
});

/** The ranking as CSV under a heading that names the figure. */
function rankingLines({ found, totalCount, pageInfo, nodes, leftOut, ...order }: RankingAnswer): readonly string[] {
  return [
    `${totalCount} of ${found} ranked${orderText(order)}`,
    csvLine(['rank', 'id', 'name', 'points', 'score']),
    ...nodes.map(({ rank: place, id, name, points, score }) => csvLine([place, id, name, points, score])),
    ...leftOut.map(({ reason, count: many, text: why }) => `left out: ${many}, ${reason}${why === '' ? '' : `: ${why}`}`),
    ...(pageInfo.hasNextPage ? [`after: ${pageInfo.endCursor}`] : []),
  ];
}
