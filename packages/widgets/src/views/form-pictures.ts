/** Fields that are drawn: hands of cards, dice, lines of hexes. */
import { capital } from '@rangefinder/rules';
import { nothing } from 'lit';
import type { Draft, Field, Path } from '../description.js';
import { controlsOf } from '../model/alternatives.js';
import type { ChoiceControl, Control, ListControl } from '../model/controls.js';
import { nextTerrain, terrainOf, withoutLast, withTerrain } from '../model/hexes.js';
import { rowsIn } from '../model/lists.js';
import { diceView } from './dice.js';
import type { FormContext, FormPictures } from './form-context.js';
import { formPictureStyles } from './form-picture-styles.js';
import { handView } from './hand.js';
import { type Hex, type HexLine, hexLineView } from './hex-line.js';
import { placeOf } from './labels.js';

export const formPictures: FormPictures = {
  hand: handView,
  drawing: (control, form) => {
    if (control.kind === 'text') return diceView(control.value);
    const line = control.kind === 'list' ? lineOf(control, form) : undefined;
    return line ? hexLineView(line) : nothing;
  },
  styles: formPictureStyles,
};

/** The hexes of a line from one end to the other. */
function lineOf(list: ListControl, form: FormContext): HexLine | undefined {
  const line = list.field.hexes;
  const terrain = terrainOf(list.field);
  if (!line || !terrain) return undefined;
  const controls = controlsOf(form.body);
  const controlAt = (path: Path, name: string) => controls.find((one) => placeOf(one.path) === placeOf([...path, name]));
  const set = (at: number, word: string | undefined) =>
    form.on.reshape(list.path, list.field, (value) =>
      word === undefined ? value : withTerrain(line, rowsIn(list.field, value) as readonly Draft[], at, word),
    );
  const words = list.items.flatMap(({ path }) => {
    const count = controlAt(path, line.count);
    const choice = controlAt(path, line.terrain);
    const word = choice?.kind === 'choice' ? choice.value : '';
    return Array.from({ length: count?.kind === 'number' ? (count.value ?? 1) : 1 }, () => word);
  });
  const between = words.map((word, at) => ({
    drawing: terrain.type.drawings?.[word],
    name: `${list.label} ${at + 1}: ${nameOf(terrain, word, form)}`,
    place: `${placeOf(list.path)} hex ${at}`,
    tap: () => set(at, nextTerrain(terrain, word)),
  }));
  const [clear] = Object.keys(terrain.type.values);
  const longer = {
    name: `${form.say('add')}: ${list.label}`,
    place: `${placeOf(list.path)} longer`,
    tap: () => set(words.length, clear),
  };
  const shorter = {
    name: form.say('shorter'),
    place: `${placeOf(list.path)} shorter`,
    tap: () => form.on.reshape(list.path, list.field, (value) => withoutLast(line, rowsIn(list.field, value) as readonly Draft[])),
  };
  const end = (name: string) => endOf(controlAt(list.path.slice(0, -1), name), form);
  return {
    hexes: [end(line.from), ...between, end(line.to)],
    ends: line.drawings,
    shorter: words.length > 0 ? shorter : undefined,
    longer: list.canAdd ? longer : undefined,
  };
}

type Choice = Extract<Field, { kind: 'choice' }>;

const nameOf = ({ type }: Choice, word: string, { language }: FormContext): string => capital(type.values[word]?.[language] ?? '—');

/** The hex at an end: a field next to the list. */
function endOf(control: Control | undefined, form: FormContext): Hex {
  const choice = control?.kind === 'choice' && control.field.kind === 'choice' ? (control as ChoiceControl & { field: Choice }) : undefined;
  if (!choice) return { drawing: undefined, name: '', place: '', tap: () => undefined };
  const { field, path, label, value } = choice;
  return {
    drawing: field.type.drawings?.[value],
    name: `${label}: ${nameOf(field, value, form)}`,
    place: `${placeOf(path)} hex`,
    tap: () => form.on.reshape(path, field, () => nextTerrain(field, value)),
  };
}
