/** Entering melee, a round of melee, and fast movement. */
import type { Cell, Language } from '@rangefinder/rules';
import { die } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { block, label, lines } from '../../../figures/labels.js';
import { dots } from '../../../figures/ladder.js';
import { ground, soldier } from '../../../figures/pieces.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, line, rect, type Tone } from '../../../figures/svg.js';

const STEPS = {
  wants: { en: '1 Wants to Charge', ru: '1 «Хочу атаковать»' },
  charged: { en: '2 Being Charged', ru: '2 «Меня атаковали»' },
  round: { en: '3 a round', ru: '3 раунд' },
  reach: { en: 'no farther than it moves', ru: 'не дальше, чем ей идти' },
} as const;
const FOOT = 96;
export const melee: Figure = {
  caption: {
    en: 'First the attacker tests, then the victim; then both fight, bases touching.',
    ru: 'Сначала тест нападающего, потом жертвы; затем дерутся, касаясь подставками.',
  },
  says: inBoth((language) =>
    Object.values(STEPS)
      .map((step) => step[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 154,
    parts: [
      soldier([34, FOOT], 'blue', false, 1.3),
      soldier([244, FOOT], 'amber', true, 1.3),
      soldier([304, FOOT], 'blue', false, 1.3),
      soldier([346, FOOT], 'amber', true, 1.3),
      arrow([60, FOOT - 18], [212, FOOT - 18], { tone: 'blue', width: 2 }),
      ground(FOOT),
      lines(136, FOOT - 46, STEPS.reach[language], 130),
      lines(4, FOOT + 24, STEPS.wants[language], 116, { anchor: 'start', bold: true }),
      lines(206, FOOT + 24, STEPS.charged[language], 124, { bold: true }),
      lines(322, FOOT + 24, STEPS.round[language], 72, { bold: true }),
    ],
  }),
};

const [equal, oneMore, twoMore] = tableOf('5150/table/melee-result').rows;
interface Fighter {
  readonly rep: number;
  readonly dice: readonly number[];
}
/** The worked example of the rules: two opponents reduce a Rep of 5 to 4. */
const HERO: Fighter = { rep: 4, dice: [4, 3] };
const ENEMIES: readonly Fighter[] = [
  { rep: 4, dice: [6, 5] },
  { rep: 4, dice: [6, 4] },
  { rep: 4, dice: [4, 2] },
];
const passed = ({ rep, dice }: Fighter): number => dice.filter((face) => face <= rep).length;
const resultOf = (enemy: Fighter): readonly Cell[] => [equal, oneMore, twoMore][passed(HERO) - passed(enemy)] ?? [];
const TONES: readonly Tone[] = ['raised', 'blue', 'amber'];

const roll = (x: number, y: number, { dice, rep }: Fighter): string =>
  dice.map((face, at) => die([x + at * 30, y], face, face <= rep ? 'blue' : 'raised')).join('');
const bout = (enemy: Fighter, at: number, language: Language): readonly string[] => {
  const y = 62 + at * 84;
  const [how, what] = resultOf(enemy);
  return [
    roll(4, y + 16, enemy),
    dots(22, y + 56, passed(enemy)),
    arrow([76, y + 32], [96, y + 32]),
    rect(102, y, 256, 74, TONES[passed(HERO) - passed(enemy)] ?? 'raised'),
    label(112, y + 20, cellText(how, language), { anchor: 'start', bold: true }),
    lines(112, y + 39, cellText(what, language), 236, { anchor: 'start' }),
  ];
};
const OWN = { en: 'one’s own dice, Rep 4', ru: 'свои кубики, Умение 4' } as const;
export const meleeRound: Figure = {
  caption: {
    en: 'Each compares dice passed with each opponent, here three of Rep 4.',
    ru: 'Сравните число пройденных кубиков с каждым противником; здесь их трое, Умение 4.',
  },
  says: inBoth((language) =>
    ENEMIES.map(
      (enemy) => `${enemy.dice.join(' ')}: ${cellText(resultOf(enemy)[0], language)}, ${cellText(resultOf(enemy)[1], language)}`,
    ).join('; '),
  ),
  draw: (language) => ({
    height: 316,
    parts: [
      roll(4, 6, HERO),
      dots(84, 18, passed(HERO)),
      label(116, 23, OWN[language], { anchor: 'start', bold: true }),
      line([4, 46], [356, 46], { tone: 'soft' }),
      ...ENEMIES.flatMap((enemy, at) => bout(enemy, at, language)),
    ],
  }),
};

const fast = tableOf('5150/table/fast-move').rows;
const INCH = 18;
const NORMAL = { en: 'normal move', ru: 'обычное перемещение' } as const;
/** Inches of a normal move: the first figure in the table of ground. */
const normal = Number.parseInt(cellText(tableOf('5150/table/terrain').rows[0]?.[1], 'en'), 10);
export const fastMove: Figure = {
  caption: { en: 'Dice passed and how far that goes at most.', ru: 'Сколько кубиков пройдено и как далеко можно уйти.' },
  says: inBoth((language) => [...fast.map(([dice, inches]) => `${dice}: ${inches}"`), `${NORMAL[language]}: ${normal}"`].join('; ')),
  draw: (language) => ({
    height: 190,
    parts: [
      ...fast.flatMap(([dice, inches], at) => [
        dots(10, 20 + at * 44, Number(dice)),
        rect(44, 6 + at * 44, Number(inches) * INCH, 28, 'blue'),
        label(44 + Number(inches) * INCH - 10, 25 + at * 44, `${inches}"`, { anchor: 'end', bold: true }),
      ]),
      block([44, 6 + fast.length * 44, normal * INCH, 40], 'sunk', NORMAL[language]),
      label(44 + normal * INCH + 10, 30 + fast.length * 44, `${normal}"`, { anchor: 'start', bold: true }),
    ],
  }),
};
