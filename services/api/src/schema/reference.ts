/** Rule sets, tables, rulings and glossary terms. */

import { cellText } from '@rangefinder/rulebook';
import {
  addressOf,
  inLanguage,
  type Language,
  type Ruling as RulingData,
  type RuleSystem as SystemData,
  systems,
  type Table as TableData,
} from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { ruleRef } from '../answering/public-answer.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { RuleRef } from './answer.js';
import { listedSystem, RULE_SETS } from './closed-lists.js';
import { Costs } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { NodeInterface } from './node-interface.js';
import { CalculatorInfo, publicCalculator, publicTerm, Term } from './system-parts.js';

/** Typical number of glossary terms in a rule set. */
const GLOSSARY = 60;

@ObjectType({ simpleResolvers: true, description: 'Rule set.' })
export class RuleSystem {
  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { description: 'Slug, as used in ids and addresses.' })
  readonly id!: string;

  @Known({ examples: [EXAMPLES.namespace] })
  @Field(() => String, { description: 'Name of the field of Query that contains its calculators.' })
  readonly namespace!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => String, { description: 'Short description.' })
  readonly about!: string;

  @Field(() => String, { description: 'Trademark notice.' })
  readonly notice!: string;

  @Costs({ entries: 10 })
  @Field(() => [CalculatorInfo], { description: 'Calculators.' })
  readonly calculators!: CalculatorInfo[];

  @Costs({ entries: GLOSSARY })
  @Field(() => [Term], { description: 'Glossary.' })
  readonly glossary!: Term[];
}

@ObjectType({ implements: NodeInterface, simpleResolvers: true, description: 'Printed table as data.' })
export class RuleTable {
  readonly __typename!: 'RuleTable';

  @Known({ examples: [EXAMPLES.table] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => RuleRef, { description: 'Section that contains the table.' })
  readonly section!: RuleRef;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;

  @Field(() => [String], { description: 'Column headings.' })
  readonly columns!: string[];

  @Field(() => [[String]], { description: 'Rows as printed, one cell for each column; `–` for an empty cell.' })
  readonly rows!: string[][];

  @Field(() => [String], { description: 'Notes below the table.' })
  readonly notes!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Reading of a rule that calculators can play in place of the decision of its ruling.' })
class PlayableReading {
  @Known({ examples: [EXAMPLES.reading] })
  @Field(() => ID, { description: 'Id for the argument `readings` of calculators.' })
  readonly id!: string;

  @Field(() => String, { description: 'The reading.' })
  readonly text!: string;
}

@ObjectType({
  implements: NodeInterface,
  simpleResolvers: true,
  description: 'Ruling on a question that the source leaves open or answers inconsistently.',
})
export class Ruling {
  readonly __typename!: 'Ruling';

  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => RuleRef, { description: 'Section to which the ruling applies.' })
  readonly section!: RuleRef;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;

  @Field(() => String, { description: 'Open question.' })
  readonly question!: string;

  @Field(() => [String], { description: 'Possible interpretations.' })
  readonly readings!: string[];

  @Field(() => [PlayableReading], { description: 'Interpretations that calculators can play in place of the decision.' })
  readonly playable!: PlayableReading[];

  @Field(() => String, { description: 'Decision.' })
  readonly decision!: string;
}

@ArgsType()
class OfSystem extends LanguageArgs {
  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { nullable: true, description: 'Limits the result to this rule set.' })
  readonly system?: string;
}

@ArgsType()
class TableById extends LanguageArgs {
  @Known({ examples: [EXAMPLES.table] })
  @Field(() => ID, { description: 'Id, as cited in answers.' })
  readonly id!: string;
}

@ArgsType()
class RulingById extends LanguageArgs {
  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Id, as cited in answers.' })
  readonly id!: string;
}

const tablesById: ReadonlyMap<string, TableData> = new Map(
  systems.flatMap(({ tables }) => tables.map((table) => [table.id, table] as const)),
);
const rulingsById: ReadonlyMap<string, RulingData> = new Map(
  systems.flatMap(({ rulings }) => rulings.map((ruling) => [ruling.id, ruling] as const)),
);

/** Returns a table by its id. */
export function tableBy(id: string, language: Language, publicUrl: string): RuleTable | undefined {
  const table = tablesById.get(id);
  return table && publicTable(table, language, publicUrl);
}

/** Returns a ruling by its id. */
export function rulingBy(id: string, language: Language, publicUrl: string): Ruling | undefined {
  const ruling = rulingsById.get(id);
  return ruling && publicRuling(ruling, language, publicUrl);
}

@Resolver()
export class ReferenceResolver {
  @Costs({ entries: systems.length })
  @Query(() => [RuleSystem], { description: 'All rule sets.' })
  systems(@Args(() => LanguageArgs) { lang }: LanguageArgs, @Ctx() context: ResolverContext): RuleSystem[] {
    return systems.map((system) => publicSystem(system, lang ?? context.language, context.publicUrl));
  }

  @Costs({ entries: tablesById.size })
  @Query(() => [RuleTable], { description: 'Printed tables as data.' })
  tables(@Args(() => OfSystem) { lang, system }: OfSystem, @Ctx() context: ResolverContext): RuleTable[] {
    const language = lang ?? context.language;
    return chosen(system, language).flatMap(({ tables }) => tables.map((table) => publicTable(table, language, context.publicUrl)));
  }

  @Query(() => RuleTable, { nullable: true, description: 'Printed table by id; null if it does not exist.' })
  table(@Args(() => TableById) { id, lang }: TableById, @Ctx() context: ResolverContext): RuleTable | undefined {
    return tableBy(id, lang ?? context.language, context.publicUrl);
  }

  @Query(() => Ruling, { nullable: true, description: 'Ruling by id; null if it does not exist.' })
  ruling(@Args(() => RulingById) { id, lang }: RulingById, @Ctx() context: ResolverContext): Ruling | undefined {
    return rulingBy(id, lang ?? context.language, context.publicUrl);
  }

  @Costs({ entries: rulingsById.size })
  @Query(() => [Ruling], { description: 'Rulings on questions that the sources leave open or answer inconsistently.' })
  rulings(@Args(() => OfSystem) { lang, system }: OfSystem, @Ctx() context: ResolverContext): Ruling[] {
    const language = lang ?? context.language;
    return chosen(system, language).flatMap(({ rulings }) => rulings.map((ruling) => publicRuling(ruling, language, context.publicUrl)));
  }
}

function chosen(slug: string | null | undefined, language: Language): readonly SystemData[] {
  const wanted = listedSystem(slug, language);
  return systems.filter((system) => wanted === undefined || system.slug === wanted);
}

const publicSystem = (system: SystemData, language: Language, publicUrl: string): RuleSystem => ({
  id: system.slug,
  namespace: system.namespace,
  title: inLanguage(system.title, language),
  about: inLanguage(system.about, language),
  notice: inLanguage(system.notice, language),
  calculators: system.calculators.map((calculator) => publicCalculator(calculator, language, publicUrl)),
  glossary: system.glossary.map((term) => publicTerm(system, term, language, publicUrl)),
});

const publicTable = ({ id, title, section, columns, rows, notes = [] }: TableData, language: Language, publicUrl: string): RuleTable => ({
  __typename: 'RuleTable',
  id,
  title: inLanguage(title, language),
  section: ruleRef(section, language, publicUrl),
  url: `${publicUrl}${addressOf(id, language)}`,
  columns: columns.map((column) => inLanguage(column, language)),
  rows: rows.map((row) => row.map((cell) => cellText(cell, language))),
  notes: notes.map((note) => inLanguage(note, language)),
});

const publicRuling = ({ id, title, section, question, readings, decision }: RulingData, language: Language, publicUrl: string): Ruling => ({
  __typename: 'Ruling',
  id,
  title: inLanguage(title, language),
  section: ruleRef(section, language, publicUrl),
  url: `${publicUrl}${addressOf(id, language)}`,
  question: inLanguage(question, language),
  readings: readings.map((reading) => inLanguage(reading, language)),
  playable: readings.flatMap((reading) => (reading.id === undefined ? [] : [{ id: reading.id, text: inLanguage(reading, language) }])),
  decision: inLanguage(decision, language),
});
