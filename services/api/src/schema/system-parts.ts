/** Calculators and glossary terms of a rule set. */
import {
  type AnyCalculator,
  CALCULATOR_IDS,
  calculatorAddress,
  calculatorLike,
  inLanguage,
  type Language,
  questionName,
  type RuleSystem,
  systems,
  type Term as TermData,
} from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { ruleRef } from '../answering/public-answer.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { RuleRef } from './answer.js';
import { systemsOf } from './closed-lists.js';
import { type Connection, connectionOf } from './connection.js';
import { Paged } from './costs.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { SystemTextPageArgs } from './list-args.js';
import { listConnection } from './list-pages.js';
import { NodeInterface } from './node-interface.js';

const termId = ({ slug }: RuleSystem, { id }: TermData): string => `${slug}/term/${id}`;

const terms: ReadonlyMap<string, readonly [RuleSystem, TermData]> = new Map(
  systems.flatMap((system) => system.glossary.map((term) => [termId(system, term), [system, term]] as const)),
);
const [CALCULATOR] = CALCULATOR_IDS;
const [TERM] = terms.keys();

@ObjectType({ implements: NodeInterface, simpleResolvers: true, description: 'Calculator of a rule set.' })
export class CalculatorInfo {
  readonly __typename!: 'CalculatorInfo';

  @Known({ examples: [CALCULATOR] })
  @Field(() => ID, { description: 'Id, as in its address.' })
  readonly id!: string;

  @Known({ examples: ['targetNumber'] })
  @Field(() => String, { description: 'Name in all APIs.' })
  readonly name!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => String, { description: 'Description of the answer.' })
  readonly about!: string;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;

  @Field(() => RuleRef, { description: 'Section of the rulebook with the rule.' })
  readonly rule!: RuleRef;
}

@ObjectType({ implements: NodeInterface, simpleResolvers: true, description: 'Glossary term.' })
export class Term {
  readonly __typename!: 'Term';

  @Known({ examples: [TERM] })
  @Field(() => ID, { description: 'Id, as returned by search.' })
  readonly id!: string;

  @Field(() => String, { description: 'Term in the requested language.' })
  readonly name!: string;

  @Field(() => String, { description: 'English term.' })
  readonly en!: string;

  @Field(() => String, { description: 'Russian term.' })
  readonly ru!: string;

  @Known({ examples: ['TMM'] })
  @Field(() => String, { nullable: true, description: 'Abbreviation on the card, in the requested language.' })
  readonly abbreviation!: string | null;

  @Field(() => String, { description: 'Definition.' })
  readonly meaning!: string;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;
}

@ArgsType()
class CalculatorArgs extends LanguageArgs {
  @Known({ examples: [CALCULATOR] })
  @Field(() => ID, { description: 'Id, as returned by search.' })
  readonly id!: string;
}

@ArgsType()
class TermArgs extends LanguageArgs {
  @Known({ examples: [TERM] })
  @Field(() => ID, { description: 'Id, as returned by search.' })
  readonly id!: string;
}

const CalculatorConnection = connectionOf(CalculatorInfo, 'CalculatorInfo');
const TermConnection = connectionOf(Term, 'Term');

@Resolver()
export class SystemPartsResolver {
  @Paged()
  @Query(() => CalculatorConnection as never, { description: 'Calculators of the rule sets, paginated.' })
  calculators(
    @Args(() => SystemTextPageArgs) { lang, system, ...page }: SystemTextPageArgs,
    @Ctx() context: ResolverContext,
  ): Connection<CalculatorInfo> {
    const language = lang ?? context.language;
    const calculators = systemsOf(system, language).flatMap((each) => each.calculators);
    const toNode = (calculator: AnyCalculator) => publicCalculator(calculator, language, context.publicUrl);
    return listConnection(calculators, page, { language, idOf: questionName, toNode });
  }

  @Paged()
  @Query(() => TermConnection as never, { description: 'Glossary terms of the rule sets, paginated.' })
  terms(@Args(() => SystemTextPageArgs) { lang, system, ...page }: SystemTextPageArgs, @Ctx() context: ResolverContext): Connection<Term> {
    const language = lang ?? context.language;
    const found = systemsOf(system, language).flatMap((each) => each.glossary.map((term) => [each, term] as const));
    const toNode = ([each, term]: readonly [RuleSystem, TermData]) => publicTerm(each, term, language, context.publicUrl);
    return listConnection(found, page, { language, idOf: ([each, term]) => termId(each, term), toNode });
  }

  @Query(() => CalculatorInfo, { nullable: true, description: 'Description of a calculator by id; null if it does not exist.' })
  calculator(@Args(() => CalculatorArgs) { id, lang }: CalculatorArgs, @Ctx() context: ResolverContext): CalculatorInfo | undefined {
    return calculatorBy(id, lang ?? context.language, context.publicUrl);
  }

  @Query(() => Term, { nullable: true, description: 'Glossary term by id; null if it does not exist.' })
  term(@Args(() => TermArgs) { id, lang }: TermArgs, @Ctx() context: ResolverContext): Term | undefined {
    return termBy(id, lang ?? context.language, context.publicUrl);
  }
}

/** Returns a calculator by its id. */
export function calculatorBy(id: string, language: Language, publicUrl: string): CalculatorInfo | undefined {
  const calculator = calculatorLike(id);
  return calculator && publicCalculator(calculator, language, publicUrl);
}

/** Returns a glossary term by its id. */
export function termBy(id: string, language: Language, publicUrl: string): Term | undefined {
  const found = terms.get(id);
  return found && publicTerm(...found, language, publicUrl);
}

/** Returns a calculator in a language. */
const publicCalculator = (calculator: AnyCalculator, language: Language, publicUrl: string): CalculatorInfo => ({
  __typename: 'CalculatorInfo',
  id: questionName(calculator),
  name: calculator.name,
  title: inLanguage(calculator.title, language),
  about: inLanguage(calculator.about, language),
  url: `${publicUrl}${calculatorAddress(calculator, language)}`,
  rule: ruleRef(calculator.rule, language, publicUrl),
});

/** Returns a glossary term in a language. */
export const publicTerm = (system: RuleSystem, term: TermData, language: Language, publicUrl: string): Term => ({
  __typename: 'Term',
  id: termId(system, term),
  name: inLanguage(term.name, language),
  en: term.name.en,
  ru: term.name.ru,
  abbreviation: term.abbreviation ? inLanguage(term.abbreviation, language) : null,
  meaning: inLanguage(term.meaning, language),
  url: `${publicUrl}/${language}/${system.slug}/glossary/#${term.id}`,
});
