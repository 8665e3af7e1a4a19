/** Fields that all calculators answer. */
import type { PlaceKind } from '@rangefinder/rules';
import { Field, Float, ID, InterfaceType, ObjectType } from 'type-graphql';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { RULE_KINDS } from './kinds.js';

@ObjectType({ simpleResolvers: true, description: 'Reference to a section, table or ruling of the rulebook.' })
export class RuleRef {
  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Known({ examples: ['RULING'] })
  @Field(() => RULE_KINDS, { description: 'Kind of the reference.' })
  readonly kind!: PlaceKind;

  @Field(() => String, { description: 'Title in the language of the answer.' })
  readonly title!: string;

  @Field(() => String, { description: 'URL of the page on the site, in the language of the answer.' })
  readonly url!: string;

  @Field(() => String, { description: 'URL of the section, table or ruling in this API.' })
  readonly apiUrl!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Step of an explanation. Steps are in the order in which a player works them out.' })
export class Step {
  @Known({ examples: ['range'] })
  @Field(() => String, { description: 'Key of the step within its calculator, the same in every language.' })
  readonly key!: string;

  @Known({ examples: ['Range'] })
  @Field(() => String, { description: 'Label of the step.' })
  readonly label!: string;

  @Known({ examples: [2] })
  @Field(() => Float, { nullable: true, description: 'Contribution to the result; null if the step is not a number.' })
  readonly value!: number | null;

  @Known({ examples: ['8" is medium range: +2'] })
  @Field(() => String, { description: 'Text of the step.' })
  readonly text!: string;

  @Field(() => RuleRef, { description: 'Rule that the step applies.' })
  readonly rule!: RuleRef;
}

@ObjectType({ simpleResolvers: true, description: 'Reason why the rules forbid the action.' })
export class Refusal {
  @Known({ examples: ['OUT_OF_RANGE'] })
  @Field(() => String, { description: 'Stable code.' })
  readonly code!: string;

  @Field(() => String, { description: 'Text of the reason.' })
  readonly text!: string;

  @Field(() => RuleRef, { description: 'Rule that forbids the action.' })
  readonly rule!: RuleRef;
}

@InterfaceType({ description: 'Fields common to the answers of all calculators.' })
export abstract class Answer {
  @Field(() => Boolean, { description: 'Whether the rules allow the action.' })
  readonly allowed!: boolean;

  @Field(() => Refusal, { nullable: true, description: 'Reason why the action is forbidden; null if it is allowed.' })
  readonly refusal!: Refusal | null;

  @Field(() => String, { description: 'Summary of the answer in one sentence.' })
  readonly summary!: string;

  @Field(() => [Step], { description: 'Explanation of the answer, step by step.' })
  readonly steps!: Step[];
}
