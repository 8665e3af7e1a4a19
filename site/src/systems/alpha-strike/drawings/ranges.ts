/** Range brackets to scale, from the printed table. */
import type { Cell, Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label } from '../../../figures/labels.js';
import { base } from '../../../figures/pieces.js';
import { cellText, inBoth, signed, tableOf } from '../../../figures/rules.js';
import { line, path, rect, type Tone, WIDTH } from '../../../figures/svg.js';

const LEFT = 34;
const RIGHT = WIDTH - 14;
const TONES: readonly Tone[] = ['blue', 'raised', 'amber'];

interface Bracket {
  readonly name: Cell | undefined;
  readonly limit: number;
  readonly modifier: number;
}
const brackets: readonly Bracket[] = tableOf('alpha-strike/table/ranges').rows.map(([name, limit, modifier]) => ({
  name,
  limit: Number(limit),
  modifier: Number(modifier),
}));
const farthest = Math.max(...brackets.map(({ limit }) => limit));
const at = (inches: number): number => LEFT + (inches / farthest) * (RIGHT - LEFT);

const bracket = ({ name, limit, modifier }: Bracket, index: number, language: Language): readonly string[] => {
  const from = at(brackets[index - 1]?.limit ?? 0);
  const middle = (from + at(limit)) / 2;
  return [
    rect(from, 38, at(limit) - from, 36, TONES[index] ?? 'raised'),
    label(middle, 62, signed(modifier), { bold: true, size: 16 }),
    label(index === 0 ? 4 : middle, 26, cellText(name, language), { anchor: index === 0 ? 'start' : 'middle' }),
    line([at(limit), 74], [at(limit), 84]),
    label(at(limit), 100, `${limit}"`, { anchor: limit === farthest ? 'end' : 'middle', bold: true }),
  ];
};

/** A tick at every inch. */
const scale = path(Array.from({ length: farthest + 1 }, (_, inch) => `M${at(inch).toFixed(1)} 74v${inch % 6 === 0 ? 7 : 4}`).join(''), {
  tone: 'soft',
});

const WORDS: Text = { en: 'up to', ru: 'до' };

export const ranges: Figure = {
  caption: {
    en: 'The brackets to scale, with what each adds to the target number.',
    ru: 'Дистанции в масштабе и их модификаторы к целевому значению.',
  },
  says: inBoth((language) =>
    brackets
      .map(({ name, limit, modifier }) => `${cellText(name, language)}: ${WORDS[language]} ${limit}", ${signed(modifier)}`)
      .join('; '),
  ),
  draw: (language) => ({
    height: 106,
    parts: [
      scale,
      ...brackets.flatMap((one, index) => bracket(one, index, language)),
      base([17, 56], 15, 'blue', 90),
      label(LEFT, 100, '0"', { bold: true }),
    ],
  }),
};
