/** Units of MekBay, as JSON: `{ "units": [{ "id", "chassis", "model", …, "as": { "TP", "PV", … } }] }`. */
import { type Checked, fields, isObject } from '@rangefinder/rules';
import { type ParsedRow, refused } from '../../parsed-rows.js';
import { rowCheck } from '../row-check.js';
import { type NeededFacts, readCard } from './card.js';
import { withInchMarks } from './move-text.js';
import { MUL } from './mul.js';
import { NOTES } from './notes.js';
import { withNumbers } from './numbers.js';
import { flag, NO_LABEL, rareCount, rareNumber, rareText, rareTexts, statedIn } from './row-fields.js';

const DAMAGE = fields({ dmgS: rareText, dmgM: rareText, dmgL: rareText, dmgE: rareText });

const CARD = fields({
  TP: rareText,
  PV: rareCount,
  SZ: rareCount,
  TMM: rareCount,
  OV: rareCount,
  MV: rareText,
  Th: rareCount,
  Arm: rareCount,
  Str: rareCount,
  specials: rareTexts,
  dmg: { kind: 'object', name: 'Damage', about: NO_LABEL, label: NO_LABEL, fields: DAMAGE, optional: true },
  usesArcs: flag,
});

const ROW = fields({
  chassis: rareText,
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
  if (name === '' && (sourceId === undefined || isSaid(unit.chassis)))
    return refused({ code: 'MISSING', path: ['chassis'], given: unit.chassis, allowed: A_NAME }, sourceId);
  const key = sourceId === undefined ? { source: OWN_SOURCE, sourceId: name } : { source: MUL, sourceId };
  return readCard(
    { ...key, name: name === '' ? undefined : name, ...cardOf(unit, value) },
    {
      ...{ raw, needed: NEEDED, silent: mulId > 0 ? ['name'] : [] },
      notes: unit.as.usesArcs ? [NOTES.ARCS_NOT_KEPT(name)] : [],
    },
  );
}

const isSaid = (text: string | null | undefined): text is string => text !== null && text !== undefined;

/** Facts that a new unit needs. */
const NEEDED = {
  ...{ name: 'chassis', pointValue: 'as.PV', size: 'as.SZ', move: 'as.MV', type: 'as.TP', armor: 'as.Arm', structure: 'as.Str' },
} satisfies NeededFacts;

const A_NAME = { en: 'the name of a chassis', ru: 'название шасси' };

function cardOf({ as, role, year, tons, bv, techBase }: MekBayRow, row: unknown) {
  const { dmgS, dmgM, dmgL, dmgE }: Partial<Checked<typeof DAMAGE>> = as.dmg ?? {};
  const card = (row as { readonly as?: unknown }).as;
  const damage = (isObject(card) ? card.dmg : undefined) ?? {};
  return {
    type: statedIn(card, 'TP', as.TP),
    category: undefined,
    pointValue: statedIn(card, 'PV', as.PV),
    size: statedIn(card, 'SZ', as.SZ),
    move: statedIn(card, 'MV', as.MV && withInchMarks(as.MV, as.TP ?? '')),
    role: statedIn(row, 'role', role),
    damageShort: damageText(statedIn(damage, 'dmgS', dmgS)),
    damageMedium: damageText(statedIn(damage, 'dmgM', dmgM)),
    damageLong: damageText(statedIn(damage, 'dmgL', dmgL)),
    damageExtreme: damageText(statedIn(damage, 'dmgE', dmgE)),
    overheatValue: statedIn(card, 'OV', as.OV ?? 0),
    armor: statedIn(card, 'Arm', as.Arm),
    threshold: statedIn(card, 'Th', as.Th ?? 0),
    structure: statedIn(card, 'Str', as.Str),
    specials: statedIn(card, 'specials', as.specials),
    tmm: as.TMM,
    introduced: statedIn(row, 'year', year ? String(year) : null),
    tonnage: statedIn(row, 'tons', tons),
    battleValue: statedIn(row, 'bv', bv && Math.trunc(bv)),
    technology: statedIn(row, 'techBase', techBase),
  };
}

const nameOf = ({ chassis, model }: MekBayRow): string => (isSaid(chassis) ? `${chassis.trim()} ${model?.trim() ?? ''}`.trim() : '');

const damageText = (given: string | null | undefined): string | undefined =>
  given === undefined ? undefined : /^(?:[-–—]|none)?$/i.test(given?.trim() ?? '') ? '0' : String(given).trim();

/** Key of the Master Unit List; 0 or less if the unit is not in the list. */
function mulIdOf(value: unknown): number {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}
