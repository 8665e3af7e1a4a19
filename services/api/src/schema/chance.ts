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
