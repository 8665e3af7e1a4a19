/** Activation dice and the figures that act on them; floors of a building. */
import { die, numberedDie } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { ground } from '../../../figures/pieces.js';
import { inBoth } from '../../../figures/rules.js';
import { arrow, cross, path, rect, tick } from '../../../figures/svg.js';

const REPS = [3, 4, 5] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const acts = (rep: number, face: number): boolean => rep >= face;
const [LEFT, STEP] = [112, 42] as const;
const NAMES = { die: { en: 'die of the side', ru: 'кубик стороны' }, rep: { en: 'Rep', ru: 'Умение' } } as const;

export const activation: Figure = {
  caption: { en: 'The higher die goes first, and moves only the good.', ru: 'Кто выбросил больше, ходит первым — но только опытными.' },
  says: inBoth((language) =>
    REPS.map((rep) => `${NAMES.rep[language]} ${rep}: ${FACES.filter((face) => acts(rep, face)).join(', ')}`).join('; '),
  ),
  draw: (language) => ({
    height: 184,
    parts: [
      lines(4, 18, NAMES.die[language], LEFT - 8, { anchor: 'start' }),
      ...FACES.map((face, at) => die([LEFT + at * STEP + 4, 6], face)),
      ...REPS.flatMap((rep, row) => [
        rect(2, 48 + row * 44, 356, 36, 'raised'),
        label(14, 71 + row * 44, `${NAMES.rep[language]} ${rep}`, { anchor: 'start', bold: true }),
        ...FACES.map((face, at) =>
          (acts(rep, face) ? tick : cross)([LEFT + at * STEP + 16, 66 + row * 44], acts(rep, face) ? 'blue' : 'amber'),
        ),
      ]),
    ],
  }),
};

const ZONES = {
  down: { en: 'this zone collapses', ru: 'эта зона рушится' },
  falls: { en: '1–4: falls, too', ru: '1–4: рушится и она' },
  holds: { en: '5–6: holds', ru: '5–6: держится' },
} as const;
const [X, SIZE, FLOOR] = [24, 78, 56] as const;
export const buildings: Figure = {
  caption: {
    en: 'A house of two floors from the side, in zones of about 6". When all below are gone, the rest falls.',
    ru: 'Двухэтажный дом сбоку, зоны примерно по 6". Когда внизу ничего не осталось, падает и верх.',
  },
  says: inBoth((language) =>
    Object.values(ZONES)
      .map((one) => one[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 156,
    parts: [
      rect(X, 12, SIZE, FLOOR, 'blue'),
      rect(X + SIZE, 12, SIZE, FLOOR, 'sunk'),
      rect(X + SIZE, 12 + FLOOR, SIZE, FLOOR, 'sunk'),
      path(`M${X} ${12 + FLOOR * 2}l10 -22l14 8l12 -20l16 14l12 -10l14 30`, { tone: 'amber', width: 2 }),
      ground(12 + FLOOR * 2, 4, 200),
      numberedDie([X + SIZE / 2 - 13, 12 + FLOOR / 2 - 13], '?'),
      arrow([X + SIZE / 2, 12 + FLOOR - 8], [X + SIZE / 2, 12 + FLOOR + 18], { tone: 'amber' }),
      lines(208, 30, ZONES.falls[language], 150, { anchor: 'start', bold: true, tone: 'amber' }),
      lines(208, 76, ZONES.holds[language], 150, { anchor: 'start', bold: true, tone: 'blue' }),
      lines(X, 146, ZONES.down[language], 200, { anchor: 'start' }),
    ],
  }),
};
