import { expect, test } from 'vitest';
import { embedCode } from './embed-code.js';

const attack = { host: 'https://host', element: 'rangefinder-attack', script: '/widgets/elements/attack.js', language: 'en' };

test('scalars are attributes', () =>
  expect(embedCode({ ...attack, draft: { skill: 4, targetMoved: 'JUMPED', woods: undefined } })).toBe(
    '<script type="module" src="https://host/widgets/elements/attack.js"></script>\n' +
      '<rangefinder-attack skill="4" target-moved="JUMPED" lang="en" api="https://host/"></rangefinder-attack>',
  ));

test('nested values are readable JSON that cannot end its attribute', () => {
  const draft = { attacker: { unit: 'alpha-strike/atlas-as7-d' }, situation: { note: `'"><script>&` } };
  const code = embedCode({ ...attack, draft, theme: 'dark' });
  expect(code).toContain(
    `<rangefinder-attack preset='{"attacker":{"unit":"alpha-strike/atlas-as7-d"},` +
      `"situation":{"note":"&#39;\\">&lt;script>&amp;"}}' lang="en" theme="dark" `,
  );
});
