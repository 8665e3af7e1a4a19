/** Fields that all calculators answer. */
import type { PlaceKind } from '@rangefinder/rules';
import { Field, Float, ID, InterfaceType, ObjectType } from 'type-graphql';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { RULE_KINDS } from './kinds.js';

@ObjectType({ simpleResolvers: true, description: 'A place in the rulebook: a section, a table or a ruling.' })
export class RuleRef {
  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Known({ examples: ['RULING'] })
  @Field(() => RULE_KINDS, { description: 'What it is.' })
  readonly kind!: PlaceKind;

  @Field(() => String, { description: 'Its title in the language of the answer.' })
  readonly title!: string;

  @Field(() => String, { description: 'Its address on the site, in the language of the answer.' })
  readonly url!: string;

  @Field(() => String, { description: 'Its address in this API: the section, table or ruling itself.' })
  readonly apiUrl!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One step of an explanation, in the order in which a player would take it.' })
export class Step {
  @Known({ examples: ['range'] })
  @Field(() => String, { description: 'Its name within the calculator, the same in every language: what a program finds it by.' })
  readonly key!: string;

  @Known({ examples: ['Range'] })
  @Field(() => String, { description: 'What the step is about.' })
  readonly label!: string;

  @Known({ examples: [2] })
  @Field(() => Float, { nullable: true, description: 'What it contributes; null when the step is not a number.' })
  readonly value!: number | null;

  @Known({ examples: ['8" is medium range: +2'] })
  @Field(() => String, { description: 'The step in words.' })
  readonly text!: string;

  @Field(() => RuleRef, { description: 'The rule that it comes from.' })
  readonly rule!: RuleRef;
}

@ObjectType({ simpleResolvers: true, description: 'Why the rules forbid it.' })
export class Refusal {
  @Known({ examples: ['OUT_OF_RANGE'] })
  @Field(() => String, { description: 'A stable code.' })
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
