/** The Chaos of War track with the odds of each event; the end of the storm. */
import { type Fraction, type Language, percent, toDecimal } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label } from '../../../figures/labels.js';
import { cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { line, rect } from '../../../figures/svg.js';

interface Effect {
  readonly roll: number;
  readonly chance: Fraction;
}
const { effects } = figuresFor<{ readonly effects: readonly Effect[] }>('world-at-war', 'chaosOfWar', {});
const titles = tableOf('world-at-war/table/chaos-of-war').rows;
const titleOf = (roll: number, language: Language): string => cellText(titles.find(([total]) => total === roll)?.[1], language);
const most = Math.max(...effects.map(({ chance }) => toDecimal(chance)));
/** Higher totals need three dice. */
const TWO_DICE = 12;
const [ROW, LEFT, BARS, WIDE] = [25, 36, 214, 86] as const;

const WORDS = { two: { en: '2 dice', ru: '2 кубика' }, three: { en: '3 dice after a 7', ru: '3 кубика после 7' } } as const;
const place = (roll: number): number => (roll - 2) * ROW + 24 + (roll > TWO_DICE ? 26 : 0);
const event = ({ roll, chance }: Effect, language: Language): readonly string[] => {
  const y = place(roll);
  return [
    label(24, y + 14, String(roll), { anchor: 'end', bold: true }),
    rect(BARS, y + 3, Math.max(1, (toDecimal(chance) / most) * WIDE), 15, roll > TWO_DICE ? 'amber' : 'blue'),
    label(LEFT, y + 15, titleOf(roll, language), { anchor: 'start', size: 12 }),
    label(358, y + 15, percent(chance, language), { anchor: 'end', size: 12, bold: true }),
  ];
};
export const chaosTrack: Figure = {
  caption: {
    en: 'How often each event comes, rolls again included, while no leader is in play.',
    ru: 'Как часто выпадает событие, с учётом перебросов и пока лидеров в игре нет.',
  },
  says: inBoth((language) =>
    effects.map(({ roll, chance }) => `${roll} ${titleOf(roll, language)}: ${percent(chance, language)}`).join('; '),
  ),
  draw: (language) => ({
    height: place(18) + 26,
    parts: [
      label(LEFT, 15, WORDS.two[language], { anchor: 'start', tone: 'blue', bold: true }),
      label(LEFT, place(TWO_DICE + 1) - 7, WORDS.three[language], { anchor: 'start', tone: 'amber', bold: true }),
      ...effects.flatMap((one) => event(one, language)),
    ],
  }),
};

const storm = tableOf('world-at-war/table/storm').rows;
/** Parses odds of the table: `5/54`. */
const shareOf = (text: string): number => {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return top / bottom;
};
const [FOOT, TALL] = [150, 300] as const;
const PHASE = { en: 'marker phase', ru: 'фаза снятия маркеров' } as const;
export const stormEnd: Figure = {
  caption: {
    en: 'In which marker phase the storm ends, and the die that ends it.',
    ru: 'В какую фазу снятия маркеров стихнет буря и при каком кубике.',
  },
  says: inBoth((language) => storm.map((row) => row.map((cell) => cellText(cell, language)).join(', ')).join('; ')),
  draw: (language) => ({
    height: 210,
    parts: storm
      .flatMap(([phase, on, odds], at) => {
        const x = 20 + at * 68;
        const tall = shareOf(cellText(odds, 'en')) * TALL;
        return [
          rect(x, FOOT - tall, 48, tall, 'blue'),
          label(x + 24, FOOT - tall - 8, cellText(odds, language), { bold: true }),
          label(x + 24, FOOT + 18, cellText(on, language), { bold: true }),
          label(x + 24, FOOT + 36, cellText(phase, language), { tone: 'soft' }),
        ];
      })
      .concat(line([8, FOOT], [352, FOOT], { width: 2 }), label(180, FOOT + 55, PHASE[language], { tone: 'soft' })),
  }),
};
