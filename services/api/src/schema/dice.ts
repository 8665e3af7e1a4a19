/** Any dice expression, exactly. */
import { type Distribution, type ExpressionError, fraction, mean, roll, standardDeviation, toDecimal } from '@rangefinder/dice';
import type { Language, Problem, Text } from '@rangefinder/rules';
import { Arg, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { badInput } from '../errors/problems.js';
import { Chance, chanceOf } from './chance.js';

@ObjectType({ description: 'One outcome of a roll.' })
export class DiceOutcome {
  @Field(() => Int, { description: 'What is rolled. Example: 7.' })
  readonly value!: number;

  @Field(() => Chance, { description: 'Odds of exactly this.' })
  readonly chance!: Chance;

  @Field(() => Chance, { description: 'Odds of this or more.' })
  readonly atLeast!: Chance;
}

@ObjectType({ description: 'The whole distribution of a dice expression.' })
export class DiceAnswer {
  @Field(() => String, { description: 'The expression in its canonical spelling. Example: `3d6kh2`.' })
  readonly expression!: string;

  @Field(() => [DiceOutcome], { description: 'Every outcome, ascending; the odds sum to exactly 1.' })
  readonly outcomes!: DiceOutcome[];

  @Field(() => Float, { description: 'Mean. Example: 7.' })
  readonly mean!: number;

  @Field(() => Float, { description: 'Standard deviation. Example: 2.41.' })
  readonly standardDeviation!: number;
}

const EXPRESSION =
  'Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (dice that pass), `(1d6+2)*2`, `(2d6+1)>=7` (0 or 1); Д and к read as d. At most 200 characters.';

@Resolver()
export class DiceResolver {
  @Query(() => DiceAnswer, { description: 'Exact distribution of a dice expression.' })
  dice(@Arg('expression', () => String, { description: EXPRESSION }) expression: string, @Ctx() { language }: Context): DiceAnswer {
    const rolled = roll(expression);
    if (!rolled.ok) throw badInput([expressionProblem(rolled.error)], language);
    return { expression: rolled.expression, ...figures(rolled.distribution) };
  }
}

/** Parts of the language that the errors of an expression name by a word. */
const PARTS: Readonly<Record<string, Text>> = {
  number: { en: 'a number', ru: 'число' },
  dice: { en: 'dice', ru: 'кубики' },
  comparison: { en: 'a comparison', ru: 'сравнение' },
  end: { en: 'the end', ru: 'конец' },
};

function expressionProblem({ position, found, expected }: ExpressionError): Problem {
  const wanted = (language: Language) => expected.map((part) => PARTS[part]?.[language] ?? part).join(', ');
  return {
    code: 'BAD_FORMAT',
    path: ['expression', position],
    given: found,
    allowed: { en: `at character ${position + 1}: ${wanted('en')}`, ru: `знак ${position + 1}: ${wanted('ru')}` },
  };
}

function figures(distribution: Distribution<number>): Omit<DiceAnswer, 'expression'> {
  let rest = distribution.total;
  const outcomes = distribution.outcomes.map(({ value, weight }) => {
    const outcome = {
      value,
      chance: chanceOf(fraction(weight, distribution.total)),
      atLeast: chanceOf(fraction(rest, distribution.total)),
    };
    rest -= weight;
    return outcome;
  });
  return { outcomes, mean: toDecimal(mean(distribution)), standardDeviation: standardDeviation(distribution) };
}
