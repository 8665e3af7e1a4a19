/** Sweeps of any calculator over one or two arguments, as a uniform grid. */
import { type AnyCalculator, type CellProblem, type Language, publicProblem, questionName, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { cellsAsked, type Swept, sweepAsksCatalog, sweepCalculator } from '../answering/sweep-calculator.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { Refusal, Step } from './answer.js';
import { BETTER, PARTY } from './better.js';
import { Costs } from './costs.js';
import { Draft, draftIn } from './draft.js';
import { sweptExample } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';

const [FIRST] = systems.flatMap(({ calculators }) => calculators) as [AnyCalculator, ...AnyCalculator[]];
const [FIGURE = ''] = Object.keys(FIRST.output);

@ObjectType({ simpleResolvers: true, description: 'Value of a varied input.' })
class SweepValue {
  @Known({ examples: ['8'] })
  @Field(() => String, { description: 'Value as written in an address.' })
  readonly value!: string;

  @Field(() => String, { description: 'Label of the value.' })
  readonly label!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Varied input.' })
class SweepAxis {
  @Known({ examples: ['situation.inches'] })
  @Field(() => String, { description: 'Path of the input in the arguments.' })
  readonly input!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string;

  @Known({ examples: ['inches'] })
  @Field(() => String, { nullable: true, description: 'Unit of measurement.' })
  readonly unit!: string | null;

  @Field(() => [SweepValue], { description: 'Values in order.' })
  readonly values!: SweepValue[];
}

@ObjectType({ simpleResolvers: true, description: 'Values of a figure in all cells, row by row: the last input varies fastest.' })
class SweepFigure {
  @Known({ examples: [FIGURE] })
  @Field(() => String, { description: 'Path of the figure in the answer.' })
  readonly figure!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string;

  @Field(() => String, { nullable: true, description: 'Unit of measurement.' })
  readonly unit!: string | null;

  @Field(() => BETTER, { nullable: true, description: 'Better direction, for colors; null when no direction is better.' })
  readonly better!: string | null;

  @Field(() => PARTY, { nullable: true, description: 'The side for which that direction is better.' })
  readonly betterFor!: string | null;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Numbers. For probabilities their decimals, for yes or no 1 or 0. Null for a cell without a number.',
  })
  readonly numbers!: (number | null)[];

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'Probabilities as fractions in lowest terms. Null if the figure is not a probability, or if one is known only by bounds.',
  })
  readonly fractions!: (string | null)[] | null;

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'Texts or choices, or bounds of probabilities that are not exact. Null if the figure is none of these.',
  })
  readonly texts!: (string | null)[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'Invalid arguments of a cell.' })
class SweepProblem {
  @Field(() => Int, { description: 'Index of the cell, row by row, from 0.' })
  readonly cell!: number;

  @Known({ examples: ['CONFLICT'] })
  @Field(() => String, { description: 'Code of the problem.' })
  readonly code!: string;

  @Field(() => String, { description: 'Path of the invalid input.' })
  readonly path!: string;

  @Field(() => String, { description: 'Message with the given and the allowed values.' })
  readonly message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Explanation of a cell.' })
class SweepCell {
  @Field(() => [Int], { description: 'Index along each varied input, from 0.' })
  readonly at!: number[];

  @Field(() => Boolean, { description: 'Whether the rules allow the action.' })
  readonly allowed!: boolean;

  @Field(() => Refusal, { nullable: true, description: 'Reason why the action is forbidden; null if it is allowed.' })
  readonly refusal!: Refusal | null;

  @Field(() => String, { description: 'Summary of the answer in one sentence.' })
  readonly summary!: string;

  @Field(() => [Step], { description: 'Explanation of the answer, step by step.' })
  readonly steps!: Step[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Grid of the figures of a calculator over one or two varied inputs, all others being fixed.',
})
class SweepAnswer {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'Name of the calculator.' })
  readonly calculator!: string;

  @Field(() => [SweepAxis], { description: 'Varied inputs, in the order of the calculator; the last varies fastest.' })
  readonly axes!: SweepAxis[];

  @Field(() => Int, { description: 'Number of cells.' })
  readonly cells!: number;

  @Field(() => [SweepFigure], { description: 'Figures, each with its values in all cells.' })
  readonly figures!: SweepFigure[];

  @Field(() => [String], {
    nullable: 'items',
    description: 'For each cell, the code of the refusal if the rules forbid the action, else null.',
  })
  readonly refusals!: (string | null)[];

  @Field(() => [SweepProblem], { description: 'Cells with invalid arguments; their figures are null.' })
  readonly problems!: SweepProblem[];

  @Field(() => SweepCell, { nullable: true, description: 'Cell selected by `explain`.' })
  readonly explained!: SweepCell | null;
}

@ArgsType()
class SweepArgs extends LanguageArgs {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'Name of the calculator, as in its address.' })
  readonly calculator!: string;

  @Known({ examples: [sweptExample(FIRST)] })
  @Field(() => Draft, { description: 'Arguments of the calculator, with several values for one or two inputs.' })
  readonly draft!: Readonly<Record<string, unknown>>;

  @Known({ maxItems: 20, examples: [[FIGURE]] })
  @Field(() => [String], {
    nullable: true,
    description:
      'Paths of figures, with dots: `end.opponent.outOfFight`, `turns.last.bothStand`. Default: all figures of the answer that hold one value.',
  })
  readonly figures?: string[] | null;

  @Known({ maxItems: 2, examples: [[0, 0]] })
  @Field(() => [Int], {
    nullable: true,
    description: 'Index of a cell along each varied input, from 0. The answer then explains this cell.',
  })
  readonly explain?: number[] | null;
}

/** Cost factor: a list in the grid has an entry for each cell, and lists in its figures are short. */
const GRID_SHARE = 8;

@Resolver()
export class SweepResolver {
  @Costs({ entries: (args) => cellsAsked(draftIn(args)) / GRID_SHARE, asksCatalog: (args) => sweepAsksCatalog(draftIn(args)) })
  @Query(() => SweepAnswer, {
    description:
      'Runs any calculator over one or two varied inputs, all others being fixed, and returns a grid of its figures. Every cell is validated as in the calculator. At most 10,000 values.',
  })
  async sweep(@Args(() => SweepArgs) { lang, ...question }: SweepArgs, @Ctx() context: ResolverContext): Promise<SweepAnswer> {
    const language = lang ?? context.language;
    const swept = await sweepCalculator(question, language, context);
    if (!swept.ok) throw thrown(badInput(swept.problems, language));
    return publicSweep(swept.value, language);
  }
}

const publicSweep = ({ problems, ...grid }: Swept, language: Language): SweepAnswer =>
  ({ ...grid, problems: problems.map((problem) => publicCellProblem(problem, language)) }) as unknown as SweepAnswer;

function publicCellProblem({ cell, problem }: CellProblem, language: Language): SweepProblem {
  const { code, path, message } = publicProblem(problem, language);
  return { cell, code, path, message };
}
