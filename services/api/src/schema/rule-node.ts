/** The section, table or ruling of a citation. */
import type { Language } from '@rangefinder/rules';
import { Ctx, createUnionType, FieldResolver, Resolver, Root } from 'type-graphql';
import type { CitedRule } from '../answering/public-answer.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { RuleRef } from './answer.js';
import { RuleTable, Ruling, rulingBy, tableBy } from './reference.js';
import { Section, sectionBy } from './sections.js';

const RuleNode = createUnionType({
  name: 'RuleNode',
  description: 'Section, table or ruling that an answer cites.',
  types: () => [Section, RuleTable, Ruling] as const,
});

const READERS = { SECTION: sectionBy, TABLE: tableBy, RULING: rulingBy } as const;

/** Returns a place of the rulebook by kind and id; undefined if there is none. */
export const placeBy = (kind: keyof typeof READERS, id: string, language: Language, publicUrl: string) =>
  READERS[kind](id, language, publicUrl);

@Resolver(() => RuleRef)
export class RuleRefResolver {
  @FieldResolver(() => RuleNode, { description: 'Section, table or ruling.' })
  node(@Root() { kind, id, language }: CitedRule, @Ctx() { publicUrl }: ResolverContext) {
    return placeBy(kind, id, language, publicUrl);
  }
}
