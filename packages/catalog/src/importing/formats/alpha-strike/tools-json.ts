/** Units of jdgwf/battletech-tools, as JSON: one, a list of them, or lists within an object. */
import { type Checked, fields } from '@rangefinder/rules';
import { sha256 } from '../../../text/canonical.js';
import type { Reading } from '../../readings.js';
import { rowCheck } from '../row-check.js';
import { readCard } from './card.js';
import { MUL } from './mul.js';
import { count, flag, NO_LABEL, number, rareCount, rareText, rareTexts, text } from './row-fields.js';

const MAX_MODES = 99;

const DAMAGE = fields({
  short: count,
  medium: count,
  long: count,
  extreme: rareCount,
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
});
type ToolsRow = Checked<typeof ROW>;
const checkRow = rowCheck(ROW);

/** Units of these tools that the Master Unit List does not have. */
const OWN_SOURCE = 'battletech-tools';

/** A row as a unit. One that has a key of the Master Unit List is that unit. */
export function readToolsRow(value: unknown, raw: string): Reading {
  const checked = checkRow(withAbilityList(value));
  if (!checked.ok) return { kind: 'refused', problems: checked.problems };
  const unit = checked.value;
  const mulId = mulIdOf(value);
  const name = nameOf(unit);
  const { damage } = unit;
  return readCard(
    {
      ...(mulId > 0 ? { source: MUL, sourceId: String(mulId) } : { source: OWN_SOURCE, sourceId: name }),
      name,
      type: unit.type ?? null,
      category: null,
      pointValue: unit.basePoints,
      size: unit.size,
      move: unit.move.map(modeText).join('/'),
      role: unit.role ?? null,
      damage: [
        damageText(damage.short, damage.shortMinimal),
        damageText(damage.medium, damage.mediumMinimal),
        damageText(damage.long, damage.longMinimal),
      ],
      damageExtreme: damageText(damage.extreme ?? 0, damage.extremeMinimal),
      overheatValue: unit.overheat,
      armor: unit.armor,
      threshold: unit.threshold ?? 0,
      structure: unit.structure,
      specials: unit.abilities ?? null,
      tmm: null,
      introduced: null,
      technology: null,
      tonnage: null,
    },
    { raw, hash: sha256(raw) },
  );
}

/** Abilities come as a list, or as one text. */
function withAbilityList(value: unknown): unknown {
  const abilities = (value as { readonly abilities?: unknown } | null)?.abilities;
  return typeof abilities === 'string' ? { ...(value as object), abilities: [abilities] } : value;
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

/** Thrust has no inch mark. */
function modeText({ move, type }: Checked<typeof MODE>): string {
  const letters = type === 'jump' ? 'j' : (type?.trim() ?? '');
  return `${move}${letters === 'a' || letters === 'k' ? '' : '"'}${letters}`;
}

const damageText = (value: number, minimal: boolean | null | undefined): string => (minimal && value === 0 ? '0*' : String(value));
