/** Lookup tools: find, rule, unit, units, dice. */
import { calculatorLine, calculatorsFor } from '@rangefinder/rulebook/search';
import { SLUGS, systems } from '@rangefinder/rules';
import { z } from 'zod';
import { EXAMPLES } from '../../../schema/examples.js';
import { entriesLike, type FoundHit, found, hitLine, nearEntries } from './entries.js';
import { errorReply, type OperationRunner, reply, replyWith, type ToolReply } from './operation-runner.js';
import { PLACE_FIELDS, type Place, placeKind, placeText } from './places.js';
import { count, defineTool, id } from './tool.js';

const CALCULATORS = 5;
const MAX_CURSOR_CHARACTERS = 2_000;
const OTHERS = 6;

export const find = defineTool({
  name: 'find',
  title: 'Find a calculator, rule or unit',
  description:
    'Start here. Finds the calculators for a question in words, and rules, tables, rulings, units and weapons, with their ids. ' +
    `Games: ${systems.map(({ title }) => title.en).join('; ')}. English or Russian.`,
  input: z.strictObject({
    question: z.string().min(1).max(500).describe('E.g. "Alpha Strike: what do I need to hit a target that jumped?"'),
  }),
  async call({ question }, runner) {
    const { context, system } = runner;
    const calculators = calculatorsFor(question, system, CALCULATORS).map((calculator) => calculatorLine(calculator, context.language));
    const others = (await found(question, runner)).filter(({ kind }) => kind !== 'CALCULATOR').slice(0, OTHERS);
    const lines = [...calculators, ...others.map(hitLine)];
    return lines.length > 0 ? reply(...lines) : errorReply('Nothing found. Try other words, or name the game.');
  },
});

export const rule = defineTool({
  name: 'rule',
  title: 'Read a rule',
  description: 'A section, table or ruling of the rulebook by its id, as `find` and the steps of an answer name it.',
  input: z.strictObject({ id: id().describe(`E.g. ${EXAMPLES.table}`) }),
  call: ({ id: place }, runner) => readPlace(place, runner),
});

/** Returns a section, table or ruling as text. */
export async function readPlace(id: string, runner: OperationRunner): Promise<ToolReply> {
  const kind = placeKind(id);
  const executed = await runner.run(kind, { id }, PLACE_FIELDS[kind]);
  if (executed.ok && executed.value) return { ...reply(placeText(executed.value as Place)), structured: { ...executed.value } };
  const near = (await placesLike(id, runner)).slice(0, OTHERS);
  return errorReply(`There is no rule "${id}".`, ...near.map(hitLine));
}

const PLACES: ReadonlySet<string> = new Set(['SECTION', 'TABLE', 'RULING']);
/** Words in ids that denote the kind of place. */
const KIND_WORDS = /\b(table|ruling|rule|section)s?\b/g;

/** Returns places with a similar id in the same rule set. */
async function placesLike(id: string, runner: OperationRunner): Promise<readonly FoundHit[]> {
  const [first = '', ...below] = id.split('/');
  const slug = SLUGS.find((one) => one === first);
  const words = (slug ? below : [first, ...below]).join(' ').replaceAll('-', ' ').replaceAll(KIND_WORDS, '');
  return (await found(words, { ...runner, system: runner.system ?? slug })).filter(({ kind }) => PLACES.has(kind));
}

const MAX_COMPARED_UNITS = 4;
const CARD = 'id,name,kind,cost,abilities,stats,sourcePage';

export const unit = defineTool({
  name: 'unit',
  title: 'Units: cards, compared',
  description: 'The figures of one unit, or of up to four to compare, by id or by name as players say it ("Timber Wolf Prime").',
  input: z.strictObject({ units: z.array(z.string().min(1).max(200)).min(1).max(MAX_COMPARED_UNITS) }),
  async call({ units }, runner) {
    const cards = await Promise.all(units.map((name) => cardOf(name, runner)));
    return {
      ...reply(...cards.map(({ text }) => text)),
      structured: { units: cards.flatMap(({ structured }) => structured ?? []) },
      ...(cards.every(({ isError }) => isError) && { isError: true as const }),
    };
  },
});

/** Returns a card by id, or by the best match of a name with the alternatives. */
async function cardOf(name: string, runner: OperationRunner): Promise<ToolReply> {
  const exact = name.includes('/') ? await cardById(name, runner) : undefined;
  if (exact) return exact;
  const [first, ...others] = (await entriesLike(name, runner)).filter(({ kind }) => kind === 'UNIT');
  const card = first && (await cardById(first.id, runner));
  if (!card) return errorReply(`There is no unit "${name}".`, ...(await nearEntries(name, runner)));
  const also = others.slice(0, MAX_COMPARED_UNITS).map(({ id }) => id);
  return { ...card, ...reply(card.text, also.length > 0 ? `Also: ${also.join(', ')}` : undefined) };
}

async function cardById(id: string, runner: OperationRunner): Promise<ToolReply | undefined> {
  const executed = await runner.run('unit', { id }, CARD);
  if (!executed.ok || !executed.value) return undefined;
  const card = withoutNull(executed.value);
  return { ...reply(JSON.stringify(card)), structured: card };
}

/** Leaves out nulls, to save tokens. */
const withoutNull = (value: object): Readonly<Record<string, unknown>> =>
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
  input: z.strictObject({
    query: z.string().max(300),
    first: count('How many', 100),
    after: z.string().max(MAX_CURSOR_CHARACTERS).optional().describe('Cursor of the page before'),
  }),
  call: ({ query, first, after }, runner) =>
    replyWith<UnitList>(
      runner.run(
        'units',
        { query: inSystem(query, runner), first: first ?? 20, after },
        'totalCount,pageInfo,nodes.id,nodes.name,nodes.kind,nodes.cost',
      ),
      runner,
      ({ totalCount, pageInfo, nodes }) =>
        reply(
          `${totalCount} found`,
          ...nodes.map(({ id, name, kind, cost }) => `${id}: ${name}, ${kind}${cost === null ? '' : `, ${cost} points`}`),
          pageInfo.hasNextPage ? `after: ${pageInfo.endCursor}` : undefined,
        ),
    ),
});

const inSystem = (query: string, { system }: OperationRunner): string =>
  system === undefined || query.includes('system:') ? query : `system:${system} ${query}`;

interface Rolled {
  readonly summary: string;
  readonly outcomes: readonly { readonly value: number; readonly chance: { readonly fraction: string } }[];
}

export const dice = defineTool({
  name: 'dice',
  title: 'Roll dice exactly',
  description: 'Exact odds of a dice expression: `2d6`, `3d6kh2`, `(2d6+1)>=7` for a sum, `4d6>=5` for dice that pass.',
  input: z.strictObject({ expression: z.string().max(200) }),
  call: ({ expression }, runner) =>
    replyWith<Rolled>(
      runner.run('dice', { expression }, 'summary,outcomes.value,outcomes.chance.fraction'),
      runner,
      ({ summary, outcomes }) => reply(summary, outcomes.map(({ value, chance }) => `${value}: ${chance.fraction}`).join(', ')),
    ),
});
