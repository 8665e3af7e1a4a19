/** Runs calculators of any rule set in the page, so that a battle works offline, with the readings of this device. */
import type { Description, Draft, Outcome } from '@rangefinder/widgets';
import { language } from '../dom.js';
import { playedDraft } from '../readings.js';
import type { AskEngine } from './rules.js';

type Engine = (draft: Draft, language: string, site: string) => Outcome;

const scriptOf = (folder: 'engine' | 'descriptions', question: string): string => `/widgets/${folder}/${question.replace('/', '.')}.js`;

/** What a calculator asks for. */
export const descriptionOf = async (question: string): Promise<Description> =>
  ((await import(/* @vite-ignore */ scriptOf('descriptions', question))) as { readonly default: Description }).default;

/** @example askEngine('alpha-strike/heat', { heat: 1, fired: true }) */
export const askEngine: AskEngine = async (question, draft) => {
  const [{ default: engine }, description] = await Promise.all([
    import(/* @vite-ignore */ scriptOf('engine', question)) as Promise<{ readonly default: Engine }>,
    descriptionOf(question),
  ]);
  return engine({ ...playedDraft(description), ...draft }, language, '');
};
