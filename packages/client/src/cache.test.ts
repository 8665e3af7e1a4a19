import { expect, test } from 'vitest';
import { createCache } from './cache.js';

test('evicts the least recently used answer', () => {
  const cache = createCache(2);
  const kept = (text: string) => ({ etag: `"${text}"`, text });
  cache.set('a', kept('a'));
  cache.set('b', kept('b'));
  cache.get('a');
  cache.set('c', kept('c'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.text)).toEqual(['a', undefined, 'c']);
});
