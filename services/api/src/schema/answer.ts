/** What every calculator answers besides its figures. */
import { Field, Float, ID, InterfaceType, ObjectType } from 'type-graphql';
import { EXAMPLES } from './examples.js';

@ObjectType({ simpleResolvers: true, description: 'A place in the rulebook: a section, a table or a ruling.' })
export class RuleRef {
  @Field(() => ID, { description: `Example: ${EXAMPLES.ruling}.` })
  readonly id!: string;

  @Field(() => String, { description: 'Its title in the language of the answer.' })
  readonly title!: string;

  @Field(() => String, { description: 'Its address on the site, in the language of the answer.' })
  readonly url!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One step of an explanation, in the order in which a player would take it.' })
export class Step {
  @Field(() => String, { description: 'What the step is about. Example: `Range`.' })
  readonly label!: string;

  @Field(() => Float, { nullable: true, description: 'What it contributes; null when the step is not a number. Example: 2.' })
  readonly value!: number | null;

  @Field(() => String, { description: 'The step in words. Example: `8" is medium range: +2`.' })
  readonly text!: string;

  @Field(() => RuleRef, { description: 'The rule that it comes from.' })
  readonly rule!: RuleRef;
}

@ObjectType({ simpleResolvers: true, description: 'Why the rules forbid it.' })
export class Refusal {
  @Field(() => String, { description: 'A stable code. Example: `OUT_OF_RANGE`.' })
  readonly code!: string;

  @Field(() => String, { description: 'The reason in words.' })
  readonly text!: string;

  @Field(() => RuleRef, { description: 'The rule that forbids it.' })
  readonly rule!: RuleRef;
}

@InterfaceType({ description: 'What every calculator answers.' })
export abstract class Answer {
  @Field(() => Boolean, { description: 'Whether the rules allow it.' })
  readonly allowed!: boolean;

  @Field(() => Refusal, { nullable: true, description: 'Why not; null when it is allowed.' })
  readonly refusal!: Refusal | null;

  @Field(() => String, { description: 'One sentence that says it all, good enough for a chat.' })
  readonly summary!: string;

  @Field(() => [Step], { description: 'The explanation: redoing these by hand gives the answer.' })
  readonly steps!: Step[];
}
