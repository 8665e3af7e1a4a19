import { expect, test } from 'vitest';
import { isWelcome } from './origin.js';

test.each([
  ['localhost', undefined, true],
  ['localhost', 'http://localhost:5173', true],
  ['127.0.0.1', 'http://[::1]:80', true],
  ['localhost', 'https://evil.example', false],
  ['localhost', 'http://localhost.evil.example', false],
  ['localhost', 'null', false],
  ['rangefinder.example', 'https://anybody.example', true],
  ['rangefinder.example', 'null', true],
])('a service at %s with origin %s: %s', (publicHost, origin, welcome) => expect(isWelcome(origin, publicHost)).toBe(welcome));
