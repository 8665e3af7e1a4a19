/** The second part of every widget, loaded beside the first answer: the answer, what each choice would bring, how it changes. */
import type { Description, Draft, Engine, Language, Path, WidgetAnswer } from './description.js';
import type { Changes } from './dom/changes-view.js';
import { explore, type Prospect } from './explore.js';
import { alternativesOf } from './model/alternatives.js';
import { mainFigure } from './model/answer.js';
import { fittedRows } from './model/fit.js';
import type { Body } from './model/form.js';
import { gridOf, heatMapOf } from './model/heat.js';
import { fieldIn, wholeLabel } from './model/problems.js';
import { asked, valueAt, withValue } from './model/values.js';
import { columnsOf, valuesOf, variableOf, variationOf } from './model/variation.js';

export { formPictures } from './dom/form-pictures.js';
export { drawAnswer, drawChanges, drawProblems } from './dom/frame-answer.js';
export { sheet } from './dom/more-styles.js';

/** A draft, and who answers it. */
interface Answering {
  readonly engine: Engine;
  readonly description: Description;
  readonly draft: Draft;
  readonly language: Language;
}

/** Whether what stands for an answer is odds: only these are compared. */
export const hasOdds = (description: Description, answer: WidgetAnswer | undefined, language: Language): boolean =>
  answer?.allowed === true && mainFigure(description, answer, { language })?.odds !== undefined;

/** What each choice of a form would bring. */
export async function prospectsOf({ engine, description, draft, body, language, signal }: Exploring): Promise<readonly Prospect[]> {
  return explore(engine, alternativesOf(description.input, draft, body), { description, language, signal });
}

/** The draft with a row that was added at the end of a list taking what the others leave; the same draft where it is taken as it is. */
export function fittedDraft({ engine, description, draft, language }: Answering, path: Path): Draft {
  const field = fieldIn(description.input, path);
  const rows = valueAt(draft, path);
  if (field?.kind !== 'list' || !Array.isArray(rows)) return draft;
  const fitted = fittedRows(field, rows, (tried) => {
    const outcome = engine(asked(description.input, withValue(draft, path, tried)), language, '');
    return outcome.ok && outcome.answer.allowed;
  });
  return fitted === rows ? draft : withValue(draft, path, fitted);
}

/** A draft whose choices are compared, until the signal says that it is another. */
interface Exploring extends Answering {
  readonly body: Body;
  readonly signal: AbortSignal;
}

/** What varies. */
interface Varying extends Exploring {
  /** Places of the numbers; the first one varies where none is named. */
  readonly over: string | undefined;
  readonly across: string | undefined;
}

/** The answer over the range of one number, or of two; nothing where the question has no number. */
export async function changesOf({ over, across, ...rest }: Varying): Promise<Changes | undefined> {
  const { engine, description, draft, body, language, signal } = rest;
  const all = variableOf(body);
  const isAt = (place: string | undefined) => (one: { readonly path: readonly (string | number)[] }) => one.path.join('.') === place;
  const control = all.find(isAt(over)) ?? all[0];
  if (!control) return undefined;
  const second = all.find((one) => one !== control && isAt(across)(one));
  const variables = all.map(({ path }) => ({ place: path.join('.'), label: wholeLabel(description.input, path, language) }));
  const chosen = variables[all.indexOf(control)] as Changes['chosen'];
  const exploring = { description, language, signal };
  if (second) {
    const found = await explore(engine, gridOf(description.input, draft, control, second), exploring);
    const map = heatMapOf(control, second, found, language);
    return { variables, chosen, columns: [], second: variables[all.indexOf(second)], map };
  }
  const values = valuesOf(control);
  const found = await explore(engine, variationOf(description.input, draft, control, values), exploring);
  return { variables, chosen, columns: columnsOf(control, values, found, language), second: undefined, map: undefined };
}
