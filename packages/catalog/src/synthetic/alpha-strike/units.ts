/**
 * Synthetic catalogs of any size: names made of syllables, and figures that are consistent as on real cards (heavier units are
 * slower and tougher). The same count and seed give the same units, generated one by one, so that a million need no memory.
 */
import { hasHeatScale, modesOf, tmmOf } from '@rangefinder/rules/alpha-strike/entries';
import type { UnitDraft } from '../../domain/drafts.js';
import { slug } from '../../text/slug.js';
import { type Chance, chance } from '../random.js';

/** Source of synthetic units. */
export const SYNTHETIC = 'synthetic';

interface Model {
  readonly kind: string;
  readonly type: string;
  readonly modes: readonly string[];
}

/** Kinds with the frequencies of real catalogs. */
const MODELS: readonly Model[] = [
  ...Array.from({ length: 5 }, (): Model => ({ kind: 'battlemech', type: 'BM', modes: ['', '', 'j'] })),
  ...Array.from({ length: 2 }, (): Model => ({ kind: 'combat-vehicle', type: 'CV', modes: ['t', 'w', 'h', 'v'] })),
  { kind: 'battle-armor', type: 'BA', modes: ['f', 'j'] },
  { kind: 'infantry', type: 'CI', modes: ['f', 'j', 'm', 't'] },
  { kind: 'aerospace', type: 'AF', modes: ['a'] },
];

const SYLLABLES = 'ka ro ti men dor val sha lu pri gor ven tal mak sur ner fi bo den gra zel wo ri han du sta mi ter lo ek an'.split(' ');
const SECOND_WORDS = ['Hawk', 'Knight', 'Wolf', 'Cat', 'Hammer', 'Fox', 'Tank', 'Carrier', 'Transport', 'Suit'];
const LETTERS = 'ABCDEFGHKLMNPRST';
const ROLES = ['Scout', 'Striker', 'Sniper', 'Brawler', 'Juggernaut', 'Skirmisher', 'Missile Boat', 'Ambusher'];
const TECHNOLOGIES = ['Inner Sphere', 'Inner Sphere', 'Inner Sphere', 'Clan', 'Mixed'];
const SPECIALS = [
  ...['AMS', 'CASE', 'ECM', 'ENE', 'MEL', 'OMNI', 'PRB', 'RCN', 'SRCH', 'STL', 'TAG', 'TSM'],
  ...['IF1', 'IF2', 'AC1/1/-', 'LRM1/1/1', 'SRM1/1', 'REAR1/1/-', 'FLK1/1/1', 'TUR(2/2/1,IF1)'],
];
const OFTEN = 0.12;
const UNITS_OF_A_NAME = 30;

/**
 * Generates synthetic units.
 * @example syntheticUnits(10_000).next().value?.name
 */
export function* syntheticUnits(count: number, seed = 1): Generator<UnitDraft> {
  const dice = chance(seed);
  const names = Array.from({ length: Math.max(50, Math.ceil(count / UNITS_OF_A_NAME)) }, () => ({
    name: chassis(dice),
    model: dice.pick(MODELS),
  }));
  for (let index = 1; index <= count; index++) yield unit(index, dice, dice.pick(names));
}

function chassis(dice: Chance): string {
  const word = Array.from({ length: 2 + dice.below(2) }, () => dice.pick(SYLLABLES)).join('');
  const first = word.charAt(0).toUpperCase() + word.slice(1);
  return dice.next() < 0.3 ? `${first} ${dice.pick(SECOND_WORDS)}` : first;
}

function unit(index: number, dice: Chance, { name: base, model }: { readonly name: string; readonly model: Model }): UnitDraft {
  const letters = Array.from({ length: 3 }, () => LETTERS[dice.below(LETTERS.length)]).join('');
  const name = `${base} ${letters}-${1 + dice.below(9)}${LETTERS[dice.below(LETTERS.length)]}`;
  const stats = card(dice, model);
  return {
    ...{ system: 'alpha-strike', id: `alpha-strike/${slug(name)}-${index}`, kind: model.kind, names: { en: name, ru: null }, aliases: [] },
    ...{ faction: null, cost: stats.pointValue, abilities: stats.specials, source: SYNTHETIC, sourceId: String(index) },
    ...{ inPlay: true, weapons: [], stats, isBase: false, availability: null },
  };
}

function card(dice: Chance, { type, modes }: Model) {
  const size = type === 'BA' || type === 'CI' ? 1 : 1 + dice.below(4);
  const move = moveOf(dice, size, dice.pick(modes));
  const armor = 1 + dice.below(3 * size + 1);
  const structure = 1 + dice.below(2 * size + 1);
  const short = dice.below(size + 3);
  const medium = Math.max(0, short - dice.below(2));
  const long = Math.max(0, medium - dice.below(3));
  const specials = SPECIALS.filter(() => dice.next() < OFTEN);
  return {
    ...{ type, skill: 4, size, tmm: tmmOf(modesOf(move) ?? [], type), move, role: dice.pick(ROLES) },
    pointValue: 3 + 2 * size + armor + structure + 3 * (short + medium + long) + dice.below(5),
    damage: [damage(dice, short), damage(dice, medium), String(long)],
    overheatValue: hasHeatScale(type) ? dice.below(4) : 0,
    ...{ armor, structure, specials, hasHeatScale: hasHeatScale(type) },
    introduced: String(2450 + dice.below(700)),
    technology: dice.pick(TECHNOLOGIES),
    tonnage: size * 25 - 5 * dice.below(5),
  };
}

function moveOf(dice: Chance, size: number, mode: string): string {
  const steps = 1 + dice.below(12 - 2 * size);
  if (mode === 'a') return `${2 + steps}a`;
  return dice.next() < 0.1 && mode === '' ? `${2 * steps + 2}"/${2 * steps}"j` : `${2 * steps}"${mode}`;
}

const damage = (dice: Chance, value: number): string => (value === 0 && dice.next() < 0.3 ? '0*' : String(value));
