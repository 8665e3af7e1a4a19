/** Duels between units as list items: the odds as a bar with a link to the calculator. */
import { flatten, percentage } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';
import { ask } from '../catalog/api.js';
import { language, make, say } from '../dom.js';
import { COMPARISON } from '../texts/comparison.js';
import type { ComparisonRules } from './rules.js';

export interface Duelist {
  readonly id: string;
  readonly name: string;
}

export interface Duel {
  /** Odds of the first to win minus odds of the second, from −1 to 1. */
  readonly advantage: number;
  readonly item: HTMLElement;
}

/** Rounds to tenths of a percent. */
const percent = (chance: number): string => percentage(Math.round(chance * 1000) / 10, language);

/** Computes one duel. Rejects if the service is unreachable or overloaded. */
async function duel(first: Duelist, second: Duelist, { question, draft, odds }: ComparisonRules, inches?: number): Promise<Duel> {
  const request = draft(first.id, second.id, inches);
  const { first: one, second: other } = odds((await ask(question, request, { language })) as WidgetAnswer);
  const [system, name] = question.split('/');
  const query = new URLSearchParams(flatten(request).map(([key, text]) => [key, text]));
  const text = `${first.name} ${percent(one)} · ${second.name} ${percent(other)}`;
  const item = make(
    'li',
    {},
    make('a', { href: `/${language}/${system}/calculators/${name}/?${query}` }, text),
    make('span', { class: 'fight-bar', 'aria-hidden': 'true', style: `--first:${one};--second:${other}` }),
    make('small', {}, `${say(COMPARISON.neither)}: ${percent(Math.max(0, 1 - one - other))}`),
  );
  return { advantage: one - other, item };
}

/** Computes several duels and drops those that fail. */
export async function duels(
  pairs: readonly (readonly [Duelist, Duelist])[],
  rules: ComparisonRules,
  inches?: number,
): Promise<readonly Duel[]> {
  const results = await Promise.allSettled(pairs.map(([one, other]) => duel(one, other, rules, inches)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
