/** A calculator’s page shares its situation: as a link, as embed code, as a report of a mistake. */
import { calculatorAddress, LANGUAGES, systems } from '@rangefinder/rules';
import { serviceUrl } from './support/running-site.js';
import { see, test } from './support/visit.js';

const calculators = systems.flatMap((system) => system.calculators);

/** Attributes of the widget in a page. */
const partsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/data-(element|element-script|description-script)="([^"]+)"/g)].map(([, name, value]) => [name, value]),
  );

test.for(calculators)('$system $name has its page, its frame and its scripts in both languages', async (calculator, { expect }) => {
  for (const language of LANGUAGES) {
    const page = await fetch(serviceUrl + calculatorAddress(calculator, language));
    const html = await page.text();
    const parts = partsIn(html);
    expect(html).toContain('data-share-code');
    expect(html).toContain('data-share-frame');
    const frame = await fetch(
      serviceUrl + calculatorAddress(calculator, language).replace(`/${language}/`, `/${language}/embed/`).replace('/calculators/', '/'),
    );
    expect(partsIn(await frame.text())).toEqual(parts);
    for (const script of [parts['element-script'], parts['description-script']]) {
      const response = await fetch(`${serviceUrl}${script}`);
      expect(response.headers.get('content-type'), script).toContain('javascript');
      expect(response.headers.get('access-control-allow-origin'), script).toBe('*');
    }
  }
});

test.for(LANGUAGES)('a link with unknown parameters names them with what they mean, in %s', async (language, { open, expect }) => {
  const visit = await open();
  const notice = visit.page.locator('[data-unknown-parameters]');
  await visit.page.goto(`/${language}/alpha-strike/calculators/target-number/?skill=4&distance=8&wings=2&utm_source=x`);
  await see(visit, '[data-unknown-parameters]');
  expect(await notice.textContent()).toMatch(/: distance \(inches\?\), wings$/);
  await visit.page.goto(`/${language}/alpha-strike/calculators/target-number/?skill=4&inches=8&utm_source=x`);
  await see(visit, 'rangefinder-target-number .summary');
  expect(await notice.isVisible()).toBe(false);
});

test.for([
  ['forces/?unit=alpha-strike/atlas-as7-d&name=Lance', 'unit (units?)'],
  ['units/?sistem=5150&q=atlas', 'sistem (system?)'],
  ['embed/alpha-strike/target-number/?skill=4&distance=8&theme=dark', 'distance (inches?)'],
  ['dice/?rol=2d6', 'rol (roll?)'],
  ['battle/?forces=x1', 'forces (force?)'],
  ['units/compare/?units=a', 'units'],
] as const)('%s names its unknown parameters', async ([address, named], { open, expect }) => {
  const visit = await open();
  await visit.page.goto(`/en/${address}&utm_source=x&fbclid=y`);
  await see(visit, '[data-unknown-parameters]');
  expect(await visit.page.locator('[data-unknown-parameters]').textContent()).toMatch(new RegExp(`: ${named.replace(/[()?]/g, '\\$&')}$`));
});

test.for(LANGUAGES)('link, code and report contain the situation, in %s', async (language, { open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  const address = `/${language}/alpha-strike/calculators/target-number/?skill=2&inches=30&woods=true`;
  await page.goto(address);
  await see(visit, 'rangefinder-target-number .summary');
  await page.locator('[data-share] > summary').click();
  expect(await page.locator('[data-share-link]').textContent()).toBe(serviceUrl + address);
  expect(await page.locator('[data-share-code]').textContent()).toContain('<rangefinder-target-number skill="2" inches="30" woods="true"');
  expect(await page.locator('[data-share-frame]').textContent()).toContain(
    `/${language}/embed/alpha-strike/target-number/?skill=2&amp;inches=30&amp;woods=true"`,
  );
  const letter = new URL((await page.locator('[data-report-mail]').getAttribute('href')) ?? '');
  const report = letter.searchParams.get('body') ?? '';
  expect(report).toContain(serviceUrl + address);
  expect(report).toContain('{"skill":2,"inches":30,"woods":true}');
  const { summary } = await (
    await fetch(
      `${serviceUrl}/v1${address.replace(`/${language}`, '').replace('/calculators', '').replace('/?', '?')}&lang=${language.toUpperCase()}`,
    )
  ).json();
  expect(report).toContain(summary);
  expect(report).toMatch(/\d+\.\d+\.\d+/);
  expect(complaints()).toEqual([]);
});
