/** Costs of a path: terrain, height, a jump over both, water. All sums come from the calculator. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { height, label, lines, measure } from '../../../figures/labels.js';
import { ground, hill, mech, trees } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, rowOf } from '../../../figures/rules.js';
import { arrow, bend, cross, field, line, path, rect, shape } from '../../../figures/svg.js';

interface Leg {
  readonly inches: number;
  readonly terrain?: readonly string[];
  readonly heightChange?: number;
}
/** Cost of a path in inches of movement; undefined if it is impossible. */
const costOf = (legs: readonly Leg[], mode = 'GROUND'): number | undefined =>
  figuresFor<{ readonly pathCost?: number | null }>('alpha-strike', 'movementCost', { move: 40, mode, legs }).pathCost ?? undefined;

interface Tile extends Leg {
  readonly name: Text;
  draw(x: number, foot: number): string;
}
const stones = (x: number, foot: number): string => shape(`M${x + 8} ${foot}l4 -8l8 -2l6 10zM${x + 30} ${foot}l6 -13l9 4l4 9z`, 'sunk');
const TILES: readonly Tile[] = [
  { name: { en: 'open', ru: 'открыто' }, inches: 1, draw: () => '' },
  { name: { en: 'rough', ru: 'трудно' }, inches: 1, terrain: ['ROUGH'], draw: stones },
  { name: { en: 'woods', ru: 'лес' }, inches: 1, terrain: ['WOODS'], draw: (x, foot) => trees(x + 3, x + 55, foot) },
  {
    name: { en: 'water', ru: 'вода' },
    inches: 1,
    terrain: ['WATER'],
    draw: (x, foot) => field(x + 2, foot - 9, 54, 9, 'blue') + path(`M${x + 2} ${foot - 9}q9 -5 18 0t18 0t18 0`, { tone: 'blue' }),
  },
  {
    name: { en: 'rough woods', ru: 'трудный лес' },
    inches: 1,
    terrain: ['ROUGH', 'WOODS'],
    draw: (x, foot) => trees(x + 3, x + 38, foot) + shape(`M${x + 38} ${foot}l5 -9l8 2l5 7z`, 'sunk'),
  },
  {
    name: { en: '1" up', ru: 'на 1" вверх' },
    inches: 1,
    heightChange: 1,
    draw: (x, foot) => shape(`M${x + 4} ${foot}L${x + 54} ${foot - 26}V${foot}z`, 'sunk'),
  },
];
const tile = ({ name, draw, ...leg }: Tile, index: number, language: Language): readonly string[] => {
  const x = 1 + index * 60;
  return [
    draw(x, 44),
    label(x + 29, 70, `${costOf([leg])}"`, { bold: true, size: 17 }),
    lines(x + 29, 90, name[language], 58, { size: 12 }),
    line([x, 40], [x, 50]),
  ];
};
export const movementCosts: Figure = {
  caption: {
    en: 'What one inch of the path costs on foot. A jump pays 1" for each.',
    ru: 'Сколько стоит дюйм пути по земле. За прыжок — всегда 1".',
  },
  says: inBoth((language) => TILES.map(({ name, draw: _, ...leg }) => `${name[language]}: ${costOf([leg])}"`).join('; ')),
  draw: (language) => ({ height: 112, parts: [...TILES.flatMap((one, index) => tile(one, index, language)), ground(44, 1, 359)] }),
};

const RISES = [1, 2, 4] as const;
const INCH = 40;
const rise = (up: number, index: number, language: Language): readonly string[] => {
  const x = 14 + index * 118;
  const top = 176 - up * INCH;
  const cost = costOf([{ inches: 1, heightChange: up }]);
  return [
    shape(`M${x} 176H${x + INCH}V${top}L${x} 176z`, 'sunk'),
    rect(x + INCH, top, 34, 176 - top, 'sunk'),
    height(x + INCH + 42, top, 176, `${up}"`),
    cost === undefined ? cross([x + 14, 130]) : arrow([x - 4, 168], [x + INCH - 8, top + 2], { tone: 'blue' }),
    lines(x + 44, 226, cost === undefined ? WORDS.no[language] : `${cost}"`, 110, {
      bold: true,
      ...(cost === undefined ? { tone: 'amber', size: 12 } : { size: 17 }),
    }),
  ];
};
const WORDS = {
  no: { en: 'too steep', ru: 'слишком круто' },
  foot: { en: 'on foot', ru: 'по земле' },
  jump: { en: 'jump', ru: 'прыжок' },
} as const;
export const levelChanges: Figure = {
  caption: {
    en: 'One inch along the ground and up: what it costs together. Down costs the same.',
    ru: 'Дюйм пути с подъёмом: сколько это стоит вместе. Спуск стоит столько же.',
  },
  says: inBoth((language) =>
    RISES.map(
      (up) =>
        `${up}": ${costOf([{ inches: 1, heightChange: up }]) === undefined ? WORDS.no[language] : `${costOf([{ inches: 1, heightChange: up }])}"`}`,
    ).join('; '),
  ),
  draw: (language) => ({
    height: 250,
    parts: [...RISES.flatMap((up, index) => rise(up, index, language)), ground(176), measure(14, 14 + INCH, 184, '1"')],
  }),
};

const WAY: readonly Leg[] = [
  { inches: 2 },
  { inches: 2, heightChange: 2 },
  { inches: 2, heightChange: -2 },
  { inches: 2, terrain: ['WOODS'] },
];
const onFoot = costOf(WAY);
const inJump = costOf(WAY, 'JUMPED');
const jumped = (name: string): Text => inBoth((language) => cellText(rowOf('alpha-strike/table/to-hit', name)[1], language));
const PRICE = {
  own: inBoth((language) => `${{ en: 'its attacks', ru: 'свои атаки' }[language]} ${jumped('Attacker jumped')[language]}`),
  onIt: inBoth((language) => `${{ en: 'attacks on it', ru: 'атаки по ней' }[language]} ${jumped('Target jumped')[language]}`),
} as const;

export const jumping: Figure = {
  caption: {
    en: 'The same way, jumped and on foot. The jump is shorter and harder to hit, and spoils the aim.',
    ru: 'Один и тот же путь прыжком и по земле. Прыжок короче и спасает от попаданий, но сбивает прицел.',
  },
  says: inBoth(
    (language) =>
      `${WORDS.jump[language]}: ${inJump}", ${PRICE.own[language]}, ${PRICE.onIt[language]}; ${WORDS.foot[language]}: ${onFoot}"`,
  ),
  draw: (language) => ({
    height: 238,
    parts: [
      hill(104, 168, 130, 56, 28),
      trees(244, 326, 168, 1.2),
      mech([36, 168], 'blue', 0.9),
      bend([46, 110], [176, -32], [312, 124], { tone: 'blue', width: 2 }),
      label(180, 28, `${WORDS.jump[language]}: ${inJump}"`, { bold: true, size: 15 }),
      path('M62 162H104L132 106H206L234 162', { tone: 'amber', dashed: true }),
      arrow([234, 162], [326, 162], { tone: 'amber', dashed: true }),
      ground(168),
      label(180, 198, `${WORDS.foot[language]}: ${onFoot}"`, { bold: true, size: 15 }),
      label(4, 228, PRICE.own[language], { anchor: 'start' }),
      label(356, 228, PRICE.onIt[language], { anchor: 'end' }),
    ],
  }),
};
