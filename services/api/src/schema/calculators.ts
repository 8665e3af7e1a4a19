/**
 * One object type for each rule set with one field for each calculator: `alphaStrike { targetNumber(…) { … } }`. Derived from the
 * rules, so that a new calculator needs no code here.
 */
import { type AnyCalculator, type CheckResult, capital, inLanguage, type Language, type RuleSystem, systems } from '@rangefinder/rules';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Args, Field, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';
import { askCalculator } from '../answering/ask-calculator.js';
import { countNamed, namesEntries } from '../answering/catalog-entries.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { Answer } from './answer.js';
import { type AnyClass, namedClass } from './classes.js';
import { Costs } from './costs.js';
import { argumentsOf, declare } from './fields.js';
import { LanguageArgs } from './language.js';

/** Value of a namespace: the language of its answers. */
interface Namespace {
  readonly slug: string;
  readonly language: Language;
}

function answerClass(calculator: AnyCalculator): AnyClass {
  const made = namedClass(calculator.answer);
  const description = `Answer of \`${calculator.name}\`: ${calculator.title.en}.`;
  ObjectType(calculator.answer, { implements: Answer as never, simpleResolvers: true, description })(made);
  declare(made, calculator.output, 'output');
  return made;
}

/** Placeholder for type-graphql. `resolveCalculators` sets the resolvers. */
const DECLARED = (): never => {
  throw new Error('declared without a resolver');
};

function declareCalculator(resolver: AnyClass, calculator: AnyCalculator): void {
  const prototype = resolver.prototype as Record<string, unknown>;
  const { name } = calculator;
  prototype[name] = DECLARED;
  const args = argumentsOf(`${capital(calculator.system.replace(/\W/g, ''))}${capital(name)}Args`, calculator.input);
  Args(() => args as never)(prototype, name, 0);
  const type = answerClass(calculator);
  if (namesEntries(calculator)) Costs({ asksCatalog: (given) => countNamed(calculator, given) > 0 })(prototype, name);
  FieldResolver(() => type as never, { description: `${inLanguage(calculator.about, 'en')}.` })(prototype, name, {});
}

const typeNameOf = ({ namespace }: RuleSystem): string => `${capital(namespace)}Query`;

/** Creates the resolver of a rule set: its namespace on Query and a field for each calculator. */
function systemResolver(system: RuleSystem): AnyClass {
  const type = namedClass(typeNameOf(system));
  ObjectType(type.name, { simpleResolvers: true, description: `${system.title.en}: calculators. ${system.about.en}.` })(type);
  // type-graphql requires a field of its own in every object type.
  Field(() => String, { description: 'Slug of the rule set.' })(type.prototype, 'slug');
  const resolver = namedClass(`${capital(system.namespace)}Resolver`);
  const prototype = resolver.prototype as Record<string, unknown>;
  prototype[system.namespace] = DECLARED;
  Args(() => LanguageArgs)(prototype, system.namespace, 0);
  Query(() => type as never, {
    description: `${system.title.en}. Texts are in the language of the argument lang, else of Accept-Language, else in English.`,
  })(prototype, system.namespace, {});
  for (const calculator of system.calculators) declareCalculator(resolver, calculator);
  Resolver(() => type as never)(resolver);
  return resolver;
}

const withCalculators = (): readonly RuleSystem[] => systems.filter(({ calculators }) => calculators.length > 0);

/** Resolvers of all rule sets with calculators. */
export const systemResolvers = (): readonly AnyClass[] => withCalculators().map(systemResolver);

/** Sets the resolvers. type-graphql would convert arguments to class instances that the rules do not need. */
export function resolveCalculators(schema: GraphQLSchema): void {
  const query = schema.getQueryType()?.getFields() ?? {};
  for (const system of withCalculators()) {
    const { slug, namespace, calculators } = system;
    const type = schema.getType(typeNameOf(system)) as GraphQLObjectType;
    const root = query[namespace];
    if (root) root.resolve = (_, { lang }, context: ResolverContext): Namespace => ({ slug, language: lang ?? context.language });
    for (const calculator of calculators) {
      const field = type.getFields()[calculator.name];
      if (field) field.resolve = resolverOf(calculator);
    }
  }
}

const resolverOf =
  (calculator: AnyCalculator): GraphQLFieldResolver<Namespace, ResolverContext> =>
  ({ language }, args, context) => {
    const outcome = askCalculator(calculator, args, language, context);
    return outcome instanceof Promise ? outcome.then((result) => valueOrThrow(result, language)) : valueOrThrow(outcome, language);
  };

function valueOrThrow(result: CheckResult<object>, language: Language): object {
  if (!result.ok) throw thrown(badInput(result.problems, language));
  return result.value;
}
