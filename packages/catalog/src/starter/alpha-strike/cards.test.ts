import { PRODUCTION_ERAS } from '@rangefinder/query/alpha-strike/availability';
import { kindOfType } from '@rangefinder/rules/alpha-strike/entries';
import { describe, expect, test } from 'vitest';
import { groupBy } from '../../group-by.js';
import { printedName, readCards, type StarterCard, writeCards } from './cards.js';
import { starterCards } from './data-files.js';

const CARDS = starterCards();
const NUMBERS = new Set(CARDS.map(({ mul }) => mul));
const namesOf = (cards: readonly StarterCard[]): readonly string[] => cards.map((card) => `${card.mul} ${printedName(card)}`);
/** Names of cards that violate a condition. */
const without = (holds: (card: StarterCard) => boolean): readonly string[] => namesOf(CARDS.filter((card) => !holds(card)));

describe('the card table', () => {
  test('has every card once, sorted by number', () => {
    expect(CARDS).toHaveLength(7_644);
    expect(CARDS.map(({ mul }) => mul)).toEqual([...NUMBERS].sort((a, b) => a - b));
  });

  test('is written as it is read', () => {
    const table = writeCards(CARDS);
    expect(readCards(table)).toEqual(CARDS);
    expect(() => readCards(table.replace('mul', 'number'))).toThrow('columns');
    expect(() => readCards(`${table}1\tAtlas`)).toThrow('columns');
  });

  test('has tidy names, and equal names only for units of different types', () => {
    expect(without((card) => card.chassis !== '' && !/^ | $| {2}|\t/.test(`${card.chassis}|${card.variant}`))).toEqual([]);
    const byName = groupBy(CARDS, printedName);
    const doubled = [...byName].filter(([, cards]) => cards.length > 1);
    expect(doubled.map(([name, cards]) => [name, cards.map(({ type }) => type)])).toEqual([['Tomahawk C', ['AF', 'BM']]]);
  });

  test('has known types, eras, technologies, rules levels and roles only', () => {
    expect(without(({ type }) => kindOfType(type) !== undefined)).toEqual([]);
    expect(without(({ era }) => PRODUCTION_ERAS.some(({ id }) => id === era))).toEqual([]);
    expect(new Set(CARDS.map(({ technology }) => technology))).toEqual(new Set(['Inner Sphere', 'Clan', 'Mixed', 'Primitive']));
    expect(new Set(CARDS.map(({ rules }) => rules))).toEqual(new Set(['', 'Introductory', 'Standard', 'Advanced', 'Experimental']));
    expect(without(({ role }) => role === '' || ROLES.includes(role))).toEqual([]);
  });

  test('has plausible figures', () => {
    expect(without(({ pointValue }) => pointValue >= 1 && pointValue <= 100)).toEqual([]);
    expect(without(({ size }) => size >= 1 && size <= 5)).toEqual([]);
    expect(without(({ armor, structure }) => armor >= 0 && armor <= 30 && structure >= 1 && structure <= 20)).toEqual([]);
    expect(without(({ overheatValue, type }) => overheatValue <= 4 && (overheatValue === 0 || ['BM', 'IM', 'AF'].includes(type)))).toEqual(
      [],
    );
    expect(without(({ damage }) => /^(?:(?:\d|1\d|0\*)\/){2,3}(?:\d|1\d|0\*)$/.test(damage))).toEqual([]);
    expect(without(({ introduced }) => /^(?:(?:circa )?[23]\d{3}|PS|ES|)$/.test(introduced))).toEqual([]);
    expect(without(({ tonnage }) => tonnage === null || (tonnage > 0 && tonnage <= 500_000))).toEqual([]);
    expect(without(({ battleValue, cost }) => battleValue !== 0 && cost !== 0)).toEqual([]);
  });

  test('has a threshold and no TMM for aerospace units, and the reverse for others', () => {
    const flies = ({ type, move }: StarterCard): boolean => /\d[ak]$/.test(move) || ['SC', 'JS', 'SS'].includes(type);
    expect(without((card) => (card.tmm === null) === flies(card) && (card.threshold !== null) === flies(card))).toEqual([]);
    expect(without(({ tmm, ...card }) => tmm === null || tmm === tmmOfMove(card))).toEqual([]);
  });

  test('has jump ratings that match the difference between jumping and ground movement', () => {
    expect(without(({ move, tmm, abilities }) => jumpModifier(move, tmm ?? 0) === jumpAbility(abilities))).toEqual(JUMP_DISAGREES);
  });
});

const ROLES = [
  ...['Ambusher', 'Brawler', 'Juggernaut', 'Missile Boat', 'Scout', 'Skirmisher', 'Sniper', 'Striker'],
  ...['Attack', 'Dogfighter', 'Fast Dogfighter', 'Fire-Support', 'Interceptor', 'Transport'],
];
/** The source contradicts itself: the ability makes it jump worse than its move does. */
const JUMP_DISAGREES: readonly string[] = ['6713 Jackalope JLP-KW "Wolpertinger"'];

const tmmAt = (inches: number): number => [4, 8, 12, 18, 34].filter((most) => inches > most).length;

/** Derived from the printed move, independently of the script that made the table. */
function tmmOfMove({ type, move }: Pick<StarterCard, 'type' | 'move'>): number {
  const modes = move.split('/');
  const infantry = type === 'BA' || type === 'CI';
  return tmmAt(Number.parseFloat((infantry && modes.find((mode) => !mode.endsWith('f'))) || (modes[0] ?? '')));
}

function jumpModifier(move: string, tmm: number): number {
  const jump = move.split('/').find((mode) => mode.endsWith('j'));
  return jump === undefined ? 0 : tmmAt(Number.parseFloat(jump)) - tmm;
}

function jumpAbility(abilities: string): number {
  const [, letter, by] = /\bJMP([SW])(\d)/.exec(abilities) ?? [];
  return letter === undefined ? 0 : Number(by) * (letter === 'S' ? 1 : -1);
}
