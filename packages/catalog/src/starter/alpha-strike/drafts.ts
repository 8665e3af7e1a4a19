/** Alpha Strike cards as drafts: the card table, with the figures of the rules' worked examples. */
import type { UnitAvailability } from '@rangefinder/query';
import { PRODUCTION_ERAS } from '@rangefinder/query/alpha-strike/availability';
import { LANGUAGES, type Language, textFields } from '@rangefinder/rules';
import { splitAbilities } from '@rangefinder/rules/alpha-strike/entries';
import type { Alias } from '../../domain/drafts.js';
import { chooseIds, proposeId } from '../../domain/identity.js';
import { baseVariants } from './base-variant.js';
import { printedName, type StarterCard } from './cards.js';
import { chassisCodes } from './chassis-codes.js';
import { starterAvailability, starterCards } from './data-files.js';
import { CHASSIS_NAMES, TWO_NAMES, UNIT_NAMES } from './other-names.js';
import { ALPHA_STRIKE_UNITS, type AlphaStrikeEntry } from './units.js';

const SYSTEM = 'alpha-strike';
const SOURCE = 'mul';

/** All cards of the starter catalog. */
export function units(): readonly object[] {
  const drafts = starterCards().map(cardDraft);
  const ids = chooseIds(drafts, new Set());
  return drafts.map((draft, index) => ({ ...draft, id: ids[index] }));
}

const NAMED: ReadonlyMap<number, AlphaStrikeEntry> = new Map(ALPHA_STRIKE_UNITS.map((entry) => [entry.mulId, entry]));

type OtherNames = { readonly [L in Language]: readonly string[] };
const NO_NAMES: OtherNames = { en: [], ru: [] };
const OF_CHASSIS: ReadonlyMap<string, OtherNames> = new Map(CHASSIS_NAMES.map(([chassis, en, ru]) => [chassis, { en, ru }]));
const OF_UNIT: ReadonlyMap<number, OtherNames> = new Map(UNIT_NAMES.map(([mul, , en, ru]) => [mul, { en, ru }]));

/** Derived values, such as the kind and the heat scale, are left to the check. */
function cardDraft(card: StarterCard) {
  const named = NAMED.get(card.mul);
  const name = printedName(card);
  return {
    system: SYSTEM,
    id: proposeId(SYSTEM, name, String(card.mul)),
    ...textFields('name', named?.name ?? { en: name, ru: nameInRussian(card) }),
    aliases: aliasesOf(card, named),
    source: SOURCE,
    sourceId: String(card.mul),
    stats: { ...statsOf(card), ...figuresOf(named) },
    isBase: BASES.has(card.mul),
    availability: AVAILABLE.get(card.mul) ?? null,
  };
}

/** Figures of the worked examples. */
function figuresOf(named: AlphaStrikeEntry | undefined): object {
  if (named === undefined) return {};
  const { mulId: _, name: __, aliases: ___, ...figures } = named;
  return figures;
}

/** The only word in variants that is translated. */
const VARIANT_WORDS: ReadonlyMap<string, string> = new Map([['Prime', 'Прайм']]);

/** The usual Russian name of the chassis with the variant; null if there is none. */
function nameInRussian({ chassis, variant }: StarterCard): string | null {
  const [usual] = OF_CHASSIS.get(chassis)?.ru ?? [];
  if (usual === undefined) return null;
  return `${usual.charAt(0).toUpperCase()}${usual.slice(1)} ${VARIANT_WORDS.get(variant) ?? variant}`.trim();
}

function aliasesOf(card: StarterCard, named: AlphaStrikeEntry | undefined): readonly Alias[] {
  const { mul, chassis } = card;
  const all = [named?.aliases ?? NO_NAMES, OF_UNIT.get(mul) ?? NO_NAMES, OF_CHASSIS.get(chassis) ?? NO_NAMES, codeOf(card)];
  const aliases = LANGUAGES.flatMap((language) => all.flatMap((names) => names[language].map((text): Alias => ({ text, language }))));
  return [...new Map([...partsOf(card), ...aliases].map((alias) => [alias.text, alias])).values()];
}

const TWO: ReadonlyMap<string, readonly string[]> = new Map(TWO_NAMES.map(([chassis, ...names]) => [chassis, names]));

/** A chassis with two printed names, and its variants, are found by either. */
const partsOf = ({ chassis, variant }: StarterCard): readonly Alias[] =>
  (TWO.get(chassis) ?? []).flatMap((name) => [name, `${name} ${variant}`.trim()].map((text): Alias => ({ text, language: 'en' })));

const AVAILABLE: ReadonlyMap<number, readonly UnitAvailability[]> = new Map(
  starterAvailability().map(({ mul, eras }) => [mul, Object.entries(eras).map(([era, factions]) => ({ era, factions }))]),
);

const BASES: ReadonlySet<number> = baseVariants(starterCards());

const CODES = chassisCodes(starterCards());

/** The code of a chassis, on its base variant. */
function codeOf({ mul, chassis }: StarterCard): OtherNames {
  const code = BASES.has(mul) ? CODES.get(chassis) : undefined;
  return code === undefined ? NO_NAMES : { en: [code], ru: [] };
}

const ERAS: ReadonlyMap<number, string> = new Map(PRODUCTION_ERAS.map(({ id, name }) => [id, name.en]));

function statsOf(card: StarterCard) {
  const [short, medium, long, damageExtreme] = card.damage.split('/');
  const { type, pointValue, size, move, overheatValue, armor, structure } = card;
  return given({
    ...{ type, pointValue, size, move, overheatValue, armor, structure },
    ...{ skill: 4, tmm: card.tmm, role: card.role, damage: [short, medium, long], damageExtreme, threshold: card.threshold },
    specials: splitAbilities(card.abilities).codes,
    ...{ introduced: card.introduced, technology: card.technology, tonnage: card.tonnage, chassis: card.chassis },
    ...{ variant: card.variant, productionEra: ERAS.get(card.era), rulesLevel: card.rules, battleValue: card.battleValue },
  });
}

/** Removes figures that the table does not have. */
const given = (stats: object): object => Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== '' && value !== null));
