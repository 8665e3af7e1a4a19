/** The heat scale with the effect of each box, from the printed table. */
import type { Cell, Language } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines, upright } from '../../../figures/labels.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { rect } from '../../../figures/svg.js';

const { columns, rows } = tableOf('alpha-strike/table/heat');
const LEFT = 84;
const BOX = 55;
const FOOT = 74;

/** A bar that grows with the heat. */
const bar = ([heat]: readonly Cell[], index: number, language: Language): readonly string[] => {
  const tall = 16 + index * 12;
  return [
    rect(LEFT + index * BOX + 2, FOOT - tall, BOX - 4, tall, index === 0 ? 'blue' : 'amber'),
    label(LEFT + index * BOX + BOX / 2, FOOT - 5, cellText(heat, language).split(',')[0] ?? '', { bold: true }),
  ];
};
const effects = (cells: readonly Cell[], index: number, language: Language): readonly string[] =>
  cells.slice(1).map((cell, at) => lines(LEFT + index * BOX + BOX / 2, FOOT + 24 + at * 38, cellText(cell, language), BOX, { bold: true }));
const LAST = rows.length - 1;

export const heat: Figure = {
  caption: {
    en: 'The scale of the card. At the last box the unit shuts down: no movement, no attack, and it is immobile.',
    ru: 'Шкала на карточке. На последнем делении БЕ отключается: не движется, не атакует и обездвижена.',
  },
  says: inBoth((language) =>
    rows.map((cells) => cells.map((cell, at) => `${cellText(columns[at], language)} ${cellText(cell, language)}`).join(', ')).join('; '),
  ),
  draw: (language) => ({
    height: FOOT + 126,
    parts: [
      ...rows.flatMap((cells, index) => bar(cells, index, language)),
      ...rows.slice(0, LAST).flatMap((cells, index) => effects(cells, index, language)),
      ...columns.slice(1).map((name, at) => lines(4, FOOT + 22 + at * 38, name[language], LEFT - 4, { anchor: 'start', size: 12 })),
      rect(LEFT + LAST * BOX + 6, FOOT + 8, BOX - 12, 108, 'amber'),
      upright(LEFT + LAST * BOX + BOX / 2 + 5, FOOT + 62, (cellText(rows[LAST]?.[0], language).split(', ')[1] ?? '').trim()),
    ],
  }),
};
