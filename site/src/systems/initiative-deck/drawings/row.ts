/** The initiative row, activation with unequal numbers, an activated card, distances. */

import { card, marker } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, circle, line, rect } from '../../../figures/svg.js';
import { inLetters } from './words.js';

const HOLDERS = [
  { name: 'A', card: 'Ts' },
  { name: 'B', card: '2s' },
  { name: 'C', card: '3s' },
  { name: 'D', card: '4s' },
] as const;
const ROW = ['3d', 'Td', '4d', '2d'] as const;
interface Ordered {
  readonly order: readonly { readonly name: string }[];
}
const order = figuresFor<Ordered>('initiative-deck', 'initiativeRow', { participants: HOLDERS, row: ROW }).order.map(({ name }) => name);
const WORDS = {
  open: { en: 'open cards', ru: 'открытые карты' },
  row: { en: 'this turn’s row', ru: 'ряд на этот ход' },
  acts: { en: 'acts', ru: 'действует' },
} as const;
const [LEFT, STEP, WIDE] = [100, 66, 44] as const;

export const initiativeRow: Figure = {
  caption: {
    en: 'Each card of the row calls the open card of its rank; the leftmost acts first.',
    ru: 'Карта ряда зовёт открытую карту своего достоинства; самая левая действует первой.',
  },
  says: inBoth((language) => ROW.map((one, at) => `${inLetters(one, language)}: ${order[at]}`).join(', ')),
  draw: (language) => ({
    height: 248,
    parts: [
      lines(4, 44, WORDS.open[language], LEFT - 12, { anchor: 'start', bold: true }),
      ...HOLDERS.flatMap(({ name, card: held }, at) => [
        card([LEFT + at * STEP, 20], inLetters(held, language), { width: WIDE }),
        label(LEFT + at * STEP + WIDE / 2, 13, name, { bold: true }),
      ]),
      ...ROW.map((_, at) => {
        const to = HOLDERS.findIndex(({ name }) => name === order[at]);
        return arrow([LEFT + at * STEP + WIDE / 2, 134], [LEFT + to * STEP + WIDE / 2, 87], {
          tone: at === 0 ? 'blue' : 'soft',
          width: at === 0 ? 2 : 1.5,
        });
      }),
      lines(4, 162, WORDS.row[language], LEFT - 12, { anchor: 'start', bold: true }),
      ...ROW.map((one, at) => card([LEFT + at * STEP, 138], inLetters(one, language), { width: WIDE, tone: at === 0 ? 'blue' : 'raised' })),
      label(4, 230, WORDS.acts[language], { anchor: 'start', bold: true }),
      ...order.map((name, at) => marker([LEFT + at * STEP + WIDE / 2, 226], name, at === 0 ? 'blue' : 'raised', 13)),
    ],
  }),
};

const example = tableOf('initiative-deck/table/activation-example');
const steps = example.columns.slice(2);
const HEADS = { units: { en: 'units', ru: 'БЕ' }, low: { en: 'lowest initiative on top', ru: 'низкая инициатива сверху' } } as const;
export const unequalNumbers: Figure = {
  caption: {
    en: 'Whoever has the most units left activates one; those who share the most go from low initiative to high.',
    ru: 'Активирует тот, у кого осталось больше; при равенстве — от низкой инициативы к высокой.',
  },
  says: inBoth((language) =>
    steps
      .map(
        (step, at) =>
          `${step[language]}: ${example.rows
            .filter((row) => row[at + 2] === 1)
            .map(([name]) => cellText(name, language))
            .join(', ')}`,
      )
      .join('; '),
  ),
  draw: (language) => ({
    height: 246,
    parts: [
      label(52, 20, HEADS.units[language], { tone: 'soft' }),
      ...steps.map((step, at) => label(112 + at * 54, 20, step[language], { tone: 'soft', size: 12 })),
      ...example.rows.flatMap(([name, units, ...acts], row) => [
        line([4, 30 + row * 38], [356, 30 + row * 38], { tone: 'soft' }),
        label(14, 54 + row * 38, cellText(name, language), { bold: true, size: 15 }),
        label(52, 54 + row * 38, cellText(units, language)),
        ...acts.map((acted, at) => circle([112 + at * 54, 49 + row * 38], 11, acted === 1 ? 'blue' : 'soft')),
        ...acts.map((acted, at) => (acted === 1 ? label(112 + at * 54, 54 + row * 38, cellText(name, language), { bold: true }) : '')),
      ]),
      label(4, 240, HEADS.low[language], { anchor: 'start', tone: 'soft', size: 12 }),
    ],
  }),
};

const STATES = {
  held: { en: 'held: its rank is the initiative', ru: 'на руках: достоинство — инициатива' },
  active: { en: 'activated: turned, its effect happens', ru: 'активирована: повёрнута, эффект действует' },
  gone: { en: 'discarded in the end phase', ru: 'в сброс в завершающей фазе' },
} as const;
export const activating: Figure = {
  caption: {
    en: 'The life of a card with an effect. An environment stays in play instead.',
    ru: 'Путь карты с эффектом. Карта среды вместо этого остаётся в игре.',
  },
  says: inBoth((language) =>
    Object.values(STATES)
      .map((state) => state[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 188,
    parts: [
      card([34, 16], inLetters('7e', language), { width: 52 }),
      arrow([104, 52], [132, 52], { width: 2 }),
      card([154, 16], inLetters('7e', language), { width: 52, turned: true, tone: 'amber' }),
      arrow([230, 52], [258, 52], { width: 2 }),
      card([274, 16], inLetters('7e', language), { width: 52, gone: true }),
      ...[STATES.held, STATES.active, STATES.gone].map((state, at) => lines(60 + at * 120, 114, state[language], 112)),
    ],
  }),
};

const INCH = 24;
const [ZERO, MAX_CARDS] = [30, 6] as const;
const inchesOf = (hexes: number): number => figuresFor<{ readonly inches: number }>('initiative-deck', 'convert', { hexes }).inches;
const SCALES = { board: { en: 'MP or hexes', ru: 'ОД или гексы' }, table: { en: 'inches', ru: 'дюймы' } } as const;
export const conversion: Figure = {
  caption: { en: 'What cards count in MP or hexes is measured in inches.', ru: 'То, что на картах в ОД или гексах, отмеряют в дюймах.' },
  says: inBoth(
    (language) =>
      `${Array.from({ length: MAX_CARDS }, (_, at) => `${at + 1} = ${inchesOf(at + 1)}"`).join(', ')} (${SCALES.board[language]})`,
  ),
  draw: (language) => ({
    height: 118,
    parts: [
      label(4, 16, SCALES.board[language], { anchor: 'start', bold: true }),
      ...Array.from(
        { length: MAX_CARDS },
        (_, at) =>
          rect(ZERO + at * inchesOf(1) * INCH, 26, inchesOf(1) * INCH, 26, at % 2 === 0 ? 'blue' : 'raised', 0) +
          label(ZERO + (at + 0.5) * inchesOf(1) * INCH, 44, String(at + 1), { bold: true }),
      ),
      ...Array.from({ length: inchesOf(MAX_CARDS) + 1 }, (_, inch) =>
        line([ZERO + inch * INCH, 58], [ZERO + inch * INCH, inch % 2 === 0 ? 70 : 65]),
      ),
      ...Array.from({ length: MAX_CARDS + 1 }, (_, at) => label(ZERO + at * inchesOf(1) * INCH, 88, `${at === 0 ? 0 : inchesOf(at)}"`)),
      label(4, 112, SCALES.table[language], { anchor: 'start', bold: true }),
    ],
  }),
};
