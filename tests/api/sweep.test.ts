/** Sweeps over GraphQL and REST. */
import { systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const get = async (path: string) => (await service.request.get(`/v1/${path}`)) as { status: number; body: Record<string, unknown> };
type Column = { figure: string; numbers: (number | null)[]; fractions: (string | null)[] | null };
const columns = ({ body }: { body: Record<string, unknown> }) => body.figures as Column[];

test('accepts built-in entries by name', async () => {
  const { body } = await service.request.get('/v1/5150/damage/sweep?weapon=laser-pistol,rifle&armor=light&lang=ru');
  expect(body.axes[0].values).toMatchObject([{ value: 'laser-pistol', label: 'Лазерный пистолет' }, { value: 'rifle' }]);
});

test('every cell of a grid is the calculator’s own answer', async () => {
  const reply = await get('alpha-strike/target-number/sweep?inches=6..42/6&targetMoved=*&figure=chance&skill=4&tmm=2');
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ calculator: 'alpha-strike/target-number', cells: 28, problems: [], explained: null });
  const [chance] = columns(reply);
  const moves = ['STOOD_STILL', 'GROUND', 'JUMPED', 'IMMOBILE'];
  for (let cell = 0; cell < 28; cell++) {
    const own = await get(`alpha-strike/target-number?skill=4&tmm=2&inches=${6 + 6 * Math.floor(cell / 4)}&targetMoved=${moves[cell % 4]}`);
    expect(chance?.fractions?.[cell]).toBe((own.body.chance as { fraction: string }).fraction);
    expect(chance?.numbers[cell]).toBe((own.body.chance as { decimal: number }).decimal);
  }
});

test('a forbidden cell has null and the code of the refusal', async () => {
  const reply = await get('alpha-strike/target-number/sweep?inches=40,50&skill=4');
  expect(reply.body).toMatchObject({ refusals: [null, 'OUT_OF_RANGE'] });
  expect(columns(reply).map(({ figure, numbers }) => [figure, numbers[0] !== null, numbers[1]])).toEqual([
    ['target', true, null],
    ['chance', true, null],
  ]);
});

test('an invalid cell has a message in the language of the question', async () => {
  const draft =
    'attacker.size=3&attacker.damage=3,3,2&target.size=3&target.tmm=1&target.move=8%22&target.armor=5&target.structure=3&situation.inches=6';
  const reply = await get(`alpha-strike/attack/sweep?${draft}&situation.targetMoved=GROUND,JUMPED&figure=hit&lang=ru`);
  expect(reply.body).toMatchObject({
    cells: 2,
    problems: [{ cell: 1, code: 'CONFLICT', path: 'situation.targetMoved', message: expect.stringMatching(/[а-я]/) }],
  });
});

test('names its parameters in errors', async () => {
  const figure = await get('alpha-strike/target-number/sweep?inches=0..42/6&skill=4&figure=chnce');
  expect(figure).toMatchObject({ status: 400, body: { problems: [{ path: 'figure', message: expect.stringMatching(/^figure: /) }] } });
  const draft = await get('sweep?calculator=alpha-strike/target-number&draft=5');
  expect(draft).toMatchObject({ status: 400, body: { problems: [{ path: 'draft', message: expect.stringContaining('an object') }] } });
});

test('returns the steps of one cell on request', async () => {
  const reply = await get('alpha-strike/target-number/sweep?inches=0..42/6&skill=3..4&figure=target&explain=0,3');
  const own = await get('alpha-strike/target-number?skill=3&inches=18');
  const { at, summary, steps } = reply.body.explained as Record<string, unknown>;
  expect({ at, summary, steps }).toEqual({ at: [0, 3], summary: own.body.summary, steps: own.body.steps });
  const outside = await get('alpha-strike/target-number/sweep?inches=0..42/6&skill=4&explain=8');
  expect(outside).toMatchObject({ status: 400, body: { problems: [{ path: 'explain', code: 'OUT_OF_RANGE' }] } });
});

describe('reports the problems of the calculator', () => {
  test.each([
    ['skill=9&inches=0..42', 'skill', 'OUT_OF_RANGE'],
    ['skill=4&inches=0..42&skil=3', 'skil', 'UNKNOWN_FIELD'],
    ['skill=4&inches=0..2000/500', 'inches', 'OUT_OF_RANGE'],
    ['skill=4&inches=0...42', 'inches', 'BAD_FORMAT'],
    ['skill=4&inches=8', '', 'MISSING'],
    ['inches=0..42', 'skill', 'MISSING'],
    ['skill=4&inches=0..42&figure=odds', 'figure', 'UNKNOWN_VALUE'],
    ['skill=*&inches=0..1000/0.5', 'skill', 'OUT_OF_RANGE'],
  ])('%s', async (query, path, code) => {
    const { status, body } = await get(`alpha-strike/target-number/sweep?${query}`);
    expect(status).toBe(400);
    expect((body as { problems?: unknown }).problems).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('an unknown calculator is answered with 404', async () => {
    expect(await get('sweep?calculator=alpha-strike/tarot&draft={}')).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'calculator', code: 'UNKNOWN_VALUE' }] },
    });
  });

  test('rejects a sweep above the cost limit before computing it', async () => {
    const unit = { damage: ['5', '5', '5'], tmm: 1, move: '6"', armor: 10, structure: 8 };
    const draft = { first: unit, second: unit, turns: '1..10', situation: { inches: '0..40/0.1' } };
    const { body } = await service.request.post('/graphql').send({
      query:
        'query ($draft: Draft!) { sweep(calculator: "alpha-strike/duel", draft: $draft, figures: ["turns.last.firstDestroyed"]) { cells } }',
      variables: { draft },
    });
    expect(body.errors[0].extensions).toMatchObject({ code: 'TOO_COMPLEX', cost: expect.any(Number), limit: 2000 });
  });
});

test('GraphQL accepts enum values in the draft without quotation marks', async () => {
  const { data } = await service.ask(
    '{ sweep(calculator: "alpha-strike/target-number", draft: { skill: 4, range: SHORT, tmm: "0..2", targetMoved: JUMPED }, figures: ["target"], lang: ru) { axes { input label values { value label } } figures { label numbers } } }',
  );
  expect(data).toEqual({
    sweep: {
      axes: [{ input: 'tmm', label: 'МДЦ цели', values: ['0', '1', '2'].map((value) => ({ value, label: value })) }],
      figures: [{ label: 'Целевое значение', numbers: [5, 6, 7] }],
    },
  });
});

test('accepts units of the catalog as values', async () => {
  const units = ['alpha-strike/atlas-as7-d', 'alpha-strike/locust-lct-1e'];
  const draft = (unit: string) =>
    `attacker.unit=${unit}&target.unit=alpha-strike/atlas-as7-d&situation.inches=4&situation.targetMoved=GROUND`;
  const reply = await get(`alpha-strike/attack/sweep?${draft(units.join(','))}&figure=expectedDamage`);
  for (const [at, unit] of units.entries())
    expect(columns(reply)[0]?.numbers[at]).toBe((await get(`alpha-strike/attack?${draft(unit)}`)).body.expectedDamage);
  expect(await get(`alpha-strike/attack/sweep?${draft('alpha-strike/nobody,alpha-strike/atlas-as7-d')}`)).toMatchObject({
    status: 400,
    body: { problems: [{ code: 'NOT_FOUND', path: 'attacker.unit' }] },
  });
});

test('the worker pool gives the same answer', async () => {
  const draft = { skill: 4, inches: '0..99.9/0.1', targetMoved: '*', tmm: 1 };
  const { body } = await service.request.post('/graphql').send({
    query:
      'query ($draft: Draft!) { sweep(calculator: "alpha-strike/target-number", draft: $draft, figures: ["chance"]) { cells figures { fractions } } }',
    variables: { draft },
  });
  expect(body.data.sweep.cells).toBe(4_000);
  const near = await get('alpha-strike/target-number/sweep?skill=4&inches=0..0.9/0.1&targetMoved=*&tmm=1&figure=chance');
  expect(body.data.sweep.figures[0].fractions.slice(0, 40)).toEqual(columns(near)[0]?.fractions);
});

test('no calculator has an input named like a parameter of its sweep', () => {
  const names = systems.flatMap(({ calculators }) => calculators.flatMap(({ input }) => Object.keys(input)));
  expect(names.filter((name) => ['figure', 'explain', 'fields', 'format', 'rules', 'catalog', 'lang'].includes(name))).toEqual([]);
});
