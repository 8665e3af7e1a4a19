/** Runs calculators of any rule set in the page, so that a battle works offline. */
import type { Draft, Outcome } from '@rangefinder/widgets';
import { language } from '../dom.js';
import type { AskEngine } from './rules.js';

const engineScript = (question: string): string => `/widgets/engine/${question.replace('/', '.')}.js`;

type Engine = (draft: Draft, language: string, site: string) => Outcome;

/** @example askEngine('alpha-strike/heat', { heat: 1, fired: true }) */
export const askEngine: AskEngine = async (question, draft) => {
  const { default: engine } = (await import(/* @vite-ignore */ engineScript(question))) as { readonly default: Engine };
  return engine(draft, language, '');
};
