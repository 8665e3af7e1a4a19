import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An exact probability.' })
export class Chance {
  @Field(() => String, { description: 'Fraction in lowest terms, `0` and `1` at the ends. Example: `7/12`.' })
  readonly fraction!: string;

  @Field(() => Float, {
    description: 'The same between 0 and 1, correctly rounded; 0 and 1 only when certain. Example: 0.5833333333333334.',
  })
  readonly decimal!: number;
}
