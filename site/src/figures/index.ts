/** Drawings by section: the turns of all rule sets, and those in `systems/<slug>/figures.ts`. */
import { type Section, systems } from '@rangefinder/rules';
import type { Figure, Figures, PlacedFigure } from './figure.js';
import { svg } from './svg.js';
import { turnFigure } from './turn.js';

const drawn = import.meta.glob<{ readonly figures: Figures }>('../systems/*/figures.ts', { eager: true });

const FIGURES: Figures = Object.assign(
  Object.fromEntries(systems.flatMap(({ turns }) => turns.map((turn) => [turn.section, turnFigure(turn)]))),
  ...Object.values(drawn).map(({ figures }) => figures),
);

const SECTIONS: ReadonlyMap<string, Section> = new Map(systems.flatMap(({ sections }) => sections.map((section) => [section.id, section])));

const placed = (figure: Figure, { title }: Section): PlacedFigure => ({
  caption: figure.caption,
  draw: (language) => svg(title[language], figure.says[language], figure.draw(language)),
});

/** Ids of the sections with a drawing. */
export const figureSections: readonly string[] = Object.keys(FIGURES);

/** The drawing of a section; undefined without one. */
export function figureOf(section: string): PlacedFigure | undefined {
  const figure = FIGURES[section];
  const place = SECTIONS.get(section);
  return figure && place && placed(figure, place);
}
