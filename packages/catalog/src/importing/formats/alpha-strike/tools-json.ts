/** Units of jdgwf/battletech-tools, as JSON. */
import { type Checked, fields, isObject } from '@rangefinder/rules';
import type { SilentField } from '../../../domain/drafts.js';
import type { ParsedRow } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { MAYBE_MINIMAL, type NeededFacts, readCard } from './card.js';
import { modeText } from './move-text.js';
import { MUL, readMulRow } from './mul.js';
import { withNumbers } from './numbers.js';
import { flag, NO_LABEL, number, rareCount, rareNumber, rareText, rareTexts, statedIn } from './row-fields.js';

const MAX_MODES = 99;

const DAMAGE = fields({
  short: rareText,
  medium: rareText,
  long: rareText,
  extreme: rareText,
  shortMinimal: flag,
  mediumMinimal: flag,
  longMinimal: flag,
  extremeMinimal: flag,
});
const MODE = fields({ move: number, type: rareText });

const ROW = fields({
  name: rareText,
  variant: rareText,
  type: rareText,
  size: rareCount,
  move: {
    kind: 'list',
    item: { kind: 'object', name: 'Mode', about: NO_LABEL, label: NO_LABEL, fields: MODE },
    min: 0,
    max: MAX_MODES,
    label: NO_LABEL,
    optional: true,
  },
  damage: { kind: 'object', name: 'Damage', about: NO_LABEL, label: NO_LABEL, fields: DAMAGE, optional: true },
  armor: rareCount,
  structure: rareCount,
  threshold: rareCount,
  overheat: rareCount,
  basePoints: rareCount,
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
  const original = isObject(value) ? mulRowIn(value) : undefined;
  if (original !== undefined) return readMulRow(original, raw);
  const checked = checkRow(plain(value));
  if (!checked.ok) return { kind: 'refused', problems: checked.problems };
  const unit = checked.value;
  const mulId = mulIdOf(value);
  const name = nameOf(unit);
  return readCard(
    {
      ...(mulId > 0 ? { source: MUL, sourceId: String(mulId) } : { source: OWN_SOURCE, sourceId: name ?? '' }),
      name,
      ...cardOf(unit, value),
    },
    { raw, needed: NEEDED, silent: mulId > 0 ? silentOf(unit) : [] },
  );
}

/** Facts that a new unit needs. */
const NEEDED = {
  ...{ name: 'name', pointValue: 'basePoints', size: 'size', move: 'move', overheatValue: 'overheat', armor: 'armor' },
  ...{ structure: 'structure', damageShort: 'damage.short', damageMedium: 'damage.medium', damageLong: 'damage.long' },
} satisfies NeededFacts;

function cardOf(unit: ToolsRow, row: unknown) {
  const { damage } = unit;
  const stated = isObject(row) ? row.damage : undefined;
  const at = (range: 'short' | 'medium' | 'long' | 'extreme') =>
    damageText(statedIn(stated, range, damage?.[range]), damage?.[`${range}Minimal`]);
  const type = isUnsaid(unit.type) ? 'BM' : (unit.type?.trim() ?? '');
  return {
    type,
    category: undefined,
    pointValue: statedIn(row, 'basePoints', unit.basePoints),
    size: statedIn(row, 'size', unit.size),
    move: unit.move?.map((mode) => modeText(mode.move, mode.type, type)).join('/'),
    role: unit.role === 'Not Specified' ? null : statedIn(row, 'role', unit.role),
    damageShort: at('short'),
    damageMedium: at('medium'),
    damageLong: at('long'),
    damageExtreme: at('extreme'),
    overheatValue: statedIn(row, 'overheat', unit.overheat),
    armor: statedIn(row, 'armor', unit.armor),
    threshold: statedIn(row, 'threshold', unit.threshold ?? 0),
    structure: statedIn(row, 'structure', unit.structure),
    specials: statedIn(row, 'abilities', unit.abilities),
    tmm: undefined,
    introduced: isSaid(unit.dateIntroduced) ? unit.dateIntroduced : undefined,
    tonnage: unit.tonnage || undefined,
  };
}

const isSaid = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** The tools take a unit without a type for a BattleMech. */
const isUnsaid = (type: string | null | undefined): boolean => ['', 'BM', 'BATTLEMECH'].includes(type?.trim().toUpperCase() ?? '');

/** The tools drop tenths of inches, and with them the drift. */
const DRIFTS = 'k';

/** Fields that the catalog knows better for a unit of the Master Unit List. */
function silentOf({ type, move }: ToolsRow): readonly SilentField[] {
  return [
    'name',
    ...(isUnsaid(type) ? (['kind', 'stats.type', 'stats.hasHeatScale', 'stats.tmm'] as const) : []),
    ...(move?.some((mode) => mode.type === DRIFTS) ? (['stats.move'] as const) : []),
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

/** The row of the Master Unit List that a unit embeds or is; undefined without one. */
function mulRowIn(unit: Values): Values | undefined {
  const { originalStats } = unit;
  if (isObject(originalStats) && 'BFPointValue' in originalStats) return originalStats;
  return 'BFPointValue' in unit ? unit : undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Number of a unit in the Master Unit List; undefined for a made-up unit. */
export function toolsKeyOf(unit: Values): string | undefined {
  const id = mulIdOf({ mulID: mulRowIn(unit)?.Id ?? unit.mulID });
  return id > 0 ? String(id) : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Full name of a unit; empty without one. */
export function toolsNameOf(unit: Values): string {
  const name = mulRowIn(unit)?.Name;
  return typeof name === 'string' ? name : (nameOf({ name: textOf(unit.name), variant: textOf(unit.variant) }) ?? '');
}

/** The full name. `name` may already contain the variant. */
function nameOf({ name, variant }: Pick<ToolsRow, 'name' | 'variant'>): string | undefined {
  if (name === null || name === undefined) return undefined;
  const added = variant?.trim() ?? '';
  return added === '' || name.includes(added) ? name : `${name} ${added}`;
}

function damageText(value: string | null | undefined, minimal: boolean | null | undefined): string | undefined {
  if (value === undefined) return undefined;
  const plain = value?.trim() ?? '0';
  return plain !== '0' ? plain : minimal ? '0*' : minimal === undefined ? MAYBE_MINIMAL : '0';
}
