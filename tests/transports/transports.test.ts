/** The same question by every transport: the same answer, the same problems. */
import { type Field, type Fields, systems } from '@rangefinder/rules';
import { questionsOf, runs } from '@rangefinder/rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, inPage, openTransports, type Transport, type Transports } from './transports.js';

let transports: Transports;
beforeAll(async () => {
  transports = await openTransports();
});
afterAll(() => transports.close());

const RUNS = { numRuns: runs(8) };
/** Numbers of random questions and answers of all calculators: refusals alone would prove little. */
const random = { questions: 0, answered: 0 };

const calculators = systems.flatMap(({ slug, calculators: all }) =>
  all.map((calculator) => ({ id: `${slug} ${calculator.name}`, slug, calculator })),
);

async function expectSameEverywhere(slug: string, name: string, draft: Draft): Promise<boolean> {
  const [first, ...others] = Object.entries(transports.byName);
  if (!first) throw new Error('no transports');
  const expected = await first[1](slug, name, draft);
  for (const [transport, ask] of others)
    expect(await ask(slug, name, draft), `${transport}: ${JSON.stringify(draft)}`).toMatchObject(expected);
  return 'answer' in expected;
}

/** Puts a figure just outside of its range, at the top level of the draft. */
function spoil(fields: Fields, draft: Draft): Draft | undefined {
  const bounded = Object.entries(fields).find(([, field]) => isBounded(field));
  return bounded && { ...draft, [bounded[0]]: (bounded[1] as { max: number }).max + 1 };
}
const isBounded = (field: Field): boolean => field.kind === 'int' || field.kind === 'number';

describe.each(calculators)('$id', ({ slug, calculator }) => {
  const { name, input, examples } = calculator;
  test.each(examples.map(({ title, draft }) => [title.en, draft] as const))('%s', async (_, draft) => {
    expect(await expectSameEverywhere(slug, name, draft)).toBe(true);
  });

  test('the engine in the page answers as the service does', async () => {
    const graphql = transports.byName.GraphQL as Transport;
    await fc.assert(
      fc.asyncProperty(questionsOf(calculator), async (given) => {
        const draft = JSON.parse(JSON.stringify(given));
        // The page has only ids and names of built-in entries, and only the messages of problems.
        expect(await graphql(slug, name, draft)).toMatchObject(await inPage(slug, name, draft));
      }),
      RUNS,
    );
  });

  test('random questions have the same answer', async () => {
    await fc.assert(
      fc.asyncProperty(questionsOf(calculator), async (draft) => {
        random.questions++;
        if (await expectSameEverywhere(slug, name, JSON.parse(JSON.stringify(draft)))) random.answered++;
      }),
      RUNS,
    );
  });

  test('a figure out of range has the same problem', async () => {
    const spoiled = spoil(input, examples[0]?.draft ?? {});
    if (spoiled) expect(await expectSameEverywhere(slug, name, spoiled)).toBe(false);
  });
});

test('most random questions were answered', () => expect(random.answered).toBeGreaterThan(random.questions / 2));
