/** Tools that look things up: the search, rules, units, dice. */
import { calculatorLine, calculatorsFor } from '@rangefinder/rulebook/search';
import { SLUGS, systems } from '@rangefinder/rules';
import { z } from 'zod';
import { EXAMPLES } from '../../../schema/examples.js';
import { entriesLike, type FoundHit, found, hitLine, nearEntries } from './entries.js';
import { PLACE_FIELDS, type Place, placeKind, placeText } from './places.js';
import { type Asking, objection, type Said, said, saidOf } from './run-operation.js';
import { count, defineTool } from './tool.js';

const CALCULATORS = 5;
const OTHERS = 6;

export const find = defineTool({
  name: 'find',
  title: 'Find a calculator, rule or unit',
  description:
    'Start here. Finds the calculators for a question in words, and rules, tables, rulings, units and weapons, with their ids. ' +
    `Games: ${systems.map(({ title }) => title.en).join('; ')}. English or Russian.`,
  input: z.object({ question: z.string().min(1).max(500).describe('E.g. "Alpha Strike: what do I need to hit a target that jumped?"') }),
  async call({ question }, asking) {
    const { context, system } = asking;
    const calculators = calculatorsFor(question, system, CALCULATORS).map((calculator) => calculatorLine(calculator, context.language));
    const others = (await found(question, asking)).filter(({ kind }) => kind !== 'CALCULATOR').slice(0, OTHERS);
    const lines = [...calculators, ...others.map(hitLine)];
    return lines.length > 0 ? said(...lines) : objection('Nothing found. Try other words, or name the game.');
  },
});

export const rule = defineTool({
  name: 'rule',
  title: 'Read a rule',
  description: 'A section, table or ruling of the rulebook by its id, as `find` and the steps of an answer name it.',
  input: z.object({ id: z.string().describe(`E.g. ${EXAMPLES.table}`) }),
  call: ({ id }, asking) => readPlace(id, asking),
});

/** A place of the rulebook as text. */
export async function readPlace(id: string, asking: Asking): Promise<Said> {
  const kind = placeKind(id);
  const executed = await asking.ask(kind, { id }, PLACE_FIELDS[kind]);
  if (executed.ok && executed.value) return said(placeText(executed.value as Place));
  const near = (await placesLike(id, asking)).slice(0, OTHERS);
  return objection(`There is no rule "${id}".`, ...near.map(hitLine));
}

const PLACES: ReadonlySet<string> = new Set(['SECTION', 'TABLE', 'RULING']);
/** Words of ids that say what a place is, not what it is about. */
const KIND_WORDS = /\b(table|ruling|rule|section)s?\b/g;

/** What a wrong id may mean, within the rule set that it begins with. */
async function placesLike(id: string, asking: Asking): Promise<readonly FoundHit[]> {
  const [first = '', ...below] = id.split('/');
  const slug = SLUGS.find((one) => one === first);
  const words = (slug ? below : [first, ...below]).join(' ').replaceAll('-', ' ').replaceAll(KIND_WORDS, '');
  return (await found(words, { ...asking, system: asking.system ?? slug })).filter(({ kind }) => PLACES.has(kind));
}

const MOST_COMPARED = 4;
const CARD = 'id,name,kind,cost,abilities,stats,sourcePage';

export const unit = defineTool({
  name: 'unit',
  title: 'Units: cards, compared',
  description: 'The figures of one unit, or of up to four to compare, by id or by name as players say it ("Timber Wolf Prime").',
  input: z.object({ units: z.array(z.string().min(1).max(200)).min(1).max(MOST_COMPARED) }),
  async call({ units }, asking) {
    const cards = await Promise.all(units.map((name) => cardOf(name, asking)));
    return { ...said(...cards.map(({ text }) => text)), ...(cards.every(({ isError }) => isError) && { isError: true as const }) };
  },
});

/** A card by its id, else by what the name finds first, with what else it may have meant. */
async function cardOf(name: string, asking: Asking): Promise<Said> {
  const exact = name.includes('/') ? await cardById(name, asking) : undefined;
  if (exact) return exact;
  const [first, ...others] = (await entriesLike(name, asking)).filter(({ kind }) => kind === 'UNIT');
  const card = first && (await cardById(first.id, asking));
  if (!card) return objection(`There is no unit "${name}".`, ...(await nearEntries(name, asking)));
  const also = others.slice(0, MOST_COMPARED).map(({ id }) => id);
  return said(card.text, also.length > 0 ? `Also: ${also.join(', ')}` : undefined);
}

async function cardById(id: string, asking: Asking): Promise<Said | undefined> {
  const executed = await asking.ask('unit', { id }, CARD);
  return executed.ok && executed.value ? said(JSON.stringify(withoutNull(executed.value))) : undefined;
}

/** What is not known needs no words. */
const withoutNull = (value: object): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (inner === null || key === '__typename' ? undefined : inner)));

interface UnitList {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly kind: string; readonly cost: number | null }[];
}

export const units = defineTool({
  name: 'units',
  title: 'Search units',
  description:
    'Units by conditions in one line: `faction:kurita era:3025 pv<=40 role:sniper special:ECM move>=10 jump sort:-pv`, or words of names.',
  input: z.object({
    query: z.string().max(300),
    first: count('How many', 100),
    after: z.string().optional().describe('Cursor of the page before'),
  }),
  call: ({ query, first, after }, asking) =>
    saidOf<UnitList>(
      asking.ask(
        'units',
        { query: inSystem(query, asking), first: first ?? 20, after },
        'totalCount,pageInfo,nodes.id,nodes.name,nodes.kind,nodes.cost',
      ),
      ({ totalCount, pageInfo, nodes }) =>
        said(
          `${totalCount} found`,
          ...nodes.map(({ id, name, kind, cost }) => `${id}: ${name}, ${kind}${cost === null ? '' : `, ${cost} points`}`),
          pageInfo.hasNextPage ? `after: ${pageInfo.endCursor}` : undefined,
        ),
    ),
});

const inSystem = (query: string, { system }: Asking): string =>
  system === undefined || query.includes('system:') ? query : `system:${system} ${query}`;

interface Rolled {
  readonly summary: string;
  readonly outcomes: readonly { readonly value: number; readonly chance: { readonly fraction: string } }[];
}

export const dice = defineTool({
  name: 'dice',
  title: 'Roll dice exactly',
  description: 'Exact odds of a dice expression: `2d6`, `3d6kh2`, `(2d6+1)>=7` for a sum, `4d6>=5` for dice that pass.',
  input: z.object({ expression: z.string().max(200) }),
  call: ({ expression }, asking) =>
    saidOf<Rolled>(asking.ask('dice', { expression }, 'summary,outcomes.value,outcomes.chance.fraction'), ({ summary, outcomes }) =>
      said(summary, outcomes.map(({ value, chance }) => `${value}: ${chance.fraction}`).join(', ')),
    ),
});
