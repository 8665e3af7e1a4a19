/** Fields that are drawn: hands of cards, dice, lines of hexes. */
import { capital } from '@rangefinder/rules';
import type { Draft, Field, Path } from '../description.js';
import { controlsOf } from '../model/alternatives.js';
import type { Body, ChoiceControl, Control, ListControl } from '../model/form.js';
import { nextTerrain, terrainOf, withTerrain } from '../model/hexes.js';
import { rowsIn } from '../model/lists.js';
import { handView } from './cards-view.js';
import { type FormEvents, type FormPictures, placeOf } from './control-view.js';
import { diceView } from './dice-view.js';
import { type Hex, type HexLineDrawing, hexLineView } from './hex-view.js';

export const formPictures: FormPictures = {
  list: handView,
  refresh(form: HTMLElement, body: Body, events: FormEvents) {
    const controls = controlsOf(body);
    for (const place of form.querySelectorAll<HTMLElement>('[data-drawn]')) {
      const control = controls.find(({ path }) => placeOf(path) === place.dataset.drawn);
      if (control) place.replaceChildren(...pictureOf(control, controls, events));
    }
  },
};

function pictureOf(control: Control, all: readonly Control[], events: FormEvents): readonly Node[] {
  if (control.kind === 'text') return diceView(control.value);
  const line = control.kind === 'list' ? lineOf(control, all, events) : undefined;
  return line ? [hexLineView(line)] : [];
}

/** The hexes of a line from one end to the other. */
function lineOf(list: ListControl, all: readonly Control[], events: FormEvents): HexLineDrawing | undefined {
  const line = list.field.hexes;
  const terrain = terrainOf(list.field);
  if (!line || !terrain) return undefined;
  const beside = (path: Path, name: string) => all.find((one) => placeOf(one.path) === placeOf([...path, name]));
  const around = list.path.slice(0, -1);
  const set = (at: number, word: string | undefined) =>
    events.reshape(list.path, list.field, (value) =>
      word === undefined ? value : withTerrain(line, rowsIn(list.field, value) as readonly Draft[], at, word),
    );
  const words = list.items.flatMap(({ path }) => {
    const count = beside(path, line.count);
    const choice = beside(path, line.terrain);
    const word = choice?.kind === 'choice' ? choice.value : '';
    return Array.from({ length: count?.kind === 'number' ? (count.value ?? 1) : 1 }, () => word);
  });
  const between = words.map((word, at) => ({
    drawing: terrain.type.drawings?.[word],
    name: `${list.label} ${at + 1}: ${nameOf(terrain, word, events)}`,
    place: `${placeOf(list.path)} hex ${at}`,
    tap: () => set(at, nextTerrain(terrain, word)),
  }));
  const [clear] = Object.keys(terrain.type.values);
  const longer = {
    name: `${events.say('add')}: ${list.label}`,
    place: `${placeOf(list.path)} longer`,
    tap: () => set(words.length, clear),
  };
  const end = (name: string) => endOf(beside(around, name), events);
  return { hexes: [end(line.from), ...between, end(line.to)], ends: line.drawings, longer: list.canAdd ? longer : undefined };
}

type Choice = Extract<Field, { kind: 'choice' }>;

const nameOf = ({ type }: Choice, word: string, { language }: FormEvents): string => capital(type.values[word]?.[language] ?? '—');

/** The hex at an end: a field of its own beside the line. */
function endOf(control: Control | undefined, events: FormEvents): Hex {
  const choice = control?.kind === 'choice' && control.field.kind === 'choice' ? (control as ChoiceControl & { field: Choice }) : undefined;
  if (!choice) return { drawing: undefined, name: '', place: '', tap: () => undefined };
  const { field, path, label, value } = choice;
  return {
    drawing: field.type.drawings?.[value],
    name: `${label}: ${nameOf(field, value, events)}`,
    place: `${placeOf(path)} hex`,
    tap: () => events.reshape(path, field, () => nextTerrain(field, value)),
  };
}
