import { Field, Float, ObjectType } from 'type-graphql';
import { Known } from './keywords.js';

@ObjectType({ simpleResolvers: true, description: 'Exact probability.' })
export class Chance {
  @Known({ examples: ['7/12'] })
  @Field(() => String, { description: 'Fraction in lowest terms; `0` or `1` if the event is impossible or certain.' })
  readonly fraction!: string;

  @Known({ examples: [7 / 12] })
  @Field(() => Float, { description: 'Decimal from 0 to 1, correctly rounded. It is 0 or 1 only if the fraction is.' })
  readonly decimal!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Probability that is exact, or that is enclosed by two proven bounds less than 0.001 apart.',
})
export class BoundedChance {
  @Field(() => Boolean, { description: 'Whether the probability is exact.' })
  readonly exact!: boolean;

  @Known({ examples: ['7/12'] })
  @Field(() => String, {
    nullable: true,
    description: 'Fraction in lowest terms; `0` or `1` if the event is impossible or certain. Null if the probability is not exact.',
  })
  readonly fraction!: string | null;

  @Known({ examples: [7 / 12] })
  @Field(() => Float, {
    description: 'Decimal from 0 to 1: correctly rounded if the probability is exact, else the midpoint of the bounds.',
  })
  readonly decimal!: number;

  @Known({ examples: [0.5829] })
  @Field(() => Float, { description: 'Proven lower bound.' })
  readonly low!: number;

  @Known({ examples: [0.5837] })
  @Field(() => Float, { description: 'Proven upper bound.' })
  readonly high!: number;
}
