/** The visible part of a target and its armor bonus. */
import type { Cell, Language } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { ground, soldier } from '../../../figures/pieces.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { line, rect, type Tone } from '../../../figures/svg.js';

const rows = tableOf('bronepehota/table/cover').rows;
/** Hidden share of the figure, by row of the table. */
const HIDDEN = [0, 0.3, 0.72, 1] as const;
const TONES: readonly Tone[] = ['sunk', 'amber', 'amber', 'sunk'];
const [FOOT, TALL] = [114, 90] as const;

const drawn = ([seen, bonus]: readonly Cell[], at: number, language: Language): readonly string[] => {
  const x = 46 + at * 90;
  const hidden = TALL * (HIDDEN[at] ?? 0);
  return [
    soldier([x - 6, FOOT], 'blue', false, TALL / 36),
    hidden > 0 ? rect(x - 40, FOOT - hidden - (at === 3 ? 6 : 0), 80, hidden + (at === 3 ? 6 : 0), TONES[at] ?? 'sunk') : '',
    lines(x, FOOT + 24, cellText(bonus, language), 84, { bold: true, ...(at < 3 && { size: 17 }) }),
    lines(x, FOOT + 62, cellText(seen, language), 88, { size: 12 }),
  ];
};
const HALF = { en: 'half', ru: 'половина' } as const;

export const cover: Figure = {
  caption: {
    en: 'What cover adds to the armor that each power die must beat.',
    ru: 'Что укрытие прибавляет к броне, которую должен превысить каждый кубик мощности.',
  },
  says: inBoth((language) => rows.map(([seen, bonus]) => `${cellText(seen, language)}: ${cellText(bonus, language)}`).join('; ')),
  draw: (language) => ({
    height: FOOT + 98,
    parts: [
      ...rows.flatMap((row, at) => drawn(row, at, language)),
      ground(FOOT),
      line([4, FOOT - TALL / 2], [356, FOOT - TALL / 2], { tone: 'soft', dashed: true }),
      label(4, 16, `– – ${HALF[language]}`, { anchor: 'start', size: 12, tone: 'soft' }),
    ],
  }),
};
