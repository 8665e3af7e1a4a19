/** Exact distributions of dice expressions. */
import { EXPRESSION_LIMITS } from '@rangefinder/dice';
import { diceSummary, type Language, MAX_LISTED_OUTCOMES, outcomesOf, type RolledDice, type RolledOutcome } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, FieldResolver, Float, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { rollDice } from '../answering/roll-dice.js';
import { badInput, failure, thrown } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { Chance } from './chance.js';
import { Costs } from './costs.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';

@ObjectType({ simpleResolvers: true, description: 'Outcome of a roll.' })
class DiceOutcome {
  @Known({ examples: [7] })
  @Field(() => Int, { description: 'Value of the outcome.' })
  readonly value!: number;

  @Field(() => Chance, { description: 'Probability of exactly this value.' })
  readonly chance!: Chance;

  @Field(() => Chance, { description: 'Probability of this value or more.' })
  readonly atLeast!: Chance;
}

@ObjectType({ simpleResolvers: true, description: 'Probability distribution of a dice expression.' })
class DiceAnswer {
  @Known({ examples: ['3d6kh2'] })
  @Field(() => String, { description: 'Canonical form of the expression.' })
  readonly expression!: string;

  @Known({ examples: ['2d6: 7 on average.'] })
  @Field(() => String, { description: 'Interpretation of the expression in one sentence, and how to write another interpretation.' })
  readonly summary!: string;

  @Field(() => [DiceOutcome], {
    description: `All outcomes in ascending order. Their probabilities sum to exactly 1. With more than ${MAX_LISTED_OUTCOMES} outcomes this field returns TOO_COMPLEX; mean and deviation are still available.`,
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
  'Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (number of dice that pass), `(1d6+2)*2`, `2d6+1>=7` and `(2d6)>=7` (1 if the sum passes, else 0). Д, к and w are accepted for d.';

@ArgsType()
class DiceArgs extends LanguageArgs {
  @Known({ maxLength: EXPRESSION_LIMITS.characters, examples: ['3d6kh2'] })
  @Field(() => String, { description: EXPRESSION })
  readonly expression!: string;
}

/** A distribution with the language of its texts. */
interface Rolled extends RolledDice {
  readonly language: Language;
}

@Resolver(() => DiceAnswer)
export class DiceResolver {
  @Costs({ entries: ({ expression }) => outcomesOf(String(expression)) })
  @Query(() => DiceAnswer, { description: 'Exact distribution of a dice expression.' })
  async dice(@Args(() => DiceArgs) { expression, lang }: DiceArgs, @Ctx() context: ResolverContext): Promise<Rolled> {
    const language = lang ?? context.language;
    const rolled = await rollDice(expression, { ...context, language });
    if (!rolled.ok) throw thrown(badInput(rolled.problems, language));
    return { ...rolled.value, language };
  }

  @FieldResolver(() => String)
  summary(@Root() rolled: Rolled): string {
    return diceSummary(rolled, rolled.language);
  }

  @FieldResolver(() => [DiceOutcome])
  outcomes(@Root() { outcomes, outcomesCount, language }: Rolled): readonly RolledOutcome[] {
    if (outcomes === null)
      throw thrown(
        failure('TOO_COMPLEX', TEXTS.tooManyOutcomes(outcomesCount, MAX_LISTED_OUTCOMES), language, { limit: MAX_LISTED_OUTCOMES }),
      );
    return outcomes;
  }
}
