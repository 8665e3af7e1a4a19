/** Query that reads a force from the text of another program. */
import * as catalog from '@rangefinder/catalog';
import { inLanguage, type Language } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { publicUnit } from '../../answering/catalog/public-entries.js';
import { askCatalog } from '../../context/catalog-access.js';
import { badInput, thrown } from '../../context/errors/failures.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS, SEARCH_MS } from '../../context/work/cost.js';
import { Costs } from '../costs.js';
import { Known } from '../keywords.js';
import { LanguageArgs } from '../language.js';
import { TakesBody } from '../takes-body.js';
import { Unit } from './unit-types.js';

const values = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

const FORMATS = values(catalog.FORCE_FORMATS);
registerEnumType(FORMATS, {
  name: 'ForceFormat',
  description: 'Format of a force.',
  valuesConfig: {
    MEGAMEK_MUL: { description: 'Force of MegaMek, MegaMekLab or MekHQ (`.mul`)' },
    BATTLETECH_TOOLS_JSON: { description: 'Force, group or backup of battletech-tools, as JSON' },
    CSV: { description: 'CSV with a unit in each row, as of MekBay or of the page of forces' },
    LIST: { description: 'List with a unit in each line' },
  },
});
const MATCHES = values(catalog.FORCE_MATCHES);
registerEnumType(MATCHES, {
  name: 'ForceMatch',
  description: 'How a unit of a force was found.',
  valuesConfig: {
    ID: { description: 'By its id, or by its number in the Master Unit List' },
    NAME: { description: 'By its name' },
    SIMILAR: { description: 'By the words of its name; a name without a variant is the base variant' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Damage of a unit of a force, in points of its card.' })
class ForceDamage {
  @Known({ examples: [2] })
  @Field(() => Int, { description: 'Lost points of armor.' })
  readonly armor!: number;

  @Known({ examples: [0] })
  @Field(() => Int, { description: 'Lost points of structure.' })
  readonly structure!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Unit of a force.' })
class ForceUnit {
  @Known({ examples: [1] })
  @Field(() => Int, { description: 'Line of the text, from 1.' })
  readonly line!: number;

  @Known({ examples: ['2x Atlas AS7-D'] })
  @Field(() => String, { description: 'The unit as written.' })
  readonly text!: string;

  @Field(() => MATCHES, { description: 'How the unit was found.' })
  readonly match!: string;

  @Field(() => Unit, { description: 'The unit in the catalog.' })
  readonly unit!: Unit;

  @Known({ examples: [2] })
  @Field(() => Int, { description: 'Number of such units.' })
  readonly count!: number;

  @Field(() => String, { nullable: true, description: 'Lance, star or other group, as stated.' })
  readonly group!: string | null;

  @Field(() => String, { nullable: true, description: 'Pilot, or the name of this very unit, as stated.' })
  readonly pilot!: string | null;

  @Known({ examples: [4] })
  @Field(() => Int, {
    nullable: true,
    description: 'Skill; null if the text states none. From MegaMek, the mean of gunnery and piloting, rounded down.',
  })
  readonly skill!: number | null;

  @Known({ examples: [52] })
  @Field(() => Int, {
    nullable: true,
    description: 'Points of one unit: as stated, else its cost in the catalog; null if neither is known.',
  })
  readonly points!: number | null;

  @Field(() => ForceDamage, { nullable: true, description: 'Damage; null if the text states none.' })
  readonly damage!: ForceDamage | null;

  @Field(() => Boolean, { description: 'Whether the text states that the unit is destroyed.' })
  readonly destroyed!: boolean;

  @Field(() => [String], { description: 'What the text states about the unit beyond that, which is left out.' })
  readonly leftOut!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Line of a force that was not understood.' })
class UnreadLine {
  @Known({ examples: [3] })
  @Field(() => Int, { description: 'Line of the text, from 1.' })
  readonly line!: number;

  @Known({ examples: ['Atlus AS7-X'] })
  @Field(() => String, { description: 'The line as written.' })
  readonly text!: string;

  @Field(() => String, { description: 'Why it was not understood.' })
  readonly reason!: string;

  @Field(() => [ID], { description: 'Ids of units that it may mean, best first.' })
  readonly suggestions!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Force that was read from a text.' })
class Force {
  @Field(() => FORMATS, { description: 'Format of the text.' })
  readonly format!: string;

  @Field(() => String, { nullable: true, description: 'Name of the force; null if the text states none.' })
  readonly name!: string | null;

  @Known({ examples: [104] })
  @Field(() => Int, { description: 'Points of all units.' })
  readonly points!: number;

  @Field(() => [ForceUnit], { description: 'Units, in the order of the text.' })
  readonly units!: readonly ForceUnit[];

  @Field(() => [UnreadLine], { description: 'Lines that were not understood, in the order of the text.' })
  readonly unread!: readonly UnreadLine[];
}

@ArgsType()
class ForceArgs extends LanguageArgs {
  @Known({ maxLength: catalog.MAX_FORCE_CHARACTERS, examples: ['2x Atlas AS7-D\nLocust LCT-1V, skill 3'] })
  @Field(() => String, {
    description:
      'Contents of the file, or a list with a unit in each line. Formats: `.mul` of MegaMek, CSV of MekBay or of the page of forces, JSON of battletech-tools.',
  })
  readonly text!: string;
}

@Resolver()
export class ForceResolver {
  @Costs({ entries: ({ text }) => unitsIn(String(text)), asksCatalog: true })
  @TakesBody()
  @Query(() => Force, {
    description: `Units, skills, damage and points of a force from the text of another program, and the lines that were not understood. At most ${catalog.MAX_FORCE_UNITS} units.`,
  })
  async readForce(@Args(() => ForceArgs) { text, lang }: ForceArgs, @Ctx() context: ResolverContext): Promise<Force> {
    const language = lang ?? context.language;
    const read = await catalog.readForce(text);
    if (!read.ok) throw thrown(badInput(read.problems, language));
    const { format, name, lines, unread, system } = read.value;
    await work(context, CATALOG_MS + lines.length * (SEARCH_MS + ENTRY_MS));
    const { units, unmatched } = await askCatalog(context, (db) => catalog.resolveForce(db, lines, system));
    const found = units.map((unit) => publicForceUnit(unit, language));
    return {
      format,
      name: name ?? null,
      points: found.reduce((sum, { points, count }) => sum + (points ?? 0) * count, 0),
      units: found,
      unread: [...unread.map((line) => ({ ...line, near: [] })), ...unmatched]
        .toSorted((a, b) => a.line - b.line)
        .map((line) => publicUnread(line, language)),
    };
  }
}

/** Entities, units or lines of a text. */
function unitsIn(text: string): number {
  const units = text.match(/<entity\b|"(?:mulID|BFPointValue)"/g) ?? text.match(/\n/g) ?? [];
  return Math.min(catalog.MAX_FORCE_UNITS, units.length + 1);
}

function publicForceUnit({ stated, unit, match }: catalog.ForceUnit, language: Language): ForceUnit {
  const { line, text, count, group, pilot, skill, points, damage, isDestroyed, leftOut } = stated;
  return {
    ...{ line, text, match, count },
    unit: publicUnit(unit) as unknown as Unit,
    group: group ?? null,
    pilot: pilot ?? null,
    skill: skill ?? null,
    points: points ?? unit.cost,
    damage: damage ?? null,
    destroyed: isDestroyed ?? false,
    leftOut: leftOut.map((one) => inLanguage(one, language)),
  };
}

const publicUnread = ({ line, text, reason, near }: catalog.UnmatchedLine, language: Language): UnreadLine => ({
  line,
  text,
  reason: inLanguage(reason, language),
  suggestions: near.map(({ id }) => id),
});
