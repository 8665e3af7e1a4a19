/** Lines of sight in indirect fire. */
import type { Figure } from '../../../figures/figure.js';
import { label } from '../../../figures/labels.js';
import { ground, hill, mech } from '../../../figures/pieces.js';
import { inBoth } from '../../../figures/rules.js';
import { bend, sight } from '../../../figures/svg.js';

const WORDS = {
  shooter: { en: 'unit with IF#', ru: 'БЕ с НПН#' },
  spotter: { en: 'spotter', ru: 'наводчик' },
  target: { en: 'target', ru: 'цель' },
  none: { en: 'no line of sight', ru: 'нет линии видимости' },
} as const;
const FOOT = 190;

export const indirectFire: Figure = {
  caption: {
    en: 'The hill hides the target from the shooter. A friend who sees it is enough.',
    ru: 'Холм закрывает цель от стрелка. Хватит своей единицы, которая её видит.',
  },
  says: inBoth((language) =>
    Object.values(WORDS)
      .map((one) => one[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 218,
    parts: [
      hill(118, FOOT, 124, 62, 34),
      mech([44, FOOT], 'blue'),
      mech([196, FOOT - 62], 'blue', 0.85),
      mech([318, FOOT], 'amber'),
      sight([72, FOOT - 34], [294, FOOT - 34], [142, FOOT - 34]),
      sight([222, 90], [300, 128]),
      bend([44, 120], [160, -46], [312, 118], { width: 2 }),
      ground(FOOT),
      label(4, 210, WORDS.shooter[language], { anchor: 'start', bold: true }),
      label(356, 210, WORDS.target[language], { anchor: 'end', bold: true }),
      label(182, 156, WORDS.spotter[language], { bold: true }),
      label(180, 210, WORDS.none[language], { tone: 'amber', size: 12 }),
    ],
  }),
};
