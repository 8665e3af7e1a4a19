/** Units of MekBay, as JSON: `{ "units": [{ "id", "chassis", "model", …, "as": { "TP", "PV", … } }] }`. */
import { type Checked, fields, isObject } from '@rangefinder/rules';
import { type ParsedRow, refused } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { readCard } from './card.js';
import { withInchMarks } from './move-text.js';
import { MUL } from './mul.js';
import { NOTES } from './notes.js';
import { withNumbers } from './numbers.js';
import { count, flag, NO_LABEL, rareCount, rareNumber, rareText, rareTexts, text } from './row-fields.js';

const DAMAGE = fields({ dmgS: rareText, dmgM: rareText, dmgL: rareText, dmgE: rareText });

const CARD = fields({
  TP: text,
  PV: count,
  SZ: count,
  TMM: rareCount,
  OV: rareCount,
  MV: text,
  Th: rareCount,
  Arm: count,
  Str: count,
  specials: rareTexts,
  dmg: { kind: 'object', name: 'Damage', about: NO_LABEL, label: NO_LABEL, fields: DAMAGE, optional: true },
  usesArcs: flag,
});

const ROW = fields({
  chassis: text,
  model: rareText,
  year: rareNumber,
  tons: rareNumber,
  bv: rareNumber,
  techBase: rareText,
  role: rareText,
  as: { kind: 'object', name: 'Card', about: NO_LABEL, label: NO_LABEL, fields: CARD },
});
type MekBayRow = Checked<typeof ROW>;
const checkRow = rowCheck(ROW);

/** Source of units that the Master Unit List does not have. */
const OWN_SOURCE = 'mekbay';
const FIGURES = ['PV', 'SZ', 'TMM', 'OV', 'Th', 'Arm', 'Str'];

/** Parses a row. One with a key of the Master Unit List is that unit, with its name in the list. */
export function readMekBayRow(value: unknown, raw: string): ParsedRow {
  const checked = checkRow(isObject(value) ? { ...value, as: withNumbers(value.as, FIGURES) } : value);
  const mulId = mulIdOf(value);
  const sourceId = mulId > 0 ? String(mulId) : undefined;
  if (!checked.ok) return { kind: 'refused', sourceId, problems: checked.problems };
  const unit = checked.value;
  const name = nameOf(unit);
  if (name === '') return refused({ code: 'MISSING', path: ['chassis'], given: unit.chassis, allowed: A_NAME }, sourceId);
  const key = sourceId === undefined ? { source: OWN_SOURCE, sourceId: name } : { source: MUL, sourceId };
  return readCard(
    { ...key, name, ...cardOf(unit) },
    { raw, silent: mulId > 0 ? ['name'] : [], notes: unit.as.usesArcs ? [NOTES.ARCS_NOT_KEPT(name)] : [] },
  );
}

const A_NAME = { en: 'the name of a chassis', ru: 'название шасси' };

function cardOf({ as, role, year, tons, bv, techBase }: MekBayRow) {
  const { dmgS, dmgM, dmgL, dmgE }: Partial<Checked<typeof DAMAGE>> = as.dmg ?? {};
  return {
    type: as.TP,
    category: null,
    pointValue: as.PV,
    size: as.SZ,
    move: withInchMarks(as.MV, as.TP),
    role: role ?? null,
    damage: [damageText(dmgS), damageText(dmgM), damageText(dmgL)] as const,
    damageExtreme: damageText(dmgE),
    overheatValue: as.OV ?? 0,
    armor: as.Arm,
    threshold: as.Th ?? 0,
    structure: as.Str,
    specials: as.specials ?? null,
    tmm: as.TMM ?? null,
    ...(year && { introduced: String(year) }),
    ...(tons && { tonnage: tons }),
    ...(bv && { battleValue: Math.trunc(bv) }),
    ...(techBase?.trim() && { technology: techBase }),
  };
}

const nameOf = ({ chassis, model }: MekBayRow): string => `${chassis.trim()} ${model?.trim() ?? ''}`.trim();

const damageText = (given: string | null | undefined): string =>
  /^(?:[-–—]|none)?$/i.test(given?.trim() ?? '') ? '0' : String(given).trim();

/** Key of the Master Unit List; 0 or less if the unit is not in the list. */
function mulIdOf(value: unknown): number {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}
