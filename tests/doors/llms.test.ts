/** The pages for language models: every address in them is answered, every calculator is there. */
import { questionName, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const calculators = systems.flatMap(({ calculators: all }) => all);
const read = async (path: string): Promise<string> => (await fetch(`${service.url}${path}`)).text();

test('/llms.txt has a worked address for each calculator, and each is answered', async () => {
  const lines = (await read('/llms.txt')).split('\n');
  const worked = lines.flatMap((line) => /^- \[[a-z-]+\]\([^)]*?(\/v1\/[^)]+)\):/.exec(line)?.[1] ?? []);
  expect(worked).toHaveLength(calculators.length);
  const statuses = await Promise.all(worked.map(async (path) => [path, (await fetch(`${service.url}${path}`)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('/llms-full.txt has every argument of every calculator', async () => {
  const text = await read('/llms-full.txt');
  for (const calculator of calculators) {
    const start = text.indexOf(`\n${questionName(calculator)}: `);
    expect(start).toBeGreaterThan(0);
    for (const name of Object.keys(calculator.input)) expect(text.slice(start)).toMatch(new RegExp(`^- ${name}\\??:`, 'm'));
  }
});
