/** Lookup tools: ask, rule, unit, units, force, dice. */
import { MAX_FORCE_CHARACTERS } from '@rangefinder/catalog';
import { type AnsweredQuestion, MAX_QUESTION_CHARACTERS, questionLines } from '@rangefinder/questions';
import { placeIdLike, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { EXAMPLES } from '../../../schema/examples.js';
import { entriesLike, type FoundHit, found, hitLine, nearEntries } from './entries.js';
import { CURSOR, csvLine, MAX_LISTED } from './lists.js';
import { errorReply, type OperationRunner, reply, replyWith, type ToolReply } from './operation-runner.js';
import { PLACE_FIELDS, type Place, placeKind, placeText } from './places.js';
import { count, defineTool, text, texts } from './tool.js';

const OTHERS = 6;

const gamesOf = (system: Slug | undefined): string =>
  systems
    .filter(({ slug }) => system === undefined || slug === system)
    .map(({ title }) => title.en)
    .join('; ');

export const ask = defineTool({
  name: 'ask',
  title: 'Ask in your own words',
  description: (system) =>
    'Start here. Reads a question in words and answers it where it can: calculator, arguments, what was assumed or not understood, the figure; and finds rules, terms, units and weapons with their ids. ' +
    `${system === undefined ? 'Games' : 'Game'}: ${gamesOf(system)}. English or Russian.`,
  input: () => ({
    fields: { text: text('In your own words, with the name of the game', 'Своими словами, с названием игры', MAX_QUESTION_CHARACTERS) },
  }),
  output: { readings: 'array', results: 'array' },
  call: ({ text: question }, runner) =>
    replyWith<AnsweredQuestion>(runner.run('ask', { text: question, system: runner.system }), runner, (answered) =>
      reply(...questionLines(answered, runner.context.language)),
    ),
});

export const rule = defineTool({
  name: 'rule',
  title: 'Read a rule',
  description: () => 'A section, table or ruling of the rulebook by its id, as `ask` and the steps of an answer name it.',
  input: (system) => ({ fields: { id: text(`E.g. ${exampleRule(system)}`, `Например, ${exampleRule(system)}`) } }),
  output: { title: 'string', url: 'string', text: 'string', columns: 'array', rows: 'array' },
  call: ({ id }, runner) => readPlace(id, runner),
});

const exampleRule = (system: Slug | undefined): string => systems.find(({ slug }) => slug === system)?.tables[0]?.id ?? EXAMPLES.table;

/** Returns a section, table or ruling as text. */
export async function readPlace(given: string, runner: OperationRunner): Promise<ToolReply> {
  const id = placeIdLike(given, runner.system) ?? given;
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
  description: () => 'The figures of one unit, or of up to four to compare, by id or by name as players say it ("Timber Wolf Prime").',
  input: () => ({ fields: { units: texts(MAX_COMPARED_UNITS, 'Ids or names', 'Коды или названия') } }),
  output: { units: 'array' },
  async call({ units }, runner) {
    const cards = await Promise.all((units as readonly string[]).map((name) => cardOf(name, runner)));
    return {
      ...reply(...cards.map((card) => card.text)),
      structured: { units: cards.flatMap(({ structured }) => structured ?? []) },
      ...(cards.every(({ isError }) => isError) && { isError: true as const }),
    };
  },
});

/** Returns a card by id or exact name, else by the best match of a name, which is named, with the alternatives. */
async function cardOf(name: string, runner: OperationRunner): Promise<ToolReply> {
  const exact = await cardById(name, runner);
  if (exact) return exact;
  const [first, ...others] = (await entriesLike(name, runner)).filter(({ kind }) => kind === 'UNIT');
  const card = first && (await cardById(first.id, runner));
  if (!card) return errorReply(`There is no unit "${name}".`, ...(await nearEntries(name, runner)));
  const also = others.slice(0, MAX_COMPARED_UNITS).map(({ id }) => id);
  const read = `"${name}" is no exact name; read as ${first.id} (${first.title}).`;
  return { ...card, ...reply(read, card.text, also.length > 0 ? `Also: ${also.join(', ')}` : undefined) };
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
  readonly understoodAs: string | null;
  readonly alternative: string | null;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly kind: string; readonly cost: number | null }[];
}

export const units = defineTool({
  name: 'units',
  title: 'Search units',
  description: () =>
    'Units by conditions in one line: `faction:kurita era:3025 pv<=40 role:sniper special:ECM move>=10 jump sort:-pv`, or words of names.',
  input: () => ({ fields: { query: text('Conditions or words', 'Условия или слова'), first: count(MAX_LISTED), after: CURSOR } }),
  output: { totalCount: 'integer', nodes: 'array', pageInfo: 'object' },
  call: ({ query, first, after }, runner) =>
    replyWith<UnitList>(
      runner.run(
        'units',
        { query: inSystem(query, runner), first: first ?? DEFAULT_UNITS, after },
        'totalCount,pageInfo,understoodAs,alternative,nodes.id,nodes.name,nodes.kind,nodes.cost',
      ),
      runner,
      ({ totalCount, pageInfo, understoodAs, alternative, nodes }) =>
        reply(
          `${totalCount} found${understoodAs ? `, understood as: ${understoodAs}` : ''}`,
          alternative ? `other meaning: ${alternative}` : undefined,
          ...(nodes.length > 0 ? [csvLine(['id', 'name', 'kind', 'points'])] : []),
          ...nodes.map(({ id, name, kind, cost }) => csvLine([id, name, kind, cost])),
          pageInfo.hasNextPage ? `after: ${pageInfo.endCursor}` : undefined,
        ),
    ),
});

const DEFAULT_UNITS = 20;

const inSystem = (query: string, { system }: OperationRunner): string =>
  system === undefined || query.includes('system:') ? query : `system:${system} ${query}`;

interface Force {
  readonly points: number;
  readonly units: readonly ForceUnit[];
  readonly unread: readonly {
    readonly line: number;
    readonly text: string;
    readonly reason: string;
    readonly suggestions: readonly string[];
  }[];
}

interface ForceUnit {
  readonly unit: { readonly id: string; readonly name: string };
  readonly count: number;
  readonly skill: number | null;
  readonly points: number | null;
  readonly damage: { readonly armor: number; readonly structure: number } | null;
  readonly destroyed: boolean;
  readonly leftOut: readonly string[];
}

export const force = defineTool({
  name: 'force',
  title: 'Read a force',
  description: () =>
    'Units, skills, damage and points of a force: a list, or a file of MegaMek (.mul), MekBay (CSV), battletech-tools (JSON).',
  input: () => ({
    fields: { text: text('Contents of the file, or a unit in each line', 'Содержимое файла или по юниту в строке', MAX_FORCE_CHARACTERS) },
  }),
  output: { points: 'integer', units: 'array', unread: 'array' },
  call: ({ text: given }, runner) =>
    replyWith<Force>(
      runner.run(
        'readForce',
        { text: given },
        'format,name,points,units.line,units.text,units.match,units.unit.id,units.unit.name,units.count,units.group,units.pilot,units.skill,units.points,units.damage,units.destroyed,units.leftOut,unread',
      ),
      runner,
      ({ points, units: read, unread }) =>
        reply(
          `${read.length} units, ${points} points`,
          csvLine(['id', 'name', 'count', 'skill', 'points', 'armor lost', 'structure lost', 'destroyed', 'left out']),
          ...read.map((one) =>
            csvLine([
              ...[one.unit.id, one.unit.name, one.count, one.skill, one.points, one.damage?.armor ?? null, one.damage?.structure ?? null],
              ...[one.destroyed ? 'yes' : null, one.leftOut.join('; ')],
            ]),
          ),
          ...unread.map(({ line, text: written, reason, suggestions }) =>
            [`Line ${line} not understood, ${reason}: ${written}`, ...suggestions.map((id) => `Did you mean ${id}?`)].join(' '),
          ),
        ),
    ),
});

interface Rolled {
  readonly summary: string;
  readonly outcomes: readonly { readonly value: number; readonly chance: { readonly fraction: string } }[] | null;
}

export const dice = defineTool({
  name: 'dice',
  title: 'Roll dice exactly',
  description: () => 'Exact odds of a dice expression: `2d6`, `3d6kh2`, `(2d6+1)>=7` for a sum, `4d6>=5` for dice that pass.',
  input: () => ({ fields: { expression: text('E.g. 3d6kh2', 'Например, 3d6kh2') } }),
  output: { summary: 'string', outcomes: ['array', 'null'] },
  call: ({ expression }, runner) =>
    replyWith<Rolled>(runner.run('dice', { expression }), runner, ({ summary, outcomes }) =>
      reply(summary, outcomes?.map(({ value, chance }) => `${value}: ${chance.fraction}`).join(', ')),
    ),
});
