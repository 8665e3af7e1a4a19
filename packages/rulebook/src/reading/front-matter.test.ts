import { expect, test } from 'vitest';
import { MAX_SUMMARY_LENGTH, readFrontMatter } from './front-matter.js';

const ID = '5150/rep';
const read = (head: string) => readFrontMatter(`---\n${head}\n---\nBody.\n`, ID);

test('splits a text from its head', () => {
  expect(read('id: 5150/rep\nsummary: What Rep is: one figure.\nkeywords: quality, skill')).toEqual({
    ok: true,
    value: { summary: 'What Rep is: one figure.', keywords: 'quality, skill', body: 'Body.\n', linesAbove: 5 },
  });
});

test('takes quotation marks off', () => {
  expect(read("id: 5150/rep\nsummary: 'It''s 2: 1.'")).toMatchObject({ ok: true, value: { summary: "It's 2: 1." } });
});

test.each([
  ['id: 5150/rep', 'the summary is missing'],
  ['id: 5150/rep\nsummary:', 'the summary is missing'],
  ['id: 5150/other\nsummary: S.', 'the id is 5150/rep, not 5150/other'],
  ['summary: S.', 'the id is 5150/rep, not missing'],
  ['id: 5150/rep\nsummary: S.\ntitle: T', 'the head has an unknown line: title'],
  ['id: 5150/rep\nsummary: S.\nsummary: S.', 'a key stands twice in the head'],
  ['id: 5150/rep\nsummary: >', 'the summary is one line, plain or in single quotation marks'],
  [
    `id: 5150/rep\nsummary: ${'x'.repeat(MAX_SUMMARY_LENGTH + 1)}`,
    `the summary has ${MAX_SUMMARY_LENGTH + 1} characters, ${MAX_SUMMARY_LENGTH} at most`,
  ],
])('names what is wrong with %j', (head, problem) => {
  expect(read(head)).toEqual({ ok: false, problems: [problem] });
});

test('asks for a head', () =>
  expect(readFrontMatter('Body.', ID)).toEqual({ ok: false, problems: ['begins with a head between two lines of ---'] }));
