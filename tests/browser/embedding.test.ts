/** A widget in a third-party page, one script and one element, with the service available, lost or never available. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { startListening } from '../support/listening.js';
import { within } from '../support/time-limits.js';
import { serviceUrl, siteFolder } from './support/running-site.js';
import { test } from './support/stranger.js';
import { bylineIn, press, sentenceIn, tabTo } from './support/widget.js';

const TARGET_NUMBER = 'rangefinder-target-number';

const embed = (script: string, api: string): string =>
  `<script type="module" src="${script}/widgets/rangefinder.js"></script><${TARGET_NUMBER} skill="4" inches="8" lang="en" api="${api}/"></${TARGET_NUMBER}>`;

/** Sets another skill by keyboard. */
async function setSkill(page: Page, skill: number): Promise<void> {
  await tabTo(page, 'skill');
  await press(page, ['Control+A', String(skill)]);
}

test('the service answers, and the page if the service is lost', async ({ open, serve, expect }) => {
  const service = await startListening({ siteFolder: siteFolder });
  const { page, complaints } = await open({ strangersAllowed: true });
  const widget = page.locator(TARGET_NUMBER);
  try {
    await page.goto(serve(embed(service.url, service.url)));
    const { body } = await service.request.get('/v1/alpha-strike/target-number?skill=4&inches=8');
    await expect.poll(() => sentenceIn(widget)).toBe(body.summary);
    expect(await bylineIn(widget)).toBe(`Answered by ${new URL(service.url).host}`);
    expect(complaints()).toEqual([]);
    // The widget still loads the engine for use without the service.
    await page.waitForLoadState('networkidle');
  } finally {
    await service.close();
  }
  const { summary } = await (await fetch(`${serviceUrl}/v1/alpha-strike/target-number?skill=2&inches=8`)).json();
  await setSkill(page, 2);
  await expect.poll(() => bylineIn(widget), { timeout: within(10_000) }).toBe('Computed in this page: the service does not answer');
  expect(await sentenceIn(widget)).toBe(summary);
});

test('the page answers and reports it if the service was never available', async ({ open, serve, expect }) => {
  const { page } = await open({ strangersAllowed: true });
  const widget = page.locator(TARGET_NUMBER);
  const { summary } = await (await fetch(`${serviceUrl}/v1/alpha-strike/target-number?skill=4&inches=8`)).json();
  // Nothing listens on the first port.
  await page.goto(serve(embed(serviceUrl, 'http://127.0.0.1:1')));
  await expect.poll(() => sentenceIn(widget), { timeout: within(10_000) }).toBe(summary);
  expect(await bylineIn(widget)).toBe('Computed in this page: the service does not answer');
});

test('the example of a fan page: both calculators answer, and the page shows the odds of the first', async ({ open, serve, expect }) => {
  const { page, complaints } = await open({ strangersAllowed: true });
  const source = await readFile(new URL('../../examples/fan-page/index.html', import.meta.url), 'utf8');
  await page.goto(serve(source.replaceAll('http://localhost:4000', serviceUrl)));
  const { chance } = await (await fetch(`${serviceUrl}/v1/alpha-strike/target-number?skill=4&inches=8&targetMoved=GROUND&tmm=2`)).json();
  await expect.poll(() => page.locator('#odds').textContent(), { timeout: within(20_000) }).toBe(chance.fraction);
  await expect.poll(() => sentenceIn(page.locator('rangefinder-heat')), { timeout: within(20_000) }).toMatch(/./);
  expect(complaints()).toEqual([]);
});

/** The directives that the page on widgets names. */
async function documentedPolicy(): Promise<string> {
  const page = await readFile(new URL('../../site/src/content/docs/en/developers/widgets.md', import.meta.url), 'utf8');
  const [, directives = ''] = /^(script-src .*)$/m.exec(page) ?? [];
  return `default-src 'self'; img-src data:; ${directives.replaceAll('http://localhost:4000', serviceUrl)}`;
}
const READING = /Target number 6 on 2D6/;
const withAsk = (service: string): string =>
  `${embed(service, service)}<script type="module" src="${service}/widgets/elements/ask.js"></script><rangefinder-ask text="skill 4 at 24 inches" api="${service}/"></rangefinder-ask>`;

test('a page with the documented security policy allows widgets and questions', async ({ open, serve, expect }) => {
  const { page, complaints } = await open({ strangersAllowed: true });
  await page.goto(serve(withAsk(serviceUrl), { 'content-security-policy': await documentedPolicy() }));
  await expect.poll(() => sentenceIn(page.locator(TARGET_NUMBER)), { timeout: within(20_000) }).toMatch(/Target number 6/);
  const questions = page.locator('rangefinder-ask');
  await expect.poll(() => questions.getByText(READING).count(), { timeout: within(20_000) }).toBeGreaterThan(0);
  expect(complaints()).toEqual([]);
});

test('questions are read in a page whose security policy forbids workers', async ({ open, serve, expect }) => {
  const { page } = await open({ strangersAllowed: true });
  const policy = (await documentedPolicy()).replace(/worker-src [^;]*/, "worker-src 'none'");
  await page.goto(serve(withAsk(serviceUrl), { 'content-security-policy': policy }));
  const questions = page.locator('rangefinder-ask');
  await expect.poll(() => questions.getByText(READING).count(), { timeout: within(20_000) }).toBeGreaterThan(0);
});
