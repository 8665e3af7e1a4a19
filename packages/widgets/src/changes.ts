/** How an answer changes with one or two numbers of its draft. */
import type { Computer } from './computer.js';
import type { Description, Draft, Language, Path } from './description.js';
import type { Body } from './model/controls.js';
import { gridOf, type HeatMap, heatMapOf } from './model/heat.js';
import { wholeLabel } from './model/problems.js';
import { type Column, columnsOf, valuesOf, variableOf, variationOf } from './model/variation.js';

/** A number that can vary. */
export interface Variable {
  /** Its place in the draft. */
  readonly place: string;
  readonly label: string;
}

export interface Changes {
  readonly variables: readonly Variable[];
  readonly chosen: Variable;
  readonly columns: readonly Column[];
  /** The second number, and the map of both. */
  readonly second: Variable | undefined;
  readonly map: HeatMap | undefined;
}

/** A draft with its form, whose alternatives are answered until the signal is aborted. */
export interface Exploring {
  readonly computer: Computer;
  readonly description: Description;
  readonly draft: Draft;
  readonly body: Body;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** The paths of the numbers that vary. The first number of the form varies by default. */
interface Varying extends Exploring {
  readonly over: string | undefined;
  readonly across: string | undefined;
}

/** The answer over the range of one number, or of two; `undefined` if the form has no number. */
export async function changesOf({ over, across, ...rest }: Varying): Promise<Changes | undefined> {
  const { computer, description, draft, body, language, signal } = rest;
  const all = variableOf(body);
  const isAt = (place: string | undefined) => (one: { readonly path: Path }) => one.path.join('.') === place;
  const control = all.find(isAt(over)) ?? all[0];
  if (!control) return undefined;
  const second = all.find((one) => one !== control && isAt(across)(one));
  const variables = all.map(({ path }) => ({ place: path.join('.'), label: wholeLabel(description.input, path, language) }));
  const chosen = variables[all.indexOf(control)] as Changes['chosen'];
  if (second) {
    const found = await computer.explore({ alternatives: gridOf(description.input, draft, control, second), language, signal });
    const map = heatMapOf(control, second, found, language);
    return { variables, chosen, columns: [], second: variables[all.indexOf(second)], map };
  }
  const values = valuesOf(control);
  const found = await computer.explore({ alternatives: variationOf(description.input, draft, control, values), language, signal });
  return { variables, chosen, columns: columnsOf(control, values, found, language), second: undefined, map: undefined };
}
