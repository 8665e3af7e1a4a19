/** Any dice expression, exactly. */
import { Arg, Ctx, Field, FieldResolver, Float, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { MAX_LISTED_OUTCOMES, outcomesOf, type RolledDice, rollDice } from '../answering/roll-dice.js';
import type { Context } from '../context.js';
import { badInput, failure, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import { Chance } from './chance.js';
import { Costs } from './costs.js';

@ObjectType({ simpleResolvers: true, description: 'One outcome of a roll.' })
class DiceOutcome {
  @Field(() => Int, { description: 'What is rolled. Example: 7.' })
  readonly value!: number;

  @Field(() => Chance, { description: 'Odds of exactly this.' })
  readonly chance!: Chance;

  @Field(() => Chance, { description: 'Odds of this or more.' })
  readonly atLeast!: Chance;
}

@ObjectType({ simpleResolvers: true, description: 'The whole distribution of a dice expression.' })
class DiceAnswer {
  @Field(() => String, { description: 'The expression in its canonical spelling. Example: `3d6kh2`.' })
  readonly expression!: string;

  @Field(() => [DiceOutcome], {
    description: `Every outcome, ascending; the odds sum to exactly 1. At most ${MAX_LISTED_OUTCOMES}: with more, TOO_COMPLEX; mean and deviation are there all the same.`,
  })
  readonly outcomes!: DiceOutcome[];

  @Field(() => Float, { description: 'Mean. Example: 7.' })
  readonly mean!: number;

  @Field(() => Float, { description: 'Standard deviation. Example: 2.41.' })
  readonly standardDeviation!: number;
}

const EXPRESSION =
  'Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (dice that pass), `(1d6+2)*2`, `(2d6+1)>=7` (0 or 1); Д and к read as d. At most 200 characters.';

@Resolver(() => DiceAnswer)
export class DiceResolver {
  @Costs({ entries: ({ expression }) => outcomesOf(String(expression)) })
  @Query(() => DiceAnswer, { description: 'Exact distribution of a dice expression.' })
  async dice(
    @Arg('expression', () => String, { description: EXPRESSION }) expression: string,
    @Ctx() context: Context,
  ): Promise<RolledDice> {
    const rolled = await rollDice(expression, context);
    if (!rolled.ok) throw thrown(badInput(rolled.problems, context.language));
    return rolled.value;
  }

  @FieldResolver(() => [DiceOutcome])
  outcomes(@Root() { outcomes, outcomesCount }: RolledDice, @Ctx() { language }: Context) {
    if (outcomes === null)
      throw thrown(
        failure('TOO_COMPLEX', TEXTS.tooManyOutcomes(outcomesCount, MAX_LISTED_OUTCOMES), language, { limit: MAX_LISTED_OUTCOMES }),
      );
    return outcomes;
  }
}
