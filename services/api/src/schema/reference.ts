/** Rule sets, printed tables, rulings and words of the game. */

import { cellText } from '@rangefinder/rulebook';
import {
  addressOf,
  inLanguage,
  type Language,
  type Ruling as RulingData,
  type RuleSystem as SystemData,
  systems,
  type Table as TableData,
  type Term as TermData,
} from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { ruleRef } from '../answering/public-answer.js';
import { type LocalizedText, localized } from '../catalog/localized.js';
import type { Context } from '../context.js';
import { RuleRef } from './answer.js';
import { Costs } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { Localized } from './localized.js';
import { checkSystem } from './sections.js';

@ObjectType({ simpleResolvers: true, description: 'A calculator of a rule set.' })
export class CalculatorInfo {
  @Known({ examples: ['targetNumber'] })
  @Field(() => String, { description: 'Its name in every door.' })
  readonly name!: string;

  @Field(() => String, { description: 'Its title.' })
  readonly title!: string;

  @Field(() => String, { description: 'What it answers.' })
  readonly about!: string;

  @Field(() => RuleRef, { description: 'The section that it is about.' })
  readonly rule!: RuleRef;
}

@ObjectType({ simpleResolvers: true, description: 'A word of the game.' })
export class Term {
  @Known({ examples: ['tmm'] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { description: 'In the language asked for.' })
  readonly name!: string;

  @Field(() => String, { description: 'In English.' })
  readonly en!: string;

  @Field(() => String, { description: 'In Russian.' })
  readonly ru!: string;

  @Localized('The word')
  readonly names!: readonly LocalizedText[];

  @Known({ examples: ['TMM'] })
  @Field(() => String, { nullable: true, description: 'As on the card, in the language asked for.' })
  readonly abbreviation!: string | null;

  @Field(() => String, { description: 'What it means.' })
  readonly meaning!: string;
}

/** Words of a rule set, about. */
const GLOSSARY = 60;

@ObjectType({ simpleResolvers: true, description: 'A rule set.' })
export class RuleSystem {
  @Known({ examples: [EXAMPLES.system] })
  @Field(() => ID, { description: 'Slug, as in ids and addresses.' })
  readonly id!: string;

  @Known({ examples: [EXAMPLES.namespace] })
  @Field(() => String, { description: 'Name of its field on Query.' })
  readonly namespace!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => String, { description: 'What it is about, in a line.' })
  readonly about!: string;

  @Field(() => String, { description: 'Whose trademarks its names are.' })
  readonly notice!: string;

  @Costs({ entries: 10 })
  @Field(() => [CalculatorInfo], { description: 'Its calculators.' })
  readonly calculators!: CalculatorInfo[];

  @Costs({ entries: GLOSSARY })
  @Field(() => [Term], { description: 'Its glossary.' })
  readonly glossary!: Term[];
}

@ObjectType({ simpleResolvers: true, description: 'A printed table as data.' })
export class RuleTable {
  @Known({ examples: [EXAMPLES.table] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => RuleRef, { description: 'The section that it stands in.' })
  readonly section!: RuleRef;

  @Field(() => String, { description: 'Its address on the site.' })
  readonly url!: string;

  @Field(() => [String], { description: 'Headings of the columns.' })
  readonly columns!: string[];

  @Field(() => [[String]], { description: 'Rows as printed, a cell a column; `–` where nothing is printed.' })
  readonly rows!: string[][];

  @Field(() => [String], { description: 'Notes below the table.' })
  readonly notes!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Where the source is silent or contradicts itself, and what is ruled.' })
export class Ruling {
  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => RuleRef, { description: 'The section that it decides.' })
  readonly section!: RuleRef;

  @Field(() => String, { description: 'Its address on the site.' })
  readonly url!: string;

  @Field(() => String, { description: 'What is not clear.' })
  readonly question!: string;

  @Field(() => [String], { description: 'How it can be read.' })
  readonly readings!: string[];

  @Field(() => String, { description: 'What is played.' })
  readonly decision!: string;
}

@ArgsType()
class OfSystem extends LanguageArgs {
  @Known({ examples: [EXAMPLES.system] })
  @Field(() => ID, { nullable: true, description: 'Only those of this rule set.' })
  readonly system?: string;
}

@ArgsType()
class TableById extends LanguageArgs {
  @Known({ examples: [EXAMPLES.table] })
  @Field(() => ID, { description: 'Its id, as answers cite it.' })
  readonly id!: string;
}

@ArgsType()
class RulingById extends LanguageArgs {
  @Known({ examples: [EXAMPLES.ruling] })
  @Field(() => ID, { description: 'Its id, as answers cite it.' })
  readonly id!: string;
}

const tablesById: ReadonlyMap<string, TableData> = new Map(
  systems.flatMap(({ tables }) => tables.map((table) => [table.id, table] as const)),
);
const rulingsById: ReadonlyMap<string, RulingData> = new Map(
  systems.flatMap(({ rulings }) => rulings.map((ruling) => [ruling.id, ruling] as const)),
);

@Resolver()
export class ReferenceResolver {
  @Costs({ entries: systems.length })
  @Query(() => [RuleSystem], { description: 'The rule sets.' })
  systems(@Args(() => LanguageArgs) { lang }: LanguageArgs, @Ctx() context: Context): RuleSystem[] {
    return systems.map((system) => publicSystem(system, lang ?? context.language, context.publicUrl));
  }

  @Costs({ entries: tablesById.size })
  @Query(() => [RuleTable], { description: 'Printed tables as data.' })
  tables(@Args(() => OfSystem) { lang, system }: OfSystem, @Ctx() context: Context): RuleTable[] {
    const language = lang ?? context.language;
    return chosen(system, language).flatMap(({ tables }) => tables.map((table) => publicTable(table, language, context.publicUrl)));
  }

  @Query(() => RuleTable, { nullable: true, description: 'One printed table; null when there is none by that id.' })
  table(@Args(() => TableById) { id, lang }: TableById, @Ctx() context: Context): RuleTable | undefined {
    const table = tablesById.get(id);
    return table && publicTable(table, lang ?? context.language, context.publicUrl);
  }

  @Query(() => Ruling, { nullable: true, description: 'One ruling; null when there is none by that id.' })
  ruling(@Args(() => RulingById) { id, lang }: RulingById, @Ctx() context: Context): Ruling | undefined {
    const ruling = rulingsById.get(id);
    return ruling && publicRuling(ruling, lang ?? context.language, context.publicUrl);
  }

  @Costs({ entries: rulingsById.size })
  @Query(() => [Ruling], { description: 'Where the sources are silent or contradict themselves, and what is ruled.' })
  rulings(@Args(() => OfSystem) { lang, system }: OfSystem, @Ctx() context: Context): Ruling[] {
    const language = lang ?? context.language;
    return chosen(system, language).flatMap(({ rulings }) => rulings.map((ruling) => publicRuling(ruling, language, context.publicUrl)));
  }
}

function chosen(slug: string | null | undefined, language: Language): readonly SystemData[] {
  checkSystem(slug, language);
  return systems.filter((system) => slug === undefined || slug === null || system.slug === slug);
}

const publicSystem = (system: SystemData, language: Language, publicUrl: string): RuleSystem => ({
  id: system.slug,
  namespace: system.namespace,
  title: inLanguage(system.title, language),
  about: inLanguage(system.about, language),
  notice: inLanguage(system.notice, language),
  calculators: system.calculators.map(({ name, title, about, rule }) => ({
    name,
    title: inLanguage(title, language),
    about: inLanguage(about, language),
    rule: ruleRef(rule, language, publicUrl),
  })),
  glossary: system.glossary.map((term) => publicTerm(term, language)),
});

const publicTerm = ({ id, name, abbreviation, meaning }: TermData, language: Language): Term => ({
  id,
  name: inLanguage(name, language),
  en: name.en,
  ru: name.ru,
  names: localized(name),
  abbreviation: abbreviation ? inLanguage(abbreviation, language) : null,
  meaning: inLanguage(meaning, language),
});

const publicTable = ({ id, title, section, columns, rows, notes = [] }: TableData, language: Language, publicUrl: string): RuleTable => ({
  id,
  title: inLanguage(title, language),
  section: ruleRef(section, language, publicUrl),
  url: `${publicUrl}${addressOf(id, language)}`,
  columns: columns.map((column) => inLanguage(column, language)),
  rows: rows.map((row) => row.map((cell) => cellText(cell, language))),
  notes: notes.map((note) => inLanguage(note, language)),
});

const publicRuling = ({ id, title, section, question, readings, decision }: RulingData, language: Language, publicUrl: string): Ruling => ({
  id,
  title: inLanguage(title, language),
  section: ruleRef(section, language, publicUrl),
  url: `${publicUrl}${addressOf(id, language)}`,
  question: inLanguage(question, language),
  readings: readings.map((reading) => inLanguage(reading, language)),
  decision: inLanguage(decision, language),
});
