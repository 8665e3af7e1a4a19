/** Units of jdgwf/battletech-tools, as JSON. */
import { type Checked, fields, isObject } from '@rangefinder/rules';
import type { SilentField } from '../../../domain/drafts.js';
import type { ParsedRow } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { readCard } from './card.js';
import { modeText } from './move-text.js';
import { MUL, readMulRow } from './mul.js';
import { withNumbers } from './numbers.js';
import { count, flag, NO_LABEL, number, rareCount, rareNumber, rareText, rareTexts, text } from './row-fields.js';

const MAX_MODES = 99;

const DAMAGE = fields({
  short: text,
  medium: text,
  long: text,
  extreme: rareText,
  shortMinimal: flag,
  mediumMinimal: flag,
  longMinimal: flag,
  extremeMinimal: flag,
});
const MODE = fields({ move: number, type: rareText });

const ROW = fields({
  name: text,
  variant: rareText,
  type: rareText,
  size: count,
  move: {
    kind: 'list',
    item: { kind: 'object', name: 'Mode', about: NO_LABEL, label: NO_LABEL, fields: MODE },
    min: 0,
    max: MAX_MODES,
    label: NO_LABEL,
  },
  damage: { kind: 'object', name: 'Damage', about: NO_LABEL, label: NO_LABEL, fields: DAMAGE },
  armor: count,
  structure: count,
  threshold: rareCount,
  overheat: count,
  basePoints: count,
  role: rareText,
  abilities: rareTexts,
  dateIntroduced: rareText,
  tonnage: rareNumber,
});
type ToolsRow = Checked<typeof ROW>;
const checkRow = rowCheck(ROW);

/** Source of units that the Master Unit List does not have. */
const OWN_SOURCE = 'battletech-tools';

/** Whether a value is a unit of these tools, or an embedded row of the Master Unit List. */
export const isToolsUnit = (value: object): boolean => 'basePoints' in value || 'mulID' in value || 'BFPointValue' in value;

/** Parses a row. An embedded row of the Master Unit List takes precedence; its key identifies the unit. */
export function readToolsRow(value: unknown, raw: string): ParsedRow {
  const original = isObject(value) ? value.originalStats : undefined;
  if (isObject(original) && 'BFPointValue' in original) return readMulRow(original, raw);
  if (isObject(value) && 'BFPointValue' in value) return readMulRow(value, raw);
  const checked = checkRow(plain(value));
  if (!checked.ok) return { kind: 'refused', problems: checked.problems };
  const unit = checked.value;
  const mulId = mulIdOf(value);
  const name = nameOf(unit);
  return readCard(
    {
      ...(mulId > 0 ? { source: MUL, sourceId: String(mulId) } : { source: OWN_SOURCE, sourceId: name }),
      name,
      ...cardOf(unit),
      ...(isSaid(unit.dateIntroduced) && { introduced: unit.dateIntroduced }),
      ...(unit.tonnage && { tonnage: unit.tonnage }),
    },
    { raw, silent: mulId > 0 ? silentOf(unit) : [] },
  );
}

const isSaid = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

function cardOf(unit: ToolsRow) {
  const { damage } = unit;
  const type = isUnsaid(unit.type) ? 'BM' : (unit.type?.trim() ?? '');
  return {
    type,
    category: null,
    pointValue: unit.basePoints,
    size: unit.size,
    move: unit.move.map((mode) => modeText(mode.move, mode.type, type)).join('/'),
    role: unit.role === 'Not Specified' ? null : (unit.role ?? null),
    damage: [
      damageText(damage.short, damage.shortMinimal),
      damageText(damage.medium, damage.mediumMinimal),
      damageText(damage.long, damage.longMinimal),
    ] as const,
    damageExtreme: damageText(damage.extreme ?? '0', damage.extremeMinimal),
    overheatValue: unit.overheat,
    armor: unit.armor,
    threshold: unit.threshold ?? 0,
    structure: unit.structure,
    specials: unit.abilities ?? null,
    tmm: null,
  };
}

/** The tools take a unit without a type for a BattleMech. */
const isUnsaid = (type: string | null | undefined): boolean => ['', 'BM', 'BATTLEMECH'].includes(type?.trim().toUpperCase() ?? '');

/** The tools drop tenths of inches, and with them the drift. */
const DRIFTS = 'k';

/** Fields that the catalog knows better for a unit of the Master Unit List. */
function silentOf({ type, move }: ToolsRow): readonly SilentField[] {
  return [
    'name',
    ...(isUnsaid(type) ? (['kind', 'stats.type', 'stats.hasHeatScale', 'stats.tmm'] as const) : []),
    ...(move.some((mode) => mode.type === DRIFTS) ? (['stats.move'] as const) : []),
  ];
}

const FIGURES = ['size', 'armor', 'structure', 'threshold', 'overheat', 'basePoints', 'tonnage'];

/** Normalizes figures and damage, which may be texts, and abilities, which may be a list or one text. */
function plain(value: unknown): unknown {
  const row = withNumbers(value, FIGURES);
  if (!isObject(row)) return row;
  const { abilities, damage } = row;
  return {
    ...row,
    ...(typeof abilities === 'string' && { abilities: [abilities] }),
    ...(isObject(damage) && {
      damage: Object.fromEntries(Object.entries(damage).map(([name, given]) => [name, typeof given === 'number' ? String(given) : given])),
    }),
  };
}

/** Key of the Master Unit List; 0 for a made-up unit. */
function mulIdOf(value: unknown): number {
  const { mulID } = value as { readonly mulID?: unknown };
  const isPlain = typeof mulID === 'number' || typeof mulID === 'string';
  const id = isPlain && /^\d{1,15}$/.test(String(mulID).trim()) ? Number(mulID) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

/** The full name. `name` may already contain the variant. */
function nameOf({ name, variant }: ToolsRow): string {
  const added = variant?.trim() ?? '';
  return added === '' || name.includes(added) ? name : `${name} ${added}`;
}

const damageText = (value: string, minimal: boolean | null | undefined): string =>
  minimal && value.trim() === '0' ? '0*' : value.trim() === '' ? '0' : value.trim();
