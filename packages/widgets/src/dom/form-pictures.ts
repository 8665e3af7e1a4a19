/** Fields that are drawn: hands of cards, dice, lines of hexes. */
import type { Path } from '../description.js';
import { controlsOf } from '../model/alternatives.js';
import type { ChoiceControl, Control, ListControl } from '../model/form.js';
import { handView } from './cards-view.js';
import type { FormPictures } from './control-view.js';
import { diceView } from './dice-view.js';
import { type Hex, hexLineView } from './hex-view.js';

type Drawings = Readonly<Record<string, string | undefined>>;

export const formPictures: FormPictures = {
  list: handView,
  refresh(form, body) {
    const controls = controlsOf(body);
    for (const place of form.querySelectorAll<HTMLElement>('[data-drawn]')) {
      const control = controls.find(({ path }) => path.join('.') === place.dataset.drawn);
      if (control) place.replaceChildren(...pictureOf(control, controls));
    }
  },
};

function pictureOf(control: Control, all: readonly Control[]): readonly Node[] {
  if (control.kind === 'text') return diceView(control.value);
  return control.kind === 'list' && control.field.hexes ? [hexLineView(hexesOf(control, all), control.field.hexes.drawings)] : [];
}

/** The hexes of a line from one end to the other. */
function hexesOf(list: ListControl, all: readonly Control[]): readonly Hex[] {
  const line = list.field.hexes;
  if (!line) return [];
  const beside = (path: Path, name: string) => all.find((one) => one.path.join('.') === [...path, name].join('.'));
  const around = list.path.slice(0, -1);
  const between = list.items.flatMap(({ path }) => {
    const count = beside(path, line.count);
    const hex = hexOf(beside(path, line.terrain));
    return Array.from({ length: count?.kind === 'number' ? (count.value ?? 1) : 1 }, () => hex);
  });
  return [hexOf(beside(around, line.from)), ...between, hexOf(beside(around, line.to))];
}

function hexOf(control: Control | undefined): Hex {
  const choice = control?.kind === 'choice' ? control : undefined;
  return { drawing: drawingsOf(choice)?.[choice?.value ?? ''] };
}

const drawingsOf = (choice: ChoiceControl | undefined): Drawings | undefined =>
  choice?.field.kind === 'choice' ? choice.field.type.drawings : undefined;
