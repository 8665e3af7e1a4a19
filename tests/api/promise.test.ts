/** Compatibility promises: readable versions, announcements of deprecations, feeds, the status. */
import type { Deprecated } from '@rangefinder/api';
import { apiChanges, LANGUAGES, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

/** A deprecated calculator, and a deprecated parameter of another one. */
const GOING: readonly Deprecated[] = [
  { question: 'eras', since: '2026-11-23', sunset: '2027-05-24', instead: { en: 'factions', ru: 'factions' } },
  { question: 'units', parameter: 'kind', since: '2026-12-01', sunset: '2027-07-01', instead: { en: 'type', ru: 'type' } },
  {
    question: 'alpha-strike/target-number',
    parameter: 'woods',
    since: '2026-12-01',
    sunset: '2027-07-01',
    instead: { en: 'woodsInches', ru: 'woodsInches' },
  },
];

let service: Service;
let warning: Service;
beforeAll(async () => {
  service = await startService();
  warning = await startService({ deprecated: GOING });
});
afterAll(() => Promise.all([service.close(), warning.close()]));

const QUESTION = '/v1/alpha-strike/target-number?skill=4&inches=8';

test('versions can be read, and pin answers', async () => {
  const { headers } = await service.request.get(QUESTION);
  expect(headers['rangefinder-rules']).toMatch(/^\d{4}\.\d{2}(\.\d+)?-[\w-]{12}$/);
  const pinned = await service.request.get(`${QUESTION}&rules=${headers['rangefinder-rules']}`);
  expect(pinned.headers['cache-control']).toContain('immutable');
  const { body } = await service.request.get('/openapi.json');
  expect(body.info.version).toBe(apiChanges[0].version);
  expect(headers['rangefinder-rules']).toMatch(new RegExp(`^${body.info['x-rules-version']}-`));
});

describe('deprecations', () => {
  const announced = ({ headers }: { headers: Record<string, string> }) => ({ deprecation: headers.deprecation, sunset: headers.sunset });
  const ERAS = { deprecation: '@1795392000', sunset: 'Mon, 24 May 2027 00:00:00 GMT' };

  test('of a calculator are announced with every answer, which stays the same', async () => {
    const before = await service.request.get('/v1/eras');
    const response = await warning.request.get('/v1/eras');
    expect(response.body).toEqual(before.body);
    expect(announced(response)).toEqual(ERAS);
    expect(response.headers.link).toBe(
      '<https://rangefinder.example/en/developers/versions/#deprecated>; rel="deprecation"; type="text/html"',
    );
    const again = await warning.request.get('/v1/eras').set('If-None-Match', String(response.headers.etag));
    expect(again.status).toBe(304);
    expect(announced(again)).toEqual(ERAS);
    expect(response.headers['access-control-expose-headers']).toMatch(/Deprecation.*Sunset/);
  });

  test('of a parameter are announced only if it is given, by GET and by POST', async () => {
    const WOODS = { deprecation: '@1796083200', sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' };
    expect(announced(await warning.request.get(`${QUESTION}&woods=true`))).toEqual(WOODS);
    expect(announced(await warning.request.post('/v1/alpha-strike/target-number').send({ skill: 4, inches: 8, woods: true }))).toEqual(
      WOODS,
    );
    expect(announced(await warning.request.get(QUESTION))).toEqual({ deprecation: undefined, sunset: undefined });
  });

  test('are announced for a batch if one of its questions is deprecated', async () => {
    const batch = (...questions: object[]) => warning.request.post('/v1/batch').send(questions);
    const harmless = { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } };
    const woods = { ...harmless, arguments: { ...harmless.arguments, woods: true } };
    expect(announced(await batch(harmless, { question: 'no/such' }, 3 as never))).toEqual({ deprecation: undefined, sunset: undefined });
    expect(announced(await batch(harmless, { question: 'eras' }))).toEqual(ERAS);
    const both = await batch(woods, { question: 'eras' }, { question: 'eras' });
    expect(announced(both)).toEqual(ERAS);
    expect(both.headers.link).toContain('rel="deprecation"');
    expect(announced(await batch(woods))).toEqual({ deprecation: '@1796083200', sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' });
  });

  test('are announced together with the next page of a list, at any depth of a body', async () => {
    const links = (await warning.request.get('/v1/units?first=1&kind=squad')).headers.link;
    expect(links).toMatch(/rel="deprecation".*, <\/v1\/units\?first=1&kind=squad&after=[\w-]+>; rel="next"$/);
    const { headers } = await warning.request.post('/v1/units').send({ first: 1, filter: { kind: 'squad' } });
    expect(headers.link).toMatch(/rel="deprecation"; type="text\/html"$/);
    expect(announced(await warning.request.post('/v1/units').send({ first: 1 }))).toEqual({ deprecation: undefined, sunset: undefined });
  });

  test('are marked in OpenAPI', async () => {
    const { body } = await warning.request.get('/openapi.json');
    expect(body.paths['/v1/eras'].get.deprecated).toBe(true);
    const { deprecated, parameters } = body.paths['/v1/alpha-strike/target-number'].get;
    expect(deprecated).toBeUndefined();
    const going = parameters.filter((one: { deprecated?: boolean }) => one.deprecated).map(({ name }: { name: string }) => name);
    expect(going).toEqual(['woods']);
  });

  test('are not announced otherwise', async () => {
    expect(announced(await service.request.get('/v1/eras'))).toEqual({ deprecation: undefined, sunset: undefined });
  });
});

describe('feeds', () => {
  interface JsonFeed {
    readonly feed_url: string;
    readonly items: readonly { readonly id: string; readonly title: string; readonly url: string; readonly date_published: string }[];
  }

  test.each(LANGUAGES)('list changes and rulings in %s', async (language) => {
    const rulings = systems.flatMap((system) => system.rulings);
    for (const [name, count] of [['rulings', rulings.length] as const, ['changelog', apiChanges.length] as const]) {
      const { body, headers } = await service.request.get(`/v1/${name}.json`).set('Accept-Language', language);
      const { feed_url, items } = body as JsonFeed;
      expect(headers['content-type']).toContain('application/feed+json');
      expect(feed_url).toBe(`https://rangefinder.example/v1/${name}.json`);
      expect(items.length).toBeGreaterThanOrEqual(count);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { url, date_published } of items) {
        expect(url).toContain(`/${language}/`);
        expect(Number.isNaN(Date.parse(date_published))).toBe(false);
      }
    }
  });

  test('are served as Atom with ETags, without the catalog', async () => {
    const { text, headers } = await service.request.get('/v1/changelog.atom').set('Accept-Language', 'ru');
    expect(text).toMatch(/^<\?xml .*\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="ru">/);
    expect(text.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(apiChanges.length);
    expect(text).toContain(`#${apiChanges[0].id}`);
    expect(headers['rangefinder-catalog']).toBeUndefined();
    const again = await service.request.get('/v1/changelog.atom').set({ 'Accept-Language': 'ru', 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test('a ruling keeps its id', async () => {
    const { status } = await service.request.get('/v1/rulings/alpha-strike/ruling/woods-once');
    expect(status).toBe(200);
  });
});

describe('status', () => {
  test('is served for programs', async () => {
    const { body, headers } = await service.request.get('/status.json');
    expect(body).toMatchObject({
      status: 'ok',
      calculators: true,
      catalog: { reachable: true, revision: expect.any(Number) },
      versions: { api: apiChanges[0].version, rules: expect.stringMatching(/^\d{4}\.\d{2}/) },
      uptimeSeconds: expect.any(Number),
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await service.request.get('/status').set('Accept', 'application/json')).body.versions).toEqual(body.versions);
  });

  test.each([
    ['en', 'Everything works'],
    ['ru', 'Всё работает'],
  ])('is served for people in %s', async (language, says) => {
    const page = await service.request.get('/status').set({ Accept: 'text/html', 'Accept-Language': language });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-language']).toBe(language);
    expect(page.text).toContain(says);
    expect(page.text).toContain(apiChanges[0].version);
    expect((await service.request.get(`/status?lang=${language}`).set('Accept', 'text/html')).text).toContain(says);
  });

  test('is served without the catalog and reports its absence', async () => {
    const alone = await startService();
    await alone.catalog.close();
    const { status, body } = await alone.request.get('/status.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'catalog unavailable', calculators: true, catalog: { reachable: false, revision: null } });
    expect((await alone.request.get('/status?lang=ru').set('Accept', 'text/html')).text).toContain('Каталог недоступен');
    await alone.stop();
  });
});
