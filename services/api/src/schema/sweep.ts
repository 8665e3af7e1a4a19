/** Sweeps of any calculator over one or two arguments, as a uniform grid. */
import { type AnyCalculator, type CellProblem, type Language, publicProblem, questionName, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { cellsAsked, type Swept, sweepAsksCatalog, sweepCalculator } from '../answering/sweep-calculator.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { Refusal, Step } from './answer.js';
import { Costs } from './costs.js';
import { Draft, draftIn } from './draft.js';
import { sweptExample } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';

const [FIRST] = systems.flatMap(({ calculators }) => calculators) as [AnyCalculator, ...AnyCalculator[]];
const [FIGURE = ''] = Object.keys(FIRST.output);

@ObjectType({ simpleResolvers: true, description: 'One value of an input that varies.' })
class SweepValue {
  @Known({ examples: ['8'] })
  @Field(() => String, { description: 'As in an address.' })
  readonly value!: string;

  @Field(() => String, { description: 'In words.' })
  readonly label!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An input that varies.' })
class SweepAxis {
  @Known({ examples: ['situation.inches'] })
  @Field(() => String, { description: 'Its path in the question.' })
  readonly input!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string;

  @Known({ examples: ['inches'] })
  @Field(() => String, { nullable: true, description: 'Unit of measure.' })
  readonly unit!: string | null;

  @Field(() => [SweepValue], { description: 'Its values, in order.' })
  readonly values!: SweepValue[];
}

@ObjectType({ simpleResolvers: true, description: 'A figure in all cells, row by row: the values of the last input change fastest.' })
class SweepFigure {
  @Known({ examples: [FIGURE] })
  @Field(() => String, { description: 'Its path in the answer.' })
  readonly figure!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string;

  @Field(() => String, { nullable: true, description: 'Unit of measure.' })
  readonly unit!: string | null;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Numbers; of chances the decimal, 1 and 0 for yes and no. Null where a cell has none.',
  })
  readonly numbers!: (number | null)[];

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'Chances as fractions in lowest terms; null where the figure is no chance, or where one is known between bounds only.',
  })
  readonly fractions!: (string | null)[] | null;

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'Words, choices, and the bounds of chances that are not exact; null where the figure is none of these.',
  })
  readonly texts!: (string | null)[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'What is wrong with the question of a cell.' })
class SweepProblem {
  @Field(() => Int, { description: 'Number of the cell, row by row, from 0.' })
  readonly cell!: number;

  @Known({ examples: ['CONFLICT'] })
  @Field(() => String, { description: 'A code.' })
  readonly code!: string;

  @Field(() => String, { description: 'Path of the input.' })
  readonly path!: string;

  @Field(() => String, { description: 'In words: what was given, what is allowed.' })
  readonly message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One cell explained.' })
class SweepCell {
  @Field(() => [Int], { description: 'Its place along each input that varies, from 0.' })
  readonly at!: number[];

  @Field(() => Boolean, { description: 'Whether the rules allow it.' })
  readonly allowed!: boolean;

  @Field(() => Refusal, { nullable: true, description: 'Why not; null when it is allowed.' })
  readonly refusal!: Refusal | null;

  @Field(() => String, { description: 'One sentence that says it all.' })
  readonly summary!: string;

  @Field(() => [Step], { description: 'The explanation.' })
  readonly steps!: Step[];
}

@ObjectType({ simpleResolvers: true, description: 'A calculator over one or two of its inputs, the rest fixed: a grid of its figures.' })
class SweepAnswer {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'The calculator.' })
  readonly calculator!: string;

  @Field(() => [SweepAxis], { description: 'The inputs that vary, in the order of the calculator’s own; the last changes fastest.' })
  readonly axes!: SweepAxis[];

  @Field(() => Int, { description: 'How many cells the grid has.' })
  readonly cells!: number;

  @Field(() => [SweepFigure], { description: 'The figures, each in all cells.' })
  readonly figures!: SweepFigure[];

  @Field(() => [String], { nullable: 'items', description: 'For each cell the code of the refusal where the rules forbid it, else null.' })
  readonly refusals!: (string | null)[];

  @Field(() => [SweepProblem], { description: 'Cells whose question makes no sense: their figures are null.' })
  readonly problems!: SweepProblem[];

  @Field(() => SweepCell, { nullable: true, description: 'The cell that `explain` asked for.' })
  readonly explained!: SweepCell | null;
}

@ArgsType()
class SweepArgs extends LanguageArgs {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'The calculator, as in its address.' })
  readonly calculator!: string;

  @Known({ examples: [sweptExample(FIRST)] })
  @Field(() => Draft, { description: 'Its question, with several values at one or two inputs.' })
  readonly draft!: Readonly<Record<string, unknown>>;

  @Known({ maxItems: 20, examples: [[FIGURE]] })
  @Field(() => [String], {
    nullable: true,
    description:
      'Paths of figures, with dots below: `end.opponent.outOfFight`, `turns.last.bothStand`; those of its answer that hold one value, without it.',
  })
  readonly figures?: string[] | null;

  @Known({ maxItems: 2, examples: [[0, 0]] })
  @Field(() => [Int], { nullable: true, description: 'Place of a cell along each input that varies, from 0: its steps are wanted.' })
  readonly explain?: number[] | null;
}

/** Cost factor: a list in the grid has an entry for each cell, and lists in its figures are short. */
const GRID_SHARE = 8;

@Resolver()
export class SweepResolver {
  @Costs({ entries: (args) => cellsAsked(draftIn(args)) / GRID_SHARE, asksCatalog: (args) => sweepAsksCatalog(draftIn(args)) })
  @Query(() => SweepAnswer, {
    description:
      'Any calculator over one or two of its inputs, the rest fixed: the grid of its figures, with the checks of the calculator itself. At most 10,000 values.',
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
