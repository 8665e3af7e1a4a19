/** Calculators of any rule set, computed in the page: there is a table, and no signal. */
import type { Draft, Outcome } from '@rangefinder/widgets';
import { language } from '../scripts/dom.js';
import type { AskEngine } from './rules.js';

/** Where the script of a calculator lies. */
const engineScript = (question: string): string => `/widgets/engine/${question.replace('/', '.')}.js`;

type Engine = (draft: Draft, language: string, site: string) => Outcome;

/** Asks by address. @example askEngine('alpha-strike/heat', { heat: 1, fired: true }) */
export const askEngine: AskEngine = async (question, draft) => {
  const { default: engine } = (await import(/* @vite-ignore */ engineScript(question))) as { readonly default: Engine };
  return engine(draft, language, '');
};
