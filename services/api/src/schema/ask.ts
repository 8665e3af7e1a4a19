/** Questions in a player’s own words. */
import { MAX_QUESTION_CHARACTERS, MAX_READINGS, MAX_RESULTS, OTHER_QUESTIONS } from '@rangefinder/questions';
import { type Problem, questionName, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, Float, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { askQuestion } from '../answering/ask-question.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { listedSystem, RULE_SETS } from './closed-lists.js';
import { Costs } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Json } from './json.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { SearchHit } from './search.js';

const [FIRST] = systems.flatMap(({ calculators }) => calculators);
const FIRST_QUESTION = FIRST ? questionName(FIRST) : '';

@ObjectType({ simpleResolvers: true, description: 'Part of a question and the argument that it stands for.' })
class UnderstoodPart {
  @Field(() => String, { description: 'Part of the text, as typed.' })
  readonly text!: string;

  @Known({ examples: ['skill'] })
  @Field(() => String, { description: 'Path of the argument.' })
  readonly field!: string;

  @Field(() => Json, { nullable: true, description: 'Value of the argument.' })
  readonly value!: unknown;
}

@ObjectType({ simpleResolvers: true, description: 'Argument that the text does not give, with the value that applies.' })
class AssumedArgument {
  @Known({ examples: ['attackerMoved'] })
  @Field(() => String, { description: 'Path of the argument.' })
  readonly field!: string;

  @Field(() => Json, { nullable: true, description: 'Value that applies.' })
  readonly value!: unknown;
}

@ObjectType({ simpleResolvers: true, description: 'What a question lacks for an answer.' })
class MissingArgument {
  @Known({ examples: ['skill'] })
  @Field(() => String, { description: 'Path of the argument; empty if the whole question is concerned.' })
  readonly field!: string;

  @Field(() => String, { description: 'What is needed.' })
  readonly message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Question that a text may mean.' })
class Reading {
  @Known({ examples: [FIRST_QUESTION] })
  @Field(() => ID, { description: `Name of a calculator, or ${OTHER_QUESTIONS.map((name) => `\`${name}\``).join(', ')}.` })
  readonly question!: string;

  @Field(() => Json, { description: 'Arguments of the question by name.' })
  readonly arguments!: unknown;

  @Field(() => [UnderstoodPart], { description: 'Parts of the text that became arguments, in the order of the text.' })
  readonly understood!: UnderstoodPart[];

  @Field(() => [AssumedArgument], { description: 'Arguments that the text does not give and that may change the answer.' })
  readonly assumed!: AssumedArgument[];

  @Field(() => [MissingArgument], { description: 'What to add for an answer. Empty if nothing is missing.' })
  readonly missing!: MissingArgument[];

  @Field(() => [String], { description: 'Words and numbers with a meaning that were not used.' })
  readonly unread!: string[];

  @Known({ examples: [0.93], minimum: 0, maximum: 1 })
  @Field(() => Float, { description: 'Confidence. Words that were not used lower it.' })
  readonly confidence!: number;

  @Field(() => Json, {
    nullable: true,
    description:
      'Answer of the calculator or of the dice, as its own operation returns it; null if something is missing or the confidence is low.',
  })
  readonly answer!: unknown;

  @Field(() => String, { description: 'Answer in one sentence, or what to add.' })
  readonly summary!: string;

  @Field(() => String, { description: 'URL of the page on the site, with the arguments filled in.' })
  readonly url!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Readings of a text, and what a search for it finds.' })
class AskAnswer {
  @Field(() => [Reading], { description: `At most ${MAX_READINGS} readings, best first.` })
  readonly readings!: Reading[];

  @Field(() => [SearchHit], { description: `At most ${MAX_RESULTS} search results, best first.` })
  readonly results!: SearchHit[];
}

@ArgsType()
class AskArgs extends LanguageArgs {
  @Known({ maxLength: MAX_QUESTION_CHARACTERS, examples: ['skill 4, 24 inches, target jumped, TMM 2'] })
  @Field(() => String, { description: 'Question in your own words, in either language.' })
  readonly text!: string;

  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { nullable: true, description: 'Limits the readings to this rule set.' })
  readonly system?: string;
}

/** The problem of a text that is empty or too long. */
function textProblem(text: string): Problem | undefined {
  if (text.trim() !== '' && text.length <= MAX_QUESTION_CHARACTERS) return undefined;
  return {
    code: text.trim() === '' ? 'MISSING' : 'TOO_LONG',
    path: ['text'],
    given: text.slice(0, MAX_GIVEN_CHARACTERS),
    allowed: { en: `text of 1 to ${MAX_QUESTION_CHARACTERS} characters`, ru: `текст от 1 до ${MAX_QUESTION_CHARACTERS} знаков` },
  };
}

const MAX_GIVEN_CHARACTERS = 100;

@Resolver()
export class AskResolver {
  @Costs({ entries: () => MAX_READINGS + MAX_RESULTS, asksCatalog: true })
  @Query(() => AskAnswer, {
    description:
      'Reads a question in your own words and answers it: which calculator and arguments it means, what was understood, assumed and missed, and the answer.',
  })
  async ask(@Args(() => AskArgs) { text, system, lang }: AskArgs, @Ctx() context: ResolverContext): Promise<AskAnswer> {
    const language = lang ?? context.language;
    const problem = textProblem(text);
    if (problem) throw thrown(badInput([problem], language));
    const { readings, results } = await askQuestion(text, language, listedSystem(system, language), context);
    return { readings, results } as unknown as AskAnswer;
  }
}
