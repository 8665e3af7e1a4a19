/** “What beats it?”: the units that a ranking finds, sorted by how much more often they win a duel than lose it. */
import type { CardEntry } from '@rangefinder/cards';
import { ask } from '../catalog/api.js';
import { unitName } from '../catalog/page-cards.js';
import { language, make, say } from '../dom.js';
import { systemOf } from '../forces/saved-forces.js';
import { comparisonRulesOf, hasComparisonRules } from '../systems/index.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { COMPARISON } from '../texts/comparison.js';
import { type Duelist, duels } from './duels.js';
import type { ComparisonRules, MatchupConditions } from './rules.js';
import { shownDuels } from './shown-duels.js';

/** Candidates by damage. Each costs a duel to compute. */
const MAX_CANDIDATES = 12;
const MAX_POINTS = 999;

async function findCandidates(unit: CardEntry, conditions: MatchupConditions, rules: ComparisonRules): Promise<readonly Duelist[]> {
  const ranking = rules.matchups.ranking(unit, conditions);
  const { nodes } = (await ask('ranking', { ...ranking, first: MAX_CANDIDATES + 1 }, { language, fields: ['nodes.id', 'nodes.name'] })) as {
    readonly nodes: readonly Duelist[];
  };
  return nodes.filter(({ id }) => id !== unit.id).slice(0, MAX_CANDIDATES);
}

/** The list of opponents under these conditions. Rejects if the service is unreachable. */
async function opponents(unit: CardEntry, conditions: MatchupConditions, rules: ComparisonRules): Promise<readonly HTMLElement[]> {
  const candidates = await findCandidates(unit, conditions, rules);
  if (candidates.length === 0) return [make('p', {}, say(COMPARISON.noMatchups))];
  const itself = { id: unit.id, name: unitName(unit) };
  const pairs = candidates.map((candidate) => [candidate, itself] as const);
  const { isBeaten, shown } = shownDuels(await duels(pairs, rules, conditions.inches));
  if (shown.length === 0) throw new Error('the service answered no duel');
  const list = make('ul', { class: 'fights' }, ...shown.map(({ item }) => item));
  return isBeaten ? [list] : [make('h3', {}, say(COMPARISON.closeMatches)), make('p', {}, say(COMPARISON.noWinner)), list];
}

const numberInput = (value: number, max: number): HTMLInputElement =>
  make('input', { type: 'number', inputmode: 'numeric', min: 1, max, value, required: true });

/** Form for distance and points. Submitting it calls `search` with the entered values. */
function conditionForm(
  { inches, points }: MatchupConditions,
  maxInches: number,
  search: (changed: MatchupConditions) => void,
): HTMLElement {
  const [distance, cost] = [numberInput(inches, maxInches), numberInput(points, MAX_POINTS)];
  const field = (label: string, input: HTMLInputElement): HTMLElement => make('label', { class: 'field' }, make('span', {}, label), input);
  const form = make(
    'form',
    { class: 'matchup-conditions' },
    field(say(COMPARISON.distance), distance),
    field(say(COMPARISON.mostPoints), cost),
    make('button', { type: 'submit', class: 'button' }, say(COMPARISON.search)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search({ inches: distance.valueAsNumber, points: cost.valueAsNumber });
  });
  return form;
}

/** Builds the section. Rejects if the service is unreachable. */
export async function matchupSection(unit: CardEntry): Promise<HTMLElement> {
  const heading = make('h2', { id: 'matchups', tabindex: '-1' }, say(COMPARISON.matchups));
  const section = (...content: readonly HTMLElement[]): HTMLElement => make('section', { class: 'entry-part' }, heading, ...content);
  const rules = await comparisonRulesOf(unit.system);
  const conditions = rules?.matchups.conditionsFor(unit);
  if (!rules || !conditions) return section(make('p', {}, say(COMPARISON.noMatchups)));
  const list = make('div', { 'aria-live': 'polite' }, ...(await opponents(unit, conditions, rules)));
  const search = async (changed: MatchupConditions): Promise<void> => {
    list.setAttribute('aria-busy', 'true');
    const away = () => [make('p', { class: 'notice' }, say(CATALOG_TEXTS.away))];
    list.replaceChildren(...(await opponents(unit, changed, rules).catch(away)));
    list.removeAttribute('aria-busy');
  };
  const form = conditionForm(conditions, rules.matchups.maxInches, (changed) => void search(changed));
  return section(make('p', {}, say(rules.matchups.about)), form, list);
}

/** @example hasMatchups('alpha-strike/atlas-as7-d') // true */
export const hasMatchups = (id: string): boolean => hasComparisonRules(systemOf(id));
