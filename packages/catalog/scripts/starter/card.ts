/** Converts a QuickList row to a card of the table. */
import { flies, type MoveMode, modesOf as modesIn, tmmOf } from '@rangefinder/rules/alpha-strike/entries';
import { nameParts, tidy } from '../../src/importing/formats/alpha-strike/name-parts.js';
import { printedName, type StarterCard } from '../../src/starter/alpha-strike/cards.js';
import type { QuickListUnit } from './quick-list.js';

/** Type codes for rows without one, by category. */
const TYPE_OF_CATEGORY: Readonly<Record<string, string>> = { Aerospace: 'AF', 'Combat Vehicle': 'CV', 'Support Vehicle': 'SV' };

/** The card of a unit. */
export function cardOf(unit: QuickListUnit): StarterCard {
  const type = typeOf(unit);
  const move = (unit.BFMove ?? '').trim();
  const modes = modesOf(unit, move);
  return {
    ...{ mul: unit.Id, ...partsOf(unit), type, size: unit.BFSize, tmm: tmmOf(modes, type) ?? null, move },
    ...{ damage: damageOf(unit), overheatValue: unit.BFOverheat, armor: unit.BFArmor, structure: unit.BFStructure },
    ...{ threshold: flies(modes, type) ? unit.BFThreshold : null, pointValue: unit.BFPointValue, role: given(unit.Role.Name, 'None') },
    ...{ abilities: (unit.BFAbilities ?? '').trim(), technology: given(unit.Technology.Name), era: unit.EraId },
    ...{ introduced: given(unit.DateIntroduced.trim()), rules: given(unit.Rules), tonnage: unit.Tonnage || null },
    ...{ battleValue: unit.BattleValue || null, cost: unit.Cost || null },
  };
}

function typeOf({ Id, BFType, Type }: QuickListUnit): string {
  const type = BFType?.trim().toUpperCase() || TYPE_OF_CATEGORY[Type.Name];
  if (type === undefined) throw new Error(`Unit ${Id} has no type, and none follows from its category ${Type.Name}`);
  return type;
}

function modesOf({ Id }: QuickListUnit, move: string): readonly MoveMode[] {
  const modes = modesIn(move);
  if (modes === undefined) throw new Error(`Unit ${Id} has a move that cannot be read: ${move}`);
  return modes;
}

function partsOf(unit: QuickListUnit): Pick<StarterCard, 'chassis' | 'variant'> {
  const parts = nameParts(tidy(unit.Class), tidy(unit.Variant));
  if (printedName(parts) !== tidy(unit.Name)) throw new Error(`Unit ${unit.Id} is ${unit.Name}, not ${printedName(parts)}`);
  return parts;
}

const damageText = (value: number, isMinimal: boolean): string => (isMinimal && value === 0 ? '0*' : String(value));

function damageOf(unit: QuickListUnit): string {
  const ranges = [
    damageText(unit.BFDamageShort, unit.BFDamageShortMin),
    damageText(unit.BFDamageMedium, unit.BFDamageMediumMin),
    damageText(unit.BFDamageLong, unit.BFDamageLongMin),
  ];
  const extreme = damageText(unit.BFDamageExtreme, unit.BFDamageExtemeMin);
  return [...ranges, ...(extreme === '0' ? [] : [extreme])].join('/');
}

const given = (value: string, absent = 'Unknown'): string => (value === absent ? '' : value);
