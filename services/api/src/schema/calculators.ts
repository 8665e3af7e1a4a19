/**
 * One object type a rule set with one field a calculator: `alphaStrike { targetNumber(…) { … } }`. Made from the rules, so
 * that a calculator added there is here without a line of its own.
 */
import {
  type Answer as AnswerData,
  type AnyCalculator,
  answer,
  inLanguage,
  type Language,
  type RuleSystem,
  systems,
} from '@rangefinder/rules';
import { Args, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { badInput } from '../errors/problems.js';
import { Answer } from './answer.js';
import { fromCatalog } from './catalog/figures.js';
import { type AnyClass, namedClass } from './classes.js';
import { argumentsOf, declare } from './fields.js';
import { publicFigures, ruleRef } from './figures.js';
import { LanguageArgs } from './language.js';

/** What a namespace resolves to: the language that its answers are worded in. */
interface Namespace {
  readonly language: Language;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Answers a question put to a calculator: the one function behind every door. */
export async function answerQuestion(
  calculator: AnyCalculator,
  draft: Record<string, unknown>,
  language: Language,
  context: Context,
): Promise<object> {
  const result = answer(calculator, await fromCatalog(calculator, draft, language, context), language);
  if (!result.ok) throw badInput(result.problems, language);
  return publicAnswer(calculator, result.value, language, context.publicUrl);
}

function publicAnswer(calculator: AnyCalculator, given: AnswerData, language: Language, publicUrl: string): object {
  const refer = (id: string) => ruleRef(id, language, publicUrl);
  return {
    allowed: given.allowed,
    refusal: given.refusal && { ...given.refusal, rule: refer(given.refusal.rule) },
    summary: given.summary,
    steps: given.steps.map((step) => ({ ...step, rule: refer(step.rule) })),
    ...publicFigures(calculator.output, given.figures, language),
  };
}

function answerClass(calculator: AnyCalculator): AnyClass {
  const made = namedClass(calculator.answer);
  ObjectType(calculator.answer, { implements: Answer as never, description: `Answer of \`${calculator.name}\`: ${calculator.title.en}.` })(
    made,
  );
  declare(made, calculator.output, 'output');
  return made;
}

function addCalculator(resolver: AnyClass, calculator: AnyCalculator): void {
  const prototype = resolver.prototype as Record<string, unknown>;
  const { name } = calculator;
  prototype[name] = ({ language }: Namespace, given: object, context: Context) =>
    answerQuestion(calculator, plainDraft(given), language, context);
  Root()(prototype, name, 0);
  const args = argumentsOf(`${pascal(calculator.system.replace(/\W/g, ''))}${pascal(name)}Args`, calculator.input);
  Args(() => args as never)(prototype, name, 1);
  Ctx()(prototype, name, 2);
  const type = answerClass(calculator);
  FieldResolver(() => type as never, { description: `${inLanguage(calculator.about, 'en')}.` })(prototype, name, {});
}

/** Arguments as plain data: instances of argument classes with absent ones left out. */
const plainDraft = (given: unknown): Record<string, unknown> => plain(given) as Record<string, unknown>;
function plain(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(plain);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, plain(value)]),
  );
}

/** The resolver of one rule set: its namespace on Query and a field for each calculator. */
function systemResolver(system: RuleSystem): AnyClass {
  const type = namedClass(`${pascal(system.namespace)}Query`);
  ObjectType(type.name, { description: `${system.title.en}: calculators. ${system.about.en}.` })(type);
  // Object types need a field of their own in type-graphql; the rule set that the namespace is about serves as it.
  Field(() => String, { description: 'Slug of the rule set.' })(type.prototype, 'slug');
  const resolver = namedClass(`${pascal(system.namespace)}Resolver`);
  const prototype = resolver.prototype as Record<string, unknown>;
  prototype[system.namespace] = ({ lang }: LanguageArgs, context: Context) => ({ slug: system.slug, language: lang ?? context.language });
  Args(() => LanguageArgs)(prototype, system.namespace, 0);
  Ctx()(prototype, system.namespace, 1);
  Query(() => type as never, {
    description: `${system.title.en}. Texts come in the language asked for here, else in that of Accept-Language, else in English.`,
  })(prototype, system.namespace, {});
  for (const calculator of system.calculators) addCalculator(resolver, calculator);
  Resolver(() => type as never)(resolver);
  return resolver;
}

/** A resolver for every rule set that has calculators. */
export const systemResolvers = (): readonly AnyClass[] => systems.filter(({ calculators }) => calculators.length > 0).map(systemResolver);
