/** Front, flanks and rear of a figure. */
import type { Figure } from '../../../figures/figure.js';
import { label } from '../../../figures/labels.js';
import { squareBase } from '../../../figures/pieces.js';
import { inBoth } from '../../../figures/rules.js';
import { field, line, sight } from '../../../figures/svg.js';

const WORDS = {
  front: { en: 'front', ru: 'фронт' },
  flank: { en: 'flank', ru: 'фланг' },
  rear: { en: 'rear', ru: 'тыл' },
  shoots: { en: 'targets stand here', ru: 'цели — здесь' },
} as const;
const [X, Y, SIZE] = [180, 116, 56] as const;
const [FRONT, BACK] = [Y - SIZE / 2, Y + SIZE / 2] as const;

export const facing: Figure = {
  caption: {
    en: 'A figure looks over one edge of its base and shoots at what is before it.',
    ru: 'Фигурка смотрит через одну сторону подставки и стреляет по тем, кто перед ней.',
  },
  says: inBoth((language) =>
    Object.values(WORDS)
      .map((word) => word[language])
      .join(', '),
  ),
  draw: (language) => ({
    height: 198,
    parts: [
      field(2, 2, 356, FRONT - 2, 'blue'),
      line([2, FRONT], [358, FRONT], { tone: 'blue', dashed: true }),
      line([2, BACK], [358, BACK], { tone: 'soft', dashed: true }),
      squareBase([X, Y], SIZE, 'raised'),
      sight([X, FRONT - 4], [120, 28]),
      sight([X, FRONT - 4], [262, 34]),
      label(X, 24, WORDS.front[language], { bold: true }),
      label(10, FRONT - 12, WORDS.shoots[language], { anchor: 'start', tone: 'blue' }),
      label(70, Y + 5, WORDS.flank[language], { bold: true }),
      label(290, Y + 5, WORDS.flank[language], { bold: true }),
      label(X, 186, WORDS.rear[language], { bold: true }),
    ],
  }),
};
