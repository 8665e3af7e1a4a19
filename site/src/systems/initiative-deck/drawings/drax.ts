/** Drax: face cards that change a hand, the circle of values, the deal. */
import { card, hand, marker } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { cellText, figuresFor, inBoth, signed, tableOf } from '../../../figures/rules.js';
import { arrow, bend, circle, line, type Point } from '../../../figures/svg.js';
import { allInLetters, inLetters } from './words.js';

interface Value {
  readonly change: number;
  readonly value: number;
}
const HAND = ['4s', '5d', '6s', '9s'] as const;
const ASIDE = ['Mf'] as const;
const LORD = 'Ls';
const { values } = figuresFor<{ readonly values: readonly Value[] }>('initiative-deck', 'draxHand', {
  cards: HAND,
  laidAside: ASIDE,
  localSuit: 'FISTS',
  lordsInPlay: ['SUNS'],
});
const faces = tableOf('initiative-deck/table/drax-faces').rows;
const WORDS = {
  aside: { en: 'laid aside', ru: 'отложен' },
  lord: { en: 'in another hand', ru: 'в чужой руке' },
  printed: { en: 'the hand', ru: 'рука' },
  becomes: { en: 'counts as', ru: 'считается' },
} as const;
const [LEFT, STEP] = [112, 62] as const;

export const draxFaces: Figure = {
  caption: {
    en: 'A MechWarrior laid aside raises the rest of the hand; the Lord of suns, here not local, lowers every sun.',
    ru: 'Отложенный мехвоин поднимает остальные карты руки; чужой лорд солнц, здесь не местный, опускает каждое солнце.',
  },
  says: inBoth((language) => faces.map((row) => row.map((cell) => cellText(cell, language)).join(', ')).join('; ')),
  draw: (language) => ({
    height: 258,
    parts: [
      card([26, 4], inLetters(ASIDE[0], language), { width: 44, tone: 'blue' }),
      lines(82, 30, `${WORDS.aside[language]}: ${cellText(faces[0]?.[1], language)}`, 92, { anchor: 'start', bold: true, tone: 'blue' }),
      card([200, 4], inLetters(LORD, language), { width: 44, tone: 'amber' }),
      lines(256, 30, `${WORDS.lord[language]}: ${cellText(faces[3]?.[1], language)}`, 100, { anchor: 'start', bold: true, tone: 'amber' }),
      lines(4, 124, WORDS.printed[language], LEFT - 8, { anchor: 'start', bold: true }),
      ...HAND.flatMap((one, at) => [
        card([LEFT + at * STEP, 88], inLetters(one, language), { width: 46 }),
        label(LEFT + at * STEP + 23, 178, signed(values[at]?.change ?? 0), { tone: 'soft' }),
        arrow([LEFT + at * STEP + 23, 184], [LEFT + at * STEP + 23, 204]),
        marker([LEFT + at * STEP + 23, 228], String(values[at]?.value ?? ''), 'blue', 17),
      ]),
      lines(4, 232, WORDS.becomes[language], LEFT - 8, { anchor: 'start', bold: true }),
    ],
  }),
};

const CIRCLE: Point = [180, 120];
const RADIUS = 82;
const COUNT = 10;
const place = (value: number, radius = RADIUS): Point => {
  const angle = ((value - 1) / COUNT) * 2 * Math.PI - Math.PI / 2;
  return [CIRCLE[0] + radius * Math.cos(angle), CIRCLE[1] + radius * Math.sin(angle)];
};
const RUNS = { up: { en: '9 at +3: 2', ru: '9 при +3 — это 2' }, down: { en: 'ace at −1: 10', ru: 'туз при −1 — это 10' } } as const;
export const draxWrap: Figure = {
  caption: { en: 'Past 10 comes 1, below 1 comes 10.', ru: 'После 10 идёт 1, ниже 1 — 10.' },
  says: inBoth((language) => `${RUNS.up[language]}; ${RUNS.down[language]}`),
  draw: (language) => ({
    height: 232,
    parts: [
      circle(CIRCLE, RADIUS, 'soft'),
      ...[9, 10, 11].map((from) =>
        bend(place(from, RADIUS + 18), place(from + 0.5, RADIUS + 34), place(from + 1, RADIUS + 18), { tone: 'blue', width: 2 }),
      ),
      bend(place(1, RADIUS - 20), place(0.5, RADIUS - 38), place(0, RADIUS - 20), { tone: 'amber', width: 2 }),
      ...Array.from({ length: COUNT }, (_, at) =>
        marker(place(at + 1), String(at + 1), at === 1 ? 'blue' : at === 9 ? 'amber' : 'raised', 14),
      ),
      lines(CIRCLE[0], 104, RUNS.up[language], 96, { bold: true, tone: 'blue', size: 12 }),
      lines(CIRCLE[0], 140, RUNS.down[language], 96, { bold: true, tone: 'amber', size: 12 }),
    ],
  }),
};

const DEAL = {
  hole: { en: 'hole card', ru: 'закрытая' },
  open: { en: 'one at a time, with betting', ru: 'по одной, с торговлей' },
  aside: { en: 'faces aside', ru: 'фигуры отложены' },
} as const;
export const draxDeal: Figure = {
  caption: { en: 'A hand of four-card drax before the showdown.', ru: 'Рука в четырёхкарточном драксе перед вскрытием.' },
  says: inBoth((language) =>
    Object.values(DEAL)
      .map((word) => word[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 150,
    parts: [
      card([12, 10], '4s', { width: 50, hidden: true }),
      hand([84, 10], allInLetters(['5d', '6s', '9s'], language), { width: 50 }, 8),
      line([274, 6], [274, 92], { tone: 'soft', dashed: true }),
      card([292, 10], inLetters('Mf', language), { width: 50, tone: 'blue' }),
      lines(37, 108, DEAL.hole[language], 78, { bold: true, size: 12 }),
      lines(170, 108, DEAL.open[language], 150, { size: 12 }),
      lines(316, 108, DEAL.aside[language], 80, { size: 12 }),
    ],
  }),
};
