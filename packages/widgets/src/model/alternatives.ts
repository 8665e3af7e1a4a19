/** Drafts that differ from the present one in a single choice. */
import type { Draft, Fields } from '../description.js';
import { changed } from './change.js';
import type { Body, Control, NumberControl, SideControls } from './controls.js';

/** A draft that differs in one choice. */
export interface Alternative {
  /** Where the form shows its odds: `situation.inches=14`, `situation.woods=other`. */
  readonly key: string;
  readonly draft: Draft;
}

/** The key of a choice. */
export const keyOf = (path: readonly (string | number)[], value: unknown): string => `${path.join('.')}=${String(value)}`;

/** The key of the other choice of a switch, on or off. */
export const otherKeyOf = (path: readonly (string | number)[]): string => keyOf(path, 'other');

export const controlsOf = ({
  sides = [],
  main,
  more,
  printed,
}: Pick<Body, 'main' | 'more' | 'printed'> & { readonly sides?: readonly SideControls[] }): readonly Control[] =>
  [...sides.flatMap((side) => [...side.controls, ...side.more]), ...main, ...more, ...(printed?.controls ?? [])].flatMap((control) => {
    if (control.kind === 'group') return [control, ...(control.present ? controlsOf(control) : [])];
    return control.kind === 'list' ? [control, ...control.items.flatMap(inItem)] : [control];
  });

const inItem = (item: Control): readonly Control[] => (item.kind === 'group' ? controlsOf(item) : [item]);

/** Whole numbers of a ruler, from its start to the end of its last band. */
export const marksOf = ({ min, bands }: NumberControl): readonly number[] => {
  const end = bands.at(-1)?.to ?? min;
  return Array.from({ length: Math.floor(end - min) + 1 }, (_, index) => min + index);
};

/** Every value of a number that is shown as segments. */
export const numbersOf = ({ min, max }: NumberControl): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

function valuesOf(control: Control): readonly unknown[] {
  if (control.kind === 'switch') return [!control.value];
  if (control.kind === 'choice') return control.segmented ? control.options.map(({ value }) => value) : [];
  if (control.kind === 'number' && control.segmented) return numbersOf(control);
  return control.kind === 'number' && control.bands.length > 0 ? marksOf(control) : [];
}

const isRuler = (control: Control): boolean => control.kind === 'number' && control.bands.length > 0;

const alternativesTo = (input: Fields, draft: Draft, controls: readonly Control[]): readonly Alternative[] =>
  controls.flatMap((control) =>
    valuesOf(control).map((value) => {
      const { path, field } = control;
      const typed = field.kind === 'boolean' && typeof value === 'string' ? value === 'true' : value;
      const key = control.kind === 'switch' ? otherKeyOf(path) : keyOf(path, value);
      return { key, draft: changed(input, draft, { path, field, value: typed }) };
    }),
  );

/** Every draft that is one tap away. Rulers come first: users look at them first. */
export const alternativesOf = (input: Fields, draft: Draft, body: Body): readonly Alternative[] =>
  alternativesTo(
    input,
    draft,
    controlsOf(body).toSorted((one, other) => Number(isRuler(other)) - Number(isRuler(one))),
  );

/** The same without rulers. Only their odds take no room of their own in the form. */
export const choicesOf = (input: Fields, draft: Draft, body: Body): readonly Alternative[] =>
  alternativesTo(
    input,
    draft,
    controlsOf(body).filter((control) => !isRuler(control)),
  );
