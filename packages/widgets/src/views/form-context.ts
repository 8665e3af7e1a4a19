/** The context that all parts of a form share: data goes down in it, edits come up through its handlers. */
import type { CSSResult, TemplateResult } from 'lit';
import type { InputKind } from '../debounce.js';
import type { Field, Language, Path } from '../description.js';
import type { Prospect } from '../explore.js';
import type { Entry } from '../lookup.js';
import type { Body, CatalogControl, Control, ListControl } from '../model/controls.js';
import type { ShownProblem } from '../model/problems.js';
import type { WidgetState } from '../state.js';
import { type Say, sayIn } from '../texts.js';
import type { CatalogEntries } from './catalog-entries.js';

/** Called when the user edits a form. */
export interface FormHandlers {
  /** A field has a new value; `undefined` removes it. */
  change(path: Path, field: Field, value: unknown, kind: InputKind): void;
  /** Rows or a group are added, removed or redrawn. `edit` gets the present value and returns the next one. */
  reshape(path: Path, field: Field, edit: (value: unknown) => unknown): void;
  /** A catalog entry is chosen, or removed (`undefined`). */
  choose(path: Path, entry: Entry | undefined): void;
  /** Shows or hides the hint of a field. */
  toggleHint(place: string): void;
}

/** Drawings of a form. Only forms that have some load them. */
export interface FormPictures {
  /** A list of cards as a hand; `undefined` for other lists. */
  hand(control: ListControl, form: FormContext): TemplateResult | undefined;
  /** The dice of a text, or the hexes of a list. */
  drawing(control: Control, form: FormContext): unknown;
  readonly styles: CSSResult;
}

/** What draws controls, for parts that the form loads. */
export interface DrawForm {
  fields(kind: string, controls: readonly Control[], form: FormContext): unknown;
  formBody(body: Body, form: FormContext): TemplateResult;
}

/** Draws a form with two sides, with the folded fields below. */
export type BoardView = (
  shown: {
    readonly sides: NonNullable<Body['sides']>;
    readonly main: readonly Control[];
    readonly rest: TemplateResult;
    readonly draw: DrawForm;
  },
  form: FormContext,
) => TemplateResult;

interface FormParts {
  readonly catalog: CatalogEntries;
  /** `undefined` for forms without drawings. */
  readonly pictures: FormPictures | undefined;
  /** `undefined` for questions without two sides. */
  readonly board: BoardView | undefined;
  readonly on: FormHandlers;
}

export interface FormContext extends FormParts {
  readonly body: Body;
  readonly language: Language;
  readonly say: Say;
  readonly problems: readonly ShownProblem[];
  /** Odds of each alternative by its key. */
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** Whether the answer has odds, which alternatives then have as well. */
  readonly hasOdds: boolean;
  /** Whether the rules allow the draft as it is. Only then are forbidden choices disabled: otherwise one of them may be the way out. */
  readonly isAllowed: boolean;
  /** Places of the fields whose hint is shown. */
  readonly openHints: ReadonlySet<string>;
}

/** The context of a form in a state of its element. */
export function formContext(
  body: Body,
  { language, problems, isEdited, prospects, openHints, outcome, canVary }: WidgetState,
  parts: FormParts,
): FormContext {
  // A missing value is no error yet: in a form that the user has not edited it is not even marked.
  const isUntouched = !isEdited && problems.every(({ missing }) => missing);
  return {
    ...parts,
    body,
    language,
    say: sayIn(language),
    problems: isUntouched ? [] : problems,
    prospects,
    hasOdds: canVary,
    openHints,
    isAllowed: outcome?.ok === true && outcome.answer.allowed,
  };
}

/** A control that holds one value. */
export type SingleControl = Exclude<Control, { readonly kind: 'list' | 'group' }>;
export type { CatalogControl };
