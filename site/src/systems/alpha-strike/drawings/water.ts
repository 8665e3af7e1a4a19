/** A ’Mech in water: in partial cover from all directions. */
import type { Figure } from '../../../figures/figure.js';
import { height, label, lines } from '../../../figures/labels.js';
import { hill, mech } from '../../../figures/pieces.js';
import { cellText, inBoth, rowOf } from '../../../figures/rules.js';
import { bend, cross, field, line, path, shape, sight, tick } from '../../../figures/svg.js';

const [, modifier] = rowOf('alpha-strike/table/to-hit', 'Partial cover');
const WORDS = {
  covered: { en: 'partial cover', ru: 'частичное укрытие' },
  jumpIn: { en: 'jump in', ru: 'прыжок в воду' },
  jumpOut: { en: 'jump out', ru: 'прыжок из воды' },
} as const;
const SHORE = 140;

export const water: Figure = {
  caption: {
    en: 'Water hides the legs from every side, from above too. One may jump in, not out.',
    ru: 'Вода закрывает ноги со всех сторон, и сверху тоже. В воду можно прыгнуть, из воды — нельзя.',
  },
  says: inBoth(
    (language) =>
      `${WORDS.covered[language]}: ${cellText(modifier, language)}; ${WORDS.jumpIn[language]}: ✓; ${WORDS.jumpOut[language]}: ✗`,
  ),
  draw: (language) => ({
    height: 204,
    parts: [
      hill(4, SHORE, 108, 66, 20),
      mech([56, SHORE - 66], 'blue', 0.9),
      field(150, SHORE + 2, 140, 28, 'blue'),
      mech([216, SHORE + 30], 'raised'),
      shape(`M112 ${SHORE}h38v30h140v-30h66v36H112z`, 'sunk'),
      path(`M150 ${SHORE + 2}q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t14 0t18 0`, { tone: 'blue' }),
      line([4, SHORE], [150, SHORE], { width: 2 }),
      line([290, SHORE], [356, SHORE], { width: 2 }),
      sight([84, 38], [190, 112]),
      lines(242, 74, `${WORDS.covered[language]} ${cellText(modifier, language)}`, 116, { bold: true }),
      height(322, SHORE, SHORE + 30, '1"'),
      bend([118, 136], [142, 104], [160, 136], { tone: 'blue' }),
      bend([282, 136], [304, 104], [322, 134], { tone: 'amber', dashed: true }),
      cross([304, 119]),
      tick([142, 118]),
      label(118, 197, WORDS.jumpIn[language], { tone: 'blue' }),
      label(356, 197, WORDS.jumpOut[language], { anchor: 'end', tone: 'amber' }),
    ],
  }),
};
