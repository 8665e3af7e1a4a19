import { Field, Float, ObjectType } from 'type-graphql';
import { Known } from './keywords.js';

@ObjectType({ simpleResolvers: true, description: 'An exact probability.' })
export class Chance {
  @Known({ examples: ['7/12'] })
  @Field(() => String, { description: 'Fraction in lowest terms, `0` and `1` at the ends.' })
  readonly fraction!: string;

  @Known({ examples: [7 / 12] })
  @Field(() => Float, { description: 'The same between 0 and 1, correctly rounded; 0 and 1 only when certain.' })
  readonly decimal!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A probability that is exact, or certainly lies between two bounds less than 0.001 apart.',
})
export class BoundedChance {
  @Field(() => Boolean, { description: 'Whether it is exact.' })
  readonly exact!: boolean;

  @Known({ examples: ['7/12'] })
  @Field(() => String, { nullable: true, description: 'Fraction in lowest terms, `0` and `1` at the ends; null where it is not exact.' })
  readonly fraction!: string | null;

  @Known({ examples: [7 / 12] })
  @Field(() => Float, { description: 'Between 0 and 1: correctly rounded where it is exact, else the middle between the bounds.' })
  readonly decimal!: number;

  @Known({ examples: [0.5829] })
  @Field(() => Float, { description: 'The chance is certainly not below this.' })
  readonly low!: number;

  @Known({ examples: [0.5837] })
  @Field(() => Float, { description: 'The chance is certainly not above this.' })
  readonly high!: number;
}
