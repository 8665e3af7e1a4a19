/** Results of the Master Unit List's QuickList, as JSON: `{ "Units": [ … ] }`. */
import { PRODUCTION_ERAS } from '@rangefinder/query/alpha-strike/availability';
import { type Checked, choicesAllowed, field, fields } from '@rangefinder/rules';
import { type Note, tidyName } from '../../notes.js';
import { type ParsedRow, refused } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { type CardFacts, readCard } from './card.js';
import { nameParts } from './name-parts.js';
import { NOTES } from './notes.js';
import { count, flag, NO_LABEL, number, rareCount, rareNumber, rareText, text } from './row-fields.js';

const named = field({ kind: 'object', name: 'Named', about: NO_LABEL, label: NO_LABEL, fields: { Name: rareText }, optional: true });

const ROW = fields({
  Id: { kind: 'int', min: 1, max: Number.MAX_SAFE_INTEGER, label: NO_LABEL },
  Name: text,
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
  BFSize: count,
  BFMove: rareText,
  BFTMM: rareCount,
  BFArmor: count,
  BFStructure: count,
  BFThreshold: rareCount,
  BFDamageShort: count,
  BFDamageShortMin: flag,
  BFDamageMedium: count,
  BFDamageMediumMin: flag,
  BFDamageLong: count,
  BFDamageLongMin: flag,
  BFDamageExtreme: rareCount,
  /** Sic. */
  BFDamageExtemeMin: flag,
  BFOverheat: count,
  BFPointValue: count,
  BFAbilities: rareText,
});
type MulRow = Checked<typeof ROW>;
const checkRow = rowCheck(ROW);

/** Source of these rows. */
export const MUL = 'mul';

/** Parses a row. */
export function readMulRow(value: unknown, raw: string): ParsedRow {
  const checked = checkRow(value);
  if (!checked.ok) return { kind: 'refused', sourceId: idOf(value), problems: checked.problems };
  const unit = checked.value;
  const ranges = rangesOf(unit);
  const [short, medium, long, extreme] = ranges.map(damageText) as [string, string, string, string];
  return readCard(
    {
      source: MUL,
      sourceId: String(unit.Id),
      name: unit.Name,
      type: unit.BFType ?? null,
      category: unit.Type?.Name ?? null,
      pointValue: unit.BFPointValue,
      size: unit.BFSize,
      move: unit.BFMove ?? '',
      role: unit.Role?.Name ?? null,
      damage: [short, medium, long],
      damageExtreme: extreme,
      overheatValue: unit.BFOverheat,
      armor: unit.BFArmor,
      threshold: unit.BFThreshold ?? 0,
      structure: unit.BFStructure,
      specials: unit.BFAbilities ?? null,
      // Always 0 in the list, which means unknown.
      tmm: unit.BFTMM || null,
      introduced: unit.DateIntroduced ?? null,
      technology: unit.Technology?.Name ?? null,
      tonnage: unit.Tonnage ?? null,
      ...namesOf(unit),
      productionEra: PRODUCTION_ERAS.find(({ id }) => id === unit.EraId)?.name.en ?? null,
      rulesLevel: unit.Rules ?? null,
      battleValue: unit.BattleValue ? Math.trunc(unit.BattleValue) : null,
    },
    { raw, notes: ranges.flatMap(notesOnDamage) },
  );
}

/** Chassis and variant, if they make up the name. A list may contain only one of them. */
function namesOf({ Name, Class, Variant }: MulRow): Pick<CardFacts, 'chassis' | 'variant'> {
  const [name, chassis, variant] = [Name, Class ?? '', Variant ?? ''].map((text) => tidyName(text).name) as [string, string, string];
  return `${chassis} ${variant}`.trim() === name ? nameParts(chassis, variant) : {};
}

/** Members without units: the search parameters, and links of the page. */
const WITHOUT_ROWS = ['Search', 'Crumbs'];

/** Refuses an object outside of the units, which would otherwise be lost silently. */
export function otherMember(member: string, value: unknown): ParsedRow | undefined {
  if (typeof value !== 'object' || value === null || WITHOUT_ROWS.includes(member)) return undefined;
  return refused({ code: 'UNKNOWN_FIELD', path: [member], given: member, ...choicesAllowed(['Units']) }, idOf(value));
}

interface DamageAtRange {
  readonly value: number;
  readonly minimal: boolean;
}

function rangesOf(unit: MulRow): readonly DamageAtRange[] {
  return [
    { value: unit.BFDamageShort, minimal: unit.BFDamageShortMin ?? false },
    { value: unit.BFDamageMedium, minimal: unit.BFDamageMediumMin ?? false },
    { value: unit.BFDamageLong, minimal: unit.BFDamageLongMin ?? false },
    { value: unit.BFDamageExtreme ?? 0, minimal: unit.BFDamageExtemeMin ?? false },
  ];
}

/** `0*` is a 0 with a flag. */
const damageText = ({ value, minimal }: DamageAtRange): string => (minimal && value === 0 ? '0*' : String(value));

const notesOnDamage = ({ value, minimal }: DamageAtRange): readonly Note[] =>
  minimal && value > 0 ? [NOTES.MINIMAL_DISAGREES(String(value))] : [];

function idOf(value: unknown): string | undefined {
  const id = (value as { Id?: unknown } | null)?.Id;
  return typeof id === 'number' ? String(id) : undefined;
}
