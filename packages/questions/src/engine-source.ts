/** Answers of the engine without a service: calculators, dice and the rulebook. */
import { ask, askDice, type Language } from '@rangefinder/rules';
import type { AnswerSource, FoundPlace } from './answer-source.js';

export interface EngineOptions {
  readonly language: Language;
  readonly site: string;
  /** Searches the rulebook. */
  readonly search?: AnswerSource['search'];
}

const NOTHING: readonly FoundPlace[] = [];

/** Creates a source that needs no service. */
export const engineSource = ({ language, site, search = () => NOTHING }: EngineOptions): AnswerSource => ({
  calculator: (id, draft) => ask<string>(id, draft, { language, site }),
  dice: (expression) => askDice(expression, { language }),
  search,
});
