/** Requests of the measurements. */
import type { Request } from 'autocannon';
import type { WorstRequest } from '../faults/worst-requests.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

export const TARGET_NUMBER = `query ($skill: Int!, $inches: Float) {
  alphaStrike { targetNumber(skill: $skill, inches: $inches, targetMoved: JUMPED, tmm: 2) { target chance { fraction decimal } summary } }
}`;
const REPEATED =
  '{ alphaStrike { targetNumber(skill: 3, inches: 2, targetMoved: JUMPED, tmm: 2) { target chance { fraction decimal } summary } } }';

/** Distinct GraphQL requests, as of many clients. */
export const distinctGraphql: Request[] = Array.from({ length: 500 }, (_, index) => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_HEADERS,
  body: JSON.stringify({ query: TARGET_NUMBER, variables: { skill: index % 9, inches: (index % 420) / 10 } }),
}));

export const repeatedGraphql: Request[] = [{ method: 'GET', path: `/graphql?query=${encodeURIComponent(REPEATED)}` }];
export const repeatedRest: Request[] = [
  { method: 'GET', path: '/v1/alpha-strike/target-number?skill=3&inches=2&targetMoved=JUMPED&tmm=2' },
];

let sent = 0;
/** URL of a request that has not been sent before. */
export const newAddress = (): string => {
  sent++;
  return `/v1/alpha-strike/target-number?skill=${sent % 9}&inches=${(sent / 1_000) % 1_000}&targetMoved=JUMPED&tmm=${Math.floor(sent / 1_000_000) % 5}`;
};

/** Distinct REST requests, so that no answer comes from the response cache. */
export const distinctRest: Request[] = [
  { method: 'GET', setupRequest: (request) => ({ ...request, path: `${newAddress()}&fields=target,chance,summary` }) },
];
/** The same with all steps of the calculation. */
export const wholeRest: Request[] = [{ method: 'GET', setupRequest: (request) => ({ ...request, path: newAddress() }) }];

const WORDS = ['overheat', 'cover', 'atlas', 'locust as', 'grenade', 'panther kurita', 'jump', 'перегрев', 'укрытие'];
const ADDRESSES: readonly ((count: number) => string)[] = [
  (count) => `/v1/5150/shoot?rep=${2 + (count % 5)}&rateOfFire=3&impact=${1 + (count % 4)}&targets.0.dice=3`,
  (count) => `/v1/bronepehota/armor-test?armor=${count % 12}&damage=${1 + (count % 9)}`,
  (count) => `/v1/units?first=${1 + (count % 20)}&query=pv%3C${20 + (count % 40)}`,
  (count) => `/v1/search?text=${encodeURIComponent(WORDS[count % WORDS.length] as string)}&first=5`,
  (count) => `/v1/dice?expression=${1 + (count % 9)}d6%2B${count % 17}`,
  (count) => `/v1/alpha-strike/heat?heat=${count % 4}&fired=true&lang=ru`,
  () => '/v1/systems?fields=nodes.id',
];

/** What different users send, in turn: rule sets, catalog, search, dice, both languages, distinct and repeated. */
export const varied: Request[] = [
  ...distinctGraphql.slice(0, 5),
  ...repeatedRest,
  ...repeatedGraphql,
  ...distinctRest,
  ...wholeRest,
  ...ADDRESSES.map((address): Request => ({ method: 'GET', setupRequest: (request) => ({ ...request, path: address(sent++) }) })),
];

const QUESTIONS = [
  'skill 4, 24 inches, target jumped',
  'Rep 4 with an assault rifle at 20 inches behind a wall',
  'what beats an Atlas for 40 points',
  'kurita mechs of 3025 below 30 PV that jump',
  'пинаю меха, навык 4, TMM 2',
  '8d6 keep 3',
  'does a friendly mech block my shot?',
];

/** What different users send in an hour: also questions in words, pages of the site, and long lists. */
export const everyday: Request[] = [
  ...varied,
  ...[
    (count: number) => `/v1/ask?text=${encodeURIComponent(`${QUESTIONS[count % QUESTIONS.length]} ${count % 9}`)}`,
    (count: number) => `/v1/rules?first=${1 + (count % 20)}`,
    (count: number) => `/v1/units?first=50&query=${encodeURIComponent(`pv<${20 + (count % 80)} sort:-pv`)}`,
    (count: number) => `/v1/alpha-strike/unit-state?unit.unit=atlas-as7-d&unit.heat=${count % 4}`,
    () => '/',
    () => '/ru/alpha-strike/rules/basics/',
  ].map((address): Request => ({ method: 'GET', setupRequest: (request) => ({ ...request, path: address(sent++) }) })),
  {
    method: 'POST',
    path: '/graphql',
    headers: JSON_HEADERS,
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ query: `{ units(first: ${1 + (sent++ % 30)}, query: "pv<${20 + (sent % 40)}") { nodes { id name cost } } }` }),
    }),
  },
];

const batchOf = (items: readonly object[]): Request[] => [
  { method: 'POST', path: '/v1/batch', headers: JSON_HEADERS, body: JSON.stringify(items) },
];

export const BATCH_SIZE = 1_000;
/** A thousand target numbers with all fields. */
export const batchOfTargets = batchOf(
  Array.from({ length: BATCH_SIZE }, (_, index) => ({
    question: 'alpha-strike/target-number',
    arguments: { skill: index % 9, inches: (index % 420) / 10, targetMoved: 'JUMPED', tmm: 2 },
  })),
);

const HEAVY = { size: 4, tmm: 1, move: '6"', damage: ['5', '5', '2'], overheatValue: 1, armor: 10, structure: 8 };
/** A duel of undamaged heavy units over ten turns. */
export const DUEL = { first: HEAVY, second: HEAVY, situation: { inches: 12 }, turns: 10 };

export const batchOfDuels = batchOf(Array.from({ length: 200 }, () => ({ question: 'alpha-strike/duel', arguments: DUEL })));

/** The most expensive requests that are accepted, or once were. */
export const WORST: Readonly<Record<string, Request[]>> = {
  '200-duel batches': batchOfDuels,
  'batches of 1,000 targets': batchOfTargets,
  '99 × dice 100d100': [
    {
      method: 'POST',
      path: '/graphql',
      headers: JSON_HEADERS,
      body: JSON.stringify({
        query: `{ ${Array.from({ length: 99 }, (_, index) => `a${index}: dice(expression: "100d100") { outcomes { value chance { fraction decimal } } }`).join(' ')} }`,
      }),
    },
  ],
  'dice 20d100': [{ method: 'GET', setupRequest: (request) => ({ ...request, path: `/v1/dice?expression=20d100%2B${sent++ % 900}` }) }],
  'a hundred units': [{ method: 'GET', setupRequest: (request) => ({ ...request, path: `/v1/units?first=100&rules=${sent++}` }) }],
  'a hundred sections': [{ method: 'GET', setupRequest: (request) => ({ ...request, path: `/v1/rules?first=100&rules=${sent++}` }) }],
  introspection: [
    {
      method: 'POST',
      path: '/graphql',
      headers: JSON_HEADERS,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({
          query: `query Q${sent++} { __schema { types { kind name description fields { name description args { name description type { kind name } } type { kind name ofType { kind name } } } inputFields { name } enumValues { name } } } }`,
        }),
      }),
    },
  ],
  'half a megabyte of unknown fields': [
    {
      method: 'POST',
      path: '/v1/alpha-strike/target-number',
      headers: JSON_HEADERS,
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`field${index}`, 1]))),
    },
  ],
  'documents of 5,000 tokens': [
    {
      method: 'POST',
      path: '/graphql',
      headers: JSON_HEADERS,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ query: `query Q${sent++} { ${'systems { nodes { id } } '.repeat(1_200)} }` }),
      }),
    },
  ],
  'headers of 15 KB': [
    {
      method: 'GET',
      path: '/v1/systems?fields=nodes.id',
      headers: { 'accept-language': `en${' '.repeat(15_000)}x`, accept: `a/b${' '.repeat(500)}x` },
    },
  ],
};

/** A request of the corpus for the load generator. */
export const toRequest = ({ method, path, headers, body }: WorstRequest): Request => ({
  ...{ method, path, headers: { ...headers } },
  ...(body !== undefined && { body }),
});
