/** Rankings of query results by a figure of a calculator. */
import { type AnyCalculator, type CheckResult, questionName, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { type Ranked, type RankingPageOf, rankCalculator, rankingAsksCatalog } from '../answering/rank-calculator.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
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

@ObjectType({ simpleResolvers: true, description: 'A figure that a ranking shows.' })
class RankingFigure {
  @Field(() => String, { description: 'Its path in the answer.' })
  readonly figure!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string;

  @Field(() => String, { nullable: true, description: 'Unit of measure.' })
  readonly unit!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The value of a figure, as far as it is a number, a chance or words.' })
class RankingValue {
  @Field(() => Float, { nullable: true, description: 'A number; of a chance the decimal, 1 and 0 for yes and no.' })
  readonly number!: number | null;

  @Known({ examples: ['7/12'] })
  @Field(() => String, { nullable: true, description: 'A chance as a fraction in lowest terms.' })
  readonly fraction!: string | null;

  @Field(() => String, { nullable: true, description: 'Words, choices, and the bounds of a chance that is not exact.' })
  readonly text!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A place of a ranking.' })
class RankedEntry {
  @Field(() => Int, { description: 'From 1.' })
  readonly rank!: number;

  @Field(() => ID, { description: 'Id of the entry, or the value of the input that varies.' })
  readonly id!: string;

  @Field(() => String, { description: 'Its name in the language of the answer.' })
  readonly name!: string;

  @Field(() => Float, { nullable: true, description: 'Its price in points; null where it has none.' })
  readonly points!: number | null;

  @Field(() => Float, { description: 'What it is ranked by: the figure, or the figure divided by its points.' })
  readonly score!: number;

  @Field(() => [RankingValue], { description: 'Its figures, in the order of `figures`.' })
  readonly values!: RankingValue[];
}

@ObjectType({ simpleResolvers: true, description: 'Entries that could not be ranked, for one reason.' })
class RankingLeftOut {
  @Known({ examples: ['NO_DAMAGE'] })
  @Field(() => String, { description: 'Code of the refusal or of the problem; `NO_VALUE`, `NO_POINTS`.' })
  readonly reason!: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count!: number;

  @Field(() => ID, { description: 'One of them.' })
  readonly example!: string;

  @Field(() => String, { description: 'What the calculator says of that one; empty where the reason says it all.' })
  readonly text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A calculator for everything that a query finds, in the order of a figure.' })
class RankingAnswer {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'The calculator.' })
  readonly calculator!: string;

  @Known({ examples: ['attacker.unit'] })
  @Field(() => String, { description: 'Path of the input that varies.' })
  readonly input!: string;

  @Field(() => [RankingFigure], { description: 'The figures that are shown; the first is the one that it is ranked by.' })
  readonly figures!: RankingFigure[];

  @Field(() => [RankedEntry], { description: 'The places of this page.' })
  readonly nodes!: RankedEntry[];

  @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
  readonly pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many were found.' })
  readonly found!: number;

  @Field(() => Int, { description: 'How many are ranked, on all pages.' })
  readonly totalCount!: number;

  @Field(() => [RankingLeftOut], { description: 'Those that could not be ranked, and why: with them all that were found are there.' })
  readonly leftOut!: RankingLeftOut[];
}

@ArgsType()
class RankingArgs extends LanguageArgs {
  @Known({ examples: [questionName(FIRST)] })
  @Field(() => ID, { description: 'The calculator, as in its address.' })
  readonly calculator!: string;

  @Known({ examples: [sweptExample(FIRST)] })
  @Field(() => Draft, {
    description:
      'Its question, in which one input varies: `{ query: "pv<=30" }` in place of an entry of the catalog (units take the language of queries, weapons words of their names, `*` is all), or several values of another.',
  })
  readonly draft!: Readonly<Record<string, unknown>>;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the figure to rank by; the one that the calculator is asked for, without it.',
  })
  readonly by?: string | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Divides the figure by the points that an entry costs.' })
  readonly perPoint?: boolean | null;

  @Field(() => DIRECTIONS, { nullable: true, defaultValue: 'desc', description: 'The greatest first, or the least.' })
  readonly direction?: string | null;

  @Known({ maxItems: 20 })
  @Field(() => [String], { nullable: true, description: 'Paths of the figures to show beside it.' })
  readonly figures?: string[] | null;

  @Known(PAGE_SIZE)
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: 'Entries on the page.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor behind which the page begins; from the start without it.' })
  readonly after?: string | null;
}

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
      'A calculator for every entry that a query finds, in the order of any of its figures or of that figure per point: which of my units should fire, and what is best for 30 points. What cannot be ranked is counted, with the reason.',
  })
  async ranking(@Args(() => RankingArgs) args: RankingArgs, @Ctx() context: ResolverContext): Promise<RankingAnswer> {
    const { lang, direction, perPoint, first: _, after: __, ...question } = args;
    const language = lang ?? context.language;
    const page = pageIn(args);
    if (!page.ok) throw thrown(badInput(page.problems, language));
    const asked = { ...question, ...page.value, perPoint: perPoint === true, descending: direction !== 'asc' };
    const ranking = await rankCalculator(asked, language, context);
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
