/** Notes on what the figures of an Alpha Strike card lack or contradict. */
import { jumpOf, kindOfType, MOVE_SUFFIXES, type MoveMode, tmmOf, tmmOfInches } from '@rangefinder/rules/alpha-strike/entries';
import type { Note } from '../../notes.js';
import type { SoundFacts } from './card-facts.js';
import { CATEGORIES } from './categories.js';
import { NOTES } from './notes.js';

/** A checked card: its facts, and what was derived from them. */
interface ReadCard {
  readonly facts: SoundFacts;
  readonly type: string;
  /** Undefined if the move cannot be parsed. */
  readonly modes: readonly MoveMode[] | undefined;
  readonly specials: readonly string[];
}

/** All notes on a card. */
export const notesOn = (card: ReadCard): readonly Note[] => [
  ...notesOnKind(card),
  ...notesOnFigures(card.facts),
  ...notesOnMove(card),
  ...notesOnYear(card.facts),
];

/** Notes on a type that the category does not allow, and on units whose kind neither tells. */
function notesOnKind({ facts: { category }, type }: ReadCard): readonly Note[] {
  const kinds = CATEGORIES[category ?? '']?.kinds;
  const kind = kindOfType(type);
  const given = category ?? type;
  if (kinds === undefined) return kind === undefined && given !== '' ? [NOTES.CATEGORY_UNKNOWN(given)] : [];
  return kind === undefined || kinds.includes(kind) ? [] : [NOTES.TYPE_DISAGREES(`${type}, ${category}`)];
}

/** Infantry without a type is recognized by its category. */
export const movesAs = ({ category }: SoundFacts, type: string): string =>
  type === '' && CATEGORIES[category ?? '']?.kinds[0] === 'infantry' ? 'CI' : type;

/** Notes on missing figures, by the card's own abbreviations. */
function notesOnFigures({ pointValue = 0, size = 0, move, structure = 0 }: SoundFacts): readonly Note[] {
  const lacking = [...(pointValue > 0 ? [] : ['PV 0']), ...(size > 0 ? [] : ['SZ 0']), ...(move?.trim() === '' ? ['MV —'] : [])];
  if (lacking.length > 0) return [NOTES.NO_CARD(lacking.join(', '))];
  return structure > 0 ? [] : [NOTES.NO_STRUCTURE(String(pointValue))];
}

function notesOnMove({ facts, modes, type, specials }: ReadCard): readonly Note[] {
  if (facts.pointValue === 0 || facts.move === undefined || facts.move.trim() === '') return [];
  if (modes === undefined) return [NOTES.MOVE_UNREADABLE(facts.move)];
  const unknown = modes.some(({ suffix }) => !MOVE_SUFFIXES.includes(suffix));
  const tmm = tmmOf(modes, movesAs(facts, type)) ?? null;
  const jump = jumpFromSpecials(specials);
  const inches = jumpOf(modes);
  const agrees =
    facts.specials === undefined || (inches === undefined ? jump === 0 : tmmOfInches(inches) === tmmOfInches(modes[0]?.inches ?? 0) + jump);
  return [
    ...(unknown ? [NOTES.MOVE_UNKNOWN(facts.move)] : []),
    ...(agrees ? [] : [NOTES.JUMP_DISAGREES(`${facts.move}, ${jumpCode(jump)}`)]),
    ...(typeof facts.tmm === 'number' && tmm !== null && facts.tmm !== tmm ? [NOTES.TMM_DISAGREES(`${facts.tmm}, ${facts.move}`)] : []),
  ];
}

/** Difference between jumping and ground movement: better (`JMPS`) or worse (`JMPW`). */
function jumpFromSpecials(specials: readonly string[]): number {
  const [, letter, by] = specials.map((code) => /^JMP([SW])(\d)$/.exec(code)).find((match) => match !== null) ?? [];
  return letter === undefined ? 0 : Number(by) * (letter === 'S' ? 1 : -1);
}

const jumpCode = (by: number): string => (by === 0 ? '—' : `${by > 0 ? 'JMPS' : 'JMPW'}${Math.abs(by)}`);

const notesOnYear = ({ introduced }: SoundFacts): readonly Note[] =>
  introduced === null || introduced === undefined || /\b\d{4}\b/.test(introduced) ? [] : [NOTES.YEAR_NOT_GIVEN(introduced)];
