import { describe, expect, test } from 'vitest';
import { problemsOf, problemsOfBody } from '../../scripts/commit-subjects.mjs';
import { refusedWords } from '../../scripts/refused-words.mjs';
import { readFile } from './support/source-text.js';

describe('commit subjects', () => {
  test.each([
    'Cache parsed documents by text',
    'Rename doors to transports, askers to request contexts',
    'Process downloads in the worker pool',
    'Bring the tools of tests with their lock file',
    'Feed the tokenizer one character at a time',
    `Shorten ${'x'.repeat(64)}`,
    'Merge branch "tests"',
    'Revert "Cached documents; more of them."',
  ])('accepts “%s”', (subject) => expect(problemsOf(subject)).toEqual([]));

  test.each([
    ['Adds a response cache', 'begins with "Adds": write the imperative'],
    ['Added a response cache', 'begins with "Added": write the imperative'],
    ['Caching of documents', 'begins with "Caching": write the imperative'],
    ['The cache keeps documents', 'begins with "The": write the imperative'],
    ['Nothing waits for an import', 'begins with "Nothing": write the imperative'],
    ['Coverage has a floor', 'begins with "Coverage": write the imperative'],
    ['Schema of units without nulls', 'begins with "Schema": write the imperative'],
    ['cache documents', 'does not begin with a capital letter'],
    ['Cache documents.', 'ends with a period'],
    ['Cache documents; drop plans', 'has a semicolon: make two commits, or one subject'],
    ['Cache documents, so requests are faster', 'has two clauses'],
    ['Docs: cache documents', 'has two clauses: make two commits, or put one into the body'],
    ['Cache documents – plans go', 'has two clauses: make two commits, or put one into the body'],
    [`Shorten ${'x'.repeat(65)}`, 'has 73 characters, at most 72 are allowed'],
  ])('rejects “%s”', (subject, problem) => expect(problemsOf(subject)).toContain(problem));
});

describe('commit bodies', () => {
  const words = refusedWords(readFile('CONTRIBUTING.md'));

  test.each([
    '',
    'Two requests shared one cursor.\nEach has its own now.',
    'A “door” is quoted.',
    `See https://example.org/${'x'.repeat(100)}`,
  ])('accepts “%s”', (body) => expect(problemsOfBody(body, words)).toEqual([]));

  test.each([
    ['Whoever asks waits.', 'has the word *whoever* in its body: write the caller, a client, the reader; the passive'],
    ['x'.repeat(101), 'has a line of 101 characters in its body, at most 100 are allowed'],
  ])('rejects “%s”', (body, problem) => expect(problemsOfBody(body, words)).toContain(problem));
});
