/** One address in every representation: the response cache keeps them apart. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const REPRESENTATIONS = ['application/json', 'text/csv', '*/*'].flatMap((accept) =>
  ['en', 'ru'].flatMap((language) => ['identity', 'gzip', 'br'].map((encoding) => ({ accept, language, encoding }))),
);

/** An answer is cached when it is requested again: the third request gets it from the cache. */
const ROUNDS = 3;

test.each([
  { address: '/v1/alpha-strike/target-number?skill=4&range=SHORT', isTranslated: true },
  { address: '/v1/tables/alpha-strike/table/ranges', isTranslated: true },
  { address: '/v1/weapons?system=5150&first=3', isTranslated: false },
])('$address has the requested type, language and encoding every time', async ({ address, isTranslated }) => {
  const bodies = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { accept, language, encoding } of REPRESENTATIONS) {
      const request = service.request.get(address).set({ Accept: accept, 'Accept-Language': language, 'Accept-Encoding': encoding });
      const { status, headers, text } = await request;
      const what = `${accept} ${language} ${encoding}`;
      expect(status, what).toBe(200);
      expect(headers['content-type'], what).toMatch(accept === 'text/csv' ? /^text\/csv/ : /^application\/json/);
      expect(headers['content-language'], what).toBe(language);
      expect(['identity', encoding], what).toContain(headers['content-encoding'] ?? 'identity');
      const key = `${accept} ${language}`;
      expect(text, what).toBe(bodies.get(key) ?? text);
      bodies.set(key, text);
    }
  const [json, csv] = [bodies.get('application/json en'), bodies.get('text/csv en')];
  expect(() => JSON.parse(json ?? '')).not.toThrow();
  expect(csv).not.toBe(json);
  expect(bodies.get('*/* ru')).toBe(bodies.get('application/json ru'));
  expect(bodies.get('application/json ru') !== json).toBe(isTranslated);
});
