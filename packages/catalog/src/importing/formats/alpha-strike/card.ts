/** Converts Alpha Strike cards of all formats to drafts. The only place that handles what sources omit or misspell. */
import {
  cardFields,
  flies,
  jumpOf,
  kindOfType,
  MOVE_SUFFIXES,
  type MoveMode,
  modesOf,
  splitAbilities,
  tmmOf,
  tmmOfInches,
} from '@rangefinder/rules/alpha-strike/entries';
import { CHECKS } from '../../../domain/checks.js';
import { SILENT_FIELDS, type SilentField } from '../../../domain/drafts.js';
import { proposeId } from '../../../domain/identity.js';
import { type Note, tidyName } from '../../notes.js';
import type { ParsedRow } from '../../parsed-rows.js';
import { draftJson } from '../draft-json.js';
import { CATEGORIES } from './categories.js';
import { NOTES } from './notes.js';

/** Figures of a card, as the source spells them. */
export interface CardFacts {
  readonly source: string;
  readonly sourceId: string;
  readonly name: string;
  readonly type: string | null;
  /** Category of the Master Unit List; null where the source has none. */
  readonly category: string | null;
  readonly pointValue: number;
  readonly size: number;
  readonly move: string;
  readonly role: string | null;
  readonly damage: readonly [string, string, string];
  readonly damageExtreme: string;
  readonly overheatValue: number;
  readonly armor: number;
  readonly threshold: number;
  readonly structure: number;
  /** As printed; a list if the source separates them. */
  readonly specials: string | readonly string[] | null;
  /** Null if the source does not give it. */
  readonly tmm: number | null;
  /** Null if there is none; undefined if the source does not give it, which leaves the value of the catalog. */
  readonly introduced?: string | null;
  readonly technology?: string | null;
  readonly tonnage?: number | null;
  readonly chassis?: string | null;
  readonly variant?: string | null;
  readonly productionEra?: string | null;
  readonly rulesLevel?: string | null;
  readonly battleValue?: number | null;
}

const RARE_FACTS = [
  ...['introduced', 'technology', 'tonnage', 'chassis', 'variant', 'productionEra', 'rulesLevel', 'battleValue'],
] as const satisfies readonly (keyof CardFacts)[];

/** A row of the source. */
export interface CardRow {
  readonly raw: string;
  /** Notes on the row itself. */
  readonly notes?: readonly Note[];
  /** Fields that the row does not give, in addition to those that no such source gives. */
  readonly silent?: readonly SilentField[];
  /** The source whose unit of the same name this one is. */
  readonly matchNameIn?: string;
}

const SYSTEM = 'alpha-strike';
const SKILL = 4;
const NO_ROLE = 'None';

/** Converts a card to a parsed row: a draft with notes, or problems. */
export function readCard(facts: CardFacts, { raw, notes = [], silent = [], matchNameIn }: CardRow): ParsedRow {
  const { name, notes: ofName } = tidyName(facts.name);
  const { type, notes: ofType } = typeOf(facts);
  const modes = readableModes(facts.move.trim());
  const { codes, notes: ofSpecials } = specialsOf(facts.specials);
  const draft = { ...common(facts, name, type), stats: statsOf(facts, type, modes, codes) };
  const checked = CHECKS.unit(draft);
  if (!checked.ok) return { kind: 'refused', sourceId: facts.sourceId, problems: checked.problems };
  const ofRow = [...notesOnKind(facts, type), ...notesOnCard(facts), ...notesOnMove(facts, modes, type, codes), ...notesOnYear(facts)];
  const all = [...notes, ...ofName, ...ofType, ...ofSpecials, ...ofRow];
  const unsaid = RARE_FACTS.filter((fact) => facts[fact] === undefined).map((fact) => `stats.${fact}` as const);
  return {
    ...{ kind: 'unit', draft: checked.value, ...draftJson(checked.value), fixedId: false, raw, notes: all },
    ...{ silent: [...SILENT_FIELDS, ...silent, ...unsaid], matchNameIn },
  };
}

function common({ source, sourceId, category }: CardFacts, name: string, type: string) {
  const kind = kindOfType(type) ?? CATEGORIES[category ?? '']?.kinds[0] ?? 'battlemech';
  return { system: SYSTEM, id: proposeId(SYSTEM, name, sourceId), kind, name, source, sourceId };
}

/** Movement modes of a move that a card can hold; undefined if it cannot be parsed. */
const readableModes = (move: string): readonly MoveMode[] | undefined =>
  move.length <= cardFields.move.maxLength && cardFields.move.pattern.test(move) ? modesOf(move) : undefined;

/** A move that cannot be parsed is unknown; the raw row contains it. */
function statsOf(facts: CardFacts, type: string, modes: readonly MoveMode[] | undefined, specials: readonly string[]) {
  const { pointValue, size, role, damage, damageExtreme, overheatValue, armor, threshold, structure } = facts;
  const isFlying = flies(modes ?? [], type);
  return {
    ...{ type, pointValue, skill: SKILL, size, damage, overheatValue, armor, structure, specials },
    tmm: isFlying ? undefined : (facts.tmm ?? tmmOf(modes ?? [], movesAs(facts, type))),
    move: modes === undefined ? '' : facts.move.trim(),
    role: role?.trim() || NO_ROLE,
    damageExtreme: damageExtreme === '0' ? undefined : damageExtreme,
    threshold: threshold > 0 || isFlying ? threshold : undefined,
    introduced: isDate(facts.introduced ?? '') ? facts.introduced?.trim() : undefined,
    technology: facts.technology?.trim() || undefined,
    tonnage: facts.tonnage || undefined,
    chassis: tidied(facts.chassis),
    variant: tidied(facts.variant),
    productionEra: tidied(facts.productionEra),
    rulesLevel: isDate(facts.rulesLevel ?? '') ? tidied(facts.rulesLevel) : undefined,
    battleValue: facts.battleValue || undefined,
  };
}

const tidied = (text: string | null | undefined): string | undefined => tidyName(text ?? '').name || undefined;

/** Notes on a type that the category does not allow. */
function notesOnKind({ category }: CardFacts, type: string): readonly Note[] {
  if (category === null) return [];
  const kinds = CATEGORIES[category]?.kinds;
  const kind = kindOfType(type);
  if (kinds === undefined) return kind === undefined ? [NOTES.CATEGORY_UNKNOWN(category)] : [];
  return kind === undefined || kinds.includes(kind) ? [] : [NOTES.TYPE_DISAGREES(`${type}, ${category}`)];
}

/** The type, from the category if it is missing; a card with such a type gets a note. */
function typeOf({ type, category, pointValue }: CardFacts): { readonly type: string; readonly notes: readonly Note[] } {
  const printed = type?.trim() ?? '';
  if (printed !== '') {
    const upper = printed.toUpperCase();
    return { type: upper, notes: upper === printed ? [] : [NOTES.TYPE_CASE(printed)] };
  }
  const taken = CATEGORIES[category ?? '']?.type ?? '';
  return { type: taken, notes: pointValue > 0 ? [NOTES.TYPE_MISSING(taken === '' ? '—' : taken)] : [] };
}

/** Infantry without a type is recognized by its category. */
const movesAs = ({ category }: CardFacts, type: string): string =>
  type === '' && CATEGORIES[category ?? '']?.kinds[0] === 'infantry' ? 'CI' : type;

const { item: ability, max: MAX_ABILITIES } = cardFields.specials;

/** Abilities that cannot be stored are dropped with a note. */
function specialsOf(printed: CardFacts['specials']): { readonly codes: readonly string[]; readonly notes: readonly Note[] } {
  const text = printed === null || typeof printed === 'string' ? printed : printed.join(',');
  const { codes, oddities } = splitAbilities(text);
  const noteOf = { EMPTY: NOTES.SPECIALS_EMPTY, UNBALANCED: NOTES.SPECIALS_UNBALANCED };
  const short = codes.filter(({ length }) => length <= ability.maxLength);
  const beyond = short.slice(MAX_ABILITIES, MAX_ABILITIES + 1);
  return {
    codes: short.slice(0, MAX_ABILITIES),
    notes: [
      ...oddities.map((oddity) => noteOf[oddity](text ?? '')),
      ...codes.filter(({ length }) => length > ability.maxLength).map(NOTES.SPECIALS_TOO_LONG),
      ...beyond.map(NOTES.SPECIALS_TOO_MANY),
    ],
  };
}

/** Notes on missing figures, by the card's own abbreviations. */
function notesOnCard({ pointValue, size, move, structure }: CardFacts): readonly Note[] {
  const lacking = [...(pointValue > 0 ? [] : ['PV 0']), ...(size > 0 ? [] : ['SZ 0']), ...(move.trim() === '' ? ['MV —'] : [])];
  if (lacking.length > 0) return [NOTES.NO_CARD(lacking.join(', '))];
  return structure > 0 ? [] : [NOTES.NO_STRUCTURE(String(pointValue))];
}

function notesOnMove(facts: CardFacts, modes: readonly MoveMode[] | undefined, type: string, specials: readonly string[]): readonly Note[] {
  if (facts.pointValue === 0 || facts.move.trim() === '') return [];
  if (modes === undefined) return [NOTES.MOVE_UNREADABLE(facts.move)];
  const unknown = modes.some(({ suffix }) => !MOVE_SUFFIXES.includes(suffix));
  const tmm = tmmOf(modes, movesAs(facts, type)) ?? null;
  const jump = jumpFromSpecials(specials);
  const inches = jumpOf(modes);
  const agrees = inches === undefined ? jump === 0 : tmmOfInches(inches) === tmmOfInches(modes[0]?.inches ?? 0) + jump;
  return [
    ...(unknown ? [NOTES.MOVE_UNKNOWN(facts.move)] : []),
    ...(agrees ? [] : [NOTES.JUMP_DISAGREES(`${facts.move}, ${jumpCode(jump)}`)]),
    ...(facts.tmm !== null && tmm !== null && facts.tmm !== tmm ? [NOTES.TMM_DISAGREES(`${facts.tmm}, ${facts.move}`)] : []),
  ];
}

/** Difference between jumping and ground movement: better (`JMPS`) or worse (`JMPW`). */
function jumpFromSpecials(specials: readonly string[]): number {
  const [, letter, by] = specials.map((code) => /^JMP([SW])(\d)$/.exec(code)).find((match) => match !== null) ?? [];
  return letter === undefined ? 0 : Number(by) * (letter === 'S' ? 1 : -1);
}

const jumpCode = (by: number): string => (by === 0 ? '—' : `${by > 0 ? 'JMPS' : 'JMPW'}${Math.abs(by)}`);

const isDate = (introduced: string): boolean => introduced.trim() !== '' && introduced.trim().toLowerCase() !== 'unknown';

const notesOnYear = ({ introduced }: CardFacts): readonly Note[] =>
  introduced === null || introduced === undefined || /\b\d{4}\b/.test(introduced) ? [] : [NOTES.YEAR_NOT_GIVEN(introduced)];
