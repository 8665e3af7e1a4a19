/** Fights of units one against one, as bars with a link to all of it. */
import { flatten, percentage } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';
import { CATALOG } from '../texts/catalog.js';
import { ask } from './catalog-api.js';
import type { Comparison } from './comparison.js';
import { language, make, say } from './dom.js';

/** A unit by its name. */
export interface Fighting {
  readonly id: string;
  readonly name: string;
}

/** A fight with the odds of the first. */
export interface Fight {
  readonly firstWins: number;
  readonly item: HTMLElement;
}

/** In tenths of a percent. */
const percent = (chance: number): string => percentage(Math.round(chance * 1000) / 10, language);

/** One fight. Rejects when the service is away or has no time for it. */
async function fight(first: Fighting, second: Fighting, { question, draft, odds }: Comparison): Promise<Fight> {
  const asked = draft(first.id, second.id);
  const { first: one, second: other } = odds((await ask(question, asked, { language })) as WidgetAnswer);
  const [system, name] = question.split('/');
  const query = new URLSearchParams(flatten(asked).map(([key, text]) => [key, text]));
  const text = `${first.name} ${percent(one)} · ${second.name} ${percent(other)}`;
  const item = make(
    'li',
    {},
    make('a', { href: `/${language}/${system}/calculators/${name}/?${query}` }, text),
    make('span', { class: 'fight-bar', 'aria-hidden': 'true', style: `--first:${one};--second:${other}` }),
    make('small', {}, `${say(CATALOG.neither)}: ${percent(Math.max(0, 1 - one - other))}`),
  );
  return { firstWins: one, item };
}

/** All of them that the service answers. */
export async function fights(pairs: readonly (readonly [Fighting, Fighting])[], comparison: Comparison): Promise<readonly Fight[]> {
  const results = await Promise.allSettled(pairs.map(([one, other]) => fight(one, other, comparison)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
