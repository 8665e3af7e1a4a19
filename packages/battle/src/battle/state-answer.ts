/** What a unit may do now: the answer of the state calculator of its rule set, in its row. */
import { make, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { askEngine } from './engine.js';
import type { UnitRow } from './row.js';

/** Draws the summary at once and fills it in when the calculator is loaded; its steps unfold. */
export function stateAnswer({ rules, fighter, card, battle }: UnitRow): HTMLElement | null {
  const draft = card && rules?.state?.draft({ fighter, card }, battle);
  if (!rules?.state || !draft) return null;
  const summary = make('summary', {}, '…');
  const steps = make('ul', {});
  const place = make('details', { class: 'fighter-state' }, summary, steps);
  const show = async (question: string): Promise<void> => {
    const outcome = await askEngine(question, draft);
    if (!outcome.ok) return summary.replaceChildren(outcome.problems.map(({ allowed }) => allowed).join('; '));
    summary.replaceChildren(outcome.answer.summary);
    steps.replaceChildren(...outcome.answer.steps.map(({ label, text }) => make('li', {}, make('b', {}, label), ` ${text}`)));
  };
  show(rules.state.question).catch(() => summary.replaceChildren(say(BATTLE.noAnswer)));
  return place;
}
