/** Converts Alpha Strike cards of all formats to drafts. The only place that handles what sources omit or misspell. */
import { FIRST_LANGUAGE, type Problem, type Text } from '@rangefinder/rules';
import { cardFields, flies, kindOfType, type MoveMode, modesOf, splitAbilities, tmmOf } from '@rangefinder/rules/alpha-strike/entries';
import { CHECKS } from '../../../domain/checks.js';
import { SILENT_FIELDS, type SilentField, type UnitDraft } from '../../../domain/drafts.js';
import { proposeId } from '../../../domain/identity.js';
import { doubtsAbout, type Note, tidyName } from '../../notes.js';
import type { ParsedRow, ParsedUnit, RefusedRow } from '../../parsed-rows.js';
import { draftJson } from '../draft-json.js';
import { type CardFacts, DAMAGE_FACTS, type SoundFacts } from './card-facts.js';
import { movesAs, notesOn } from './card-notes.js';
import { CATEGORIES } from './categories.js';
import { NOTES } from './notes.js';

/** Damage of 0 in a row that does not say whether it is minimal. */
export const MAYBE_MINIMAL = '0?';

/** Figures whose facts have other names, or that no source has. */
const OTHER_FIGURES: readonly string[] = ['damage', 'damageExtreme', 'tmm', 'skill', 'hasHeatScale'];
/** Figures whose facts have their names. One without a fact is never said, and keeps the value of the catalog. */
const PLAIN_FIGURES = Object.keys(cardFields).filter((name) => !OTHER_FIGURES.includes(name));

/** Facts that a new unit needs, and the fields of the row that give them, with dots between their names. */
export type NeededFacts = { readonly [F in keyof CardFacts]?: string };

/** A row of the source. */
export interface CardRow {
  readonly raw: string;
  readonly needed: NeededFacts;
  /** Notes on the row itself. */
  readonly notes?: readonly Note[];
  /** Fields that the row does not give, in addition to those without facts. */
  readonly silent?: readonly SilentField[];
  /** The source whose unit of the same name this one is. */
  readonly matchNameIn?: string;
}

const SYSTEM = 'alpha-strike';
const SKILL = 4;
const NO_ROLE = 'None';

/** Converts a card to a parsed row: a draft with notes, or problems. Facts that a new unit needs may come from the unit in the catalog. */
export function readCard(facts: CardFacts, row: CardRow): ParsedRow {
  const needed = Object.keys(row.needed) as (keyof CardFacts)[];
  const missing = needed.filter((fact) => facts[fact] === undefined || facts[fact] === null);
  if (missing.length === 0) return wholeCard(facts as SoundFacts, row);
  const problems = missing.map(
    (fact): Problem => ({ code: 'MISSING', path: (row.needed[fact] ?? fact).split('.'), given: facts[fact], allowed: allowedFor(fact) }),
  );
  const refusal = { kind: 'refused', sourceId: facts.sourceId, problems } as const;
  return missing.some((fact) => facts[fact] === null) ? refusal : { ...refusal, lacking: lackingOf(facts, row, missing) };
}

/** How a row is completed that is only sound for a unit of the catalog. */
function lackingOf(facts: CardFacts, row: CardRow, missing: readonly (keyof CardFacts)[]): RefusedRow['lacking'] {
  const { source, sourceId } = facts;
  return {
    by: row.matchNameIn === undefined ? { source, sourceId } : { name: facts.name ?? '', source: row.matchNameIn },
    completed: (known) => {
      const all = factsOf(known);
      const silent = [...(row.silent ?? []), ...(missing.includes('name') ? (['name'] as const) : [])];
      return wholeCard({ ...facts, ...Object.fromEntries(missing.map((fact) => [fact, all[fact]])) } as SoundFacts, { ...row, silent });
    },
  };
}

function allowedFor(fact: keyof CardFacts): Text {
  const name = fact === 'name' ? A_NAME : (cardFields as Readonly<Record<string, { readonly label: Text }>>)[fact]?.label;
  return name ?? cardFields.damage.label;
}
const A_NAME: Text = { en: 'a name', ru: 'название' };

/** Facts of a unit in the catalog. */
function factsOf({ names, stats }: UnitDraft): Readonly<Record<string, unknown>> {
  const damage = stats.damage as readonly string[];
  return { ...stats, name: names[FIRST_LANGUAGE], ...Object.fromEntries(DAMAGE_FACTS.map((fact, index) => [fact, damage[index]])) };
}

function wholeCard(facts: SoundFacts, { raw, notes = [], silent = [], matchNameIn }: CardRow): ParsedRow {
  const { name, notes: ofName } = tidyName(facts.name ?? '');
  const { type, notes: ofType } = typeOf(facts);
  const modes = readableModes((facts.move ?? '').trim());
  const { codes, notes: ofSpecials } = specialsOf(facts.specials ?? null);
  const draft = { ...common(facts, name, type), stats: statsOf(facts, type, modes, codes) };
  const checked = CHECKS.unit(draft);
  if (!checked.ok) return { kind: 'refused', sourceId: facts.sourceId, problems: checked.problems };
  const all = [
    ...notes,
    ...ofName,
    ...ofType,
    ...doubtsAbout(checked.value),
    ...ofSpecials,
    ...notesOn({ facts, type, modes, specials: codes }),
  ];
  const unsaid = [...SILENT_FIELDS, ...silent, ...silentIn(facts, type)];
  return {
    ...{ kind: 'unit', draft: checked.value, ...draftJson(checked.value, unsaid), fixedId: false, raw, notes: all },
    ...{ silent: unsaid, matchNameIn, refined: refinedBy(facts) },
  };
}

/** Fields of the unit that the row does not give. */
function silentIn(facts: SoundFacts, type: string): readonly SilentField[] {
  const isTypeSaid = (facts.type ?? '').trim() !== '' || (facts.type === null && facts.category !== undefined);
  const figures = PLAIN_FIGURES.filter((name) => facts[name as keyof CardFacts] === undefined || (name === 'type' && !isTypeSaid));
  return [
    ...figures.map((name) => `stats.${name}` as const),
    ...(isTypeSaid && (kindOfType(type) !== undefined || facts.category !== undefined) ? [] : (['kind'] as const)),
    ...(facts.specials === undefined ? (['abilities'] as const) : []),
    ...(typeof facts.tmm === 'number' ? [] : (['stats.tmm'] as const)),
    ...(['stats.skill', 'stats.hasHeatScale', 'inPlay'] as const),
  ];
}

/** Takes figures from the unit in the catalog that the row gives in part; undefined if there are none. */
function refinedBy(facts: SoundFacts): ParsedUnit['refined'] {
  const damage = DAMAGE_FACTS.map((fact) => facts[fact]);
  const isClear = (given: string | undefined): boolean => given !== undefined && given !== MAYBE_MINIMAL;
  const isThresholdClear = facts.threshold !== 0 || (facts.move !== undefined && facts.type !== undefined);
  if ([...damage, facts.damageExtreme].every(isClear) && isThresholdClear) return undefined;
  return (known, next) => {
    const [before, after] = [known.damage, next.damage] as readonly (readonly string[])[];
    return {
      ...next,
      damage: damage.map((given, index) => refinedDamage(given, before?.[index], after?.[index])),
      damageExtreme: refinedDamage(facts.damageExtreme, known.damageExtreme, next.damageExtreme),
      ...(!isThresholdClear && known.threshold === 0 && { threshold: 0 }),
    };
  };
}

function refinedDamage(given: string | undefined, before: unknown, after: unknown): unknown {
  if (given === undefined) return before;
  return given === MAYBE_MINIMAL && before === MINIMAL ? MINIMAL : after;
}

function common({ source, sourceId, category }: SoundFacts, name: string, type: string) {
  const kind = kindOfType(type) ?? CATEGORIES[category ?? '']?.kinds[0] ?? 'battlemech';
  return { system: SYSTEM, id: proposeId(SYSTEM, name, sourceId), kind, name, source, sourceId };
}

/** Movement modes of a move that a card can hold; undefined if it cannot be parsed. */
const readableModes = (move: string): readonly MoveMode[] | undefined =>
  move.length <= cardFields.move.maxLength && cardFields.move.pattern.test(move) ? modesOf(move) : undefined;

const MINIMAL = '0*';
const damageText = (given: string | undefined): string => (given === undefined || given === MAYBE_MINIMAL ? '0' : given);

/** A move that cannot be parsed is unknown; the raw row contains it. */
function statsOf(facts: SoundFacts, type: string, modes: readonly MoveMode[] | undefined, specials: readonly string[]) {
  const { pointValue, size, role, overheatValue = 0, armor, structure } = facts;
  const isFlying = flies(modes ?? [], type);
  const threshold = facts.threshold ?? 0;
  const damageExtreme = damageText(facts.damageExtreme);
  return {
    ...{ type, pointValue, skill: SKILL, size, overheatValue, armor, structure, specials },
    damage: DAMAGE_FACTS.map((fact) => damageText(facts[fact])),
    tmm: isFlying ? undefined : (facts.tmm ?? tmmOf(modes ?? [], movesAs(facts, type))),
    move: modes === undefined ? '' : (facts.move ?? '').trim(),
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

/** The type, from the category if it is missing; a card with such a type gets a note. */
function typeOf({ type, category, pointValue }: SoundFacts): { readonly type: string; readonly notes: readonly Note[] } {
  const printed = type?.trim() ?? '';
  if (printed !== '') {
    const upper = printed.toUpperCase();
    return { type: upper, notes: upper === printed ? [] : [NOTES.TYPE_CASE(printed)] };
  }
  const taken = CATEGORIES[category ?? '']?.type ?? '';
  return { type: taken, notes: (pointValue ?? 0) > 0 ? [NOTES.TYPE_MISSING(taken === '' ? '—' : taken)] : [] };
}

const { item: ability, max: MAX_ABILITIES } = cardFields.specials;

/** Abilities that cannot be stored are dropped with a note. */
function specialsOf(printed: string | readonly string[] | null): { readonly codes: readonly string[]; readonly notes: readonly Note[] } {
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

const isDate = (introduced: string): boolean => introduced.trim() !== '' && introduced.trim().toLowerCase() !== 'unknown';
