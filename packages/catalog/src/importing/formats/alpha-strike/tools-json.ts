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

/** Units of these tools that the Master Unit List does not have. */
const OWN_SOURCE = 'battletech-tools';

/** Whether a value is a unit of these tools, or a row of the Master Unit List as they keep it. */
export const isToolsUnit = (value: object): boolean => 'basePoints' in value || 'mulID' in value || 'BFPointValue' in value;

/** A row as a unit. Where it holds the row of the Master Unit List that it was made of, that counts; its key makes it that unit. */
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

/** They take a unit without a type for a BattleMech. */
const isUnsaid = (type: string | null | undefined): boolean => ['', 'BM', 'BATTLEMECH'].includes(type?.trim().toUpperCase() ?? '');

/** Tenths of inches are lost there, and with them what drifts. */
const DRIFTS = 'k';

/** What the catalog knows better of a unit of the Master Unit List. */
function silentOf({ type, move }: ToolsRow): readonly SilentField[] {
  return [
    'name',
    ...(isUnsaid(type) ? (['kind', 'stats.type', 'stats.hasHeatScale', 'stats.tmm'] as const) : []),
    ...(move.some((mode) => mode.type === DRIFTS) ? (['stats.move'] as const) : []),
  ];
}

const FIGURES = ['size', 'armor', 'structure', 'threshold', 'overheat', 'basePoints', 'tonnage'];

/** Figures may be texts, damage either; abilities come as a list, or as one text. */
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

/** The key of the Master Unit List; 0 where it is none, as of units that somebody made up. */
function mulIdOf(value: unknown): number {
  const { mulID } = value as { readonly mulID?: unknown };
  const isPlain = typeof mulID === 'number' || typeof mulID === 'string';
  const id = isPlain && /^\d{1,15}$/.test(String(mulID).trim()) ? Number(mulID) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

/** The name may hold the variant already. */
function nameOf({ name, variant }: ToolsRow): string {
  const added = variant?.trim() ?? '';
  return added === '' || name.includes(added) ? name : `${name} ${added}`;
}

const damageText = (value: string, minimal: boolean | null | undefined): string =>
  minimal && value.trim() === '0' ? '0*' : value.trim() === '' ? '0' : value.trim();
