/** GraphQL types of weapons and armor. */
import { entryTypes, type Field as FieldData, type Fields, publicNameOf, systems } from '@rangefinder/rules';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { publicFields } from '../../answering/catalog/figures.js';
import type { AnyClass } from '../classes.js';
import { RULE_SETS, WEAPON_KINDS } from '../closed-lists.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { declare } from '../fields.js';
import { type Keywords, Known } from '../keywords.js';
import { EntryName, InEachLanguage } from '../localized.js';
import { NodeInterface } from '../node-interface.js';
import { Armor, Weapon } from './entry-classes.js';
import { declareStats } from './stats-types.js';

@ObjectType({ simpleResolvers: true, description: 'Source of catalog entries. Entries refer to it by id.' })
export class CatalogSource {
  @Known({ examples: [entryTypes(systems, 'unit')[0]?.source.id] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @InEachLanguage((language) => ({ description: `Name of the source in ${language}.` }))
  readonly name!: string;

  @InEachLanguage((language) => ({ description: `Trademark notice in ${language}.` }))
  readonly notice!: string;

  @Known({ examples: ['https://masterunitlist.info/Unit/Details/{id}'] })
  @Field(() => String, { nullable: true, description: 'URL of an entry at the source, with `{id}` for its key; null if it has none.' })
  readonly entryPage!: string | null;
}

interface Declared {
  readonly type: unknown;
  readonly description: string;
  readonly nullable?: true;
  readonly keywords?: Keywords;
}

function declareFields(target: AnyClass, fields: Readonly<Record<string, Declared>>): void {
  for (const [name, { type, keywords = {}, ...options }] of Object.entries(fields)) {
    Field(() => type as never, options)(target.prototype, name);
    Known(keywords)(target.prototype, name);
  }
}

const SOURCE: Readonly<Record<string, Declared>> = {
  source: { type: ID, description: 'Id of the source.', keywords: { examples: ['5150-basic-rules'] } },
};

const identity = (sort: 'weapon' | 'armor'): Readonly<Record<string, Declared>> => ({
  id: { type: ID, description: 'Stable id.', keywords: { examples: [EXAMPLES[sort]] } },
  system: { type: ID, description: 'Rule set.', keywords: { ...RULE_SETS, examples: [systemWith(sort)] } },
});

ObjectType('Weapon', { implements: NodeInterface, simpleResolvers: true, description: 'Weapon of the catalog.' })(Weapon);
declareFields(Weapon, {
  ...identity('weapon'),
  kind: { type: String, description: 'Kind of the weapon.', keywords: WEAPON_KINDS },
});
EntryName(Weapon.prototype, 'name');
declareFields(Weapon, {
  aliases: { type: [String], description: 'Other names that players use.' },
  cost: {
    type: Int,
    nullable: true,
    description: 'Cost; null if the weapon is not sold separately.',
    keywords: { 'x-unit': 'points', examples: [41] },
  },
  stats: {
    type: declareStats(systems, 'weapon', 'WeaponStats', 'Figures of a weapon by rule set.'),
    description: 'Figures of the weapon.',
  },
  ...SOURCE,
});

/** Figures of armors outside of `stats`. */
const besideNames: Fields = Object.fromEntries(
  entryTypes(systems, 'armor').flatMap((entry) => {
    const shown = publicFields(entry);
    return (entry.besideName ?? []).map((name) => [publicNameOf(entry, name), shown[publicNameOf(entry, name)] as FieldData]);
  }),
);

ObjectType('Armor', { implements: NodeInterface, simpleResolvers: true, description: 'Personal armor.' })(Armor);
declareFields(Armor, identity('armor'));
EntryName(Armor.prototype, 'name');
InEachLanguage((language) => ({ description: `Abbreviation in ${language} tables.` }))(Armor.prototype, 'abbreviation');
declareFields(Armor, {
  cost: {
    type: Int,
    nullable: true,
    description: 'Cost; null if the armor has no price.',
    keywords: { 'x-unit': 'points', examples: [27] },
  },
});
declare(Armor, besideNames, 'output');
declareFields(Armor, {
  ...SOURCE,
  stats: {
    type: declareStats(systems, 'armor', 'ArmorStats', 'Figures of an armor by rule set.'),
    description: 'All figures of the armor.',
  },
});
