import { expect, test } from 'vitest';
import { framing } from './framing.js';

const policy = (path: string): string => framing(path)['Content-Security-Policy'];

test.each(['/en/embed/alpha-strike/target-number/', '/ru/embed/5150/damage/'])('any site may frame %s', (path) => {
  expect(policy(path)).toBe('frame-ancestors *');
});

test.each(['/', '/en/', '/en/units/', '/graphiql', '/en/alpha-strike/embed/', '/embed/', '/en/embedded/'])(
  'no other site may frame %s',
  (path) => {
    expect(policy(path)).toBe("frame-ancestors 'self'");
  },
);
