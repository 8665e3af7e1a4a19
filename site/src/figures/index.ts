/** Drawings of ours, by the section that they stand in: the turns of all rule sets, and `systems/<slug>/figures.ts`. */
import { systems } from '@rangefinder/rules';
import type { Figure, Figures } from './figure.js';
import { turnFigure } from './turn.js';

const drawn = import.meta.glob<{ readonly figures: Figures }>('../systems/*/figures.ts', { eager: true });

const FIGURES: Figures = Object.assign(
  Object.fromEntries(systems.flatMap(({ turns }) => turns.map((turn) => [turn.section, turnFigure(turn)]))),
  ...Object.values(drawn).map(({ figures }) => figures),
);

export const figureOf = (section: string): Figure | undefined => FIGURES[section];
