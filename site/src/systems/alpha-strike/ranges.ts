/** Range brackets to scale, from the printed table. */
import { type Cell, type Language, systems, type Text } from '@rangefinder/rules';
import type { Figure } from '../../figures/figure.js';
import { label, line, rect, svg, type Tone } from '../../figures/svg.js';

const WIDTH = 360;
const MARGIN = 12;
const TONES: readonly Tone[] = ['blue', 'sunk', 'amber'];

interface Bracket {
  readonly name: Text;
  readonly limit: number;
  readonly modifier: number;
}

function brackets(): readonly Bracket[] {
  const table = systems.flatMap(({ tables }) => tables).find(({ id }) => id === 'alpha-strike/table/ranges');
  return (table?.rows ?? []).map(([name, limit, modifier]: readonly Cell[]) => ({
    name: name as Text,
    limit: Number(limit),
    modifier: Number(modifier),
  }));
}

function draw(language: Language): string {
  const all = brackets();
  const farthest = all.at(-1)?.limit ?? 1;
  const at = (inches: number) => MARGIN + (inches / farthest) * (WIDTH - 2 * MARGIN);
  const parts = all.flatMap(({ name, limit, modifier }, index) => {
    const from = all[index - 1]?.limit ?? 0;
    const middle = (at(from) + at(limit)) / 2;
    return [
      rect(at(from), 34, at(limit) - at(from), 34, TONES[index] ?? 'sunk'),
      label(middle, 57, `+${modifier}`, { bold: true, size: 16 }),
      label(index === 0 ? MARGIN : middle, 24, name[language], { anchor: index === 0 ? 'start' : 'middle' }),
      line(at(limit), 68, at(limit), 78),
      label(at(limit), 93, `${limit}"`, { anchor: limit === farthest ? 'end' : 'middle', bold: true }),
    ];
  });
  return svg({ width: WIDTH, height: 100, title: titleOf(all, language) }, ...parts, label(MARGIN, 93, '0"', { anchor: 'start' }));
}

const titleOf = (all: readonly Bracket[], language: Language): string =>
  all.map(({ name, limit, modifier }) => `${name[language]}: ${{ en: 'up to', ru: 'до' }[language]} ${limit}", +${modifier}`).join('; ');

export const ranges: Figure = {
  caption: {
    en: 'The brackets to scale, with what each adds to the target number.',
    ru: 'Дистанции в масштабе и их модификаторы к целевому значению.',
  },
  draw,
};
