/** The four phases of a turn of Alpha Strike. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from './index.js';
import { label, line, rect, svg } from './svg.js';

interface Phase {
  readonly name: Text;
  readonly about: Text;
}

const PHASES: readonly Phase[] = [
  { name: { en: 'Initiative', ru: 'Инициатива' }, about: { en: 'both sides roll 2D6', ru: 'обе стороны бросают 2D6' } },
  { name: { en: 'Movement', ru: 'Движение' }, about: { en: 'in alternation, loser first', ru: 'по очереди, первым — проигравший' } },
  { name: { en: 'Combat', ru: 'Бой' }, about: { en: 'all of the loser, then the winner', ru: 'весь проигравший, затем победитель' } },
  {
    name: { en: 'End', ru: 'Завершение' },
    about: { en: 'damage takes effect, heat changes', ru: 'урон вступает в силу, нагрев меняется' },
  },
];
const STEP = 52;

const draw = (language: Language): string =>
  svg(
    {
      width: 360,
      height: PHASES.length * STEP,
      title: PHASES.map(({ name, about }, index) => `${index + 1}. ${name[language]}: ${about[language]}`).join('. '),
    },
    ...PHASES.flatMap(({ name, about }, index) => {
      const y = 4 + index * STEP;
      return [
        rect(2, y, 356, 40, index === 2 ? 'amber' : 'blue'),
        label(20, y + 26, String(index + 1), { bold: true, size: 17 }),
        label(40, y + 18, name[language], { anchor: 'start', bold: true, size: 14 }),
        label(40, y + 34, about[language], { anchor: 'start', size: 12.5 }),
        ...(index < PHASES.length - 1 ? [line(180, y + 41, 180, y + STEP - 1, { width: 2 })] : []),
      ];
    }),
  );

export const turn: Figure = {
  caption: {
    en: 'A turn, phase by phase. Whoever lost the initiative moves and attacks first.',
    ru: 'Ход по фазам. Проигравший инициативу движется и атакует первым.',
  },
  draw,
};
