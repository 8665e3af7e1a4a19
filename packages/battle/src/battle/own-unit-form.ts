/** The form of units that no catalog has. */
import type { Description } from '@rangefinder/widgets';
import { make, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { optionsOf } from './own-units.js';
import type { OwnUnitRules } from './rules.js';

function select(name: string, { input, names }: Description): HTMLLabelElement {
  const field = input[name];
  const options = optionsOf(field, names).map(({ value, text }) => make('option', { value }, say(text)));
  const chosen = make('select', {}, ...options);
  const usual = field && ('default' in field ? field.default : 'example' in field ? field.example : undefined);
  if (usual !== undefined) chosen.value = String(usual);
  return make('label', { class: 'field' }, make('span', {}, field ? say(field.label) : name), chosen);
}

/** The form of a unit: one list for each field, and a button that adds it. */
export function ownUnitForm(
  system: string,
  rules: OwnUnitRules,
  description: Description,
  add: (id: string) => void,
): readonly HTMLElement[] {
  const fields = rules.fields.map((name) => select(name, description));
  const button = make('button', { type: 'button', class: 'button' }, say(BATTLE.addFigure));
  button.addEventListener('click', () => {
    const values = fields.map((field) => field.querySelector('select')?.value ?? '');
    add(`${system}/${values.join('.')}`);
  });
  return [...fields, button];
}
