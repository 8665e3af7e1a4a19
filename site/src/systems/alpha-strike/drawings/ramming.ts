/** Charge and death from above, with figures of their calculator. */
import type { Language } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { block, label } from '../../../figures/labels.js';
import { ground, mech } from '../../../figures/pieces.js';
import { figuresFor, inBoth } from '../../../figures/rules.js';
import { bend, line, path } from '../../../figures/svg.js';

interface Ram {
  readonly damage: number;
  readonly attackerDamageOnHit: number;
  readonly attackerDamageOnMiss: number;
}
const ramOf = (draft: object): Ram => figuresFor<Ram>('alpha-strike', 'ramDamage', draft);

const SPAN = 18;
const SIZES = [1, 2, 3, 4] as const;
const [LEFT, FOOT, INCH, POINT] = [34, 168, 16, 15] as const;
const damageAt = (inches: number, size: number): number => ramOf({ inches, size, targetSize: 3 }).damage;
/** A charge needs an inch of movement. */
const INCHES = Array.from({ length: SPAN }, (_, index) => index + 1);

/** Damage over inches as a step chart, one line for each size. */
const stair = (size: number): string =>
  path(
    `M${LEFT} ${FOOT}h${INCH}${INCHES.map((inches) => `V${FOOT - damageAt(inches, size) * POINT}${inches < SPAN ? `h${INCH}` : ''}`).join('')}`,
    {
      tone: size % 2 === 0 ? 'blue' : 'plain',
      width: 2,
    },
  );
const AXIS = {
  inches: { en: 'inches moved', ru: 'пройдено дюймов' },
  damage: { en: 'damage by size', ru: 'урон по размерному классу' },
} as const;

export const ram: Figure = {
  caption: {
    en: 'Damage of a charge by inches moved, one line for each size.',
    ru: 'Урон от тарана по пройденным дюймам, по линии на размерный класс.',
  },
  says: inBoth((language) =>
    SIZES.map((size) => `${{ en: 'size', ru: 'размерный класс' }[language]} ${size}, 8": ${damageAt(8, size)}`).join('; '),
  ),
  draw: (language) => ({
    height: 208,
    parts: [
      ...[0, 3, 6, 9].flatMap((points) => [
        line([LEFT, FOOT - points * POINT], [LEFT + SPAN * INCH, FOOT - points * POINT], { tone: 'soft' }),
        label(LEFT - 8, FOOT - points * POINT + 4, String(points), { anchor: 'end' }),
      ]),
      ...SIZES.map(stair),
      ...SIZES.map((size) =>
        label(LEFT + SPAN * INCH + 12, FOOT - damageAt(SPAN, size) * POINT + 5, String(size), { anchor: 'start', bold: true }),
      ),
      ...[0, 6, 12, 18].map((inches) => label(LEFT + inches * INCH, FOOT + 17, `${inches}"`)),
      label(4, 14, AXIS.damage[language], { anchor: 'start' }),
      label(LEFT + SPAN * INCH + 16, FOOT + 36, AXIS.inches[language], { anchor: 'end' }),
    ],
  }),
};

const LEAP = { inches: 6, size: 3, targetSize: 3, deathFromAbove: true } as const;
const leap = ramOf(LEAP);
const WORDS = {
  hit: { en: 'hit', ru: 'попадание' },
  miss: { en: 'miss', ru: 'промах' },
  target: { en: 'target', ru: 'цели' },
  self: { en: 'attacker', ru: 'себе' },
  none: { en: 'none', ru: 'нет' },
} as const;
const outcomes = (language: Language): readonly string[] => [
  `${WORDS.target[language]} ${leap.damage}, ${WORDS.self[language]} ${leap.attackerDamageOnHit}`,
  `${WORDS.target[language]} ${WORDS.none[language]}, ${WORDS.self[language]} ${leap.attackerDamageOnMiss}`,
];
export const deathFromAbove: Figure = {
  caption: {
    en: 'A unit of size 3 jumps 6" onto another of size 3: damage to each.',
    ru: 'БЕ размерного класса 3 прыгает на 6" на такую же: урон каждой.',
  },
  says: inBoth((language) => [WORDS.hit, WORDS.miss].map((word, at) => `${word[language]}: ${outcomes(language)[at]}`).join('; ')),
  draw: (language) => ({
    height: 206,
    parts: [
      mech([40, 140], 'blue', 0.95),
      mech([150, 140], 'amber', 0.95),
      bend([46, 78], [110, -36], [148, 76], { tone: 'blue', width: 2 }),
      line([40, 152], [150, 152]),
      label(95, 170, `${LEAP.inches}"`, { bold: true }),
      ground(140, 4, 190),
      ...[WORDS.hit, WORDS.miss].flatMap((word, at) => [
        label(204, 28 + at * 96, word[language], { anchor: 'start', bold: true }),
        block([204, 36 + at * 96, 152, 48], at === 0 ? 'amber' : 'raised', outcomes(language)[at] ?? ''),
      ]),
    ],
  }),
};
