/** Results of the Master Unit List's QuickList, as JSON: `{ "Units": [ … ] }`. */
import { PRODUCTION_ERAS } from '@rangefinder/query/alpha-strike/availability';
import { type Checked, choicesAllowed, field, fields, isObject } from '@rangefinder/rules';
import { type Note, tidyName } from '../../notes.js';
import { type ParsedRow, refused } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { MAYBE_MINIMAL, type NeededFacts, readCard } from './card.js';
import type { CardFacts } from './card-facts.js';
import { nameParts } from './name-parts.js';
import { NOTES } from './notes.js';
import { flag, NO_LABEL, number, rareCount, rareNumber, rareText, statedIn } from './row-fields.js';

const named = field({ kind: 'object', name: 'Named', about: NO_LABEL, label: NO_LABEL, fields: { Name: rareText }, optional: true });

const ROW = fields({
  Id: { kind: 'int', min: 1, max: Number.MAX_SAFE_INTEGER, label: NO_LABEL },
  Name: rareText,
  Class: rareText,
  Variant: rareText,
  EraId: rareCount,
  Rules: rareText,
  BattleValue: rareNumber,
  Type: named,
  Role: named,
  Technology: named,
  Tonnage: { ...number, optional: true },
  DateIntroduced: rareText,
  BFType: rareText,
  BFSize: rareCount,
  BFMove: rareText,
  BFTMM: rareCount,
  BFArmor: rareCount,
  BFStructure: rareCount,
  BFThreshold: rareCount,
  BFDamageShort: rareCount,
  BFDamageShortMin: flag,
  BFDamageMedium: rareCount,
  BFDamageMediumMin: flag,
  BFDamageLong: rareCount,
  BFDamageLongMin: flag,
  BFDamageExtreme: rareCount,
  /** Sic. */
  BFDamageExtemeMin: flag,
  BFOverheat: rareCount,
  BFPointValue: rareCount,
  BFAbilities: rareText,
});
type MulRow = Checked<typeof ROW>;
const checkRow = rowCheck(ROW);

/** Source of these rows. */
export const MUL = 'mul';

/** Facts that a new unit needs. */
const NEEDED = {
  ...{ name: 'Name', pointValue: 'BFPointValue', size: 'BFSize', overheatValue: 'BFOverheat', armor: 'BFArmor', structure: 'BFStructure' },
  ...{ damageShort: 'BFDamageShort', damageMedium: 'BFDamageMedium', damageLong: 'BFDamageLong' },
} satisfies NeededFacts;

/** Parses a row. */
export function readMulRow(value: unknown, raw: string): ParsedRow {
  const checked = checkRow(value);
  if (!checked.ok) return { kind: 'refused', sourceId: idOf(value), problems: checked.problems };
  const unit = checked.value;
  const ranges = rangesOf(unit);
  const [short, medium, long, extreme] = ranges.map(damageText);
  const given = <T>(member: string, each: T | null | undefined) => statedIn(value, member, each);
  return readCard(
    {
      source: MUL,
      sourceId: String(unit.Id),
      name: given('Name', unit.Name),
      type: given('BFType', unit.BFType),
      category: nameIn(value, 'Type'),
      pointValue: given('BFPointValue', unit.BFPointValue),
      size: given('BFSize', unit.BFSize),
      move: given('BFMove', unit.BFMove ?? ''),
      role: nameIn(value, 'Role'),
      damageShort: given('BFDamageShort', short),
      damageMedium: given('BFDamageMedium', medium),
      damageLong: given('BFDamageLong', long),
      damageExtreme: given('BFDamageExtreme', extreme ?? '0') ?? undefined,
      overheatValue: given('BFOverheat', unit.BFOverheat),
      armor: given('BFArmor', unit.BFArmor),
      threshold: given('BFThreshold', unit.BFThreshold ?? 0),
      structure: given('BFStructure', unit.BFStructure),
      specials: given('BFAbilities', unit.BFAbilities),
      // Always 0 in the list, which means unknown.
      tmm: unit.BFTMM || undefined,
      introduced: given('DateIntroduced', unit.DateIntroduced),
      technology: nameIn(value, 'Technology'),
      tonnage: given('Tonnage', unit.Tonnage),
      ...namesOf(unit),
      productionEra: unit.EraId ? eraOf(unit) : given('EraId', null),
      rulesLevel: given('Rules', unit.Rules),
      battleValue: given('BattleValue', unit.BattleValue && Math.trunc(unit.BattleValue)),
    },
    { raw, needed: NEEDED, notes: ranges.flatMap(notesOnDamage) },
  );
}

/** The name of a member that is an object with an id and a name. */
function nameIn(row: unknown, member: 'Type' | 'Role' | 'Technology'): string | null | undefined {
  const inner = (row as MulRow)[member];
  return isObject(inner) ? statedIn(inner, 'Name', (inner as { readonly Name?: string | null }).Name) : statedIn(row, member, null);
}

/** An era that is not known here says nothing. */
const eraOf = ({ EraId }: MulRow): string | undefined => PRODUCTION_ERAS.find(({ id }) => id === EraId)?.name.en;

/** Chassis and variant, if they make up the name. A list may contain only one of them. */
function namesOf({ Name, Class, Variant }: MulRow): Pick<CardFacts, 'chassis' | 'variant'> {
  const [name, chassis, variant] = [Name, Class, Variant].map((text) => tidyName(text ?? '').name) as [string, string, string];
  return name !== '' && `${chassis} ${variant}`.trim() === name ? nameParts(chassis, variant) : {};
}

/** Members without units: the search parameters, and links of the page. */
const WITHOUT_ROWS = ['Search', 'Crumbs'];

/** Refuses an object outside of the units, which would otherwise be lost silently. */
export function otherMember(member: string, value: unknown): ParsedRow | undefined {
  if (typeof value !== 'object' || value === null || WITHOUT_ROWS.includes(member)) return undefined;
  return refused({ code: 'UNKNOWN_FIELD', path: [member], given: member, ...choicesAllowed(['Units']) }, idOf(value));
}

interface DamageAtRange {
  readonly value: number | null | undefined;
  /** Undefined if the row does not say. */
  readonly minimal: boolean | null | undefined;
}

function rangesOf(unit: MulRow): readonly DamageAtRange[] {
  return [
    { value: unit.BFDamageShort, minimal: unit.BFDamageShortMin },
    { value: unit.BFDamageMedium, minimal: unit.BFDamageMediumMin },
    { value: unit.BFDamageLong, minimal: unit.BFDamageLongMin },
    { value: unit.BFDamageExtreme, minimal: unit.BFDamageExtemeMin },
  ];
}

/** `0*` is a 0 with a flag. */
function damageText({ value, minimal }: DamageAtRange): string | undefined {
  if (value === null || value === undefined) return undefined;
  return value > 0 ? String(value) : minimal ? '0*' : minimal === undefined ? MAYBE_MINIMAL : '0';
}

const notesOnDamage = ({ value, minimal }: DamageAtRange): readonly Note[] =>
  minimal && value ? [NOTES.MINIMAL_DISAGREES(String(value))] : [];

function idOf(value: unknown): string | undefined {
  const id = (value as { Id?: unknown } | null)?.Id;
  return typeof id === 'number' ? String(id) : undefined;
}
