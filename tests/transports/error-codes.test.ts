/** The error codes of the client and of the developers’ pages are those of the service. */
import { readFile } from 'node:fs/promises';
import { ERROR_CODES as sent } from '@rangefinder/api';
import { ERROR_CODES as known } from '@rangefinder/client';
import { expect, test } from 'vitest';

/** Codes of the network and of proxies. */
const ON_THE_WAY = ['UNAVAILABLE', 'NETWORK', 'TIMEOUT'];

const inOrderOf = (page: string) => (a: string, b: string) => page.indexOf(`## ${a}`) - page.indexOf(`## ${b}`);

test('the client has a class for every error code of the service', () => {
  expect([...known].sort()).toEqual([...Object.keys(sent), ...ON_THE_WAY].sort());
});

test('the Python client has every code of the service with its status', async () => {
  const source = await readFile(new URL('../../packages/python/src/rangefinder/_codes.py', import.meta.url), 'utf8');
  const [types = '', statuses = ''] = source.split('STATUSES');
  expect([...types.matchAll(/"([A-Z_]+)",/g)].map(([, code]) => code)).toEqual(Object.keys(sent));
  expect(Object.fromEntries([...statuses.matchAll(/"([A-Z_]+)": (\d+),/g)].map(([, code, status]) => [code, Number(status)]))).toEqual(
    sent,
  );
});

test.each(['en', 'ru'])('the page on errors explains each code with its status: %s', async (language) => {
  const page = await readFile(new URL(`../../site/src/content/docs/${language}/developers/errors.md`, import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z_`, ]+`) \| ([\d, ]+) \|/gm)];
  const explained = rows.flatMap(([, names = '', statuses = '']) => {
    const [codes, each] = [names.split(', '), statuses.split(', ')];
    return codes.map((code, at) => [code.replaceAll('`', ''), Number(each[at] ?? each[0])]);
  });
  expect(Object.fromEntries(explained)).toEqual(sent);
  // The `type` of a problem links to the chapter of its code.
  expect([...page.matchAll(/^## ([A-Z_]+)$/gm)].map(([, code]) => code)).toEqual(Object.keys(sent).sort(inOrderOf(page)));
  expect(page.match(/^\*\*(?:What to do|Что делать):\*\* /gm)).toHaveLength(Object.keys(sent).length);
});
