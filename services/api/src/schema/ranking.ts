/** Rankings of query results by a figure of a calculator. */
import { type AnyCalculator, type CheckResult, questionName, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { type Ranked, type RankingPageOf, rankCalculator, rankingAsksCatalog } from '../answering/rank-calculator.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { BETTER, PARTY } from './better.js';
import { DIRECTIONS } from './catalog/list-arguments.js';
import { PageInfo } from './connection.js';
import { Costs, DEFAULT_PAGE, PAGE_SIZE, pageEntries } from './costs.js';
import { Draft, draftIn } from './draft.js';
import { sweptExample } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { badCursor, pageSize } from './list-pages.js';

/** A calculator that accepts a catalog unit, for descriptions. */
const [FIRST] = systems.flatMap(({ calculators }) => calculators) as [AnyCalculator, ...AnyCalculator[]];

@ObjectType({ simpleResolvers: true, description: 'Figure shown by a ranking.' })
class RankingFigure {
  @Field(() => String, { description: 'Path of the figure in the answer.' })
  readonly figure!: string;

  @Field(() => String, { description: 'Label of the figure.' })
  readonly label!: string;

  @Field(() => String, { nullable: true, description: 'Unit of measurement.' })
  readonly unit!: string | null;

  @Field(() => BETTER, { nullable: true, description: 'Better direction; null when no direction is better.' })
  readonly better!: string | null;

  @Field(() => PARTY, { nullable: true, description: 'The side for which that direction is better.' })
  readonly betterFor!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Value of a figure: a number, a probability or a text.' })
class RankingValue {
  @Field(() => Float, { nullable: true, description: 'Number. For a probability its decimal, for a yes or no 1 or 0.' })
  readonly number!: number | null;

  @Known({ examples: ['7/12'] })
  @Field(() => String, { nullable: true, description: 'Probability as a fraction in lowest terms.' })
  readonly fraction!: string | null;

  @Field(() => String, { nullable: true, description: 'Text or choice, or the bounds of a probability that is not exact.' })
  readonly text!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Ranked entry.' })
class RankedEntry {
  @Field(() => Int, { description: 'Rank, from 1. Equal scores share a rank.' })
  readonly rank!: number;

  @Field(() => ID, { description: 'Id of the catalog entry, or value of the varied input.' })
  readonly id!: string;

  @Field(() => String, { description: 'Name in the language of the answer.' })
  readonly name!: string;

  @Field(() => Float, { nullable: true, description: 'Cost in points; null if it has no price.' })
  readonly points!: number | null;

  @Field(() => Float, { description: 'Score that determines the rank: the figure, or the figure divided by the points.' })
  readonly score!: number;

  @Field(() => [RankingValue], { description: 'Values, in the order of `figures`.' })
  readonly values!: RankingValue[];
}

@ObjectType({ simpleResolvers: true, description: 'Entries that could not be ranked for the same reason.' })
class RankingLeftOut {
  @Known({ examples: ['NO_DAMAGE'] })
  @Field(() => String, { description: 'Code of the refusal or of the problem, or `NO_VALUE`, `NO_POINTS`.' })
  readonly reason!: string;

  @Field(() => Int, { description: 'Number of entries.' })
  readonly count!: number;

  @Field(() => ID, { description: 'Id of one of these entries.' })
  readonly example!: string;

  @Field(() => String, { description: 'Message of the calculator about that entry; empty if the code is sufficient.' })
  readonly text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Entries or values ranked by a figure of a calculator.' })
class RankingAnswer {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'Name of the calculator.' })
  readonly calculator!: string;

  @Known({ examples: ['attacker.unit'] })
  @Field(() => String, { description: 'Path of the varied input.' })
  readonly input!: string;

  @Field(() => [RankingFigure], { description: 'Figures shown; the first determines the rank.' })
  readonly figures!: RankingFigure[];

  @Field(() => DIRECTIONS, { description: 'Sort direction of the ranking.' })
  readonly direction!: string;

  @Field(() => Boolean, { description: 'Whether the score is the figure divided by the points of the entry.' })
  readonly perPoint!: boolean;

  @Field(() => [RankedEntry], { description: 'Ranked entries of this page.' })
  readonly nodes!: RankedEntry[];

  @Field(() => PageInfo, { description: 'Pagination information.' })
  readonly pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of entries found.' })
  readonly found!: number;

  @Field(() => Int, { description: 'Number of ranked entries on all pages.' })
  readonly totalCount!: number;

  @Field(() => [RankingLeftOut], {
    description: 'Entries that could not be ranked, by reason. Together with the ranked entries they are all that were found.',
  })
  readonly leftOut!: RankingLeftOut[];
}

@ArgsType()
class RankingArgs extends LanguageArgs {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'Name of the calculator, as in its address.' })
  readonly calculator!: string;

  @Known({ examples: [sweptExample(FIRST)] })
  @Field(() => Draft, {
    description:
      'Arguments of the calculator, one of which varies: `{ query: "pv<=30" }` in place of an entry (the query language for units, words of names for weapons and armor, `*` for all), or several values of another input.',
  })
  readonly draft!: Readonly<Record<string, unknown>>;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the figure to rank by. Default: the principal figure of the calculator, for the side that varies.',
  })
  readonly by?: string | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Divides the figure by the cost of the entry in points.' })
  readonly perPoint?: boolean | null;

  @Field(() => DIRECTIONS, {
    nullable: true,
    description: 'Sort direction. Default: the better end of the figure first; descending when no direction is better.',
  })
  readonly direction?: string | null;

  @Known({ maxItems: 20 })
  @Field(() => [String], { nullable: true, description: 'Paths of further figures to show.' })
  readonly figures?: string[] | null;

  @Known(PAGE_SIZE)
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: 'Maximum number of entries on the page.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts. Default: the start of the list.' })
  readonly after?: string | null;
}

const directionIn = (given: string | null | undefined): 'asc' | 'desc' | undefined =>
  given === 'asc' || given === 'desc' ? given : undefined;

const cursorOf = (rank: number): string => Buffer.from(`rank ${rank}`).toString('base64url');

/** Reads the pagination arguments, or returns their problems. */
function pageIn({ first, after }: Pick<RankingArgs, 'first' | 'after'>): CheckResult<{ readonly first: number; readonly offset: number }> {
  const size = pageSize(first);
  if (!size.ok) return size;
  if (after === undefined || after === null) return { ok: true, value: { first: size.value, offset: 0 } };
  const rank = /^rank (\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString())?.[1];
  return rank === undefined ? badCursor(after) : { ok: true, value: { first: size.value, offset: Number(rank) } };
}

@Resolver()
export class RankingResolver {
  @Costs({ entries: pageEntries, asksCatalog: (args) => rankingAsksCatalog(draftIn(args)) })
  @Query(() => RankingAnswer, {
    description:
      'Runs a calculator for every entry that a query finds, and ranks the entries by a figure, or by that figure per point: which unit should fire, which is best for 30 points. Entries that cannot be ranked are counted, with the reason.',
  })
  async ranking(@Args(() => RankingArgs) args: RankingArgs, @Ctx() context: ResolverContext): Promise<RankingAnswer> {
    const { lang, direction, perPoint, first: _, after: __, ...question } = args;
    const language = lang ?? context.language;
    const page = pageIn(args);
    if (!page.ok) throw thrown(badInput(page.problems, language));
    const parsed = {
      ...question,
      ...page.value,
      perPoint: perPoint === true,
      direction: directionIn(direction),
    };
    const ranking = await rankCalculator(parsed, language, context);
    if (!ranking.ok) throw thrown(badInput(ranking.problems, language));
    return publicRanking(ranking.value, page.value.offset);
  }
}

const publicRanking = ({ ranked, nodes, ...ranking }: RankingPageOf, offset: number): RankingAnswer =>
  ({ ...ranking, nodes, totalCount: ranked, pageInfo: pageInfoOf(nodes, ranked, offset) }) as unknown as RankingAnswer;

const pageInfoOf = (nodes: readonly Ranked[], ranked: number, offset: number): PageInfo => ({
  hasNextPage: offset + nodes.length < ranked,
  hasPreviousPage: offset > 0,
  startCursor: nodes.length > 0 ? cursorOf(offset + 1) : null,
  endCursor: nodes.length > 0 ? cursorOf(offset + nodes.length) : null,
});
