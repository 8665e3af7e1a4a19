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
import { RULE_SETS, systemsOf } from './closed-lists.js';
import { type Connection, connectionOf } from './connection.js';
import { Paged } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { SystemTextPageArgs, TextPageArgs } from './list-args.js';
import { listConnection } from './list-pages.js';
import { NodeInterface } from './node-interface.js';

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

const SystemConnection = connectionOf(RuleSystem, 'RuleSystem');
const TableConnection = connectionOf(RuleTable, 'RuleTable');
const RulingConnection = connectionOf(Ruling, 'Ruling');

@Resolver()
export class ReferenceResolver {
  @Paged()
  @Query(() => SystemConnection as never, { description: 'Rule sets, paginated.' })
  systems(@Args(() => TextPageArgs) { lang, ...page }: TextPageArgs, @Ctx() context: ResolverContext): Connection<RuleSystem> {
    const language = lang ?? context.language;
    return listConnection(systems, page, { language, idOf: ({ slug }) => slug, toNode: (system) => publicSystem(system, language) });
  }

  @Paged()
  @Query(() => TableConnection as never, { description: 'Printed tables as data, paginated.' })
  tables(
    @Args(() => SystemTextPageArgs) { lang, system, ...page }: SystemTextPageArgs,
    @Ctx() context: ResolverContext,
  ): Connection<RuleTable> {
    const language = lang ?? context.language;
    const tables = systemsOf(system, language).flatMap((each) => each.tables);
    return listConnection(tables, page, { language, idOf, toNode: (table) => publicTable(table, language, context.publicUrl) });
  }

  @Query(() => RuleTable, { nullable: true, description: 'Printed table by id; null if it does not exist.' })
  table(@Args(() => TableById) { id, lang }: TableById, @Ctx() context: ResolverContext): RuleTable | undefined {
    return tableBy(id, lang ?? context.language, context.publicUrl);
  }

  @Query(() => Ruling, { nullable: true, description: 'Ruling by id; null if it does not exist.' })
  ruling(@Args(() => RulingById) { id, lang }: RulingById, @Ctx() context: ResolverContext): Ruling | undefined {
    return rulingBy(id, lang ?? context.language, context.publicUrl);
  }

  @Paged()
  @Query(() => RulingConnection as never, {
    description: 'Rulings on questions that the sources leave open or answer inconsistently, paginated.',
  })
  rulings(
    @Args(() => SystemTextPageArgs) { lang, system, ...page }: SystemTextPageArgs,
    @Ctx() context: ResolverContext,
  ): Connection<Ruling> {
    const language = lang ?? context.language;
    const rulings = systemsOf(system, language).flatMap((each) => each.rulings);
    return listConnection(rulings, page, { language, idOf, toNode: (ruling) => publicRuling(ruling, language, context.publicUrl) });
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;

const publicSystem = (system: SystemData, language: Language): RuleSystem => ({
  id: system.slug,
  namespace: system.namespace,
  title: inLanguage(system.title, language),
  about: inLanguage(system.about, language),
  notice: inLanguage(system.notice, language),
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
