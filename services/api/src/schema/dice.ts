/** Any dice expression, exactly. */
import { EXPRESSION_LIMITS } from '@rangefinder/dice';
import { Arg, Ctx, Field, FieldResolver, Float, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { rollDice } from '../answering/roll-dice.js';
import { MAX_LISTED_OUTCOMES, outcomesOf, type RolledDice } from '../answering/rolled-dice.js';
import type { Context } from '../context.js';
import { badInput, failure, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import { Chance } from './chance.js';
import { Costs } from './costs.js';
import { Known, KnownArguments } from './keywords.js';

@ObjectType({ simpleResolvers: true, description: 'One outcome of a roll.' })
class DiceOutcome {
  @Known({ examples: [7] })
  @Field(() => Int, { description: 'What is rolled.' })
  readonly value!: number;

  @Field(() => Chance, { description: 'Odds of exactly this.' })
  readonly chance!: Chance;

  @Field(() => Chance, { description: 'Odds of this or more.' })
  readonly atLeast!: Chance;
}

@ObjectType({ simpleResolvers: true, description: 'The whole distribution of a dice expression.' })
class DiceAnswer {
  @Known({ examples: ['3d6kh2'] })
  @Field(() => String, { description: 'The expression in its canonical spelling.' })
  readonly expression!: string;

  @Field(() => [DiceOutcome], {
    description: `Every outcome, ascending; the odds sum to exactly 1. At most ${MAX_LISTED_OUTCOMES}: with more, TOO_COMPLEX; mean and deviation are there all the same.`,
  })
  readonly outcomes!: DiceOutcome[];

  @Known({ examples: [7] })
  @Field(() => Float, { description: 'Mean.' })
  readonly mean!: number;

  @Known({ examples: [2.41] })
  @Field(() => Float, { description: 'Standard deviation.' })
  readonly standardDeviation!: number;
}

const EXPRESSION =
  'Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (dice that pass), `(1d6+2)*2`, `(2d6+1)>=7` (0 or 1); Д and к read as d.';

@Resolver(() => DiceAnswer)
export class DiceResolver {
  @Costs({ entries: ({ expression }) => outcomesOf(String(expression)) })
  @KnownArguments({ expression: { maxLength: EXPRESSION_LIMITS.characters, examples: ['3d6kh2'] } })
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
