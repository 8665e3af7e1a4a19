import { expect, test } from 'vitest';
import { createCache } from './cache.js';

test('evicts the least recently used answer', () => {
  const cache = createCache(2);
  const entry = (text: string) => ({ etag: `"${text}"`, text });
  cache.set('a', entry('a'));
  cache.set('b', entry('b'));
  cache.get('a');
  cache.set('c', entry('c'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.text)).toEqual(['a', undefined, 'c']);
});
