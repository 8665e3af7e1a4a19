/** Matches cards with the meaning of a test query, from the data files alone and independently of the search. */
import { drawnLists, type EraId, FACTIONS } from '@rangefinder/query/alpha-strike/availability';
import { card as cardType, modesOf, splitAbilities } from '@rangefinder/rules/alpha-strike/entries';
import type { Availability } from '../../starter/alpha-strike/availability.js';
import type { StarterCard } from '../../starter/alpha-strike/cards.js';
import type { Meaning, MeantFigure } from './queries/shapes.js';

/** Availability by unit number. */
export type UnitAvailability = ReadonlyMap<number, Availability['eras']>;

/** Whether the card matches the meaning. */
export const matches = (meaning: Meaning, card: StarterCard, fielded: UnitAvailability): boolean =>
  isOneOf(meaning.types, card.type) &&
  isOneOf(meaning.sizes, card.size) &&
  isSame(meaning.chassis, card.chassis) &&
  isSame(meaning.technology, card.technology) &&
  isSame(meaning.role, card.role) &&
  isSame(meaning.rules, card.rules) &&
  hasSpecials(meaning.specials ?? [], card) &&
  movesAs(meaning.moves, card) &&
  (meaning.figures ?? []).every((figure) => isWithin(figure, card)) &&
  isFielded(meaning, fielded.get(card.mul) ?? {});

const isOneOf = <Value>(allowed: readonly Value[] | undefined, value: Value): boolean => allowed?.includes(value) ?? true;
const isSame = (wanted: string | undefined, value: string): boolean => wanted === undefined || wanted === value;

function hasSpecials(wanted: readonly string[], { abilities }: StarterCard): boolean {
  const names = splitAbilities(abilities).codes.flatMap((code) => cardType.abilities?.names?.(code) ?? []);
  return wanted.every((special) => names.includes(special.toLowerCase()));
}

const movesAs = (wanted: readonly string[] | undefined, { move }: StarterCard): boolean =>
  wanted === undefined || (modesOf(move) ?? []).some(({ suffix }) => wanted.includes(suffix));

function isWithin({ figure, atLeast, atMost, above, below, anyOf }: MeantFigure, card: StarterCard): boolean {
  const value = figureOf(figure, card);
  if (value === undefined) return false;
  const within = value >= (atLeast ?? value) && value <= (atMost ?? value);
  return within && value > (above ?? -1) && value < (below ?? Number.POSITIVE_INFINITY) && isOneOf(anyOf, value);
}

function figureOf(figure: MeantFigure['figure'], card: StarterCard): number | undefined {
  const [short, , long] = card.damage.split('/');
  const modes = modesOf(card.move) ?? [];
  const inches = card.tmm === null ? [] : modes;
  const figures: Readonly<Record<MeantFigure['figure'], number | null | undefined>> = {
    cost: card.pointValue,
    tmm: card.tmm,
    armor: card.armor,
    overheatValue: card.overheatValue,
    damageShort: Number.parseInt(short ?? '', 10),
    damageLong: Number.parseInt(long ?? '', 10),
    moveInches: inches[0]?.inches,
    jumpInches: inches.find(({ suffix }) => suffix === 'j')?.inches,
    year: /\d{4}/.test(card.introduced) ? Number(/\d{4}/.exec(card.introduced)?.[0]) : undefined,
    tonnage: card.tonnage,
  };
  return figures[figure] ?? undefined;
}

function isFielded({ faction: id, era }: Meaning, eras: Availability['eras']): boolean {
  if (id === undefined && era === undefined) return true;
  const faction = FACTIONS.find((each) => each.id === id);
  const eraIds = (era === undefined ? Object.keys(eras) : [era]) as readonly EraId[];
  return eraIds.some((each) => {
    const holders = eras[each] ?? [];
    if (faction === undefined) return holders.some((holder) => holder !== 'extinct');
    return [faction.id, ...drawnLists(faction, each)].some((holder) => holders.includes(holder));
  });
}
