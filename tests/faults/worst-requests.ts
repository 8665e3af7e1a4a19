/**
 * Requests that hold the main thread longest, found by trying: bodies, addresses and documents at and beyond every bound. Each is
 * one request of a client within all documented limits.
 */

/** A request; `times` is how often it is sent, such as until its document gets a plan. */
export interface WorstRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: number;
}

type More = Partial<Pick<WorstRequest, 'headers' | 'times'>>;

const MCP_TYPES = 'application/json, text/event-stream';

function post(path: string, body: unknown, { headers = {}, times = 1 }: More = {}): WorstRequest {
  const accept: Record<string, string> = path.startsWith('/mcp') ? { accept: MCP_TYPES } : {};
  return {
    method: 'POST',
    path,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...accept, ...headers },
    times,
  };
}
const get = (path: string, { headers = {}, times = 1 }: More = {}): WorstRequest => ({ method: 'GET', path, headers, times });
const gql = (query: string, variables?: unknown, more: More = {}): WorstRequest => post('/graphql', { query, variables }, more);
const rep = <T>(count: number, item: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => item(index));
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const batch = (item: unknown, count = 1_000): WorstRequest =>
  post(
    '/v1/batch',
    rep(count, () => item),
  );
const mcp = (method: string, params: object = {}): object => ({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, args: object): object => mcp('tools/call', { name, arguments: args });
const several = (message: object): WorstRequest =>
  post(
    '/mcp',
    rep(20, (id) => ({ ...message, id })),
  );
const TARGET = { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 10 } };
const UNITS = 'query ($f: UnitFilter) { units(filter: $f, first: 1) { totalCount } }';
const ATLAS = 'alpha-strike/atlas-as7-d';
const NAMES = ['atlas', 'timberwolf', 'mad cat', 'warhamer', 'катапульта', 'марадёр', 'hunchbak', 'штурмовая винтовка', 'snaiper rifle'];
const FACTS = ['skill 4', 'rep 5', '24 inches', 'tmm 2', 'in the woods', 'за укрытием', '12 дюймов', 'vs', '2d6', 'damage 4/4/4', 'rear'];
/** A text of a length that repeats some words. */
const textOf = (words: readonly string[], characters: number): string =>
  rep(characters, (index) => words[(index * 7) % words.length])
    .join(' ')
    .slice(0, characters);
const question = (text: string): WorstRequest => post('/mcp', call('ask', { text }));
const UNIT_FIELDS = ['id', 'name', 'nameRu', 'cost', 'kind', 'system', 'faction', 'role', 'source', 'stats'];

/** Requests that are answered. */
export const ANSWERED_REQUESTS: Readonly<Record<string, WorstRequest>> = {
  'question of facts': question(textOf(FACTS, 3_999)),
  'question of names': question(textOf(NAMES, 3_999)),
  'question of names and facts': question(textOf([...NAMES, ...FACTS], 3_999)),
  'question of digits': question(textOf(['1', '2', '3', '4', '5'], 3_999)),
  'question of slips': question(textOf(['rnge', 'covr', 'tmmm', 'jmped', 'skil'], 3_999)),
  'question of one word': question('x'.repeat(3_999)),
  'question of spaces': question(`a${' '.repeat(3_900)}b`),
  'question of dots': question(`1${'.'.repeat(3_900)}1`),
  'question of accents': question(`e${'\u0301'.repeat(3_900)}`),
  'question of damage values': question(textOf(['4/4/4'], 3_999)),
  '10 questions': gql(`query ($t: String!) { ${rep(10, (i) => `a${i}: ask(text: $t) { readings { summary } }`).join(' ')} }`, {
    t: textOf([...NAMES, ...FACTS], 499),
  }),
  'batch questions': batch({ question: 'ask', arguments: { text: 'skill 4, 24 inches, target jumped' } }, 50),
  'search of slips': get(`/v1/search?text=${encodeURIComponent(textOf(['partal', 'covr', 'rnge'], 200))}`),
  'search of names': get(`/v1/search?text=${encodeURIComponent(textOf(NAMES, 200))}`),
  'units by slips': gql(`{ ${rep(20, (i) => `u${i}: units(query: "atlsa ${i}", first: 5) { nodes { id } }`).join(' ')} }`),
  'units by ids with slips': gql(`{ ${rep(100, (i) => `u${i}: unit(id: "alpha-strike/atlsa-as${i}") { id }`).join(' ')} }`),
  'force with slips': post('/v1/forces/read', { text: rep(90, (i) => `Atls AS${i}-D (4)`).join('\n') }),
  'page with a question': get(`/en/ask/?q=${encodeURIComponent(textOf([...NAMES, ...FACTS], 1_500))}`),
  'download with 1,000 ranges': get('/v1/downloads/catalog.csv', { headers: { range: `bytes=${rep(1_000, (i) => `${i}-${i}`).join()}` } }),
  'batch tables': batch({ question: 'tables' }),
  'batch rulings': batch({ question: 'rulings' }),
  'batch systems': batch({ question: 'systems' }),
  'batch matrix': batch({ question: '5150/damage-matrix', arguments: {} }),
  'batch units': batch({ question: 'units', arguments: { first: 100 } }),
  'batch target': batch(TARGET),
  'batch fields': post(
    '/v1/batch',
    rep(1000, (i) => ({
      question: 'units',
      arguments: { first: 1 },
      fields:
        UNIT_FIELDS.filter((_, bit) => (i >> bit) & 1)
          .map((name) => `nodes.${name}`)
          .join() || 'totalCount',
    })),
  ),
  'batch sweep': batch({
    question: 'sweep',
    arguments: { calculator: 'alpha-strike/target-number', draft: { skill: '0..8', inches: '0..42' } },
  }),
  'batch search': batch({ question: 'search', arguments: { text: 'atlas loki prime range' } }),
  'batch rules': batch({ question: 'rules', arguments: { first: 100 } }),
  'gql fragments 90': gql(
    `{ ${rep(90, (i) => `...f${i}`).join(' ')} } ${rep(90, (i) => `fragment f${i} on Query { systems { nodes { id title } } a: systems { nodes { id title } } }`).join(' ')}`,
  ),
  'gql fragments 35': gql(
    `{ ${rep(35, (i) => `...f${i}`).join(' ')} } ${rep(35, (i) => `fragment f${i} on Query { systems { nodes { id title } } a: systems { nodes { id title } } }`).join(' ')}`,
  ),
  'gql plan lists': gql(
    `{ ${rep(110, (i) => `a${i}: systems { nodes { id title } } t${i}: tables { nodes { id } }`).join(' ')} }`,
    undefined,
    {
      times: 5,
    },
  ),
  'gql plan aliases': gql(`{ ${rep(120, (i) => `a${i}: dice(expression: "${(i % 9) + 1}d6") { mean }`).join(' ')} }`, undefined, {
    times: 5,
  }),
  'gql plan targets': gql(
    `{ alphaStrike { ${rep(110, (i) => `a${i}: targetNumber(skill: ${i % 8}, inches: ${i % 40}) { target chance { fraction } }`).join(' ')} } }`,
    undefined,
    { times: 5 },
  ),
  'gql vars 20000': gql('query ($i: [ID!]!) { unitsByIds(ids: $i) { missing } }', {
    i: rep(900, (i) => `alpha-strike/u${i}`),
    x: rep(19, () => rep(990, () => 1)),
  }),
  'gql introspection mixed': gql(`{ systems { nodes { id } } __schema { types { name fields { name type { name } } } } }`),
  'gql introspection mixed 5': gql(`{ systems { nodes { id } } ${rep(5, (i) => `s${i}: __schema { types { name kind } }`).join(' ')} }`),
  'gql introspection deep': gql(`{ __schema { types { fields { type { ofType { ofType { ofType { name fields { name } } } } } } } } }`),
  'json spaces': post('/v1/batch', `${' '.repeat(490000)}[]`),
  'dice 100d100': get('/v1/dice?expression=100d100&fields=mean'),
  'dice outcomes': get('/v1/dice?expression=40d50'),
  'accept 15K': get('/v1/systems', {
    headers: {
      accept: rep(1500, (i) => `a/b${i}`)
        .join(',')
        .slice(0, 14000),
    },
  }),
  'lang 15K': get('/v1/systems', {
    headers: {
      'accept-language': rep(3000, (i) => `e${i}`)
        .join(',')
        .slice(0, 14000),
    },
  }),
  'encoding 15K': get('/v1/systems', {
    headers: {
      'accept-encoding': rep(3000, (i) => `e${i}`)
        .join(',')
        .slice(0, 14000),
    },
  }),
  'if-none-match 15K': get('/v1/systems', {
    headers: {
      'if-none-match': rep(1000, (i) => `"${i}"`)
        .join(',')
        .slice(0, 14000),
    },
  }),
  systems: get('/v1/systems'),
  'systems csv': get('/v1/systems?format=csv'),
  'tables csv': get('/v1/tables?format=csv'),
  tables: get('/v1/tables'),
  rulings: get('/v1/rulings'),
  'units 100': get('/v1/units?first=100'),
  'units 100 csv': get('/v1/units?first=100&format=csv'),
  'units 100 br': get('/v1/units?first=100', { headers: { 'accept-encoding': 'br' } }),
  'rules 100': get('/v1/rules?first=100'),
  'sweep max': get('/v1/sweep?calculator=alpha-strike/target-number&draft.skill=0..8&draft.inches=0..42'),
  'sweep attack': post('/v1/sweep', {
    calculator: 'alpha-strike/attack',
    draft: { attacker: { unit: ATLAS, skill: '0..8' }, target: { unit: ATLAS }, situation: { inches: '1..42' } },
  }),
  'sweep duel': post('/v1/sweep', {
    calculator: 'alpha-strike/duel',
    draft: { first: { unit: ATLAS, skill: '0..2' }, second: { unit: ATLAS, skill: 4 }, situation: { inches: 6 } },
  }),
  ranking: post('/v1/ranking', {
    calculator: 'alpha-strike/attack',
    draft: { attacker: { unit: { query: 'pv<=30' }, skill: 4 }, target: { unit: ATLAS }, situation: { inches: 6 } },
  }),
  'ranking duel': post('/v1/ranking', {
    calculator: 'alpha-strike/duel',
    draft: { first: { unit: { query: 'pv<=20' }, skill: 4 }, second: { unit: ATLAS, skill: 4 }, situation: { inches: 6 } },
  }),
  openapi: get('/openapi.json'),
  postman: get('/postman.json'),
  'llms-full': get('/llms-full.txt'),
  llms: get('/llms.txt'),
  schema: get('/schema.graphql'),
  'changes feed': get('/v1/changelog.atom'),
  reference: get('/reference'),
  graphiql: get('/graphiql'),
  status: get('/status'),
  metrics: get('/metrics'),
  'MCP 20 × tools/list': several(mcp('tools/list')),
  'MCP 20 × resources/list': several(mcp('resources/list')),
  'MCP 20 × describe': several(call('describe', { calculator: 'alpha-strike/attack' })),
  'MCP 20 × ask': several(call('ask', { text: 'range to hit' })),
  'MCP 20 × unit': several(call('units', { query: 'atlas' })),
  'MCP 20 × calc': several(call('calculate', { calculator: 'alpha-strike/target-number', arguments: { skill: 4, inches: 3 } })),
};

/** Requests that are refused, at least in part. */
export const REFUSED_REQUESTS: Readonly<Record<string, WorstRequest>> = {
  'force of 3,000 entities': post('/v1/forces/read', {
    text: `<?xml version="1.0"?><unit>${rep(3_000, (i) => `<entity chassis="Atlas" model="${i}"><pilot gunnery="4"/></entity>`).join('')}</unit>`,
  }),
  'force of 3,000 rows': post('/v1/forces/read', { text: `name,pv,skill\n${rep(3_000, (i) => `Atlas AS7-D${i},52,4`).join('\n')}` }),
  'force of short rows': post('/v1/forces/read', { text: `name,pv\n${'a\n'.repeat(150_000)}` }),
  'force of short lines': post('/v1/forces/read', { text: 'Atlas 4x3\n'.repeat(39_000) }),
  'force with tabs': post('/v1/forces/read', { text: `x${'\t'.repeat(200_000)}y` }),
  'force with spaces': post('/v1/forces/read', { text: `Atlas${' '.repeat(390_000)}AS7-D` }),
  'force of 9,000 JSON units': post('/v1/forces/read', { text: `[${rep(9_000, (i) => `{"mulID":${i},"name":"\\u0061${i}"}`).join(',')}]` }),
  'force with entities': post('/v1/forces/read', {
    text: `<!DOCTYPE a [${rep(20, (i) => `<!ENTITY b${i} "${rep(20, () => (i ? `&b${i - 1};` : 'x')).join('')}">`).join('')}]><unit>&b19;</unit>`,
  }),
  'batch of unknown calculators': batch({ question: 'alpha-strik/targt-numbr' }),
  'dice with 2,500 outcomes': get('/v1/dice?expression=30d30%2B30d29%2B30d28'),
  'page of no unit': get('/en/units/alpha-strike/atlsa-as7d/'),
  'id of 15K': get(`/v1/rules/${'-'.repeat(15_000)}`),
  'enum of 200K': gql(UNITS, { f: { figures: [{ figure: 'a\n'.repeat(100_000) }] } }),
  'ability of 15K': get(`/v1/units?specials=${'a'.repeat(15_000)}`),
  'figures 12000': post('/v1/units', { filter: { figures: rep(12000, () => ({ figure: 'COST', anyOf: [1] })) } }),
  'figures 12000 batch': post('/v1/batch', [
    { question: 'units', arguments: { filter: { figures: rep(12000, () => ({ figure: 'COST', anyOf: [1] })) } } },
  ]),
  'figures 12000 vars': gql(UNITS, { f: { figures: rep(12000, () => ({ figure: 'COST', anyOf: [1] })) } }),
  'figures 900': post('/v1/units', { filter: { figures: rep(900, () => ({ figure: 'COST', anyOf: rep(19, (i) => i) })) } }),
  'figures 900 vars': gql(UNITS, { f: { figures: rep(900, () => ({ figure: 'COST', anyOf: rep(19, (i) => i) })) } }),
  'figures 900 bad': post('/v1/units', { filter: { figures: rep(900, () => ({ figure: 'X', anyOf: rep(19, () => 'x') })) } }),
  'figures 900 bad vars': gql(UNITS, { f: { figures: rep(900, () => ({ figure: 'X', anyOf: rep(19, () => 'x') })) } }),
  'specials 60000': post('/v1/units', { filter: { specials: rep(60000, () => 'A') } }),
  'specials 60000 vars': gql(UNITS, { f: { specials: rep(60000, () => 'A') } }),
  'unknown 40000': post('/v1/alpha-strike/target-number', Object.fromEntries(rep(40000, (i) => [`f${i}`, 1]))),
  'unknown 40000 units': post('/v1/units', Object.fromEntries(rep(40000, (i) => [`f${i}`, 1]))),
  'unknown 19000 vars': gql(UNITS, { f: Object.fromEntries(rep(19000, (i) => [`f${i}`, 1])) }),
  'unknown 40000 vars': gql(UNITS, { f: Object.fromEntries(rep(40000, (i) => [`f${i}`, 1])) }),
  'nested rest': post('/v1/alpha-strike/target-number', `{"skill":${nested(200000)}}`),
  'nested units': post('/v1/units', `{"filter":${nested(200000)}}`),
  'nested batch': post('/v1/batch', nested(240000)),
  'nested vars': post('/graphql', `{"query":${JSON.stringify(UNITS)},"variables":{"f":${nested(200000)}}}`),
  'nested mcp': post(
    '/mcp',
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculate","arguments":{"calculator":"alpha-strike/target-number","arguments":{"skill":${nested(200000)}}}}}`,
  ),
  'nested ext': post('/graphql', `{"query":"{__typename}","extensions":${nested(200000)}}`),
  'batch bad': batch({ question: 'alpha-strike/target-numbr' }),
  'batch bad 2': batch({ q: 1 }),
  'batch bad 3': batch({ question: 'alpha-strike/target-number', arguments: { skil: 1 } }),
  'gql 300 systems': gql(`{ ${rep(300, () => 'systems{nodes{id}}').join(' ')} }`),
  'gql 700 systems': gql(`{ ${rep(700, () => 'systems{nodes{id}}').join(' ')} }`),
  'gql 2900 h': gql(`{ ${rep(2900, () => 'h').join(' ')} }`),
  'gql 2900 id': gql(`{ systems { nodes { ${rep(2900, () => 'id').join(' ')} } } }`),
  'gql 190 x 15': gql(`{ ${rep(15, (j) => `x${j}: systems { nodes { ${rep(190, () => 'id').join(' ')} } }`).join(' ')} }`),
  'gql 14 x 199': gql(`{ ${rep(14, () => `systems { nodes { ${rep(199, () => 'id').join(' ')} } }`).join(' ')} }`),
  'gql inline 140': gql(`{ ${rep(140, () => `... on Query { systems { nodes { id title a: id } } }`).join(' ')} }`),
  'gql unknown fragments': gql(`{ ${rep(900, (i) => `...u${i}`).join(' ')} }`),
  'gql unknown fields': gql(`{ ${rep(2900, (i) => `u${i}`).join(' ')} }`),
  'gql unknown system fields': gql(`{ systems { ${rep(2900, (i) => `u${i}`).join(' ')} } }`),
  'gql unknown args': gql(`{ systems(${rep(950, (i) => `u${i}: 1`).join(' ')}) { id } }`),
  'gql unknown vars': gql(`query (${rep(500, (i) => `$u${i}: Int`).join(' ')}) { systems { nodes { id } } }`),
  'gql comment 490K': gql(`{ systems { nodes { id } } } #${'x'.repeat(490000)}`),
  'gql commas 490K': gql(`{ systems { nodes { id } } } ${','.repeat(490000)}`),
  'gql string 490K': gql(`{ units(query: "${'x'.repeat(490000)}") { totalCount } }`),
  'gql block 490K': gql(`{ units(query: """${'x\n'.repeat(160000)}""") { totalCount } }`),
  'gql deep 1400': gql(`${'{ a '.repeat(1400)}${'}'.repeat(1400)}`),
  'gql deep list': gql(`{ units(filter: { specials: ${nested(1400)} }) { totalCount } }`),
  'gql doubling': gql(
    `{ ...f0 } ${rep(60, (i) => `fragment f${i} on Query { ...f${i + 1} a${i}: systems { nodes { id } } ...f${i + 1} }`).join(' ')} fragment f60 on Query { systems { nodes { id } } }`,
  ),
  'gql doubling 2': gql(
    `{ sections { nodes { ...f0 } } } ${rep(60, (i) => `fragment f${i} on Section { ...f${i + 1} ... on Section { ...f${i + 1} } }`).join(' ')} fragment f60 on Section { id }`,
  ),
  'gql cycle': gql(`{ ...f0 } ${rep(300, (i) => `fragment f${i} on Query { ...f${(i + 1) % 300} }`).join(' ')}`),
  'gql directives': gql(`{ systems { nodes { id ${rep(900, () => '@include(if: true)').join(' ')} } } }`),
  'gql ops 500': post('/graphql', { query: rep(450, (i) => `query q${i} { systems { nodes { id } } }`).join(' '), operationName: 'q7' }),
  'gql rules text': gql(`{ ${rep(6, (i) => `r${i}: sections(first: 100) { nodes { id title text } }`).join(' ')} }`),
  'gql get 15K': get(`/graphql?query=${encodeURIComponent(`{ ${rep(600, () => 'systems{nodes{id}}').join(',')} }`)}`),
  'gql get vars nested': get(`/graphql?query=%7B__typename%7D&variables=${nested(7000)}`),
  'json number': post('/v1/alpha-strike/target-number', `{"skill":${'1'.repeat(490000)}}`),
  'json escapes': post('/v1/units', `{"query":"${'\\u0041'.repeat(80000)}"}`),
  'json same key': post('/v1/units', `{${rep(40000, () => '"query":1').join()}}`),
  'json int keys': post('/v1/units', `{${rep(19000, (i) => `"${(i * 7919) % 4294967}":1`).join()}}`),
  'json key 490K': post('/v1/units', { ['x'.repeat(490000)]: 1 }),
  'json lists 1000x20': post('/v1/alpha-strike/attack', { attacker: rep(20, () => rep(990, () => 1)) }),
  'draft lists': post('/v1/sweep', {
    calculator: 'alpha-strike/target-number',
    draft: { skill: rep(990, () => 1), inches: rep(990, () => 2), x: rep(17, () => rep(990, () => 1)) },
  }),
  'value 490K': post('/v1/alpha-strike/target-number', { skill: 'x'.repeat(490000), inches: 1 }),
  'choice 490K': post('/v1/alpha-strike/target-number', { skill: 4, range: 'x'.repeat(490000) }),
  'query 490K': post('/v1/units', { query: 'x '.repeat(245000) }),
  'query parens': post('/v1/units', { query: '('.repeat(245000) }),
  'query 15K or': get(
    '/v1/units?query=' +
      rep(1500, () => 'pv<3%20or')
        .join('%20')
        .slice(0, 15000),
  ),
  'query 15K parens': get(`/v1/units?query=${'('.repeat(15000)}`),
  'query 15K minus': get(`/v1/units?query=${'-'.repeat(15000)}`),
  'query 15K stars': get(
    '/v1/units?query=' +
      rep(5000, () => 'a*')
        .join('%20')
        .slice(0, 15000),
  ),
  'text 15K': get(
    '/v1/units?text=' +
      rep(3000, (i) => `w${i}`)
        .join('%20')
        .slice(0, 15000),
  ),
  'search 15K': get(
    '/v1/search?text=' +
      rep(3000, (i) => `w${i}`)
        .join('%20')
        .slice(0, 15000),
  ),
  'search long word': get(`/v1/search?text=${'w'.repeat(15000)}`),
  'search 40 words': get(`/v1/search?text=${rep(40, (i) => `rnge${i}`).join('%20')}`),
  'params 7000': get(
    '/v1/units?' +
      rep(2500, (i) => `a${i}=1`)
        .join('&')
        .slice(0, 15500),
  ),
  'params same': get(
    '/v1/units?' +
      rep(3000, () => 'kind=BM')
        .join('&')
        .slice(0, 15500),
  ),
  'params deep': get(`/v1/sweep?calculator=alpha-strike/target-number&draft${'.0'.repeat(7500)}=1`),
  'params deep 2': get(`/v1/sweep?calculator=alpha-strike/target-number&draft${'.a'.repeat(7500)}=1`),
  'params deep shoot': get(`/v1/5150/shoot?targets${'.0'.repeat(7500)}=1`),
  'params wide': get(
    '/v1/sweep?calculator=alpha-strike/target-number&' +
      rep(600, (i) => `draft.${999 - (i % 9)}.${999 - i}=1`)
        .join('&')
        .slice(0, 15400),
  ),
  'params list': get(`/v1/units?specials=A${',A'.repeat(7500)}`),
  'params json': get(`/v1/sweep?calculator=alpha-strike/target-number&draft=${nested(7500)}`),
  'fields 15K': get(
    '/v1/units?fields=' +
      rep(3000, () => 'name')
        .join(',')
        .slice(0, 15000),
  ),
  'fields 15K distinct': get(
    '/v1/units?fields=' +
      rep(3000, (i) => `n${i}`)
        .join(',')
        .slice(0, 15000),
  ),
  'fields deep': get(`/v1/units?fields=${'nodes.'.repeat(2500)}`),
  'ids 15K': get(
    '/v1/units-by-ids?ids=' +
      rep(2000, (i) => `a/b${i}`)
        .join(',')
        .slice(0, 15000),
  ),
  'dice 15K': get(
    '/v1/dice?expression=' +
      rep(3000, () => '1d6')
        .join('%2B')
        .slice(0, 15000),
  ),
  'dice parens': get(`/v1/dice?expression=${'('.repeat(15000)}`),
  'path 15K': get(`/v1/${'a/'.repeat(7500)}`),
  'path unknown calc': get(`/v1/alpha-strike/${'targetnumber'.repeat(1200)}`),
  'MCP 20 × bad': several(call('units', { qury: 'atlas' })),
  'mcp ask 490K': post('/mcp', call('ask', { text: 'range '.repeat(80000) })),
  'mcp unknown args 19000': post('/mcp', call('ask', Object.fromEntries(rep(19000, (i) => [`f${i}`, 1])))),
  'mcp calculate lists': post(
    '/mcp',
    call('calculate', { calculator: 'alpha-strike/attack', arguments: { attacker: rep(19, () => rep(990, () => 'x')) } }),
  ),
  'mcp name 490K': post('/mcp', call('calculate', { calculator: 'alpha'.repeat(98000), arguments: {} })),
  'mcp calculate arg 490K': post(
    '/mcp',
    call('calculate', { calculator: 'alpha-strike/target-number', arguments: { ['x'.repeat(490000)]: 1 } }),
  ),
};
