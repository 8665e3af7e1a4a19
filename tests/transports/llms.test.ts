/** Pages for language models: every link works and every calculator is listed. */
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

test('/llms.txt has a working example URL for each calculator', async () => {
  const lines = (await read('/llms.txt')).split('\n');
  const worked = lines.flatMap((line) => /^- \[[a-z-]+\]\([^)]*?(\/v1\/[^)]+)\):/.exec(line)?.[1] ?? []);
  expect(worked).toHaveLength(calculators.length);
  const statuses = await Promise.all(worked.map(async (path) => [path, (await fetch(`${service.url}${path}`)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('/llms.txt links to the rulebook as Markdown, and that to every section', async () => {
  const outlines = [...(await read('/llms.txt')).matchAll(/\((https?:\/\/[^)]+\/(?:rules|tables|rulings)\.md)\)/g)].map(
    ([, url = '']) => url,
  );
  expect(outlines).toHaveLength(3 * systems.length);
  const seen: string[] = [];
  for (const url of outlines) {
    const response = await fetch(`${service.url}${new URL(url).pathname}`);
    expect(response.status, url).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/markdown');
    const text = await response.text();
    expect(text.startsWith('# '), url).toBe(true);
    if (url.endsWith('rules.md')) seen.push(...[...text.matchAll(/\((https?:[^)]+\.md)\)/g)].map(([, section = '']) => section));
  }
  expect(seen).toHaveLength(systems.flatMap(({ sections }) => sections).length);
  const statuses = await Promise.all(seen.map(async (url) => (await fetch(`${service.url}${new URL(url).pathname}`)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a page of the rulebook is served as Markdown on request', async () => {
  const page = `${service.url}/ru/alpha-strike/rules/to-hit/`;
  const response = await fetch(page, { headers: { accept: 'text/markdown, text/html;q=0.5' } });
  expect(response.headers.get('content-type')).toContain('text/markdown');
  expect(response.headers.get('vary')).toContain('Accept');
  const text = await response.text();
  expect(text).toMatch(/^# .*[А-я]/);
  expect(await (await fetch(page.replace(/\/$/, '.md'))).text()).toBe(text);
  const again = await fetch(page.replace(/\/$/, '.md'), { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  // A browser gets the HTML page, which this service lacks.
  expect((await fetch(page, { headers: { accept: 'text/html,*/*;q=0.8' } })).status).toBe(404);
});

test('/llms-full.txt has every argument of every calculator', async () => {
  const text = await read('/llms-full.txt');
  for (const calculator of calculators) {
    const start = text.indexOf(`\n${questionName(calculator)}: `);
    expect(start).toBeGreaterThan(0);
    for (const name of Object.keys(calculator.input)) expect(text.slice(start)).toMatch(new RegExp(`^- ${name}\\??:`, 'm'));
  }
});
